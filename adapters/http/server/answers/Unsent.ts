/**
 * Long bodies on their way to clients, who may take a time to read them: so many bytes at once, each body counted
 * once however many get it, and a quarter as many for one requester.
 */
import { type Duration, Effect, Stream } from "effect"
import type { Requester } from "../../../../core/ports.ts"

/** Shorter bodies aren't counted, in bytes: the system's own buffers take most of them. */
export const longBody = 65_536

const add = <Name>(counts: Map<Name, number>, name: Name, count: number): number => {
  const sum = (counts.get(name) ?? 0) + count
  if (sum === 0) counts.delete(name)
  else counts.set(name, sum)
  return sum
}

const shareOf = ({ group, name }: Requester): string => `${group} ${name}`

/** At most some bytes; the last body that is admitted may exceed them. A client has at most `maxTime` to read one. */
export const makeUnsent = (maxBytes: number, maxTime: Duration.Input) => {
  let unsent = 0
  const users = new Map<Uint8Array, number>()
  const shares = new Map<string, number>()

  const begin = (body: Uint8Array, length: number, share: string): void => {
    if (add(users, body, 1) === 1) unsent += length
    add(shares, share, length)
  }
  const end = (body: Uint8Array, length: number, share: string): void => {
    if (add(users, body, -1) === 0) unsent -= length
    add(shares, share, -length)
  }

  /** Interrupts what sends a body, and with it the connection, unless its scope is closed before. */
  const endLate = Effect.withFiber((sender) =>
    Effect.forkScoped(
      Effect.delay(
        Effect.sync(() => sender.interruptUnsafe()),
        maxTime
      )
    )
  )

  return {
    /** Whether a body, by its first bytes, may be sent to a requester as well. */
    admits: (body: Uint8Array, requester: Requester): boolean =>
      (unsent < maxBytes || users.has(body)) && (shares.get(shareOf(requester)) ?? 0) < maxBytes / 4,

    /** The parts one after the other; their bytes are unsent until the client has them, is gone, or took too long. */
    sending: (
      parts: readonly [Uint8Array, ...ReadonlyArray<Uint8Array>],
      length: number,
      requester: Requester
    ) => {
      const share = shareOf(requester)
      const counted = Effect.acquireRelease(
        Effect.sync(() => begin(parts[0], length, share)),
        () => Effect.sync(() => end(parts[0], length, share))
      )
      const all = Stream.fromIterable(parts, { chunkSize: 1 })
      return Stream.unwrap(Effect.as(Effect.andThen(counted, endLate), all))
    }
  }
}
