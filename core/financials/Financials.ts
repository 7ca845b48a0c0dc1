/** Serves companies' statements, as known now or on a day. */
import { Context, Effect, Layer } from "effect"
import type { Company } from "../companies/Company.ts"
import { changesShares } from "../prices/CorporateAction.ts"
import { Prices } from "../prices/Prices.ts"
import type { Changes } from "../store/Changes.ts"
import { cached } from "../store/Cached.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { ShareAdjustment, ShareBasis } from "./ShareBasis.ts"
import { statementsThen } from "./StatementsThen.ts"
import type { Period, Statement } from "./Statement.ts"
import { StatementStore } from "./StatementStore.ts"
import { statementsOf } from "./Statements.ts"

/** Each issuer has hundreds of versions; the current statements are cached too, those of other days aren't. */
const issuersInMemory = 200

/** Both periods, adjusted for splits and as filed. */
const listsOfIssuer = 4

const service = Effect.gen(function* () {
  const prices = yield* Prices
  const store = yield* StatementStore

  const filed = yield* cached("data", issuersInMemory, (id) => store.filed(Number(id)))

  /** The current statements. The key contains the splits, because some take effect without a write. */
  const now = yield* cached("data", issuersInMemory * listsOfIssuer, (key) => {
    const [id, period, basis] = JSON.parse(key) as [number, Period, ShareBasis]
    return Effect.map(filed(String(id)), (versions) => statementsOf(versions, period, null, basis))
  })

  const statements = Effect.fnUntraced(function* (
    company: Company,
    period: Period,
    as_of: string | null,
    adjust: ShareAdjustment = "splits"
  ) {
    const { issuer_id } = company
    const inEffect = yield* prices.actions(company, as_of)
    const basis: ShareBasis = { actions: inEffect.filter(({ type }) => changesShares(type)), adjust }
    if (as_of === null) return yield* now(JSON.stringify([issuer_id, period, basis]))
    return statementsOf(yield* filed(String(issuer_id)), period, as_of, basis)
  })

  const onDay = yield* cached("data", issuersInMemory, (key) => {
    const [id = "", day = ""] = key.split(" ")
    return Effect.map(filed(id), (versions) => statementsThen(versions, day))
  })

  return {
    statements,
    onPriceDay: ({ issuer_id }: Company, day: string) => onDay(`${issuer_id} ${day}`)
  }
})

export class Financials extends Context.Service<
  Financials,
  {
    /**
     * The issuer's statements, newest first, as of the end of a day; null for now. Earnings per share and share counts
     * are on the shares of that day by the company's splits, or as filed.
     */
    readonly statements: (
      company: Company,
      period: Period,
      as_of: string | null,
      adjust?: ShareAdjustment
    ) => Effect.Effect<ReadonlyArray<Statement>, StoreUnavailable>
    /** The statements of both periods that a price of a day is compared with, as in `statementsThen`. */
    readonly onPriceDay: (
      company: Company,
      day: string
    ) => Effect.Effect<ReadonlyArray<Statement>, StoreUnavailable>
  }
>()("findata/core/financials/Financials") {
  static readonly layer: Layer.Layer<Financials, never, Prices | StatementStore | Changes> = Layer.effect(
    Financials,
    service
  )
}
