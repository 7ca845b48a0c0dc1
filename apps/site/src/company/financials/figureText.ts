/** How a table of statements writes figures: amounts and shares each in a scale, amounts per share in whole units. */
import { count, earnings } from "../../language/format.ts"
import { linesIn, type LineName, type Statement, unitOf } from "./lines.ts"
import { type Scale, scaleFor } from "./unit.ts"

export interface Scales {
  readonly amount: Scale
  readonly shares: Scale
}

/** The scales that fit some statements, of those that the language has a word for. */
export const scalesFor = (
  statements: ReadonlyArray<Statement>,
  known: readonly [Scale, ...ReadonlyArray<Scale>]
): Scales => {
  const of = (unit: "amount" | "shares") =>
    scaleFor(
      statements.flatMap((statement) => linesIn(unit).map((line) => statement[line])),
      known
    )
  return { amount: of("amount"), shares: of("shares") }
}

/** A line's figure in the scale of its unit. */
export const figureText = (
  line: LineName,
  value: number | null,
  currency: string,
  scales: Scales
): string => {
  const unit = unitOf(line)
  return unit === "perShare" ? earnings(value, currency) : count(value === null ? null : value / scales[unit])
}
