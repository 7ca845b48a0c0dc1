/** What company pages show in Chromium is what the API answers. */
import "../english.ts"
import { assert, describe, it } from "@effect/vitest"
import { readFileSync } from "node:fs"
import type { Page } from "playwright-core"
import type { Answer } from "../../../adapters/client/mod.ts"
import { figureText } from "../../../apps/site/src/company/financials/figureText.ts"
import { allLines, flat, type LineName } from "../../../apps/site/src/company/financials/lines.ts"
import { lineTexts } from "../../../apps/site/src/figures/lineTexts/lineTexts.ts"
import { figureTexts } from "../../../apps/site/src/figures/figures.ts"
import type { FigureName } from "../../../apps/site/src/figures/FigureTexts.ts"
import {
  amount,
  change,
  compact,
  count,
  day,
  number,
  percent,
  price,
  unknown
} from "../../../apps/site/src/language/format.ts"
import {
  dividendFigures,
  linesByBasis,
  longGrowth,
  multiples
} from "../../../apps/site/src/company/overview/figureNames.ts"
import { valueText } from "../../../apps/site/src/figures/valueText.ts"
import {
  type BarColumns,
  columnsOf,
  correlation,
  maxDrawdown,
  percentReturn
} from "../../../core/prices/mod.ts"
import { hasChromium, withoutChromium } from "../../chromium.ts"
import { tokenOf, type Visit } from "./running.ts"
import { violations } from "./violations.ts"
import { siteInChromium } from "./site.ts"

/** The latest day of the sample's prices. */
const lastDay = "2021-03-31"

type Shown = ReadonlyMap<string, ReadonlyArray<string>>

/** The figures and the rows of tables that a page shows, by name; of a name that occurs twice, the first. */
const shownOn = async (page: Page): Promise<Shown> => {
  const found = await page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has nothing of what is around
    const textOf = (element: Element): string => {
      const copy = element.cloneNode(true) as Element
      for (const hidden of copy.querySelectorAll("[hidden]")) hidden.remove()
      return (copy.textContent ?? "").trim()
    }
    return [...document.querySelectorAll("dl.figures > div, tbody tr")].map((row) => ({
      name: textOf(row.querySelector("dt, th") ?? row),
      texts: [...row.querySelectorAll("dd, td")].map(textOf)
    }))
  })
  return new Map(found.toReversed().map(({ name, texts }) => [name, texts]))
}

type Expected = Readonly<Record<string, string | ReadonlyArray<string>>>

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

