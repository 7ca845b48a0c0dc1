/** Expressions of screens as parameters and members of bodies: what is wrong with one is said with its place. */
import { Effect, Schema, SchemaGetter } from "effect"
import {
  columnsOf,
  conditionOf,
  figureNamed,
  figuresNamed,
  maxCharacters,
  orderOf,
  vocabulary,
  type Vocabulary,
  type WrongExpression
} from "../../../../core/ports.ts"
import { issueOf } from "./Parameters.ts"

/** Text that the language of screens can parse. */
const expression = (
  parse: (text: string, names: Vocabulary) => Effect.Effect<unknown, WrongExpression>,
  max = maxCharacters
) =>
  Schema.String.pipe(
    Schema.decodeTo(Schema.String.check(Schema.isMaxLength(max)), {
      decode: SchemaGetter.transformEffect<string, string>((text) =>
        parse(text, vocabulary).pipe(
          Effect.as(text),
          Effect.mapError(({ message, position, suggestions }) =>
            issueOf({ type: "value_error", msg: `Value error, ${message}`, ctx: { position, suggestions } })
          )
        )
      ),
      encode: SchemaGetter.transform<string, string>((text) => text)
    })
  )

/** A condition over figures, such as `pe_ratio < 15`. */
export const condition = expression(conditionOf)

/** Expressions between commas, such as `close,rank(market_cap, sector)`. */
export const columns = expression(columnsOf)

/** Names of figures between commas, and function calls of them: `pe_ratio,rsi(14)`. */
export const figureNames = expression(figuresNamed)

/** The name of one figure, or a function call: `rsi(14)`. */
export const figureName = expression(figureNamed, 100)

/** An expression, or `-` and an expression, such as `-market_cap`. */
export const order = expression(orderOf)
