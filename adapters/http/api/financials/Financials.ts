/** `/financial/companies/{symbol}/financials`: fiscal years or quarters by the public names of their lines. */
import { Schema, Struct } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Company, Period, Provenance, ShareAdjustment, StatementHead } from "../../../../core/mod.ts"
import { type Line, linesBeside, type PublicLine, publicLines } from "../../../../core/financials/mod.ts"
import { lineFields, Missing, nullable, PeriodFiling, Revision } from "../../../../core/ports.ts"
import { itemCount } from "../base/Bodies.ts"
import { DataFormat } from "../base/Formats.ts"
import { NotFound, Unavailable } from "../base/Errors.ts"
import { KeyAccess, RequiredAccess, withScope } from "../base/RequiredAccess.ts"
import { anyCaseWord, date, integer, orElse, word, words } from "../base/Parameters.ts"
import { begun, CrossChecks, ordered, Validation } from "../base/Validation.ts"

/** The public API calls cash_and_cash_equivalents `cash`. */
type PublicName = Exclude<PublicLine, "cash_and_cash_equivalents"> | "cash"

/** The names of lines that a body has, each with its line, in the body's order. */
export type LineNames<Name extends string> = ReadonlyArray<readonly [name: Name, line: Line]>

export const publicNames: LineNames<PublicName> = publicLines.map((line) => [
  line === "cash_and_cash_equivalents" ? "cash" : line,
  line
])

/** The figures of a statement by their public names. */
export const statementMembers = publicNames.map(([name]) => name)

/** The stored lines beside the public names, by their own: what either body has in `lines`. */
export const namesBeside = linesBeside(publicLines).map((line) => [line, line] as const)

/** Where a figure is from. */
export const FigureProvenance = Schema.Struct(Struct.omit(Provenance.fields, ["source"])).annotate({
  identifier: "FigureProvenance"
})

const byName = <Name extends string, A>(names: LineNames<Name>, of: (line: Line) => A) =>
  Object.fromEntries(names.map(([name, line]) => [name, of(line)])) as { readonly [K in Name]: A }

const StatementLines = Schema.Struct(byName(namesBeside, (line) => lineFields[line])).annotate({
  identifier: "StatementLines"
})

const MissingFigure = Missing.annotate({ identifier: "MissingFigure" })
const FigureRevision = Revision.annotate({ identifier: "FigureRevision" })
const StatementFiling = PeriodFiling.annotate({ identifier: "StatementFiling" })

const by = <Name extends string, S extends Schema.Top>(names: LineNames<Name>, schema: S) => {
  const optional = () => Schema.optionalKey(schema)
  return Schema.Struct({ ...byName(names, optional), ...byName(namesBeside, optional) })
}

const figuresOf = <Name extends string>(names: LineNames<Name>) => ({
  ...byName(names, (line) => lineFields[line]),
  lines: Schema.optionalKey(StatementLines),
  provenance: Schema.optionalKey(by(names, FigureProvenance)),
  missing: Schema.optionalKey(
    by(names, MissingFigure).annotate({ description: "Why each null figure is null, by `include=missing`" })
  ),
  filings: Schema.optionalKey(
    Schema.Array(StatementFiling).annotate({
      description: "The filings that report the period, oldest first, by `include=missing`"
    })
  )
})

/**
 * A statement with figures by these names, and on request the stored lines beside the public ones. Money in whole units
 * of `currency`, earnings per share in it, outflows positive; null is what no filing gives.
 */
export const statementOf = <Name extends string>(names: LineNames<Name>) =>
  Schema.Struct({
    ...StatementHead.fields,
    ...figuresOf(names),
    changes: Schema.optionalKey(
      nullable(
        by(names, FigureRevision),
        "The figures that were known otherwise at the end of the day `against`; null where the period wasn't known then"
      )
    )
  })

/** The last twelve months by the names of statements: no period of its own. */
export const twelveMonthsOf = <Name extends string>(names: LineNames<Name>) =>
  Schema.Struct({
    ...Struct.omit(StatementHead.fields, ["period"]),
    ...figuresOf(names)
  })

/** The members of a body for the last twelve months, and for those before them. */
export const trailingMembers = <S extends Schema.Top>(twelveMonths: S) => ({
  trailing: Schema.optionalKey(
    nullable(
      twelveMonths,
      "The last twelve months, by `include=trailing`: flows and amounts per share of four quarters or two halves added, weighted shares their mean, balances those at the end; of the latest year, with a quarter of null, where nothing ends later; null where a quarter is missing"
    )
  ),
  trailing_before: Schema.optionalKey(
    nullable(twelveMonths, "The same a year before `trailing`; null where they aren't known")
  )
})

/** What either endpoint of statements takes. */
export const statementQuery = {
  period: anyCaseWord(Period).pipe(orElse("Annual")),
  years: integer(1, 20).pipe(orElse(5)),
  adjust: word(ShareAdjustment).pipe(orElse("splits")),
  include: Schema.optionalKey(words(Schema.Literals(["lines", "provenance", "missing", "trailing"]))),
  against: Schema.optionalKey(date)
}

/** Rules of either endpoint: both days have begun, and the one to compare with isn't the later one. */
export const statementChecks = [begun("as_of"), begun("against"), ordered("against", "as_of")]

export const PublicStatement = statementOf(publicNames).annotate({ identifier: "PublicStatement" })

const PublicTwelveMonths = twelveMonthsOf(publicNames).annotate({ identifier: "PublicTwelveMonths" })

export const PublicFinancials = Schema.Struct({
  symbol: Company.fields.symbol,
  company_name: Company.fields.name,
  period: StatementHead.fields.period,
  currency: nullable(Schema.String, "What the money of the newest statement is in; null without any"),
  statements: Schema.Array(PublicStatement),
  ...trailingMembers(PublicTwelveMonths),
  count: itemCount
}).annotate({ identifier: "PublicFinancials" })

export class FinancialsApi extends HttpApiGroup.make("financials")
  .add(
    HttpApiEndpoint.get("statements", "/:symbol/financials", {
      params: { symbol: Schema.String },
      query: {
        ...statementQuery,
        as_of: Schema.optionalKey(date),
        format: Schema.optionalKey(word(DataFormat))
      },
      success: PublicFinancials,
      error: [NotFound, Unavailable]
    })
      .annotate(CrossChecks, statementChecks)
      .annotate(OpenApi.Identifier, "getFinancials")
      .annotate(OpenApi.Summary, "Financial statements")
      .annotate(
        OpenApi.Description,
        "Those of the newest fiscal years, newest first. CSV holds their heads and figures alone, `lines` as columns of their own."
      )
  )
  .annotateEndpoints(RequiredAccess, withScope("read:financial"))
  .middleware(Validation)
  .middleware(KeyAccess)
  .prefix("/financial/companies")
  .annotateMerge(
    OpenApi.annotations({
      title: "Financials",
      description: "Annual and quarterly statements by the public names of their lines."
    })
  ) {}