/** Figures under the names that the site has for them. */
const named = (
  figures: Partial<Record<FigureName, string | ReadonlyArray<string>>>
): Record<string, string | ReadonlyArray<string>> =>
  Object.fromEntries(
    Object.entries(figures).map(([name, text]) => [figureTexts()[name as FigureName][0], text])
  )

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

    it("show the price, ratios, margins and growth of the overview", async () => {
      const { close, shown, visit: one } = await visit(`/companies/aapl?as_of=${lastDay}`)
      const snapshot = await answered<Answer<"getCompanySnapshot">>(one, /\/snapshot/)
      const { figures } = await answered<Answer<"listCompanyValues">>(one, /\/values\?names=statement_date/)
      const paid = await answered<Answer<"listCompanyValues">>(one, /\/values\?names=dividend_yield/)
      const { average_volume_20d, average_volume_50d, currency, market, range_52w } = snapshot
      assert.isNotNull(snapshot.price.current)
      assert.include(await one.page.innerText(".quote"), price(snapshot.price.current, currency))
      const byName = new Map([...figures, ...paid.figures].map((figure) => [figure.name, figure]))
      const text = (name: string): string => {
        const figure = byName.get(name)
        assert.isDefined(figure, name)
        return figure === undefined ? "" : valueText(figure)
      }
      const { growth, health, profitability } = linesByBasis.ttm
      const lines = [...profitability, ...growth, ...health, ...dividendFigures]
      compare(
        shown,
        named({
          open: price(snapshot.price.open, currency),
          high: price(snapshot.price.high, currency),
          low: price(snapshot.price.low, currency),
          previous_close: price(snapshot.price.previous_close, currency),
          volume: compact(snapshot.price.volume),
          market_cap: amount(market.market_cap, snapshot.market_cap_currency),
          shares_outstanding: compact(market.shares_outstanding),
          range_52w: `${price(range_52w.low, currency)} – ${price(range_52w.high, currency)}`,
          average_volume_20d: compact(average_volume_20d),
          average_volume_50d: compact(average_volume_50d),
          beta: number(market.beta),
          ...Object.fromEntries(lines.map(([name, figure]) => [name, text(figure)])),
          ...Object.fromEntries([...multiples, ...longGrowth].map((name) => [name, text(name)]))
        })
      )
      compare(shown, {
        "1 week": change(snapshot.returns["1w"]),
        "1 month": change(snapshot.returns["1m"]),
        "3 months": change(snapshot.returns["3m"]),
        "6 months": change(snapshot.returns["6m"]),
        "1 year": change(snapshot.returns["1y"])
      })
      await close()
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

    it.each(["Annual", "Quarterly"])(
      "show every line of the %s statements and of twelve months",
      async (period) => {
        const path = `/companies/aapl/financials?as_of=${lastDay}&period=${period}&order=newest`
        const { close, shown, visit: one } = await visit(path)
        const answer = await answered<Answer<"getCompanyFinancials">>(one, /\/financials\?.*trailing/)
        assert.isOk(answer.trailing)
        const columns = [
          answer.trailing,
          ...answer.statements.slice(0, period === "Annual" ? 5 : 20)
        ].flatMap((each) => (each ? [flat(each)] : []))
        assert.lengthOf(columns, period === "Annual" ? 6 : 21)
        assert.include(await one.page.innerText(".statements thead"), "million")
        const lines = allLines.map((line) => [
          lineTexts()[line][0],
          columns.map((column) => figureText(line, column[line], "USD", { amount: 1e6, shares: 1e6 }))
        ])
        const unknown = (line: LineName) =>
          columns.flatMap((column, i) => (column[line] === null ? [`${lineTexts()[line][0]} ${i + 1}`] : []))
        // Apple has neither preferred stock nor minorities, and the sample no shares that were granted or repurchased.
        const never: ReadonlyArray<LineName> = [
          "preferred_stock",
          "non_controlling_interest",
          "stock_based_compensation",
          "share_repurchases",
          "goodwill",
          "intangible_assets"
        ]
        compare(
          shown,
          Object.fromEntries(lines),
          allLines.filter((line) => never.includes(line)).flatMap(unknown)
        )
        await close()
      }
    )

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
      const { close, shown, visit: one } = await visit(`/companies/aapl/analysis?as_of=${lastDay}`)
      const detail = await answered<Answer<"getCompanyDetail">>(one, /\/companies\/\d+\?/)
      const { multiples } = await answered<Answer<"listCompanyMultiples">>(one, /\/multiples/)
      const { margins } = detail
      compare(shown, {
        [String(detail.fiscal_year)]: [
          percent(margins.gross_margin),
          percent(margins.ebitda_margin),
          percent(margins.operating_margin),
          percent(margins.pretax_margin),
          percent(margins.net_margin)
        ]
      })
      const [latest] = multiples
      assert.isDefined(latest)
      await one.page.getByText("As a table").last().click()
      await one.page.locator("details[open] tbody tr").first().waitFor()
      compare(await shownOn(one.page), {
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

    it("show the targets of the consensus and the figures of the sector", async () => {
      const consensus = await visit(`/companies/aapl/consensus?as_of=${lastDay}`)
      const page = await answered<Answer<"getCompanyConsensus">>(consensus.visit, /\/consensus/)
      const { currency, target_prices, upside_downside } = page
      compare(consensus.shown, {
        Highest: [price(target_prices.high, currency), change(upside_downside.to_high)],
        Average: [price(target_prices.average, currency), change(upside_downside.to_average)],
        Lowest: [price(target_prices.low, currency), change(upside_downside.to_low)]
      })
      await consensus.close()
      const sector = await visit(`/companies/aapl/sector?as_of=${lastDay}`)
      const { comparison } = await answered<Answer<"getSectorAnalysis">>(sector.visit, /sector-analyst/)
      assert.isNotEmpty(comparison)
      const ratios = ["pe_ratio", "pb_ratio", "ps_ratio", "ev_ebitda", "debt_to_equity_ratio"]
      compare(
        sector.shown,
        named(
          Object.fromEntries(
            // One alone isn't compared with itself.
            comparison
              .filter(({ of }) => of > 1)
              .map(({ company, metric, sector_average, sector_median }) => [
                metric,
                [company, sector_median, sector_average].map((value) =>
                  metric === "dividend_yield"
                    ? percent(value, 2)
                    : ratios.includes(metric)
                      ? number(value)
                      : percent(value)
                )
              ])
          )
        )
      )
      await sector.close()
    })

    it("show the summary of insiders' trades, and what is in the store", async () => {
      const insiders = await visit("/companies/snow/insiders?as_of=2022-12-31")
      const path = /\/insider/
      const { currency, summary } = await answered<Answer<"listInsiderTransactions">>(insiders.visit, path)
      assert.isAbove(summary.buy_count + summary.sell_count, 0)
      compare(
        insiders.shown,
        named({
          buy_count: count(summary.buy_count),
          shares_bought: count(summary.shares_bought),
          sell_count: count(summary.sell_count),
          shares_sold: count(summary.shares_sold),
          net_shares: count(summary.net_shares),
          net_value: amount(summary.net_value, currency)
        })
      )
      await insiders.close()
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
      await start.close()
    })

    it("show the last bar of the chart and its indicators", async () => {
      const path = `/companies/aapl/chart?as_of=${lastDay}&show=sma_20+sma_50+sma_200+bollinger_bands+rsi+macd`
      const { close, visit: one } = await visit(path)
      const { data } = await answered<Answer<"listCompanyPrices">>(one, /\/prices/)
      const at = `${address()}/v1/financial_v4/companies/1/technical?as_of=${lastDay}`
      const { bollinger_bands, macd, rsi, sma_20, sma_200, sma_50 } = (await (
        await fetch(at)
      ).json()) as Answer<"getCompanyTechnical">
      const [last] = data
      const readout = (await one.page.innerText(".readout")).replaceAll(/\s+/g, " ")
      for (const text of [
        `O ${price(last?.open)} H ${price(last?.high)} L ${price(last?.low)} C ${price(last?.close)}`,
        `Vol ${compact(last?.volume)}`,
        ...[sma_20, sma_50, sma_200].map((value) => `${price(value)}`),
        `upper ${price(bollinger_bands.upper)}`,
        `lower ${price(bollinger_bands.lower)}`,
        number(rsi, 1),
        `histogram ${number(macd.histogram)}`,
        `signal ${number(macd.signal)}`
      ])
        assert.include(readout, text)
      await close()
    })

    it("show figures of compared companies beside one another, each company once, of twelve months or a year", async () => {
      const path = `/compare?with=apple-inc,aapl,nvidia-corporation&as_of=${lastDay}`
      const { close, shown, visit: one } = await visit(path)
      type Values = Answer<"listCompanyValues">
      const valuesOf = async (asked: ReadonlyArray<string>) => {
        const sent = asked.filter((path) => path.includes("/values?"))
        assert.lengthOf(sent, 2)
        const each = await Promise.all(
          sent.map(async (path) => (await (await fetch(`${address()}${path}`)).json()) as Values)
        )
        const both = ["AAPL", "NVDA"].flatMap(
          (symbol) => each.find((values) => values.symbol === symbol) ?? []
        )
        assert.lengthOf(both, 2)
        return (name: string) => both.map(({ figures }) => figures.find((one) => one.name === name))
      }
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
      await page.getByRole("button", { name: "Download CSV" }).click()
      const download = await saved
      const lines = readFileSync(await download.path(), "utf8")
        .trimEnd()
        .split("\r\n")
      const [, from = "", to = ""] =
        /^AAPL_1week_none_([\d-]+)_([\d-]+)\.csv$/.exec(download.suggestedFilename()) ?? []
      const query = `interval=1week&adjust=none&start_date=${from}&end_date=${to}&as_of=${lastDay}`
      const answer = await fetch(`${address()}/v1/financial_v4/companies/1/prices?${query}&format=csv`)
      assert.deepStrictEqual(lines, (await answer.text()).trimEnd().split("\r\n"))
      await page.getByText("As a table").click()
      const count = lines.length - 1
      await page.getByText(`The last ${count} of the ${count} bars shown`).waitFor()
      assert.strictEqual(to, "2021-03-29")
      assert.strictEqual(count, 53)
      await close()
    })
  }
)
