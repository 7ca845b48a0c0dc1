/** A reader's own figures in Chromium: in the screener, in comparisons and over time, of a browser and of an account. */
import { readFile } from "node:fs/promises"
import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"
import { hasChromium, withoutChromium } from "../../chromium.ts"
import { settled, tokenOf } from "./running.ts"
import { siteInChromium } from "./site.ts"
import { violations } from "./violations.ts"

const formula = "100 * free_cash_flow_ttm / market_cap"

const figure = (name: string, title: string, written: string) => ({
  name,
  title,
  unit: "percent",
  formula: written,
  changed_at: "2026-01-02T03:04:05Z"
})

const cashYield = figure("cash_yield", "Cash yield", formula)
const doubled = figure("doubled", "Doubled yield", "2 * my.cash_yield")

const keeping = (...figures: ReadonlyArray<object>) => ({
  "findata.figures": JSON.stringify({ version: 1, figures })
})

/** Texts of a column of the screen's table, from top to bottom. */
const columnOf = async (page: Page, title: string): Promise<ReadonlyArray<string>> => {
  const titles = await page.locator(".screen-results thead th").allInnerTexts()
  const place = titles.findIndex((one) => one.startsWith(title))
  return page.locator(`.screen-results tbody tr > :nth-child(${place + 1})`).allInnerTexts()
}

const screenAt = (query: Readonly<Record<string, string>>) => `/screener?${new URLSearchParams(query)}`

const percent = (value: number | null): string => (value === null ? "–" : `${value.toFixed(1)}%`)

/** Writes a figure into the form of a dialog. */
const write = async (page: Page, name: string, title: string, written: string) => {
  const dialog = page.getByRole("dialog").last()
  await dialog.getByLabel("Name in expressions").fill(name)
  await dialog.getByLabel("Title").fill(title)
  await dialog.getByLabel("Unit").selectOption("percent")
  await dialog.getByLabel("Formula").fill(written)
  return dialog
}

/** The browser reports refused expressions too, and what a busy server is asked again. */
const unexpected = (errors: ReadonlyArray<string>) => errors.filter((error) => !/\b(?:422|503)\b/.test(error))

