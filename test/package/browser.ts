/**
 * The entries for pages in headless Chromium, as they are built: indicators and a consensus, without a bundler. Needs
 * `dist/` and Chromium, at CHROMIUM or /usr/bin/chromium; is skipped without the latter.
 */
import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { gunzipSync } from "node:zlib"
import { hasChromium, launchChromium, withoutChromium } from "../chromium.ts"

const root = resolve(import.meta.dirname, "../..")
const dist = join(root, "dist")

/** The lines of a file of the sample below its header, as cells. */
const rowsOf = (text: string): ReadonlyArray<ReadonlyArray<string>> =>
  text
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(","))

const bars = rowsOf(gunzipSync(readFileSync(join(root, "sample/prices/AAPL.csv.gz"))).toString()).map(
  ([date = "", ...figures]) => {
    const [open = 0, high = 0, low = 0, close = 0, volume = 0] = figures.map(Number)
    return { date, open, high, low, close, volume }
  }
)

const actions = rowsOf(readFileSync(join(root, "sample/actions/AAPL.csv"), "utf8")).map(
  ([effective_date = "", type = "", value, reference_close]) => ({
    effective_date,
    type: type as "split" | "dividend",
    value: Number(value),
    reference_close: reference_close === undefined || reference_close === "" ? null : Number(reference_close),
    currency: null
  })
)

const report = (report_id: number, report_date: string, opinion: string, target_price: number) => ({
  report_id,
  report_date,
  securities_firm: `Firm ${report_id}`,
  opinion,
  target_price,
  currency: "USD"
})

/** The first is of the day before a split of 4 for 1: 120 for a share of today. */
const reports = [report(1, "2020-08-28", "매수", 480), report(2, "2021-03-01", "Outperform", 160)]

const compute = async (given: {
  readonly bars: typeof bars
  readonly actions: typeof actions
  readonly reports: typeof reports
}) => {
  const { rsi, sma } = await import("findata/indicators")
  const { adjust, barAt, columnsOf } = await import("findata/prices")
  const { consensus } = await import("findata/consensus")
  const columns = adjust(columnsOf(given.bars), given.actions, "splits")
  const { target_prices, upside_downside } = consensus({
    reports: given.reports,
    actions: given.actions,
    currency: "USD",
    bars: [],
    latest: barAt(columns, -1),
    day: "2021-03-31",
    months: 12
  })
  return {
    rsi: rsi(columns.close).at(-1)?.toFixed(1),
    sma_200: sma(columns.close, 200).at(-1)?.toFixed(1),
    average: target_prices.average,
    to_average: upside_downside.to_average?.toFixed(2)
  }
}

if (!hasChromium) {
  console.log(`Not run in a browser: ${withoutChromium}`)
} else {
  const { exports } = JSON.parse(readFileSync(join(dist, "package.json"), "utf8"))
  const entries = Object.entries<{ readonly default?: string }>(exports).flatMap(
    ([entry, { default: path }]) => (path === undefined ? [] : [[`findata${entry.slice(1)}`, path.slice(1)]])
  )
  const map = JSON.stringify({ imports: Object.fromEntries(entries) })
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    const faults: Array<string> = []
    page.on("pageerror", (error) => faults.push(String(error)))
    // Answers from the built files alone: the page has no network.
    await page.route("**/*", (route) => {
      const { pathname } = new URL(route.request().url())
      return pathname === "/"
        ? route.fulfill({ contentType: "text/html", body: `<script type="importmap">${map}</script>` })
        : route.fulfill({ path: join(dist, pathname), contentType: "text/javascript" })
    })
    await page.goto("http://findata.test/")
    const found = await page.evaluate(compute, { bars, actions, reports })
    // As the service computes them on that day: README, "As a library".
    assert.deepEqual(found, { rsi: "47.7", sma_200: "117.5", average: 140, to_average: "14.61" })
    assert.deepEqual(faults, [])
    console.log(`In ${browser.version()}: ${JSON.stringify(found)}`)
  } finally {
    await browser.close()
  }
}
