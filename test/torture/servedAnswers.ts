/**
 * Answers of listening servers, on each store: imports at once, bars as filed and as resampled by this program, every row of
 * the sample in its form, the same bytes a thousand times, hostile texts without an error of the database, and probes.
 */
import { createHash } from "node:crypto"
import { Agent } from "node:http"
import { percentile } from "../../bench/harness/statistics.ts"
import { findata, json, start } from "../cli/command.ts"
import type { Server } from "../cli/serving.ts"
import { characters, injections, markup, patterns, places, reserved } from "../fuzz/hostileTexts.ts"
import { answers } from "../specification/collected.ts"
import { type Form, nothingFound } from "../specification/forms.ts"
import { randomFrom } from "../random.ts"
import { type Answer, ask, tookOf } from "./clients.ts"
import { eachStoreInTurn, type Place, withServer } from "./eachStore.ts"
import type { Finding, Torture } from "./program.ts"
import { readerKey } from "./readerKey.ts"

interface Scene {
  readonly place: Place
  readonly server: Server
  readonly get: (path: string, own?: Agent) => Promise<Answer>
}

const root = "/api/public/v1"

/** At most three of the faults, and how many there are. */
const some = (faults: ReadonlyArray<string>): ReadonlyArray<string> =>
  faults.length <= 3 ? faults : [...faults.slice(0, 3), `and ${faults.length - 3} more`]

