/** How a page of the site is loaded over a slow connection: round trips, requests, the largest paint, and what moves meanwhile. */
import type { Browser, Page } from "playwright-core"

/** Round trips of 150 ms, and 10 Mbit/s either way. */
const connection = { offline: false, latency: 150, downloadThroughput: 1.25e6, uploadThroughput: 1.25e6 }

export interface Loading {
  /** The longest chain of requests each of which began after an answer to the one before. */
  readonly trips: number
  /** Addresses of requests from the root, the document's first; the icon isn't among them. */
  readonly requests: ReadonlyArray<string>
  /** Bytes as they were sent. */
  readonly bytes: number
  /** Milliseconds from the navigation until the largest paint. */
  readonly painted: number
  /** Sums of layout shifts (web.dev/cls) of the first load and of one after it. */
  readonly shifts: readonly [first: number, again: number]
  /** Milliseconds of the longest frame; 0 for none of 50 ms and more. */
  readonly longestFrame: number
  /** What the document names to be fetched, and what the page's scripts fetched, from the root. */
  readonly named: ReadonlyArray<string>
  readonly fetched: ReadonlyArray<string>
}

interface Sent {
  readonly url: string
  readonly begun: number
  ended: number
  bytes: number
}

/** The level of each request below the document's, in the order of their beginning. */
const tripsOf = (sent: ReadonlyArray<Sent>): number => {
  const levels: Array<number> = []
  for (const [i, { begun }] of sent.entries()) {
    const before = levels.filter((_, j) => j < i && (sent[j]?.ended ?? 0) <= begun)
    levels.push(1 + Math.max(0, ...before))
  }
  return Math.max(0, ...levels)
}

interface Observed {
  painted: number
  shift: number
  frame: number
  readonly fetched: Array<string>
}

/** In the page, before its own scripts. */
const observe = (): void => {
  const observed: Observed = { painted: 0, shift: 0, frame: 0, fetched: [] }
  const uses: Readonly<Record<string, (entry: PerformanceEntry) => void>> = {
    "largest-contentful-paint": ({ startTime }) => {
      observed.painted = startTime
    },
    "layout-shift": (entry) => {
      const { hadRecentInput, value } = entry as PerformanceEntry & {
        readonly hadRecentInput: boolean
        readonly value: number
      }
      if (!hadRecentInput) observed.shift += value
    },
    "long-animation-frame": ({ duration }) => {
      observed.frame = Math.max(observed.frame, duration)
    }
  }
  for (const [type, use] of Object.entries(uses))
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true })
  const ask = globalThis.fetch
  globalThis.fetch = (input, init) => {
    observed.fetched.push(input instanceof Request ? input.url : String(input))
    return ask(input, init)
  }
  Object.assign(globalThis, { observed })
}

const observedIn = (page: Page): Promise<Observed> =>
  page.evaluate(() => (globalThis as unknown as { readonly observed: Observed }).observed)

/** Waits until nothing is asked for and what came is drawn. */
const quiet = async (page: Page): Promise<void> => {
  await page.waitForLoadState("networkidle")
  await page.waitForFunction(() => document.querySelector("main .skeleton, main:empty") === null)
  await page.waitForLoadState("networkidle")
}

/** Loads a page in a context of its own, so that nothing is cached. */
export const loadingOf = async (
  browser: Browser,
  address: string,
  path: string,
  width: number
): Promise<Loading> => {
  const { origin } = new URL(address)
  const context = await browser.newContext({ viewport: { width, height: 800 }, locale: "en-US" })
  try {
    const page = await context.newPage()
    const sent = new Map<string, Sent>()
    const session = await context.newCDPSession(page)
    session.on("Network.requestWillBeSent", ({ request, requestId, timestamp }) => {
      if (!request.url.startsWith(origin) || request.url.endsWith("/favicon.svg")) return
      sent.set(requestId, {
        url: request.url.slice(origin.length),
        begun: timestamp,
        ended: Number.POSITIVE_INFINITY,
        bytes: 0
      })
    })
    session.on("Network.loadingFinished", ({ encodedDataLength, requestId, timestamp }) => {
      const one = sent.get(requestId)
      if (one !== undefined) Object.assign(one, { ended: timestamp, bytes: encodedDataLength })
    })
    await session.send("Network.enable")
    await session.send("Network.emulateNetworkConditions", connection)
    await page.addInitScript(observe)
    const document = await page.goto(address + path)
    await quiet(page)
    const first = await observedIn(page)
    const all = [...sent.values()]
    await page.reload()
    await quiet(page)
    const again = await observedIn(page)
    const links = document?.headers()["link"] ?? ""
    return {
      trips: tripsOf(all),
      requests: all.map(({ url }) => url),
      bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
      painted: first.painted,
      shifts: [first.shift, again.shift],
      longestFrame: first.frame,
      named: [...links.matchAll(/<([^>]*)>; rel=preload; as=fetch/g)].map(([, url = ""]) => url),
      fetched: first.fetched.map((url) => url.slice(origin.length))
    }
  } finally {
    await context.close()
  }
}
