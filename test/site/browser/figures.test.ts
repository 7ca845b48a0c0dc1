/** What company pages show in Chromium is what the API answers. */
import "../english.ts"
import { assert, describe, it } from "@effect/vitest"
import { readFileSync } from "node:fs"
import type { Answer } from "../../../adapters/client/mod.ts"
import { allLines, type LineName } from "../../../apps/site/src/company/financials/lines.ts"
import { lineTexts } from "../../../apps/site/src/figures/lineTexts/lineTexts.ts"
import {
  change,
  compact,
  count,
  day,
  number,
  percent,
  price,
  unknown
} from "../../../apps/site/src/language/format.ts"
import { valueText } from "../../../apps/site/src/figures/valueText.ts"
import {
  type BarColumns,
  columnsOf,
  correlation,
  maxDrawdown,
  percentReturn
} from "../../../core/prices/mod.ts"
import { hasChromium, withoutChromium } from "../../chromium.ts"
import {
  addressOf,
  type CheckedPage,
  checkedPages,
  type Expected,
  type Shown,
  shownOn,
  subjectOf
} from "./pagesFigures.ts"
import { tokenOf, type Visit } from "./running.ts"
import { violations } from "./violations.ts"
import { siteInChromium } from "./site.ts"

/** The latest day of the sample's prices. */
const lastDay = "2021-03-31"

/** Whether a text shows a value, or both ends of a range, as unknown. */
const isUnknown = (text: string): boolean => text === unknown || text === `${unknown} – ${unknown}`

/**
 * Compares the first cells of each row. A dash says nothing, because whatever isn't found is one on both sides: those that are
 * right are listed, by the row and, of several cells, the column.
 */
const compare = (shown: Shown, expected: Expected, unknowns: ReadonlyArray<string> = []): void => {
  const wanted = Object.entries(expected).map(([name, texts]) => [name, [texts].flat()] as const)
  assert.deepStrictEqual(
    wanted.flatMap(([name, texts]) =>
      texts.flatMap((text, i) => (isUnknown(text) ? (texts.length > 1 ? `${name} ${i + 1}` : name) : []))
    ),
    unknowns
  )
  assert.deepStrictEqual(
    wanted.map(([name, texts]) => [name, shown.get(name)?.slice(0, texts.length)]),
    wanted.map(([name, texts]) => [name, texts])
  )
}

const best = (text: string) => `${text} best of the row`
const worst = (text: string) => `${text} worst of the row`

/** In percent, from the first close to the last. */
const gained = ({ close }: BarColumns) => percentReturn(close[0] ?? null, close.at(-1) ?? null)