interface Bar {
  readonly date: string
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

const day = (text: string): Date => new Date(`${text}T00:00:00Z`)
const textOf = (date: Date): string => date.toISOString().slice(0, 10)
const daysAfter = (text: string, days: number): string =>
  textOf(new Date(day(text).getTime() + days * 86_400_000))

/** Of New York's and Seoul's exchange in 2024, with the Sundays on which clocks change between their weeks. */
const holidays = {
  NYSE: [
    "2024-01-01",
    "2024-01-15",
    "2024-03-29",
    "2024-05-27",
    "2024-06-19",
    "2024-07-04",
    "2024-11-28",
    "2024-12-25"
  ],
  KOSPI: [
    "2024-01-01",
    "2024-02-09",
    "2024-02-12",
    "2024-03-01",
    "2024-05-06",
    "2024-09-16",
    "2024-09-17",
    "2024-12-31"
  ]
} as const

type Exchange = keyof typeof holidays

const tradingDays = (exchange: Exchange): ReadonlyArray<string> =>
  Array.from({ length: 520 }, (_, i) => daysAfter("2023-08-01", i)).filter(
    (date) => ![0, 6].includes(day(date).getUTCDay()) && !holidays[exchange].includes(date as never)
  )

interface Security {
  readonly symbol: string
  readonly exchange: Exchange
  readonly bars: ReadonlyArray<Bar>
}

/** 200 securities, whose prices are whole where they are in won. */
const securities: ReadonlyArray<Security> = Array.from({ length: 200 }, (_, n) => {
  const exchange: Exchange = n % 2 === 0 ? "NYSE" : "KOSPI"
  const random = randomFrom(n + 1)
  const unit = exchange === "NYSE" ? 100 : 1
  let price = (exchange === "NYSE" ? 20 : 20_000) * (1 + random())
  const bars = tradingDays(exchange).map((date): Bar => {
    const prices = [0, 1, 2, 3].map(
      () => Math.max(1, Math.round(price * (0.97 + 0.06 * random()) * unit)) / unit
    )
    const [low = 0, open = 0, close = 0, high = 0] = prices.toSorted((a, b) => a - b)
    price = close
    const rising = random() < 0.5
    return {
      date,
      open: rising ? open : close,
      high,
      low,
      close: rising ? close : open,
      volume: Math.floor(random() * 9e9)
    }
  })
  return { symbol: exchange === "NYSE" ? `T${n}` : String(100_000 + n), exchange, bars }
})

/** A day before all other bars, so that a bad bar that is taken is seen. */
const wrongDay = "2023-07-28"

/** Bars that can't be, 80 of them, and 20 halts as Korean files have them. */
const impossible: ReadonlyArray<(date: string) => string> = [
  (date) => `${date},10,9,8,11,100`,
  (date) => `${date},10,12,11,11,100`,
  (date) => `${date},10,12,9,13,100`,
  (date) => `${date},10,12,9,8,100`,
  (date) => `${date},10,12,9,11,-1`,
  (date) => `${date},NaN,12,9,11,100`,
  (date) => `${date},10,12,0,11,100`,
  (date) => `${date},-10,12,9,11,100`,
  (date) => `${date},10,1e400,9,11,100`,
  (date) => `${date},10,12,9,,100`
]
const halted = securities.slice(0, 20)
const bad = securities.slice(20, 100)

const fileOf = (): string =>
  [
    "symbol,exchange,date,open,high,low,close,volume",
    ...securities.flatMap(({ bars, exchange, symbol }) =>
      bars.map(
        ({ close, date, high, low, open, volume }) =>
          `${symbol},${exchange},${date},${open},${high},${low},${close},${volume}`
      )
    ),
    ...halted.map(
      ({ bars, exchange, symbol }) => `${symbol},${exchange},${wrongDay},0,0,0,${bars[0]?.close},0`
    ),
    ...bad.map(
      ({ exchange, symbol }, i) => `${symbol},${exchange},${impossible[i % impossible.length]?.(wrongDay)}`
    )
  ].join("\n")

/** The bars of a security as they are to be stored. */
const storedOf = (security: Security): ReadonlyArray<Bar> => {
  if (!halted.includes(security)) return security.bars
  const close = security.bars[0]?.close ?? 0
  return [{ date: wrongDay, open: close, high: close, low: close, close, volume: 0 }, ...security.bars]
}

const mondayOf = (date: string): string => daysAfter(date, -((day(date).getUTCDay() + 6) % 7))

const startOf = {
  "1day": (date: string) => date,
  "1week": mondayOf,
  "1month": (date: string) => `${date.slice(0, 8)}01`
}

const resampled = (bars: ReadonlyArray<Bar>, interval: keyof typeof startOf): ReadonlyArray<Bar> => {
  const groups = Map.groupBy(bars, ({ date }) => startOf[interval](date))
  return [...groups].map(([date, group]) => ({
    date,
    open: group[0]?.open ?? Number.NaN,
    high: Math.max(...group.map(({ high }) => high)),
    low: Math.min(...group.map(({ low }) => low)),
    close: group.at(-1)?.close ?? Number.NaN,
    volume: group.reduce((sum, { volume }) => sum + volume, 0)
  }))
}

/** As an answer has them. */
const asData = (bars: ReadonlyArray<Bar>): string =>
  JSON.stringify(
    bars.map(({ close, date, high, low, open, volume }) => ({
      datetime: `${date}T00:00:00`,
      open,
      high,
      low,
      close,
      volume
    }))
  )

const historyOf = async ({ get }: Scene, { exchange, symbol }: Security, query: string): Promise<string> => {
  const { text } = await get(`${root}/stock/prices/${symbol}:${exchange}/history?limit=1000&${query}`)
  return JSON.stringify(JSON.parse(text).data)
}

const compared = async (
  what: string,
  scene: Scene,
  security: Security,
  query: string,
  expected: ReadonlyArray<Bar>
): Promise<ReadonlyArray<string>> =>
  (await historyOf(scene, security, query)) === asData(expected) ? [] : [`${security.symbol} ${what}`]

const wholeSeries = async (scene: Scene): Promise<Finding> => {
  const faults = []
  for (const security of securities)
    for (const interval of ["1day", "1week", "1month"] as const)
      faults.push(
        ...(await compared(
          interval,
          scene,
          security,
          `interval=${interval}`,
          resampled(storedOf(security), interval)
        ))
      )
  return {
    promise: "Days, weeks and months of 200 symbols are those that another program makes of their bars",
    cases: 3 * securities.length,
    faults: some(faults)
  }
}

/** Each from or to a day on which clocks change, a holiday or a weekend, and a day next to it. */
const edges = [
  "2024-03-10",
  "2024-11-03",
  "2024-07-04",
  "2024-02-12",
  "2023-12-30",
  "2024-03-08",
  "2024-11-04"
]

const ranges = async (scene: Scene): Promise<Finding> => {
  const faults = []
  let cases = 0
  for (const security of [...securities.slice(0, 6), ...securities.slice(100, 106)]) {
    const dates = security.bars.map(({ date }) => date)
    if (new Set(dates).size !== dates.length) faults.push(`${security.symbol} has a day twice`)
    for (const from of edges)
      for (const to of [from, daysAfter(from, 1), daysAfter(from, 7), "2024-12-31"]) {
        cases++
        const within = storedOf(security).filter(({ date }) => date >= from && date <= to)
        faults.push(
          ...(await compared(
            `${from} to ${to}`,
            scene,
            security,
            `start_date=${from}&end_date=${to}`,
            within
          ))
        )
      }
  }
  return {
    promise: "Ends of ranges are included, also on days on which clocks change, holidays and weekends",
    cases,
    faults: some(faults)
  }
}

const lawfulBars = async (scene: Scene): Promise<Finding> => {
  const faults = []
  for (const security of [...halted, ...bad]) {
    const data: ReadonlyArray<Bar> = JSON.parse(await historyOf(scene, security, `end_date=${wrongDay}`))
    const close = security.bars[0]?.close
    const is = data.map(({ close: c, high, low, open, volume }) => [open, high, low, c, volume])
    const expected = halted.includes(security) ? [[close, close, close, close, 0]] : []
    if (JSON.stringify(is) !== JSON.stringify(expected))
      faults.push(`${security.symbol}: ${JSON.stringify(is)}`)
  }
  return {
    promise: "Of 100 bad bars none is seen that can't be, and halts are at their close",
    cases: halted.length + bad.length,
    faults: some(faults)
  }
}

const importing = (place: Place, file: string) => {
  const running = start(place.env, "import", "prices", "-", "--create-companies", "--json")
  running.process.stdin.end(file)
  return running.ended
}

const digestOf = async (scene: Scene): Promise<string> => {
  const digest = createHash("sha256")
  for (const security of securities) digest.update(await historyOf(scene, security, "adjust=none"))
  return digest.digest("hex")
}

/** The same file by two processes at once, and again. */
const imports = async (scene: Scene): Promise<Finding> => {
  const file = fileOf()
  const good = securities.reduce((sum, { bars }) => sum + bars.length, 0) + halted.length
  const both = await Promise.all([importing(scene.place, file), importing(scene.place, file)])
  const first = await digestOf(scene)
  const again = await importing(scene.place, file)
  const second = await digestOf(scene)
  const outcomes = [...both, again]
  const counts = outcomes.map((outcome) => {
    const { inserted, refused, unchanged } = json(outcome)
    return [inserted, unchanged, refused] as const
  })
  const expected = [
    [good, 0, bad.length],
    [0, good, bad.length],
    [0, good, bad.length]
  ]
  const sorted = counts.toSorted((a, b) => b[0] - a[0])
  return {
    promise: "A file that two processes import at once, and a third again, is stored once, without an error",
    cases: outcomes.length,
    faults: [
      ...(JSON.stringify(sorted) === JSON.stringify(expected)
        ? []
        : [`Inserted, unchanged, refused: ${JSON.stringify(counts)}`]),
      ...outcomes
        .filter(({ code, stderr }) => code !== 1 || /deadlock|unavailable|could not|locked/i.test(stderr))
        .map(({ code, stderr }) => `An import ended with ${code}: ${stderr.slice(0, 300)}`),
      ...(first === second ? [] : ["The bars differ after another import"])
    ]
  }
}

const payloads = [...injections, ...patterns, ...reserved, ...places, ...characters, ...markup].slice(0, 120)

const parameters = [
  ...["search", "sector", "country"].map((name) => `${root}/financial/companies?${name}=`),
  ...["title", "securities_firm", "stock_name", "industry_category", "symbol"].map(
    (name) => `${root}/research/reports?${name}=`
  ),
  `${root}/news/articles?symbol=`,
  "/v1/financial_v4/companies?search=",
  "/api/v1/financial-v4/time-series?symbol=",
  "/api/v1/financial-v4/profile?symbol="
]

/** The errors that PostgreSQL has logged; none of SQLite, which has no log. */
const errors = async ({ run, store }: Place): Promise<ReadonlyArray<string>> => {
  if (store === "SQLite") return []
  const [row] = await run("select pg_read_file(current_setting('data_directory') || '/../log') as log")
  return String(row?.["log"])
    .split("\n")
    .filter((line) => /(ERROR|FATAL|PANIC):/.test(line))
}

const plainTexts = async ({ get, place, server }: Scene): Promise<Finding> => {
  const before = await errors(place)
  const faults = []
  for (const parameter of parameters)
    for (const text of payloads) {
      const { status } = await get(parameter + encodeURIComponent(text))
      if (![200, 404, 422].includes(status)) faults.push(`${status} of ${parameter}${text}`)
    }
  const logged = (await errors(place)).slice(before.length)
  return {
    promise: "120 texts of SQL and patterns in 12 parameters cost no error of the database and no 5xx",
    cases: parameters.length * payloads.length,
    faults: some([
      ...faults,
      ...logged,
      ...(/"level":"ERROR"/.test(server.stderr()) ? [server.stderr()] : [])
    ])
  }
}

const ofSample = ["AAPL", "NVDA", "SNOW", "IBM", "GOOG", "SPY", "FB"]

/** Every form, at each company of the sample. */
const forms = async ({ get }: Scene): Promise<Finding> => {
  const faults: Array<string> = []
  let cases = 0
  const ids = new Map<string, number>()
  for (const symbol of ofSample)
    ids.set(symbol, JSON.parse((await get(`${root}/financial/companies/${symbol}`)).text).company_id)
  const check = async (path: string, form: Form) => {
    const { status, text } = await get(path)
    cases++
    if (status !== 200) return void faults.push(`${path} was ${status}: ${text.slice(0, 200)}`)
    const found = nothingFound()
    form(JSON.parse(text), "", found)
    faults.push(...found.faults.map((fault) => `${path} ${fault}`))
    if (/[:,[](NaN|-?Infinity|"")[,\]}]/.test(text)) faults.push(`${path} has NaN or ""`)
  }
  for (const { form, name, paths } of answers) {
    if (/several symbols|an article|a report$|a slug/.test(name)) continue
    for (const path of paths) {
      // One request for each of the sample's companies in place of the first of the known ones.
      if (/\/(SPARSE|BARE)(?=\/|$|\?)|=(SPARSE|BARE)\b/.test(path)) continue
      if (/\/(companies|company)\/[2-9]\b/.test(path)) continue
      const isOfOne = /\/FULL(?=\/|$|\?)|=FULL\b|\/(companies|company)\/1\b/.test(path)
      for (const symbol of isOfOne ? ofSample : [ofSample[0] ?? ""])
        await check(
          path
            .replace(/\/FULL(?=\/|$|\?)|(?<==)FULL\b/, (found) => found.replace("FULL", symbol))
            .replace(/\/(companies|company)\/1\b/, (_, of) => `/${of}/${ids.get(symbol)}`),
          form
        )
    }
  }
  return {
    promise: "Every row of the sample has every documented member, null where it is unknown",
    cases,
    faults: some(faults)
  }
}

