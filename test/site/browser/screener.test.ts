/** The screener in Chromium: built by keyboard alone and by mouse on a phone, it shows what the API answers. */
import { readFile } from "node:fs/promises"
import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"
import { presetScreens } from "../../../core/screens/Presets.ts"
import { hasChromium, withoutChromium } from "../../chromium.ts"
import { screenOfFive } from "./paths.ts"
import { settled } from "./running.ts"
import { siteInChromium } from "./site.ts"

const phone = { width: 360, height: 740 }

/** The expression in the address. */
const whereOf = (page: Page): string => new URL(page.url()).searchParams.get("where") ?? ""

/** The symbols in the table, from top to bottom. */
const symbolsOn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.locator(".screen-results tbody th a").allInnerTexts()

/** The figures that are offered. */
const optionsOn = (page: Page) => page.getByRole("listbox").getByRole("option")

const hasFocus = (page: Page, name: string): Promise<boolean> =>
  page.getByRole("combobox", { name }).evaluate((element) => element === document.activeElement)

const adding = "Add a condition: name of a figure"

describe.skipIf(!hasChromium)(
  `The screener (${hasChromium ? "in Chromium" : withoutChromium})`,
  { timeout: 60_000 },
  () => {
    const { address, open } = siteInChromium()

    const screened = async (query: Readonly<Record<string, string>>) => {
      const response = await fetch(`${address()}/v1/financial_v4/screener?${new URLSearchParams(query)}`)
      assert.strictEqual(response.status, 200)
      return response.json()
    }

    it("builds a screen of five conditions by keyboard alone, in at most 8 requests when it is opened again", async () => {
      const { asked, close, errors, page } = await open("/screener")
      for (let presses = 0; presses < 60 && !(await hasFocus(page, adding)); presses++)
        await page.keyboard.press("Tab")
      assert.isTrue(await hasFocus(page, adding))
      const add = async (figure: string, value: string) => {
        await page.keyboard.type(figure)
        await optionsOn(page).first().waitFor()
        await page.keyboard.press("Enter")
        await settled(page)
        await page.keyboard.type(value)
        await page.keyboard.press("Enter")
        await settled(page)
        assert.isTrue(await hasFocus(page, adding), figure)
      }
      await add("market cap", "1B")
      await add("net margin", "0.5%")
      await add("roe", "5")
      await add("sales_growth_1y", "-50")
      // A text is chosen among those that companies have.
      await page.keyboard.type("sector")
      await optionsOn(page).first().waitFor()
      await page.keyboard.press("Enter")
      await settled(page)
      await page.keyboard.press("Tab")
      await page.keyboard.press("Space")
      await settled(page)
      const { data } = await screened({ columns: "sector" })
      const sectors = Map.groupBy(data, (row: any) => row.sector)
      const frequent = [...sectors].toSorted(
        ([a, { length: n }], [b, { length: m }]) => m - n || (a < b ? -1 : 1)
      )
      const where = `market_cap > 1000000000 && net_margin > 0.5 && roe > 5 && sales_growth_1y > -50 && sector == "${frequent[0]?.[0]}"`
      assert.strictEqual(whereOf(page), where)
      const expected = await screened({ where })
      assert.isAbove(expected.total, 0)
      assert.isBelow(expected.total, expected.universe.count)
      assert.deepStrictEqual(
        await symbolsOn(page),
        expected.data.map(({ symbol }: { symbol: string }) => symbol)
      )
      assert.lengthOf(await page.locator(".screen-condition").all(), 5)
      const matches = await page.locator(".screen-condition .matches").allInnerTexts()
      assert.include(matches.at(-1), `${expected.total} so far`)
      assert.lengthOf(
        await page
          .locator(".screen-condition svg.histogram .met")
          .all()
          .then((all) => all.slice(0, 1)),
        1
      )

      const before = asked.length
      await page.reload()
      await settled(page)
      const answers = asked.slice(before).filter((path) => path.startsWith("/v1/"))
      assert.isTrue(answers.length > 0 && answers.length <= 8, answers.join("\n"))
      assert.deepStrictEqual(errors, [])
      await close()
    })

    it("builds one of five by mouse on a phone", async () => {
      const { close, errors, page } = await open("/screener", { viewport: phone })
      const add = async (search: string, title: string, value: string) => {
        await page.getByRole("combobox", { name: adding }).click()
        await page.getByRole("combobox", { name: adding }).fill(search)
        await page.getByRole("listbox").getByRole("option", { name: title }).first().click()
        await settled(page)
        await page.locator(".screen-condition").last().locator("input.input:not(.argument)").fill(value)
        // Elsewhere.
        await page.getByRole("heading", { level: 1 }).click()
        await settled(page)
      }
      await add("pe_ratio", "pe_ratio", "1000")
      await add("gross", "gross_margin", "1")
      await add("debt_to_equity", "debt_to_equity_ratio", "-5")
      await add("rsi", "rsi", "0")
      await add("current", "current_ratio", "0")
      assert.strictEqual(
        whereOf(page),
        "pe_ratio > 1000 && gross_margin > 1 && debt_to_equity_ratio > -5 && rsi(14) > 0 && current_ratio > 0"
      )
      await page.getByLabel("Comparison of P/E").selectOption("<")
      await settled(page)
      assert.isTrue(whereOf(page).startsWith("pe_ratio < 1000 && "))
      const { data } = await screened({ where: whereOf(page) })
      assert.isNotEmpty(data)
      assert.deepStrictEqual(
        await symbolsOn(page),
        data.map(({ symbol }: { symbol: string }) => symbol)
      )
      await page.getByRole("button", { name: /^Remove the condition on .* \(14\)$/ }).click()
      await settled(page)
      assert.notInclude(whereOf(page), "rsi")
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      )
      assert.strictEqual(overflow, 0)
      assert.deepStrictEqual(errors, [])
      await close()
    })

    it("marks what is wrong with an expression, and repairs it by what may have been meant", async () => {
      const { close, page } = await open("/screener?by=expression")
      const expression = page.getByRole("textbox", { name: "Expression" })
      await expression.fill("roe > 5 && net_margn > 0")
      await page.keyboard.press("Enter")
      await page.getByRole("alert").waitFor()
      assert.strictEqual(await page.locator(".expression-fault mark").innerText(), "net_margn")
      await page.locator(".expression-fault").getByRole("button", { name: "net_margin", exact: true }).click()
      await settled(page)
      assert.strictEqual(whereOf(page), "roe > 5 && net_margin > 0")
      assert.strictEqual(await expression.inputValue(), "roe > 5 && net_margin > 0")
      assert.isNotEmpty(await symbolsOn(page))
      await page.locator("label", { hasText: "Conditions" }).click()
      assert.lengthOf(await page.locator(".screen-condition").all(), 2)
      await close()
    })

    it("sorts by a title, adds and removes columns, and saves what it shows", async () => {
      const { close, errors, page } = await open(`/screener?where=${encodeURIComponent(screenOfFive)}`)
      await page.getByText("Columns", { exact: true }).click()
      await page.getByRole("combobox", { name: "Add a column: name of a figure" }).fill("gross_margin")
      await page.keyboard.press("Enter")
      await settled(page)
      await page.getByRole("button", { name: "Remove the column Market cap" }).click()
      await settled(page)
      await page.getByRole("button", { name: "Gross margin", exact: true }).click()
      await settled(page)
      const header = page.getByRole("columnheader", { name: "Gross margin" })
      assert.strictEqual(await header.getAttribute("aria-sort"), "descending")
      const { columns, sort } = Object.fromEntries(new URL(page.url()).searchParams)
      assert.strictEqual(sort, "-gross_margin")
      assert.include(columns, "gross_margin")
      assert.notInclude(columns, "market_cap")
      const query = { where: screenOfFive, sort: "-gross_margin", columns: columns ?? "" }
      const { data } = await screened(query)
      assert.deepStrictEqual(
        await symbolsOn(page),
        data.map(({ symbol }: { symbol: string }) => symbol)
      )
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download CSV" }).click()
      ])
      const csv = await readFile(await download.path(), "utf8")
      const [head = "", ...lines] = csv.trim().split(/\r?\n/)
      assert.include(head, "gross_margin")
      assert.lengthOf(lines, data.length)
      await header.getByRole("button").click()
      await settled(page)
      assert.strictEqual(await header.getAttribute("aria-sort"), "ascending")
      assert.deepStrictEqual(errors, [])
      await close()
    })

    it("begins with presets, each with its meaning, on any day", async () => {
      const { close, errors, page } = await open("/screener?as_of=2021-03-31")
      for (const { meaning, title, where } of Object.values(presetScreens)) {
        await page.getByRole("navigation", { name: "Screens to begin with" }).getByText(title).click()
        await settled(page)
        assert.strictEqual(whereOf(page), where)
        await page.getByText(meaning.slice(0, 40)).waitFor()
        assert.strictEqual(new URL(page.url()).searchParams.get("as_of"), "2021-03-31")
        const { total, universe } = await screened({ where, as_of: "2021-03-31" })
        await page.getByText(`${total} of ${universe.count} companies`).waitFor()
      }
      assert.deepStrictEqual(errors, [])
      await close()
    })

    it("is where a figure of a company leads, with the companies of its sector", async () => {
      const { close, errors, page } = await open("/companies/apple-inc?as_of=2021-03-31")
      await page.locator("dl.figures > div", { hasText: "Net margin" }).locator(".explained").click()
      await page.getByRole("dialog").getByRole("link", { name: "Compare with peers" }).click()
      await page.getByRole("heading", { level: 1, name: "Screener" }).waitFor()
      await page.waitForURL(/where=/)
      await settled(page)
      assert.strictEqual(whereOf(page), 'sector == "Technology" && known(net_margin_ttm)')
      assert.include(await symbolsOn(page), "AAPL")
      assert.include(page.url(), "as_of=2021-03-31")
      const { data } = await screened({
        where: whereOf(page),
        sort: "-net_margin_ttm",
        as_of: "2021-03-31"
      })
      assert.deepStrictEqual(
        await symbolsOn(page),
        data.map(({ symbol }: { symbol: string }) => symbol)
      )
      assert.deepStrictEqual(errors, [])
      await close()
    })
  }
)
