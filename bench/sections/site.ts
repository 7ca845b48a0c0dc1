/**
 * The pages in Chromium, on a server with the sample: what the start page loads, when a company's pages are ready to be
 * used, and how long frames are while the chart of all its daily bars is dragged and zoomed; and on one with 10,000
 * companies, when a screen of five conditions is. Each visit has a cache of its own. Besides, how twelve pages load over a slow
 * connection, in wide windows and narrow ones.
 */
import { Effect } from "effect"
import type { Browser, Page } from "playwright-core"
import { hasChromium, launchChromium, withoutChromium } from "../../test/chromium.ts"
import { serve } from "../harness/findata.ts"
import { type Loading, loadingOf } from "../../test/site/browser/loading.ts"
import { type Results, verdict } from "../harness/results.ts"
import type { Section } from "../harness/Section.ts"
import { median } from "../harness/statistics.ts"
import { screenedContents } from "../data/screened.ts"
import { builtStore, databasesNamed, freshDirectory } from "../harness/stores.ts"
import { columns } from "../harness/tables.ts"
import { targets } from "../targets.ts"

/** What a page shows once it can be used. */
const pages = {
  "/companies/apple-inc": "main .figures dd",
  "/companies/apple-inc/chart?range=all": "main canvas",
  "/companies/apple-inc/financials": "main tbody td"
} as const

/** Of each kind of condition that a form shows: multiples, the year, texts and indicators. */
const screenWhere =
  'market_cap > 1e9 && pe_ratio < 40 && net_margin > 2 && sector in ["Technology", "Energy"] && rsi(14) < 70'

const screenPath = `/screener?where=${encodeURIComponent(screenWhere)}`

/** What can be used first, and what is there once the companies are. */
const screenParts = { conditions: ".picker input", companies: ".screen-results tbody td" } as const

/** In a context of its own, so that nothing is cached. */
const visit = async <A>(browser: Browser, address: string, use: (page: Page) => Promise<A>): Promise<A> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(address)
    return await use(page)
  } finally {
    await context.close()
  }
}

/** Milliseconds from the navigation until an element is there and the thread is free. */
const readyAfter = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () =>
          document.querySelector(wanted) === null
            ? requestAnimationFrame(look)
            : requestIdleCallback(() => resolve(performance.now()))
        look()
      }),
    selector
  )

/** Bytes of script and style as they were sent. */
const sizeOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\.(?:js|css)$/.test(name))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0)
  )

/** The times between frames while a mouse drags the chart to and fro and turns its wheel, in milliseconds. */
const framesOf = async (page: Page): Promise<ReadonlyArray<number>> => {
  const box = await page.locator("main canvas").first().boundingBox()
  if (box === null) throw new Error("The chart isn't shown")
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.waitForLoadState("networkidle")
  await page.evaluate(() => {
    const frames: Array<number> = []
    Object.assign(globalThis, { frames })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) frames.push(duration)
    }).observe({ type: "long-animation-frame" })
  })
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let i = 0; i < 120; i++) await page.mouse.move(x + 200 * Math.sin(i / 8), y)
  await page.mouse.up()
  for (let i = 0; i < 40; i++) await page.mouse.wheel(0, i < 20 ? -120 : 120)
  await page.waitForTimeout(200)
  return page.evaluate(() => (globalThis as unknown as { readonly frames: ReadonlyArray<number> }).frames)
}

const company = "/companies/apple-inc"

const tenIndicators =
  "sma(50),sma(200),ema(20),bbands(20,2),rsi(14),macd(12,26,9),stoch(5,3,3),adx(14),atr(14),obv"

/** All daily bars with ten indicators, four of them over the prices. */
const draggedPath = `${company}/chart?range=all&indicators=${tenIndicators}`

/** Pages that are loaded over a slow connection. */
const loadedPages = [
  "/",
  ...["", "/financials", "/chart", "/analysis", "/consensus", "/insiders", "/news", "/sector"].map(
    (tab) => company + tab
  ),
  "/compare?with=apple-inc,nvidia-corporation",
  "/calendar?day=2021-01-28",
  "/screener"
]

const widths = [1280, 360]

type Loaded = Loading & { readonly path: string; readonly width: number }

const loadAll = async (browser: Browser, address: string): Promise<ReadonlyArray<Loaded>> => {
  const all: Array<Loaded> = []
  for (const path of loadedPages) {
    for (const width of widths) all.push({ path, width, ...(await loadingOf(browser, address, path, width)) })
  }
  return all
}

