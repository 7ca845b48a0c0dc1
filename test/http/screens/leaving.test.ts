/** A panel that is sent as it is made: its work ends with its client, and nothing is sent before the first periods are there. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { storesLayer } from "../../../adapters/memory/mod.ts"
import { FiguresNotReady, FigureStore, StatementRows } from "../../../core/ports.ts"
import { screened } from "../../fixtures/screened.ts"
import { serviceOver } from "../serviceOver.ts"

const url = "/api/public/v1/financial/screener/history?columns=close&start_date=2004-07-01&format=csv"

let reads = 0

const counting = Layer.suspend(() =>
  Layer.provideMerge(
    Layer.effect(
      FigureStore,
      Effect.map(FigureStore, (store) =>
        FigureStore.of({
          ...store,
          next: (...range) => {
            reads += 1
            return store.next(...range)
          }
        })
      )
    ),
    storesLayer()
  )
)

describe("a client that leaves", () => {
  const service = serviceOver({ ...screened, stores: counting })

  const asked = async () => {
    const { secret } = await service.key()
    return service.handler(new Request(`http://localhost${url}`, { headers: { "x-api-key": secret } }))
  }

  it("ends what is read for it", async () => {
    reads = 0
    const whole = await (await asked()).text()
    const all = reads
    assert.isAbove(whole.split("\n").length, 40)
    reads = 0
    const reader = (await asked()).body?.getReader()
    const { value } = (await reader?.read()) ?? {}
    assert.match(new TextDecoder().decode(value), /^date,company_id/)
    await reader?.cancel()
    const left = reads
    // As long as the whole takes several times over.
    await new Promise((resolve) => setTimeout(resolve, 300))
    assert.isAtMost(left, all / 3)
    assert.isAtMost(reads, all / 2)
  })
})

const unready = Layer.suspend(() =>
  Layer.merge(
    storesLayer(),
    Layer.succeed(
      StatementRows,
      StatementRows.of({
        over: () => Effect.fail(new FiguresNotReady({ done: 3, issuers: 25 })),
        overBoth: () => Effect.fail(new FiguresNotReady({ done: 3, issuers: 25 })),
        state: Effect.succeed({ waiting: null, isOthers: false })
      })
    )
  )
)

describe("while figures of statements are being computed", () => {
  const { get } = serviceOver({ ...screened, stores: unready })

  it.for([
    "/financial/screener?where=sales%20%3E%201",
    "/financial/screener/history?where=sales%20%3E%201&start_date=2024-01-01",
    "/financial/screener/history?where=sales%20%3E%201&start_date=2024-01-01&format=csv",
    "/financial/companies/ALFA/figures?names=sales"
  ])("%s is 503, and says when to ask again", async (path) => {
    const { headers, json, status } = await get(path)
    assert.deepStrictEqual(
      [status, headers.get("retry-after"), json.detail],
      [503, "30", "Figures of statements are being computed: 3 of 25 issuers"]
    )
  })

  it("figures of prices are there", async () => {
    assert.strictEqual((await get("/financial/screener?where=close%20%3E%201")).json.total, 4)
  })
})