describe.skipIf(!hasChromium)(
  `Own figures (${hasChromium ? "in Chromium" : withoutChromium})`,
  { timeout: 60_000 },
  () => {
    const { address, open } = siteInChromium()

    const screened = async (query: Readonly<Record<string, string>>) => {
      const response = await fetch(`${address()}/v1/financial_v4/screener?${new URLSearchParams(query)}`)
      assert.strictEqual(response.status, 200)
      return response.json()
    }

    /** The cash yield of a company by period. */
    const values = async (id: number, frequency: string, limit: number): Promise<ReadonlyArray<any>> => {
      const query = new URLSearchParams({ names: formula, frequency, limit: String(limit) })
      const response = await fetch(`${address()}/v1/financial_v4/companies/${id}/figures?${query}`)
      return (await response.json()).data
    }

    it("are made beside the figures to choose from, and are conditions, columns and order", async () => {
      const { close, errors, outside, page } = await open("/screener")
      await page.getByRole("button", { name: "My figures" }).first().click()
      await page.getByRole("button", { name: "Create a figure" }).click()
      const dialog = await write(page, "cash_yield", "Cash yield", "100 * free_cash_flow_ttm / market_capp")
      await dialog.locator("mark", { hasText: "market_capp" }).waitFor()
      await dialog.getByRole("button", { name: "market_cap", exact: true }).click()
      await dialog.getByText(/^Known for/).waitFor()
      for (const colorScheme of ["dark", "light"] as const) {
        await page.emulateMedia({ colorScheme })
        assert.deepStrictEqual(await violations(page), [])
      }
      await dialog.getByRole("button", { name: "Create the figure" }).click()
      const value = page.locator(".screen-condition", { hasText: "Cash yield" }).locator("input.input")
      await value.waitFor()
      assert.isTrue(await value.evaluate((input) => input === document.activeElement))
      await page.keyboard.type("1")
      await page.keyboard.press("Enter")
      await settled(page)
      assert.strictEqual(new URL(page.url()).searchParams.get("where"), "my.cash_yield > 1")
      const expected = await screened({ where: `${formula} > 1`, columns: formula })
      assert.deepStrictEqual(
        await columnOf(page, "Cash yield"),
        expected.data.map((row: any) => percent(row[formula]))
      )
      assert.isNotEmpty(expected.data)

      await page.getByText("Columns", { exact: true }).click()
      const adding = page.getByRole("combobox", { name: "Add a column" })
      await adding.fill("cash yie")
      await page.getByRole("group", { name: "My figures" }).waitFor()
      await adding.press("Escape")
      await page.locator("button.sort", { hasText: "Cash yield" }).click()
      await settled(page)
      assert.strictEqual(new URL(page.url()).searchParams.get("sort"), "-my.cash_yield")
      const sorted = await screened({ where: `${formula} > 1`, columns: formula, sort: `-(${formula})` })
      assert.deepStrictEqual(
        await columnOf(page, "Cash yield"),
        sorted.data.map((row: any) => percent(row[formula]))
      )
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download CSV" }).click()
      ])
      const [head] = (await readFile(await download.path(), "utf8")).split("\r\n")
      assert.strictEqual(head, "company_id,symbol,name,exchange,price_date,market_cap,my.cash_yield")
      assert.deepStrictEqual([unexpected(errors), outside], [[], []])
      await close()
    })

    it("name each other, stand in ago and in expressions, and are changed and deleted", async () => {
      const columns = 'my.doubled,ago(my.cash_yield, "1y"),my.doubled - my.cash_yield'
      const { close, errors, page } = await open(
        screenAt({ by: "expression", where: "my.doubled > 1", columns }),
        {
          kept: keeping(doubled, cashYield)
        }
      )
      const ago = 'ago(free_cash_flow_ttm, "1y") / ago(market_cap, "1y") * 100'
      const { data } = await screened({ where: `2 * ${formula} > 1`, columns: `${formula},${ago}` })
      assert.isNotEmpty(data)
      assert.deepStrictEqual(
        await columnOf(page, "Doubled yield"),
        data.map((row: any) => percent(2 * row[formula]))
      )
      assert.deepStrictEqual(
        await columnOf(page, "ago(my.cash_yield"),
        data.map((row: any) => (row[ago] === null ? "–" : row[ago].toFixed(2)))
      )
      assert.deepStrictEqual(
        await columnOf(page, "my.doubled - my.cash_yield"),
        data.map((row: any) => row[formula].toFixed(2))
      )
      const list = page.getByRole("dialog", { name: "My figures" })
      await page.getByText("Columns", { exact: true }).click()
      await page.getByRole("button", { name: "My figures" }).click()
      await list.getByRole("button", { name: "Delete my.cash_yield" }).click()
      await page.getByRole("dialog").last().getByRole("button", { name: "Delete", exact: true }).click()
      await page.getByText("my.cash_yield is in the formulas of my.doubled: change them first").waitFor()
      await page.getByRole("dialog").last().getByRole("button", { name: "Cancel" }).click()
      await list.getByRole("button", { name: "Edit my.cash_yield" }).click()
      const edit = page.getByRole("dialog", { name: "Edit my.cash_yield" })
      await edit.getByLabel("Formula").fill("1 + my.doubled")
      await edit
        .getByText("my.cash_yield is made of itself: my.cash_yield → my.doubled → my.cash_yield")
        .waitFor()
      await edit.getByRole("button", { name: "Save" }).click()
      assert.isTrue(await edit.isVisible())
      await edit.getByLabel("Formula").fill("sector")
      await edit.getByText("The formula is a text or a date, not a number").waitFor()
      await edit.getByLabel("Formula").fill("roe, roa")
      await edit.getByText("The formula has a comma outside of brackets").waitFor()
      await edit.getByLabel("Formula").fill("10 * free_cash_flow_ttm / market_cap")
      await edit.getByRole("button", { name: "Save" }).click()
      await list.getByRole("button", { name: "Close" }).click()
      await settled(page)
      const fewer = await screened({ where: `20 * free_cash_flow_ttm / market_cap > 1`, columns: formula })
      assert.deepStrictEqual(
        await columnOf(page, "Doubled yield"),
        fewer.data.map((row: any) => percent(0.2 * row[formula]))
      )
      assert.deepStrictEqual(unexpected(errors), [])
      await close()
    })

    it("of somebody else are said to be unknown, and may be made then", async () => {
      const { close, page } = await open(screenAt({ where: "roe > 1 && my.cash_yield > 1" }))
      const fault = page
        .getByRole("alert")
        .filter({ hasText: "my.cash_yield is an own figure, and not among yours" })
      await fault.waitFor()
      assert.strictEqual(await fault.locator("mark").innerText(), "my.cash_yield")
      await fault.getByRole("button", { name: "Create my.cash_yield" }).click()
      const dialog = page.getByRole("dialog", { name: "Create a figure" })
      assert.strictEqual(await dialog.getByLabel("Name in expressions").inputValue(), "cash_yield")
      await dialog.getByLabel("Title").fill("Mine")
      await dialog.getByLabel("Formula").fill(formula)
      await dialog.getByRole("button", { name: "Create the figure" }).click()
      await page.locator(".screen-condition", { hasText: "Mine" }).waitFor()
      await settled(page)
      assert.strictEqual(await page.getByRole("alert").count(), 0)
      await close()
    })

    it.each([
      ["is full", "{}", "This browser has no room for it"],
      ["keeps what a later version wrote", '{"version":2,"figures":[]}', "A later version of this site"],
      ["keeps what can't be read", "{", "can't be read"]
    ])("stay where a browser %s, and the page works", async (what, kept, text) => {
      const isFull = what === "is full"
      const { close, errors, page } = await open("/companies/apple-inc", {
        kept: isFull ? {} : { "findata.figures": kept }
      })
      if (isFull)
        await page.evaluate(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException("full", "QuotaExceededError")
          }
        })
      await page.getByRole("link", { name: "Screener" }).click()
      await page.getByRole("button", { name: "My figures" }).click()
      await page.getByRole("button", { name: "Create a figure" }).click()
      const dialog = await write(page, "a", "A", "roe")
      await dialog.getByRole("button", { name: "Create the figure" }).click()
      const isReplaced = what === "keeps what can't be read"
      if (isReplaced) {
        await page.locator(".screen-condition", { hasText: "A" }).first().waitFor()
        assert.include(await page.evaluate(() => localStorage.getItem("findata.figures")), '"name":"a"')
        assert.deepStrictEqual(
          await page.evaluate(() =>
            Object.entries(localStorage).flatMap(([name, text]) =>
              name.startsWith("findata.figures.unreadable.") ? [text] : []
            )
          ),
          [kept]
        )
      } else {
        await dialog.getByRole("alert").getByText(text).waitFor()
        assert.strictEqual(
          await page.evaluate(() => localStorage.getItem("findata.figures")),
          isFull ? null : kept
        )
      }
      assert.deepStrictEqual(unexpected(errors), [])
      await close()
    })

    it("of another tab are there at once", async () => {
      const { close, page } = await open("/screener")
      const other = await page.context().newPage()
      await other.goto(`${address()}/companies`)
      await other.evaluate(
        (text) => localStorage.setItem("findata.figures", text),
        keeping(cashYield)["findata.figures"]
      )
      await page.getByRole("combobox", { name: "Add a condition" }).fill("cash_yield")
      const option = page.getByRole("option", { name: "my.cash_yield" })
      await option.waitFor()
      assert.include(await option.innerText(), "Cash yield")
      await other.close()
      await close()
    })

    it("are rows of a comparison, and of a company by period, as the service computes them", async () => {
      const place = figure("place", "Place", "rank(market_cap)")
      const kept = keeping(place, doubled, cashYield)
      const compared = await open("/compare?with=apple-inc,alphabet-inc", { kept })
      await compared.page.locator("footer").last().scrollIntoViewIfNeeded()
      const panel = compared.page.getByRole("region", { name: "My figures" })
      await panel.getByRole("row").filter({ hasText: "Doubled yield" }).waitFor()
      await settled(compared.page)
      const cells = await panel
        .getByRole("row")
        .filter({ hasText: "Cash yield" })
        .getByRole("cell")
        .allInnerTexts()
      const ids = await Promise.all(
        ["apple-inc", "alphabet-inc"].map(async (slug) => {
          const response = await fetch(`${address()}/v1/financial_v4/companies/by-slug/${slug}`)
          return (await response.json()).company_id
        })
      )
      const latest = await Promise.all(ids.map((id) => values(id, "month", 1)))
      assert.deepStrictEqual(
        cells,
        latest.map(([row]) => percent(row[formula]))
      )
      assert.include(
        await panel.innerText(),
        "In the screener alone, because they compare a company with all others: my.place"
      )
      assert.strictEqual(await panel.getByRole("row").filter({ hasText: "Place" }).count(), 0)
      assert.deepStrictEqual(await violations(compared.page), [])
      assert.deepStrictEqual([unexpected(compared.errors), compared.outside], [[], []])
      await compared.close()

      const overview = await open("/companies/apple-inc", { kept })
      await overview.page.locator(".panel", { hasText: "Balance sheet" }).last().scrollIntoViewIfNeeded()
      await overview.page.mouse.wheel(0, 300)
      const now = overview.page.getByRole("region", { name: "My figures" })
      await now.getByText("As known on the day of the latest price").waitFor()
      assert.include(await now.innerText(), cells[0] ?? "none")
      await overview.close()

      const { close, errors, page } = await open("/companies/apple-inc/analysis", {
        kept,
        viewport: { width: 360, height: 740 }
      })
      await page.locator("footer").last().scrollIntoViewIfNeeded()
      const part = page.getByRole("region", { name: "My figures" })
      await part.getByText("Quarters").click()
      await part.getByText("Choose figures").click()
      await part.getByLabel("Doubled yield").uncheck()
      await settled(page)
      const shown = await part.locator("tbody td").allInnerTexts()
      const quarters = await values(ids[0] ?? 0, "quarter", 40)
      assert.deepStrictEqual(
        shown,
        quarters.toReversed().map((row) => percent(row[formula]))
      )
      assert.isTrue(shown.some((text) => text !== "–"))
      assert.deepStrictEqual(await violations(page), [])
      assert.deepStrictEqual(unexpected(errors), [])
      await close()
    })

    it("go along to an account at sign-in, but those whose names it has", async () => {
      const token = await tokenOf("taker")
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
      const { changed_at: _, ...taken } = figure("taken", "Taken", "roe")
      const made = await fetch(`${address()}/api/v1/figures`, {
        method: "POST",
        headers,
        body: JSON.stringify(taken)
      })
      assert.strictEqual(made.status, 201)
      const { close, page } = await open("/account/keys", {
        token,
        kept: keeping(
          figure("behind", "Behind", "1 + my.taken"),
          doubled,
          figure("taken", "Other", "roe"),
          cashYield
        )
      })
      await page.getByText("This browser keeps 4 figures that aren't in your account.").waitFor()
      await page.getByRole("button", { name: "Take them along" }).click()
      await page.getByText('my.taken stays in this browser: There is a figure "taken" already').waitFor()
      await page
        .getByText("my.behind stays in this browser: its formula names my.taken, which stays here")
        .waitFor()
      await page.getByRole("row").filter({ hasText: "my.doubled" }).waitFor()
      const { figures } = await (await fetch(`${address()}/api/v1/figures`, { headers })).json()
      assert.deepStrictEqual(
        figures.map(({ formula: written, name }: any) => [name, written]),
        [
          ["doubled", doubled.formula],
          ["cash_yield", formula],
          ["taken", "roe"]
        ]
      )
      const kept = await page.evaluate(() => localStorage.getItem("findata.figures"))
      assert.deepStrictEqual(
        JSON.parse(kept ?? "").figures.map(({ name }: any) => name),
        ["behind", "taken"]
      )
      // The account's screens name them.
      await page.goto(`${address()}${screenAt({ where: "my.doubled > 1" })}`)
      await settled(page)
      const { data } = await screened({ where: `2 * ${formula} > 1`, columns: formula })
      assert.deepStrictEqual(
        await columnOf(page, "Doubled yield"),
        data.map((row: any) => percent(2 * row[formula]))
      )
      await page.getByRole("button", { name: "My figures" }).first().click()
      await page.getByRole("button", { name: "Edit my.doubled" }).click()
      const edit = page.getByRole("dialog", { name: "Edit my.doubled" })
      await edit.getByLabel("Formula").fill("3 * my.cash_yield")
      await edit.getByRole("button", { name: "Save" }).click()
      await page.getByRole("button", { name: "Close" }).click()
      await settled(page)
      const tripled = await screened({ where: `3 * ${formula} > 1`, columns: formula })
      assert.deepStrictEqual(
        await columnOf(page, "Doubled yield"),
        tripled.data.map((row: any) => percent(3 * row[formula]))
      )
      await close()
    })
  }
)