const loadingTable = (all: ReadonlyArray<Loaded>): string =>
  columns([
    ["page", "width", "trips", "requests", "kB", "paint ms", "shift", "again", "longest frame ms"],
    ...all.map(({ bytes, longestFrame, painted, path, requests, shifts, trips, width }) => [
      path,
      String(width),
      String(trips),
      String(requests.length),
      (bytes / 1000).toFixed(0),
      painted.toFixed(0),
      ...shifts.map((shift) => shift.toFixed(3)),
      longestFrame.toFixed(0)
    ])
  ])

const measure = async (browser: Browser, address: string, visits: number) => {
  const size = await visit(browser, `${address}/`, async (page) => {
    await page.waitForLoadState("networkidle")
    return sizeOf(page)
  })
  const ready: Array<readonly [page: string, ms: number]> = []
  for (const [path, selector] of Object.entries(pages)) {
    const times: Array<number> = []
    for (let i = 0; i < visits; i++) {
      times.push(await visit(browser, address + path, (page) => readyAfter(page, selector)))
    }
    ready.push([path, median(times)])
  }
  // Frames of less than 50 ms aren't reported by the browser.
  const long = await visit(browser, address + draggedPath, async (page) => {
    await readyAfter(page, "main canvas")
    return framesOf(page)
  })
  const docs = await loadingOf(browser, address, "/docs", 1280)
  return { size, docs: docs.bytes, ready, long, loaded: await loadAll(browser, address) }
}

/** When the parts of a screen of many companies are there; the first visit, which reads the day, isn't counted. */
const screenReady = Effect.fnUntraced(function* (browser: Browser, companies: number, visits: number) {
  const [sqlite] = databasesNamed("sqlite")
  if (sqlite === undefined) throw new Error("There is no SQLite")
  const env = yield* builtStore(sqlite, screenedContents({ companies, years: 2 }), null)
  const { address } = yield* serve("findata with many companies", env, "--workers", "1")
  const readyOf = (selector: string) =>
    visit(browser, address + screenPath, (page) => readyAfter(page, selector))
  return yield* Effect.promise(async () => {
    await readyOf(screenParts.companies)
    const ready: Array<readonly [part: string, ms: number]> = []
    for (const [part, selector] of Object.entries(screenParts)) {
      const times: Array<number> = []
      for (let i = 0; i < visits; i++) times.push(await readyOf(selector))
      ready.push([`${part} of a screen of ${companies} companies`, median(times)])
    }
    return ready
  })
})

const measured = Effect.fnUntraced(function* (visits: number, companies: number) {
  const directory = yield* freshDirectory
  const server = yield* serve("findata", { FINDATA_DATA: directory }, "--sample", "--workers", "1")
  const browser = yield* Effect.acquireRelease(
    Effect.promise(() => launchChromium()),
    (opened) => Effect.promise(() => opened.close())
  )
  const { docs, loaded, long, ready, size } = yield* Effect.promise(() =>
    measure(browser, server.address, visits)
  )
  const screened = yield* screenReady(browser, companies, visits)
  const results: Results = {
    title: "Pages in Chromium",
    about: `Of a server with the sample on the same machine, each visit with an empty cache; medians of ${visits} visits. The chart that is dragged has all daily bars of Apple, from 1998, and ten indicators. Frames shorter than 50 ms aren't reported by the browser and count as 50. The screen is of five conditions over made-up companies with two years of daily bars.`,
    verdicts: [
      verdict(targets.siteSize, "", size / 1000),
      verdict(targets.docsSize, "", docs / 1000),
      ...[...ready, ...screened].map(([what, ms]) => verdict(targets.siteReady, what, ms)),
      verdict(targets.siteTrips, "", Math.max(...loaded.map(({ trips }) => trips))),
      verdict(targets.siteRequests, "", Math.max(...loaded.map(({ requests }) => requests.length))),
      verdict(targets.sitePainted, "", Math.max(...loaded.map(({ painted }) => painted))),
      verdict(targets.siteMoved, "", Math.max(...loaded.flatMap(({ shifts }) => shifts))),
      verdict(targets.siteFrames, "", Math.max(50, ...long))
    ],
    tables: [
      columns([
        ["frames of 50 ms and more", "longest ms"],
        [String(long.length), Math.max(0, ...long).toFixed(0)]
      ]),
      loadingTable(loaded)
    ]
  }
  return results
})

export const site: Section = ({ isQuick }) => {
  if (!hasChromium) throw new Error(`Not measured, ${withoutChromium}`)
  return isQuick ? measured(2, 1000) : measured(7, 10_000)
}