/** Of the sample. */
const repeatedPaths = [
  `${root}/financial/companies`,
  `${root}/financial/companies/AAPL`,
  `${root}/financial/companies?search=inc&limit=5`,
  `${root}/financial/companies/AAPL/financials?period=Quarterly&years=5`,
  `${root}/stock/prices/AAPL`,
  `${root}/stock/prices/IBM?interval=1week&adjust=all`,
  `${root}/stock/prices/AAPL/history?interval=1month&limit=50`,
  `${root}/stock/prices/AAPL/actions`,
  `${root}/news/articles`,
  `${root}/research/reports`,
  "/api/v1/financial-v4/time-series?symbol=AAPL",
  "/api/v1/financial-v4/time-series?symbol=AAPL,IBM&outputsize=5",
  "/api/v1/financial-v4/profile?symbol=AAPL",
  "/api/v1/financial-v4/fundamentals?symbol=NVDA",
  "/v1/financial_v4/companies/1",
  "/v1/financial_v4/companies/1/snapshot",
  "/v1/financial_v4/companies/1/technical?series=20",
  "/v1/financial_v4/companies/1/consensus",
  "/v1/financial_v4/companies/1/insider",
  "/v1/sector-analyst/company/1"
]

const thousand = 1000

const repeats = async ({ get }: Scene): Promise<Finding> => {
  const faults = []
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  for (const path of repeatedPaths) {
    const all = await Promise.all(Array.from({ length: thousand }, () => get(path, agent)))
    const seen = new Set(all.map(({ headers, status, text }) => `${status} ${headers.etag} ${text}`))
    const [first = ""] = seen
    if (seen.size !== 1 || !first.startsWith('200 "'))
      faults.push(`${path}: ${seen.size} answers, ${first.slice(0, 100)}`)
  }
  agent.destroy()
  return {
    promise: "20 requests have the same bytes a thousand times, whichever worker answers",
    cases: repeatedPaths.length * thousand,
    faults: some(faults)
  }
}

