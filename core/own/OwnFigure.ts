/** A figure that an owner declares by a formula over others, named `my.name` in expressions. */
import { Schema } from "effect"
import { holdsNoNul, isMaxCharacters, isWhole } from "../records/Characters.ts"
import { field } from "../records/Record.ts"
import { maxCharacters } from "../screens/Limits.ts"
import type { WrongExpression } from "../errors/WrongExpression.ts"
import { maxNameCharacters, maxTitleCharacters, ownNamePattern, ownUnits } from "./Limits.ts"

/** A figure's declaration by its owner. */
export const OwnFigure = Schema.Struct({
  name: field(
    Schema.String,
    `Its name in expressions is this behind \`my.\`: letters a to z, digits and _, ${maxNameCharacters} at most`,
    { example: "cash_yield" }
  ).check(Schema.isPattern(new RegExp(`^${ownNamePattern}$`, "u"))),
  title: field(Schema.String, "What columns and rows of it are called", { example: "Cash yield" }).check(
    Schema.isMinLength(1),
    isMaxCharacters(maxTitleCharacters),
    holdsNoNul,
    isWhole
  ),
  unit: field(Schema.Literals(ownUnits), "What its numbers are counted in; it converts nothing"),
  formula: field(
    Schema.String,
    "A numeric expression over figures, as screens have them; it may name other own figures",
    { example: "100 * free_cash_flow_ttm / market_cap" }
  ).check(Schema.isMinLength(1), Schema.isMaxLength(maxCharacters), holdsNoNul, isWhole)
})
export type OwnFigure = typeof OwnFigure.Type

/** The formula of an own figure isn't a numeric expression, or not one that may be kept. */
export class WrongFormula extends Schema.TaggedError<WrongFormula>()("WrongFormula", { error: Schema.Any }) {
  declare readonly error: WrongExpression
  override get message(): string {
    return this.error.message
  }
}

/** Other own figures name it in their formulas, so that it can't be deleted or get another name. */
export class OwnFigureUsed extends Schema.TaggedError<OwnFigureUsed>()("OwnFigureUsed", {
  name: Schema.String,
  /** The names of those that do. */
  by: Schema.Array(Schema.String)
}) {
  override get message(): string {
    return `my.${this.name} is in the formulas of ${this.by.map((name) => `my.${name}`).join(", ")}: change them first`
  }
}
