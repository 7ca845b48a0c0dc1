/** Every documented error is returned with its message and headers where it is provoked. */
import { afterAll, assert, beforeAll, it } from "@effect/vitest"
import { document, operations } from "../openapi.ts"
import { openRefusals } from "../refusals.ts"

let opened: Awaited<ReturnType<typeof openRefusals>>
beforeAll(async () => {
  opened = await openRefusals()
}, 30_000)
afterAll(() => opened.close())

const examples = Object.entries<any>(document["components"].responses).flatMap(([name, response]) =>
  Object.entries<any>(response.content?.["application/json"].examples ?? {}).map(
    ([example, { value }]) => [name, example, value, response] as const
  )
)

/** What Node refuses before there is a request. */
const ofSocket = ["BadRequest other", "RequestTimeout slow", "HeadersTooLarge large"]

const statusOf = (name: string): number => {
  const $ref = `#/components/responses/${name}`
  const found = operations
    .flatMap(({ definition }) => Object.entries<any>(definition["responses"]))
    .find(([, response]) => response.$ref === $ref)
  return Number(found?.[0])
}

/** The quota's headers, in answers to a key, and those for caches, in answers after access was checked. */
const sometimes = /ratelimit|^(cache-control|vary)$/

const checked = ["retry-after", "www-authenticate", "allow", "content-range", "ratelimit", "cache-control"]

it.for(examples.filter(([name, example]) => !ofSocket.includes(`${name} ${example}`)))(
  "%s by %s",
  async ([name, example, value, response]) => {
    const answer = (await opened.refusals[name]?.[example]?.()) ?? assert.fail("Nothing brings it about")
    assert.deepStrictEqual([answer.status, await answer.json()], [statusOf(name), value])
    const documented = Object.keys(response.headers).map((header) => header.toLowerCase())
    for (const header of documented) {
      if (!sometimes.test(header)) assert.isTrue(answer.headers.has(header), header)
    }
    for (const header of checked) if (answer.headers.has(header)) assert.include(documented, header)
  }
)
