/** Bodies in memory, each until something that it is made of is written. */
import { Context, Effect, Layer } from "effect"
import { LRUCache } from "lru-cache"
import { Changes, withReadSet } from "../../../../core/ports.ts"
import { Body, type Content } from "../exchange/Body.ts"
import { sharing } from "../exchange/underWay.ts"

/** Maximum size of the cache of bodies, in bytes; 0 disables it. */
export const BodyCacheBytes = Context.Reference<number>("findata/http/BodyCacheBytes", {
  defaultValue: () => 32 * 1024 * 1024
})

/** A body that is larger than this part of the cache would take the places of too many others. */
const maxPart = 1 / 4

/** The size of an entry beside its bytes: its name, headers and objects. */
const overhead = 2000

/** Bodies may depend on the day at an exchange; in every zone a day begins on a quarter of an hour. */
const quarterHour = 900_000

const periodOf = (now: number): number => Math.floor(now / quarterHour)

/** Of what is being made. What began before a write may lack it: a request after the write has it made anew. */
const nameNow = (generation: number, name: string, now: number, group: string): string =>
  `${generation} ${periodOf(now)} ${group} ${name}`

const make = Effect.gen(function* () {
  const changes = yield* Changes
  const maxSize = yield* BodyCacheBytes
  const maxBody = maxSize * maxPart
  const bodies =
    maxSize > 0
      ? new LRUCache<string, Body>({ maxSize, sizeCalculation: ({ size }) => size + overhead })
      : null

  /** Synchronous and cheap: it is asked for every request. */
  const isCurrent = ({ validity }: Body, now: number): boolean =>
    validity !== null &&
    validity !== "always" &&
    validity.period === periodOf(now) &&
    changes.isCurrent(validity.readSet)

  const { isUnderWay, share } = yield* sharing<Body>()

  const made = <E, R>(name: string, content: Effect.Effect<Content, E, R>, now: number) => {
    if (bodies === null) return Effect.map(content, (found) => new Body(found, null))
    return Effect.map(withReadSet(changes, "data", content), ({ readSet, value }) => {
      const body = new Body(value, { readSet, period: periodOf(now) })
      // Nor is a body kept that a write overtook which concerns it, or that was made while writes can't be observed.
      if (body.length > maxBody || !changes.isCurrent(readSet)) return new Body(value, null)
      bodies.set(name, body)
      return body
    })
  }

  return KeptBodies.of({
    maxBody,
    find: (name, now) => {
      const body = bodies?.get(name)
      return body !== undefined && isCurrent(body, now) ? body : null
    },
    keep: (name, content, now, group) => {
      const generation = changes.generation("data")
      return generation === null
        ? made(name, content, now)
        : share(nameNow(generation, name, now, group), made(name, content, now))
    },
    isBeingMade: (name, now, group) => {
      const generation = changes.generation("data")
      return generation === null ? Effect.succeed(false) : isUnderWay(nameNow(generation, name, now, group))
    },
    resize: (name, body) => {
      if (bodies?.peek(name) !== body) return
      bodies.delete(name)
      bodies.set(name, body)
    }
  })
})

export class KeptBodies extends Context.Service<
  KeptBodies,
  {
    /** The bytes of the largest body that is kept; 0 when none is. */
    readonly maxBody: number
    /** The body of a name when it is current at `now` (milliseconds since 1970); else null. */
    readonly find: (name: string, now: number) => Body | null
    /**
     * Makes a body, once for all requests of a group for its name meanwhile, and keeps it unless what it is made of was
     * written in the meantime. It is abandoned once no request waits for it.
     */
    readonly keep: <E, R>(
      name: string,
      content: Effect.Effect<Content, E, R>,
      now: number,
      group: string
    ) => Effect.Effect<Body, E, R>
    /** Whether such a body is being made, which `keep` would wait for. */
    readonly isBeingMade: (name: string, now: number, group: string) => Effect.Effect<boolean>
    /** Counts a kept body's size anew. */
    readonly resize: (name: string, body: Body) => void
  }
>()("findata/http/KeptBodies") {
  static readonly layer: Layer.Layer<KeptBodies, never, Changes> = Layer.effect(KeptBodies, make)
}
