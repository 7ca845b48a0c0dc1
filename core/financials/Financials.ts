/** Tells companies' statements, as they are known now or were on a day. */
import { Context, Effect, Layer } from "effect"
import type { Company } from "../companies/Company.ts"
import type { Changes } from "../store/Changes.ts"
import { cached } from "../store/Cached.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { Period, Statement } from "./Statement.ts"
import { StatementStore } from "./StatementStore.ts"
import { statementsOf } from "./Statements.ts"

/** Each has hundreds of versions; what follows from them now is kept too, and what followed on other days made again. */
const issuersInMemory = 200

const service = Effect.gen(function* () {
  const store = yield* StatementStore

  const filed = yield* cached("data", issuersInMemory, (id) => store.filed([Number(id)], null))
  const annual = yield* cached("data", issuersInMemory, (id) =>
    Effect.map(filed(id), (versions) => statementsOf(versions, "Annual", null))
  )
  const quarterly = yield* cached("data", issuersInMemory, (id) =>
    Effect.map(filed(id), (versions) => statementsOf(versions, "Quarterly", null))
  )

  const statements = ({ issuer_id }: Company, period: Period, as_of: string | null) => {
    const id = String(issuer_id)
    if (as_of !== null) return Effect.map(filed(id), (versions) => statementsOf(versions, period, as_of))
    return period === "Annual" ? annual(id) : quarterly(id)
  }

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
