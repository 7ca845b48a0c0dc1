/** Requests that are sent a thousand times: the same bytes each time, by the routes and by the front door. */
import { assert, it } from "@effect/vitest"
import { ledger } from "../fixtures/ledger.ts"
import { clientOperations, examplePath, type Operation } from "../http/openapi.ts"
import { serviceOver } from "../http/serviceOver.ts"

const { handler, key } = serviceOver(ledger)

const values = { symbol: "ACME", company_id: 1, article_id: 1, report_id: 1, slug: "acme-inc" }

/** Whether an operation answers to a key, or to anyone: what owners keep is for bearer tokens and sessions alone. */
const isForKeys = ({ definition }: Operation): boolean =>
  (definition["security"] as ReadonlyArray<object>).some(
    (one) => "apiKey" in one || Object.keys(one).length === 0
  )

const paths = clientOperations
  .filter((operation) => operation.method === "GET" && isForKeys(operation))
  .filter(({ id }) => !/Pdf|Liveness|Readiness|BulkTable$/.test(id))
  .map((operation) => examplePath(operation, values))

const answerTo = async (path: string, headers: Readonly<Record<string, string>>): Promise<string> => {
  const response = await handler(new Request(`http://localhost${path}`, { headers }))
  return `${response.status} ${response.headers.get("etag")} ${await response.text()}`
}

it("there are twenty at least", () => {
  assert.isAtLeast(paths.length, 20)
})

it.for(paths)("%s", { timeout: 60_000 }, async (path) => {
  const { secret } = await key({ tier: "enterprise", rate_limit: 1_000_000 })
  const keyed = { "x-api-key": secret }
  const first = await answerTo(path, keyed)
  assert.match(first, /^200 "/)
  for (let i = 1; i < 1000; i++) {
    // A length, even of nothing, leads to the routes.
    const answer = await answerTo(path, i % 5 === 0 ? { ...keyed, "content-length": "0" } : keyed)
    if (answer !== first) assert.strictEqual(answer, first, `The answer ${i}`)
  }
})
