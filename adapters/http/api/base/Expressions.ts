/** Expressions of screens as parameters and members of bodies: what is wrong with one is said with its place. */
import { Context, Effect, Schema, SchemaGetter } from "effect"
import {
  columnsOf,
  conditionOf,
  figureNamed,
  figuresNamed,
  maxCharacters,
  maxFigures,
  maxIndicatorsText,
  orderOf,
  parseIndicators,
  valuesNamed,
  vocabulary,
  type Vocabulary,
  type WrongExpression
} from "../../../../core/ports.ts"
import type { ValidationItem } from "./Errors.ts"
import { issueOf } from "./Parameters.ts"

/** Whether expressions of an endpoint may name own figures, `my.name`. */
export const NamesOwnFigures = Context.Reference<boolean>("findata/http/NamesOwnFigures", {
  defaultValue: () => false
})

/** The names that expressions of the request may use: the catalogue, with the own figures of who asks where it mentions any. */
export const CurrentVocabulary = Context.Reference<Vocabulary>("findata/http/CurrentVocabulary", {
  defaultValue: () => vocabulary
})

/** What is said of a wrong expression besides its message. */
export const contextOf = ({
  position,
  reason,
  suggestions
}: Pick<WrongExpression, "position" | "reason" | "suggestions">): NonNullable<ValidationItem["ctx"]> => ({
  position,
  suggestions,
  ...(reason === null ? {} : { reason })
})

/** Text that the language of screens can parse. */
const expression = (
  parse: (text: string, names: Vocabulary) => Effect.Effect<unknown, WrongExpression>,
  max = maxCharacters
) =>
  Schema.String.pipe(
    Schema.decodeTo(Schema.String.check(Schema.isMaxLength(max)), {
      decode: SchemaGetter.transformEffect<string, string>((text) =>
        Effect.flatMap(CurrentVocabulary, (names) => parse(text, names)).pipe(
          Effect.as(text),
          Effect.mapError((error) =>
            issueOf({ type: "value_error", msg: `Value error, ${error.message}`, ctx: contextOf(error) })
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

/** Figures, and expressions over figures and own figures, between commas: `pe_ratio,rsi(14),my.cash_yield,sales / total_assets`. */
export const historyNames = expression(valuesNamed)

/** Names of figures between commas, and function calls of them, as many as may be asked for of one company on one day. */
export const valueNames = expression((text) => figuresNamed(text, maxFigures))

/** The name of one figure, or a function call: `rsi(14)`. */
export const figureName = expression(figureNamed, 100)

/** An expression, or `-` and an expression, such as `-market_cap`. */
export const order = expression(orderOf)

/** Indicators between commas: `rsi(14),bbands(20,2),adx`. */
export const indicatorList = expression((text) => parseIndicators(text), maxIndicatorsText)