const probes = async ({ server }: Scene): Promise<Finding> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const faults = []
  for (const path of ["/healthz", "/readyz"]) {
    const answers = []
    for (let i = 0; i < thousand; i++)
      answers.push(await ask({ method: "GET", url: server.address + path, headers: {} }, agent))
    const slowest = percentile(answers.map(tookOf), 0.99)
    if (slowest > 10) faults.push(`${path}: one in a hundred took ${Math.round(slowest)} ms`)
    const bodies = new Set(answers.map(({ status, text }) => `${status} ${text}`))
    if (bodies.size !== 1 || ![...bodies].every((text) => /^200 \{"status":"\w+"\}$/.test(text)))
      faults.push(`${path}: ${[...bodies].join(", ")}`)
    if (answers.some(({ headers }) => headers["ratelimit"] !== undefined)) faults.push(`${path} has a quota`)
  }
  agent.destroy()
  return {
    promise: "2,000 probes without a key are answered within 10 ms (99 of 100), without a limit",
    cases: 2 * thousand,
    faults
  }
}

const eachPromise = async (place: Place): Promise<ReadonlyArray<Finding>> => {
  await findata(place.env, "sample")
  return withServer(
    place.env,
    async (server) => {
      const key = await readerKey(place.env)
      const agent = new Agent({ keepAlive: true, maxSockets: 8 })
      const get = (path: string, own = agent) =>
        ask({ method: "GET", url: server.address + path, headers: { "x-api-key": key } }, own)
      const scene = { place, server, get }
      try {
        const found = []
        for (const promise of [forms, repeats, probes, plainTexts, imports, wholeSeries, ranges, lawfulBars])
          found.push(await promise(scene))
        return found
      } finally {
        agent.destroy()
      }
    },
    "--workers",
    "2"
  )
}

export const torture: Torture = {
  name: "answers",
  promise: "Answers of listening servers are right, whole and the same each time",
  needs: ["pg_ctl"],
  run: () => eachStoreInTurn(eachPromise)
}
