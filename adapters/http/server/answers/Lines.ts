/**
 * Tables that are sent by the line while they are made. What is read ahead for one stays in memory until its client has the
 * lines before: so many at once, a few of one requester, and none for a client that reads nothing for a time.
 */
import { Clock, Duration, Effect, Schedule, Stream } from "effect"
import type { Requester } from "../../../../core/ports.ts"

export interface LinesBounds {
  readonly atOnce: number
  readonly ofOne: number
  /** How long a client may take to read what was sent last. */
  readonly maxTime: Duration.Input
}

const nameOf = ({ group, name }: Requester): string => `${group} ${name}`

export const makeLines = ({ atOnce, maxTime, ofOne }: LinesBounds) => {
  const running = new Map<string, number>()
  let all = 0

  const add = (name: string, count: number): void => {
    all += count
    const sum = (running.get(name) ?? 0) + count
    if (sum === 0) running.delete(name)
    else running.set(name, sum)
  }

  return {
    /** Whether one more may be sent to a requester. */
    admits: (requester: Requester): boolean => all < atOnce && (running.get(nameOf(requester)) ?? 0) < ofOne,

    /** The same stream, counted while it is sent; interrupts what sends it, and with it the connection, when its client stalls. */
    sending: <A, E, R>(lines: Stream.Stream<A, E, R>, requester: Requester): Stream.Stream<A, E, R> => {
      const max = Duration.toMillis(maxTime)
      const begun = Effect.withFiber((sender) =>
        Effect.gen(function* () {
          const name = nameOf(requester)
          yield* Effect.acquireRelease(
            Effect.sync(() => add(name, 1)),
            () => Effect.sync(() => add(name, -1))
          )
          /** Since when the client has been reading; null while lines are made. */
          let since: number | null = null
          const { currentTimeMillis: now } = yield* Clock.Clock
          const check = Effect.map(now, (millis) => {
            if (since !== null && millis - since >= max) sender.interruptUnsafe()
          })
          yield* Effect.forkScoped(Effect.repeat(check, Schedule.spaced(max / 4)))
          return Stream.transformPull(lines, (pull) =>
            Effect.succeed(
              Effect.suspend(() => {
                since = null
                return Effect.tap(pull, () => Effect.map(now, (millis) => (since = millis)))
              })
            )
          )
        })
      )
      return Stream.unwrap(begun)
    }
  }
}
