/** Serves companies' statements, as known now or on a day. */
import { Context, Effect, Layer } from "effect"
import type { Company } from "../companies/Company.ts"
import { changesShares } from "../prices/ShareRatio.ts"
import { Prices } from "../prices/Prices.ts"
import type { Changes } from "../store/Changes.ts"
import { cached } from "../store/Cached.ts"
import { RowStore } from "../store/RowStore.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { LineSelection } from "./Line.ts"
import type { ShareAdjustment } from "./Fields.ts"
import type { ShareBasis } from "./ShareBasis.ts"
import { type PricedStatements, pricedStatements } from "./StatementsThen.ts"
import { type OnShares, type Revisions, revisionsOf } from "./Revision.ts"
import { FiledStatement, type Period, type Statement } from "./Statement.ts"
import { type ExplainedStatement, explainedStatementsOf, statementsOf } from "./Statements.ts"
import { type TwelveMonths, twelveMonths } from "./TwelveMonths.ts"

/** Each issuer has hundreds of versions; the current statements are cached too, those of other days aren't. */
const issuersInMemory = 200

/** Both periods, adjusted for splits and as filed. */
const listsOfIssuer = 4

/** Statements with what explains them. */
export interface DetailedStatements {
  /** Newest first. */
  readonly statements: ReadonlyArray<ExplainedStatement>
  readonly twelveMonths: TwelveMonths
  /**
   * What of a statement was known otherwise on the day of comparison; null where the period wasn't known then, or there is no
   * such day.
   */
  readonly revisionsOf: (statement: Statement) => Revisions | null
}

type PricedKey = readonly [
  issuer_id: number,
  as_of: string | null,
  priceDay: string | null,
  selection: LineSelection
]

const service = Effect.gen(function* () {
  const prices = yield* Prices
  const rows = yield* RowStore

  const filed = yield* cached("data", issuersInMemory, (id) =>
    rows.all(FiledStatement, { issuer_id: Number(id) })
  )

  /** The current statements. The key contains the splits, because some take effect without a write. */
  const now = yield* cached("data", issuersInMemory * listsOfIssuer, (key) => {
    const [id, period, basis] = JSON.parse(key) as [number, Period, ShareBasis]
    return Effect.map(filed(String(id)), (versions) => statementsOf(versions, period, null, basis))
  })

  const splitsOn = (company: Company, as_of: string | null) =>
    Effect.map(prices.actions(company, as_of), (actions) => actions.filter(({ type }) => changesShares(type)))

  const statements = Effect.fnUntraced(function* (
    company: Company,
    period: Period,
    as_of: string | null,
    adjust: ShareAdjustment = "splits"
  ) {
    const { issuer_id } = company
    const basis: ShareBasis = { actions: yield* splitsOn(company, as_of), adjust }
    if (as_of === null) return yield* now(JSON.stringify([issuer_id, period, basis]))
    return statementsOf(yield* filed(String(issuer_id)), period, as_of, basis)
  })

  const detailed = Effect.fnUntraced(function* (
    company: Company,
    period: Period,
    as_of: string | null,
    { adjust, against }: { readonly adjust: ShareAdjustment; readonly against: string | null }
  ): Effect.fn.Return<DetailedStatements, StoreUnavailable> {
    const versions = yield* filed(String(company.issuer_id))
    const actions = yield* splitsOn(company, as_of)
    const explained = (of: Period) => explainedStatementsOf(versions, of, as_of, { actions, adjust })
    const other = period === "Annual" ? "Quarterly" : "Annual"
    const statements = explained(period)
    const months = twelveMonths([...statements, ...explained(other)])
    if (against === null) return { statements, twelveMonths: months, revisionsOf: () => null }
    const actionsThen = yield* splitsOn(company, against)
    const onShares = (day: string | null, basis: ShareBasis): ReadonlyArray<OnShares> => {
      const same = statementsOf(versions, period, day, { actions, adjust: "splits" })
      return statementsOf(versions, period, day, basis).map((statement, i) => ({
        statement,
        onShares: same[i] ?? statement
      }))
    }
    const then = onShares(against, { actions: actionsThen, adjust })
    const now = new Map(
      onShares(as_of, { actions, adjust }).map((one) => [one.statement.fiscal_date, one] as const)
    )
    return {
      statements,
      twelveMonths: months,
      revisionsOf: ({ fiscal_date }) => {
        const one = now.get(fiscal_date)
        return one === undefined ? null : revisionsOf(one, then)
      }
    }
  })

  const pricedOf = yield* cached("data", issuersInMemory, (key) => {
    const [id, as_of, priceDay, selection] = JSON.parse(key) as PricedKey
    return Effect.map(filed(String(id)), (versions) => pricedStatements(versions, as_of, priceDay, selection))
  })

  return {
    statements,
    detailed,
    filed: ({ issuer_id }: Company) => filed(String(issuer_id)),
    priced: (
      { issuer_id }: Company,
      as_of: string | null,
      priceDay: string | null,
      selection: LineSelection
    ) => pricedOf(JSON.stringify([issuer_id, as_of, priceDay, selection] satisfies PricedKey))
  }
})

/**
 * Statements of a company's issuer: derived from all versions known on a day, as filed, or as a price is compared with.
 */
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
    /**
     * The same with what explains them: why what isn't known isn't, the last twelve months, and what was known otherwise at
     * the end of an earlier day `against`, if that is given.
     */
    readonly detailed: (
      company: Company,
      period: Period,
      as_of: string | null,
      options: { readonly adjust: ShareAdjustment; readonly against: string | null }
    ) => Effect.Effect<DetailedStatements, StoreUnavailable>
    /** All versions of the issuer's statements, in any order. */
    readonly filed: (company: Company) => Effect.Effect<ReadonlyArray<FiledStatement>, StoreUnavailable>
    /** The selected lines as of the end of a day, null for now, and as of the day of a price. */
    readonly priced: (
      company: Company,
      as_of: string | null,
      priceDay: string | null,
      selection: LineSelection
    ) => Effect.Effect<PricedStatements, StoreUnavailable>
  }
>()("findata/core/financials/Financials") {
  static readonly layer: Layer.Layer<Financials, never, Prices | RowStore | Changes> = Layer.effect(
    Financials,
    service
  )
}
