/** Tells companies' statements, as they are known now or were on a day. */
import { Context, Effect, Layer } from "effect"
import type { Company } from "../companies/Company.ts"
import type { Changes } from "../store/Changes.ts"
import { kept } from "../store/Kept.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { Period, Statement } from "./Statement.ts"
import { StatementStore } from "./StatementStore.ts"
import { statementsOf } from "./Statements.ts"

/** Each holds all statements of an issuer. */
const issuersInMemory = 1_000

const service = Effect.gen(function* () {
  const store = yield* StatementStore

  const told = yield* kept("data", issuersInMemory, (key) => {
    const [issuer_id, period, day] = JSON.parse(key) as [number, Period, string | null]
    return Effect.map(store.filed([issuer_id], null), (filed) => statementsOf(filed, period, day))
  })

  const statements = (company: Company, period: Period, as_of: string | null) =>
    told(JSON.stringify([company.issuer_id, period, as_of]))

  return { statements }
})

export class Financials extends Context.Service<
  Financials,
  {
    /** All of its issuer's, newest first, as of the end of a day; null for now. */
    readonly statements: (
      company: Company,
      period: Period,
      as_of: string | null
    ) => Effect.Effect<ReadonlyArray<Statement>, StoreUnavailable>
  }
>()("findata/core/financials/Financials") {
  static readonly layer: Layer.Layer<Financials, never, StatementStore | Changes> = Layer.effect(
    Financials,
    service
  )
}
