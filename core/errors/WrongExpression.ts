/** What is wrong with an expression. */
import { Schema } from "effect"

/** Faults that who asks may act on: an own figure may be made. */
export const wrongReasons = ["unknown_own_figure"] as const

/** An expression that can't be understood or evaluated; its message says what is wrong, where, and what would be right. */
export class WrongExpression extends Schema.TaggedError<WrongExpression>()("WrongExpression", {
  /**
   * The first character that is wrong, counted from 0 in UTF-16 code units; the length of the text where something is
   * missing at its end.
   */
  position: Schema.Int,
  /** What is wrong. */
  problem: Schema.String,
  /** What would be right. */
  remedy: Schema.String,
  /** At most three names that may have been meant, the nearest first; empty where none is near. */
  suggestions: Schema.Array(Schema.String),
  /** Why, where who asks may act on it; null for other faults. */
  reason: Schema.NullOr(Schema.Literals(wrongReasons))
}) {
  override get message(): string {
    return `${this.problem} (character ${this.position + 1}): ${this.remedy}`
  }
}

/** The error at a position: what is wrong there, what would be right, and names that may have been meant. */
export const wrong = (
  position: number,
  problem: string,
  remedy: string,
  suggestions: ReadonlyArray<string> = [],
  reason: WrongExpression["reason"] = null
): WrongExpression => new WrongExpression({ position, problem, remedy, suggestions, reason })

/** The same error in a longer text, of which the expression begins at an offset. */
export const movedBy = (error: WrongExpression, offset: number): WrongExpression =>
  wrong(error.position + offset, error.problem, error.remedy, error.suggestions, error.reason)
