/** Answers `/financial/companies/{symbol}/financials`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import {
  Companies,
  Financials,
  type Line,
  newestYears,
  type Period,
  type Provenance,
  type Statement
} from "../../../../core/mod.ts"
import { Api } from "../../api/Api.ts"
import { type StatementMember, statementMembers } from "../../api/Financials.ts"
import { dayOf } from "../answers/asOf.ts"
import { Bodies } from "../answers/Bodies.ts"
import { tableOf } from "../answers/csv.ts"

const lineOf = (member: StatementMember): Line => (member === "cash" ? "cash_and_cash_equivalents" : member)

const provenanceOf = ({ derivation, filed_at, filing_id, form, tag }: Provenance) => ({
  filing_id,
  form,
  tag,
  derivation,
  filed_at
})

/** Of every figure that is told. */
const provenancesOf = (statement: Statement) =>
  Object.fromEntries(
    statementMembers.flatMap((member) => {
      const known = statement.provenance[lineOf(member)]
      return known === undefined ? [] : [[member, provenanceOf(known)]]
    })
  )

const elementOf = (statement: Statement) => ({
  fiscal_date: statement.fiscal_date,
  year: statement.year,
  quarter: statement.quarter,
  period: statement.period,
  currency: statement.currency,
  ...(Object.fromEntries(statementMembers.map((member) => [member, statement[lineOf(member)]])) as Record<
    StatementMember,
    number | null
  >)
})

const columns = ["fiscal_date", "year", "quarter", "period", "currency", ...statementMembers]

interface Query {
  readonly period: Period
  readonly years: number
  readonly include?: "provenance"
  readonly as_of?: string
}

export const layer = HttpApiBuilder.group(
  Api,
  "financials",
  Effect.fnUntraced(function* (handlers) {
    const companies = yield* Companies
    const financials = yield* Financials
    const bodies = yield* Bodies

    const statements = Effect.fnUntraced(function* (symbol: string, query: Query) {
      const { as_of, include, period, years } = query
      const company = yield* companies.bySymbol(symbol, as_of)
      yield* dayOf(company, as_of)
      const told = newestYears(yield* financials.statements(company, period, as_of ?? null), years)
      return {
        json: () => ({
          symbol: company.symbol,
          company_name: company.name,
          period,
          currency: told[0]?.currency ?? null,
          statements: told.map((statement) =>
            include === undefined
              ? elementOf(statement)
              : { ...elementOf(statement), provenance: provenancesOf(statement) }
          ),
          count: told.length
        }),
        table: () => tableOf(columns, told.map(elementOf))
      }
    })

    return handlers.handleAll({
      statements: ({ params, query, request }) =>
        bodies.respond(request, ["financials", params, query], statements(params.symbol, query), query.format)
    })
  })
)
