/** Loads on a server from processes of their own, so that what clients do doesn't delay what the test does meanwhile. */
import { beginClient } from "../../bench/harness/clients.ts"
import type { Server } from "../cli/serving.ts"

/** Of the sample data set. */
const symbols = ["AAPL", "IBM", "GOOG"]

const dayAfter = (first: string, days: number): string =>
  new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10)

/** A day before which no bar is, another one for 15,000 requests. */
const earlier = (n: number): string => dayAfter("1950-01-01", n % 15_000)

const open = "/api/public/v1"
const basic = "/api/v1/financial-v4"

type Path = (n: number, symbol: string) => string

const kept: ReadonlyArray<Path> = [
  (_, symbol) => `${open}/stock/prices/${symbol}?limit=100`,
  (_, symbol) => `${open}/financial/companies/${symbol}`,
  (_, symbol) => `${open}/financial/companies/${symbol}/financials`,
  () => `${open}/news/articles?limit=10`,
  (_, symbol) => `${basic}/fundamentals?symbol=${symbol}`
]

const notKept: ReadonlyArray<Path> = [
  (n, symbol) => `${open}/stock/prices/${symbol}?limit=20&start_date=${earlier(n)}`,
  (n, symbol) => `${basic}/time-series?symbol=${symbol}&outputsize=100&start_date=${earlier(n)}`,
  (n, symbol) => `${open}/stock/prices/${symbol}/history?limit=${20 + (n % 30)}&start_date=${earlier(n)}`,
  (n) => `${open}/financial/companies?limit=5&search=r${n}`
]

/** Another day for 5,000 requests, early and late ones in turn: what is known of a company grows with it. */
const anyDay = (n: number): string => dayAfter("2005-01-01", (n * 1009) % 5000)

const long: ReadonlyArray<Path> = [
  (n, symbol) => `${basic}/time-series?symbol=${symbol}&outputsize=5000&start_date=${earlier(n)}`,
  (n, symbol) =>
    `${basic}/time-series?symbol=${symbol}&interval=1week&outputsize=1200&start_date=${earlier(n)}`,
  (n) => `${basic}/fundamentals?symbol=${symbols.join(",")}&as_of=${anyDay(n)}`
]

/** Short answers, half of them kept; with a long one among ten; long ones alone, none of which is kept. */
const mixes = { short: [...kept, ...notKept], mixed: [...kept, ...notKept, ...long.slice(0, 1)], long }

export type Mix = keyof typeof mixes

/** The path of the nth request. */
export const pathOf = (mix: Mix, n: number): string => {
  const paths = mixes[mix]
  const turn = Math.floor(n / paths.length)
  return paths[n % paths.length]?.(turn, symbols[turn % symbols.length] ?? "") ?? ""
}

export interface Load {
  readonly address: string
  readonly mix: Mix
  /** Each request is sent with the next one. */
  readonly keys: ReadonlyArray<string>
  /** How many there are, each with one request at a time. */
  readonly connections: number
  /** Requests a second, however long answers take; null for as many as the connections allow. */
  readonly rate: number | null
  /** The length of a window, in milliseconds. */
  readonly window: number
}

/** What was answered in a span of time, all of one length, the first at the beginning; times are milliseconds. */
export interface Window {
  /** By status, `503 without Retry-After`, or the code of an error. */
  readonly outcomes: Readonly<Record<string, number>>
  /** Requests that were due while every connection waited for an answer; they are not sent. */
  readonly held: number
  /** Of answers with 200; NaN where there were none. */
  readonly p50: number
  readonly p99: number
  /** The longest time of any other answer; 0 where there were none. */
  readonly refusedMost: number
}

/** Begins a load; the returned function ends it and returns its whole windows. */
export const beginLoad = (
  { address }: Server,
  load: Omit<Load, "address">
): Promise<() => Promise<ReadonlyArray<Window>>> =>
  beginClient<Load, ReadonlyArray<Window>>(new URL("loadClient.ts", import.meta.url), { address, ...load })

/** The number of answers in windows, of those outcomes that are wanted. */
export const answersIn = (
  windows: ReadonlyArray<Window>,
  isWanted: (outcome: string) => boolean = () => true
): number =>
  windows
    .flatMap(({ outcomes }) => Object.entries(outcomes))
    .reduce((sum, [outcome, count]) => sum + (isWanted(outcome) ? count : 0), 0)

/** `3 times 500, once ECONNRESET`; empty where there are none. */
export const outcomesText = (
  windows: ReadonlyArray<Window>,
  isWanted: (outcome: string) => boolean
): string => {
  const names = new Set(windows.flatMap(({ outcomes }) => Object.keys(outcomes)).filter(isWanted))
  return [...names].map((name) => `${answersIn(windows, (one) => one === name)} times ${name}`).join(", ")
}

export const isOk = (outcome: string): boolean => outcome === "200"

const warmUp = 4
const measured = 8

/** How many requests a second a server answers with 200 to as many connections as keep it busy. */
export const peakOf = async (server: Server, mix: Mix, keys: ReadonlyArray<string>): Promise<number> => {
  const end = await beginLoad(server, { mix, keys, connections: 32, rate: null, window: 1000 })
  await new Promise((resolve) => setTimeout(resolve, (warmUp + measured) * 1000 + 200))
  const windows = (await end()).slice(warmUp)
  const others = outcomesText(windows, (outcome) => !isOk(outcome) && outcome !== "503")
  if (others !== "") throw new Error(`A server with 32 clients answered ${others}`)
  return answersIn(windows, isOk) / windows.length
}