describe.skipIf(!hasChromium)(
  `Company pages (${hasChromium ? "in Chromium" : withoutChromium})`,
  { timeout: 60_000 },
  () => {
    const { address, open } = siteInChromium()

    /** What the API answers to the request that the page sent to a path. */
    const answered = async <A>({ asked }: Visit, path: RegExp): Promise<A> => {
      const sent = asked.find((one) => one.startsWith("/v1/") && path.test(one))
      if (sent === undefined) throw new Error(`Nothing was asked of ${path}:\n${asked.join("\n")}`)
      return (await fetch(`${address()}${sent}`)).json() as Promise<A>
    }

    const visit = async (path: string) => {
      const visit = await open(path)
      const shown = await shownOn(visit.page)
      return { visit, shown, close: visit.close }
    }

    const ask = async <A>(path: string) => (await fetch(`${address()}${path}`)).json() as Promise<A>

    /** The figures of a page beside those that the API answers; how many there are. */
    const comparePage = async (
      name: CheckedPage,
      symbol: string,
      as_of: string = lastDay,
      unknowns: ReadonlyArray<string> = []
    ) => {
      const { expected, kept } = checkedPages[name]
      const subject = await subjectOf(ask, symbol, as_of)
      const { close, page } = await open(addressOf(name, subject), { kept })
      const wanted = await expected(ask, subject)
      compare(await shownOn(page), wanted, unknowns)
      return { page, close, figures: Object.values(wanted).flat().length }
    }

    it("show the price, ratios, margins and growth of the overview, of twelve months and of a year", async () => {
      const { close, page } = await comparePage("overview", "AAPL")
      assert.include(await page.innerText(".quote"), price(122.15, "USD"))
      await close()
      await (await comparePage("overview of a fiscal year", "AAPL")).close()
    })

    it("open to what they were computed from, by keyboard, with commands for operators alone", async () => {
      const path = `/companies/aapl?as_of=${lastDay}`
      const { close, page, asked, errors } = await open(path)
      const ratio = page.getByRole("button", { name: "32.08" })
      await ratio.focus()
      await page.keyboard.press("Enter")
      const dialog = page.getByRole("dialog", { name: "P/E" })
      await dialog.getByRole("table").waitFor()
      const sent = asked.find((one) => one.includes("/figures/pe_ratio"))
      const { operands } = (await (await fetch(`${address()}${sent}`)).json()) as Answer<"getCompanyFigure">
      const cells = await dialog.locator("tbody td:nth-child(2)").allInnerTexts()
      assert.deepStrictEqual(cells, operands.map(valueText))
      assert.lengthOf(cells, 8)
      assert.match(await dialog.innerText(), /10-K, filed Oct\s30,\s2020/)
      assert.deepStrictEqual(await violations(page), [])
      await page.keyboard.press("Escape")
      await dialog.waitFor({ state: "detached" })
      assert.isTrue(await ratio.evaluate((element) => element === document.activeElement))

      // The choice of statements stays.
      await page.getByText("Fiscal year", { exact: true }).first().click()
      await page.getByText("Fiscal year 2020, ended Sep 26, 2020").first().waitFor()
      await page.reload()
      await page.getByText("Fiscal year 2020, ended Sep 26, 2020").first().waitFor()
      await page.evaluate(() => localStorage.removeItem("findata.basis"))
      assert.deepStrictEqual(errors, [])
      await close()

      for (const [token, isOperators] of [
        [undefined, false],
        [await tokenOf("root", "admin read:all"), true]
      ] as const) {
        const ibm = await open(`/companies/ibm?as_of=${lastDay}`, token === undefined ? {} : { token })
        await ibm.page.locator("dl.figures > div", { hasText: "EV/EBITDA" }).locator(".explained").click()
        await ibm.page.getByRole("dialog").getByText("of the period to").first().waitFor()
        const text = await ibm.page.getByRole("dialog").innerText()
        assert.strictEqual(text.includes("sync edgar --symbols IBM"), isOperators)
        await ibm.close()
      }
    })

    it.each([
      ["annual statements", 6, 4],
      ["quarterly statements", 21, 13]
    ] as const)("show every line of the %s and of twelve months", async (name, columns, newest) => {
      // Apple has neither preferred stock nor minorities, and its newest statements no goodwill.
      const never: Partial<Record<LineName, number>> = {
        preferred_stock: columns,
        non_controlling_interest: columns,
        goodwill: newest,
        intangible_assets: newest
      }
      const unknowns = allLines.flatMap((line) =>
        Array.from({ length: never[line] ?? 0 }, (_, column) => `${lineTexts()[line][0]} ${column + 1}`)
      )
      const { close, page } = await comparePage(name, "AAPL", lastDay, unknowns)
      assert.include(await page.innerText(".statements thead"), "million")
      // Twelve months to Dec 26, 2020 and those before: 294,135 / 267,683 - 1.
      await page.getByText("YoY", { exact: true }).click()
      const revenue = page.getByRole("row", { name: /^Revenue/ }).first()
      await revenue.locator("td.trailing").getByText("+9.9%").waitFor()
      await close()
    })

    it("show what a figure was on another day, the filings of both, and of what a figure lacks", async () => {
      const path = "/companies/aapl/financials?as_of=2010-01-25&against=2009-10-27&years=5"
      const { close, visit: one } = await visit(path)
      const row = one.page.getByRole("row", { name: /^Operating income/ }).first()
      assert.include((await row.innerText()).replaceAll(/\s+/g, " "), "8,327 6,275")
      const listed = one.page.locator(".changes tbody tr", { hasText: "Operating income" }).nth(1)
      assert.strictEqual(
        (await listed.innerText()).replaceAll(/[\s\u00a0]+/g, " "),
        "Operating income FY 2008 6,275 10-K, filed Oct 27, 2009 8,327 10-K/A, filed Jan 25, 2010 +32.7% Restated"
      )
      const links = await listed
        .getByRole("link")
        .evaluateAll((all) => all.map((each) => each.getAttribute("href")))
      assert.deepStrictEqual(links, [
        "https://www.sec.gov/Archives/edgar/data/320193/000119312509214859/",
        "https://www.sec.gov/Archives/edgar/data/320193/000119312510012091/"
      ])
      // By keys: from a figure to its line, which C draws, and to one that isn't known, which says why.
      await one.page.locator('[data-at="0,1"]').focus()
      await one.page.keyboard.press("ArrowDown")
      await one.page.keyboard.press("c")
      await one.page.waitForURL(/lines=sales\+cost_of_goods/)
      await one.page
        .locator(".statements tbody tr", { hasText: "Total debt" })
        .locator("td button")
        .first()
        .focus()
      const why = (await one.page.locator(".origin").innerText()).replaceAll(/[\s\u00a0]+/g, " ")
      assert.include(
        why,
        "Computed as Short-term debt + Long-term debt, of which Short-term debt and Long-term debt"
      )
      assert.include(why, "10-K/A, filed Jan 25, 2010")
      await close()
    })

    it("show that a split alone changed figures per share", async () => {
      const path = `/companies/aapl/financials?as_of=2020-08-31&against=2020-08-30`
      const { close, visit: one } = await visit(path)
      const row = one.page.locator(".statements tbody tr", { hasText: "EPS (diluted)" })
      assert.include((await row.innerText()).replaceAll(/\s+/g, " "), "2.97 11.89")
      const summary = await one.page.locator(".changes > p").innerText()
      assert.match(summary, /^0 restated, [1-9]\d* on other shares by a split, 0 not known then\.$/)
      await close()
    })

    it("show the latest fiscal year and multiples of the analysis", async () => {
      const { close, page } = await comparePage("analysis", "AAPL")
      const { multiples } = (await (
        await fetch(`${address()}/v1/financial_v4/companies/1/multiples?as_of=${lastDay}`)
      ).json()) as Answer<"listCompanyMultiples">
      const [latest] = multiples
      assert.isDefined(latest)
      await page.getByText("As a table").last().click()
      await page.locator("details[open] tbody tr").first().waitFor()
      compare(await shownOn(page), {
        [day(latest?.date)]: [
          day(latest?.statement_date),
          number(latest?.pe_ratio),
          number(latest?.pb_ratio),
          number(latest?.ps_ratio),
          number(latest?.ev_ebitda),
          number(latest?.pfcf_ratio)
        ]
      })
      await close()
    })

    it.each([
      ["consensus", "AAPL", lastDay, 6],
      ["sector", "AAPL", lastDay, 30],
      ["insiders", "SNOW", "2022-12-31", 6]
    ] as const)("show the figures of the %s", async (name, symbol, as_of, count) => {
      const { close, figures } = await comparePage(name, symbol, as_of)
      assert.strictEqual(figures, count)
      await close()
    })

    it("open to what they are computed from in the analysis, against the sector and among insiders", async () => {
      for (const [tab, label] of [
        ["analysis", "Net margin"],
        ["sector", "ROE"],
        ["insiders", "Purchases"]
      ] as const) {
        const { close, page } = await open(`/companies/apple-inc/${tab}`)
        const value = page.getByTitle(`${label}: how it is computed`)
        const text = await value.innerText()
        await value.click()
        const dialog = page.getByRole("dialog", { name: label })
        assert.strictEqual(await dialog.locator(".explained-value").innerText(), text)
        await close()
      }
    })

    it("are printed with the titles of tables on each sheet, the page's address at its foot, and no menus", async () => {
      const { close, page } = await open("/companies/apple-inc/financials?period=Quarterly&years=10")
      await page.emulateMedia({ media: "print" })
      const { foot, head, shown } = await page.evaluate(() => {
        dispatchEvent(new Event("beforeprint"))
        const scroller = document.querySelector(".statements .table-scroll")
        return {
          foot: [...document.adoptedStyleSheets]
            .flatMap(({ cssRules }) => [...cssRules])
            .map(({ cssText }) => cssText)
            .join(),
          head: scroller === null ? "" : getComputedStyle(scroller).overflowX,
          shown: [...document.querySelectorAll(".statements thead th")].filter((th) => th.checkVisibility())
            .length
        }
      })
      assert.include(foot, page.url())
      assert.deepStrictEqual([head, shown], ["visible", 11])
      assert.isFalse(await page.locator(".shell-header, .tabs, .take, .save").first().isVisible())
      assert.isTrue(await page.getByText("The newest 10 periods are printed").isVisible())
      await page.emulateMedia({ media: null })
      await close()
    })

    it("show what is in the store", async () => {
      const start = await visit("/")
      const { sources } = await answered<Answer<"listSources">>(start.visit, /\/sources/)
      const rows = (kind: string): string =>
        count(sources.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.rows, 0))
      compare(start.shown, {
        Companies: rows("companies"),
        "Daily bars": rows("prices"),
        Statements: rows("statements"),
        News: rows("news")
      })
      assert.match(rows("prices"), /^\d+,\d{3}/)
      await start.close()
    })

    it("show the last bar of the chart and its indicators", async () => {
      const asked = "sma(20),sma(200),bbands(20,2),rsi(14),macd(12,26,9)"
      const path = `/companies/aapl/chart?as_of=${lastDay}&indicators=${asked}`
      const { close, visit: one } = await visit(path)
      const { data } = await answered<Answer<"listCompanyPrices">>(one, /\/prices/)
      const at = `${address()}/v1/financial_v4/companies/1/indicators?as_of=${lastDay}&limit=1&indicators=${asked}`
      const { data: computed } = (await (await fetch(at)).json()) as Answer<"listCompanyIndicators">
      const value = (name: string) => computed[0]?.[name] as number
      const [last] = data
      const readout = (await one.page.innerText(".plot")).replaceAll(/\s+/g, " ")
      for (const text of [
        `O ${price(last?.open)} H ${price(last?.high)} L ${price(last?.low)} C ${price(last?.close)}`,
        `Vol ${compact(last?.volume)}`,
        ...["sma(20)", "sma(200)"].map((name) => `${name} ${price(value(name))}`),
        `bbands(20,2) upper ${price(value("bbands(20,2).upper"))}`,
        `lower ${price(value("bbands(20,2).lower"))}`,
        `rsi(14) ${number(value("rsi(14)"))}`,
        `signal ${number(value("macd(12,26,9).signal"))}`,
        `histogram ${number(value("macd(12,26,9).histogram"))}`
      ])
        assert.include(readout, text)
      await close()
    })

    /** The one answer about the figures of both, by name. */
    const valuesOf = async (asked: ReadonlyArray<string>) => {
      const [sent, ...more] = asked.filter((path) => path.includes("/values?"))
      assert.lengthOf(more, 0)
      const { companies } = (await (await fetch(`${address()}${sent}`)).json()) as Answer<"listValues">
      assert.deepStrictEqual(
        companies.map(({ symbol }) => symbol),
        ["AAPL", "NVDA"]
      )
      return (name: string) => companies.map(({ figures }) => figures.find((one) => one.name === name))
    }

    it("show figures of compared companies beside one another, each company once, of twelve months or a year", async () => {
      const path = `/compare?with=apple-inc,aapl,nvidia-corporation&as_of=${lastDay}`
      const { close, shown, visit: one } = await visit(path)
      const values = await valuesOf(one.asked)
      const texts = (name: string, write: (value: number | null) => string) =>
        values(name).map((figure) => write(typeof figure?.value === "number" ? figure.value : null))
      const [apples = "", nvidias = ""] = texts("gross_margin_ttm", percent)
      compare(
        shown,
        {
          "Market cap": texts("market_cap", compact),
          "P/E": texts("pe_ratio", number),
          "Gross margin, 12 months": [worst(apples), best(nvidias)],
          "Revenue, 12 months": texts("sales_ttm", compact),
          "Total assets, latest": texts("total_assets_mrq", compact)
        },
        // The sample has no prices of NVIDIA.
        ["Market cap 2", "P/E 2"]
      )
      assert.strictEqual(values("sales_ttm")[0]?.currency, "USD")
      assert.deepStrictEqual(await one.page.locator(".side-by-side header .muted").allInnerTexts(), [
        "USD",
        "USD"
      ])

      const before = one.asked.length
      await one.page.getByText("Fiscal year", { exact: true }).first().click()
      await one.page.getByRole("rowheader", { name: "Gross margin", exact: true }).waitFor()
      const ofYear = await valuesOf(one.asked.slice(before))
      const [apple] = ofYear("sales")
      const row = one.page.getByRole("row").filter({ has: one.page.getByText("Revenue", { exact: true }) })
      assert.include(await row.innerText(), compact(Number(apple?.value)))
      await close()
    })

    it("show total returns, drawdowns and correlations of bars adjusted for dividends, against the index", async () => {
      const { close, page } = await open(`/compare?with=aapl,ibm&range=1y&as_of=${lastDay}`)
      await page.getByRole("button", { name: "SPY", exact: true }).click()
      await page.locator(".returns .legend li").nth(2).waitFor()
      assert.include(page.url(), "benchmark=spdr-s-p-500-etf-trust")
      const barsOf = async (company: number, adjust: string) => {
        const sent = `/v1/financial_v4/companies/${company}/prices?adjust=${adjust}&start_date=2020-03-31&end_date=${lastDay}&limit=400`
        const { data } = (await (await fetch(`${address()}${sent}`)).json()) as Answer<"listCompanyPrices">
        return columnsOf(data.map(({ datetime, ...bar }) => ({ date: datetime.slice(0, 10), ...bar })))
      }
      const [apple, ibm] = [await barsOf(1, "all"), await barsOf(6, "all")]
      const ends = async () => (await page.innerText(".returns > .visually-hidden")).split(", ").slice(0, 2)
      assert.deepStrictEqual(await ends(), [`AAPL ${change(gained(apple))}`, `IBM ${change(gained(ibm))}`])
      const table = (name: string) => page.getByRole("region", { name }).getByRole("row")
      assert.match(
        await table("Drawdown").nth(1).innerText(),
        new RegExp(`^\\s*AAPL\\s+${percent(maxDrawdown(apple))}`)
      )
      assert.match(
        await table("Correlation").nth(1).innerText(),
        new RegExp(`^\\s*AAPL\\s+1\\s+${number(correlation(apple, ibm))}`)
      )
      await page.getByText("Price return", { exact: true }).click()
      await page.waitForFunction(
        (text) => !document.querySelector(".returns > .visually-hidden")?.textContent?.startsWith(text),
        `AAPL ${change(gained(apple))}`
      )
      assert.strictEqual((await ends())[0], `AAPL ${change(gained(await barsOf(1, "splits")))}`)
      await close()
    })

    it("warn of a step among the bars of a compared company in the chosen range alone, and name it", async () => {
      const { close, page } = await open(`/compare?with=aapl,goog&range=10y&as_of=${lastDay}`)
      const note = page
        .locator(".returns .note")
        .getByText("Between Apr 2, 2014 and Apr 3, 2014 the price steps as by a 2:1 split")
      await note.waitFor()
      assert.match(await page.locator(".returns .note").innerText(), /^GOOG · Between/)
      await page.getByText("3Y", { exact: true }).click()
      await note.waitFor({ state: "detached" })
      await close()
    })

    it("warn of a step that looks like a split among the bars of the chosen range alone", async () => {
      const { close, page } = await open("/companies/goog/chart?range=all&events=none")
      const note = page.getByText("Between Apr 2, 2014 and Apr 3, 2014 the price steps as by a 2:1 split")
      assert.isTrue(await note.isVisible())
      assert.include(await page.innerText(".chart-events"), "Looks like a 2:1 split")
      await page.getByRole("button", { name: "1Y", exact: true }).click()
      await note.waitFor({ state: "detached" })
      await close()
    })

    it("save the bars that the chart shows, under a name that says which", async () => {
      const { close, page } = await open(`/companies/aapl/chart?as_of=${lastDay}&adjust=none&interval=1week`)
      const saved = page.waitForEvent("download")
      await page.getByRole("button", { name: "Download CSV", exact: true }).click()
      const download = await saved
      const lines = readFileSync(await download.path(), "utf8")
        .trimEnd()
        .split("\r\n")
      const [, from = "", to = ""] =
        /^AAPL_1week_none_([\d-]+)_([\d-]+)\.csv$/.exec(download.suggestedFilename()) ?? []
      const query = `interval=1week&adjust=none&start_date=${from}&end_date=${to}&as_of=${lastDay}`
      const answer = await fetch(`${address()}/v1/financial_v4/companies/1/prices?${query}&format=csv`)
      assert.deepStrictEqual(lines, (await answer.text()).trimEnd().split("\r\n"))
      const savedToo = page.waitForEvent("download")
      await page.getByRole("button", { name: "Download CSV (Indicators)" }).click()
      const indicators = await savedToo
      assert.strictEqual(indicators.suggestedFilename(), `AAPL_1week_none_${from}_${to}_indicators.csv`)
      const asked = await fetch(
        `${address()}/v1/financial_v4/companies/1/indicators?${query}&indicators=sma(50),sma(200)&order=desc&limit=100&format=csv`
      )
      assert.strictEqual(readFileSync(await indicators.path(), "utf8"), await asked.text())
      await page.getByText("As a table").click()
      const count = lines.length - 1
      await page.getByText(`The last ${count} of the ${count} bars shown`).waitFor()
      assert.strictEqual(to, "2021-03-29")
      assert.strictEqual(count, 53)
      await close()
    })
  }
)
