/** Expressions over the figures of these tests, parsed at once: the parser is loaded before. */
import { Effect, Result } from "effect"
import type { Expression } from "../../../core/screens/Expression.ts"
import {
  columnsOf,
  conditionOf,
  orderOf,
  type ScreenColumn,
  type ScreenOrder
} from "../../../core/screens/parse.ts"
import type { Vocabulary } from "../../../core/screens/Vocabulary.ts"
import type { WrongExpression } from "../../../core/errors/WrongExpression.ts"
import { vocabulary } from "./figures.ts"

await Effect.runPromise(conditionOf("true", vocabulary))

type Parsed<A> = Result.Result<A, WrongExpression>

const now =
  <A>(parse: (text: string, names: Vocabulary) => Effect.Effect<A, WrongExpression>) =>
  (text: string): Parsed<A> =>
    Effect.runSync(Effect.result(parse(text, vocabulary)))

export const conditionIn: (text: string) => Parsed<Expression> = now(conditionOf)

export const columnsIn: (text: string) => Parsed<ReadonlyArray<ScreenColumn>> = now(columnsOf)

export const orderIn: (text: string) => Parsed<ScreenOrder> = now(orderOf)
