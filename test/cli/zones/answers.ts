/**
 * Imports a world and prints what the service answers, at times of day at which the date differs from zone to zone: a line
 * of JSON for each store with the digest of each answer. Started with TZ set; its arguments are how often each request is
 * sent, at how many times, and the directories or databases of the stores.
 */
import { createHash } from "node:crypto"
import { Layer, Redacted } from "effect"
import * as Postgres from "../../../adapters/postgres/mod.ts"
import * as Sqlite from "../../../adapters/sqlite/mod.ts"
import { ledger } from "../../fixtures/ledger.ts"
import { examplePath, operations, parametersOf } from "../../http/openapi.ts"
import { openWorld } from "../../http/service.ts"

const [repeats = "1", times = "1", ...places] = process.argv.slice(2)

/** Opens a store that was migrated. */
const storesAt = (place: string) => {
  if (place.startsWith("postgres")) {
    const options = { url: Redacted.make(place), maxConnections: 2 }
    return Layer.merge(Postgres.storesLayer(options), Postgres.importsLayer(options))
  }
  const options = { directory: place, busyTimeout: 5000 }
  return Layer.merge(Sqlite.storesLayer(options), Sqlite.importsLayer(options))
}

/** The ones that most zones differ on first. */
const named = [
  "2024-06-30T23:30:00Z",
  "2024-11-03T05:30:00Z",
  "2024-12-31T15:00:01Z",
  "2024-07-01T12:00:00Z",
  "2024-07-02T03:59:59Z"
]

/** 37 hours apart, so that each is at another hour. */
const others = Array.from({ length: Math.max(0, Number(times) - named.length) }, (_, i) =>
  new Date(Date.parse("2024-03-09T23:00:00Z") + i * 37 * 3_600_000).toISOString()
)

const now = [...named.slice(0, Number(times)), ...others]

const symbols = ["ACME", "ACM:XETRA", "005930", "OLDE"]

/** Each operation with each company, and with days around midnight and the ends of daylight saving time. */
const paths = operations
  .filter(({ id, method }) => method === "GET" && !/ApiKey|Pdf|Liveness|Readiness|Sources/.test(id))
  .flatMap((operation) =>
    symbols.flatMap((symbol, i) => {
      const values = { symbol, company_id: i + 1, article_id: 1, report_id: 1, slug: symbol.slice(0, 4) }
      const path = examplePath(operation, values)
      const takes = (name: string) => parametersOf(operation).some((parameter) => parameter.name === name)
      const withQuery = (query: string) => `${path}${path.includes("?") ? "&" : "?"}${query}`
      return [
        path,
        ...(takes("as_of") ? ["2024-06-28", "2024-03-10"].map((day) => withQuery(`as_of=${day}`)) : []),
        ...(takes("interval")
          ? ["1week", "1month"].map((interval) => withQuery(`interval=${interval}`))
          : []),
        ...(takes("start_date") ? [withQuery("start_date=2024-06-24&end_date=2024-06-28")] : [])
      ]
    })
  )

for (const place of places) {
  const stores = Layer.suspend(() => storesAt(place))
  const service = await openWorld({ ...ledger, stores, clock: "fixed" })
  const { secret } = await service.key({ tier: "enterprise", rate_limit: 1_000_000, rate_period: 86_400 })
  const answers: Record<string, string> = {}
  for (const time of now) {
    service.time.now = Date.parse(time)
    for (const path of new Set(paths)) {
      const digests = new Set<string>()
      for (let i = 0; i < Number(repeats); i++) {
        const { headers, status, text } = await service.send("GET", path, { "x-api-key": secret })
        const etag = headers.get("etag")
        digests.add(`${status} ${etag} ${createHash("sha256").update(text).digest("hex")}`)
      }
      answers[`${time} ${path}`] = [...digests].join()
    }
  }
  await service.close()
  console.log(JSON.stringify(answers))
}
