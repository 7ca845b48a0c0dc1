/** `/financial/companies/{symbol}/financials`: fiscal years or quarters by the public names of their lines. */
import { Schema, Struct } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Company, Period, Provenance, ShareAdjustment, StatementHead } from "../../../../core/mod.ts"
import { type Line, linesBeside, type PublicLine, publicLines } from "../../../../core/financials/mod.ts"
import { lineFields, nullable } from "../../../../core/ports.ts"
import { itemCount } from "../base/Bodies.ts"
import { DataFormat } from "../base/Formats.ts"
import { NotFound, Unavailable } from "../base/Errors.ts"
import { KeyAccess, RequiredAccess, withScope } from "../base/RequiredAccess.ts"
import { anyCaseWord, date, integer, orElse, word, words } from "../base/Parameters.ts"
import { begun, CrossChecks, Validation } from "../base/Validation.ts"

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

const originOf = () => Schema.optionalKey(FigureProvenance)

/**
 * A statement with figures by these names, and on request the stored lines beside the public ones. Money in whole units
 * of `currency`, earnings per share in it, outflows positive; null is what no filing gives.
 */
export const statementOf = <Name extends string>(names: LineNames<Name>) =>
  Schema.Struct({
    ...StatementHead.fields,
    ...byName(names, (line) => lineFields[line]),
    lines: Schema.optionalKey(StatementLines),
    provenance: Schema.optionalKey(
      Schema.Struct({ ...byName(names, originOf), ...byName(namesBeside, originOf) })
    )
  })

/** What either endpoint of statements takes. */
export const statementQuery = {
  period: anyCaseWord(Period).pipe(orElse("Annual")),
  years: integer(1, 20).pipe(orElse(5)),
  adjust: word(ShareAdjustment).pipe(orElse("splits")),
  include: Schema.optionalKey(words(Schema.Literals(["lines", "provenance"])))
}

export const PublicStatement = statementOf(publicNames).annotate({ identifier: "PublicStatement" })

export const PublicFinancials = Schema.Struct({
  symbol: Company.fields.symbol,
  company_name: Company.fields.name,
  period: StatementHead.fields.period,
  currency: nullable(Schema.String, "What the money of the newest statement is in; null without any"),
  statements: Schema.Array(PublicStatement),
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
      .annotate(CrossChecks, [begun("as_of")])
      .annotate(OpenApi.Identifier, "getFinancials")
      .annotate(OpenApi.Summary, "Financial statements")
      .annotate(
        OpenApi.Description,
        "Those of the newest fiscal years, newest first. CSV holds them without their provenance, `lines` as columns of their own."
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
