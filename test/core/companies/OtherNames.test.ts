/** Companies by former names. */
import { assert, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { Companies, type Company } from "../../../core/mod.ts"
import { Changes, CompanyStore, localChanges, OtherNames, RowStore } from "../../../core/ports.ts"
import { companyStoreOf, companyWith } from "./company.ts"

const issuers = Array.from({ length: 12 }, (_, i) => i + 1)

it.effect(
  "the securities of several issuers are read at the same time, and are in the order of their names",
  () => {
    let [atOnce, most] = [0, 0]
    const ofIssuer = (issuer_id: number): Effect.Effect<ReadonlyArray<Company>> =>
      Effect.gen(function* () {
        atOnce++
        most = Math.max(most, atOnce)
        yield* Effect.yieldNow
        atOnce--
        return [companyWith({ company_id: 100 + issuer_id, issuer_id })]
      })
    const store = Layer.effect(
      CompanyStore,
      Effect.map(CompanyStore, (plain) =>
        CompanyStore.of({
          ...plain,
          ofIssuer,
          formerNames: Effect.succeed(
            issuers.map((issuer_id) => ({
              issuer_id,
              name: `Formerly ${"x".repeat(issuer_id)}`,
              valid_from: null,
              valid_to: "2020-01-01"
            }))
          )
        })
      )
    ).pipe(Layer.provide(companyStoreOf([])))
    const services = OtherNames.layer.pipe(
      Layer.provide(Companies.layer),
      Layer.provide([
        store,
        Layer.succeed(RowStore, { all: () => Effect.succeed([]) } as never),
        Layer.sync(Changes, localChanges)
      ])
    )
    return Effect.gen(function* () {
      const found = yield* (yield* OtherNames).called(["formerly"])
      assert.deepStrictEqual(
        found.map(({ company_id }) => company_id),
        issuers.map((issuer_id) => 100 + issuer_id)
      )
      assert.isAbove(most, 1)
      assert.isAtMost(most, 4)
    }).pipe(Effect.provide(services))
  }
)
