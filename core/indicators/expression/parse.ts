/** Expressions of indicators, whose faults are errors of the domain. */
import { Effect } from "effect"
import { type WrongExpression, wrong } from "../../errors/WrongExpression.ts"
import { type AskedIndicator, isFault, readIndicators } from "./read.ts"

/**
 * The indicators that a text names between commas, in their order, a repeated one each time. Names are in any case; parameters stand by
 * place or by name, averages by number or name (`bbands(20,2,2,ema)`). The second series of `beta` and `correl` is the first argument, or
 * `symbol=`. Fails at the first character that is wrong.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { parseIndicators } from "findata/ports"
 *
 * const [bands] = await Effect.runPromise(parseIndicators("bbands(time_period=20), rsi"))
 * bands?.parameters // => [20, 2, 2, 0]
 * ```
 */
export const parseIndicators = (
  text: string
): Effect.Effect<ReadonlyArray<AskedIndicator>, WrongExpression> =>
  Effect.suspend(() => {
    const read = readIndicators(text)
    return isFault(read)
      ? Effect.fail(wrong(read.position, read.problem, read.remedy, read.suggestions))
      : Effect.succeed(read)
  })
