/** What is asked for while it is being made is made once. */
import { Cache, Context, Duration, Effect, Equal, Hash } from "effect"

/** Computations of one name are equal. */
class Wanted<A> implements Equal.Equal {
  readonly name: string
  readonly made: Effect.Effect<A, unknown>

  constructor(name: string, made: Effect.Effect<A, unknown>) {
    this.name = name
    this.made = made
  }

  [Equal.symbol](other: Equal.Equal): boolean {
    return other instanceof Wanted && other.name === this.name
  }

  [Hash.symbol](): number {
    return Hash.string(this.name)
  }
}

export interface Sharing<A> {
  /**
   * Runs a computation in a fiber of its own, with the context of the first fiber that asks for its name, and gives its
   * outcome to all that ask for the name meanwhile. It is interrupted once no request awaits it.
   */
  readonly share: <E, R>(name: string, made: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  /** Whether the computation of a name is under way. */
  readonly isUnderWay: (name: string) => Effect.Effect<boolean>
}

export const sharing = <A>(): Effect.Effect<Sharing<A>> =>
  Cache.makeWith(({ made }: Wanted<A>) => made, {
    capacity: Number.POSITIVE_INFINITY,
    timeToLive: () => Duration.zero
  }).pipe(
    // Each computation has its caller's services: those of the whole server would be merged with them.
    Effect.updateContext<never, never>(() => Context.empty()),
    Effect.map((underWay) => ({
      share: <E, R>(name: string, made: Effect.Effect<A, E, R>) =>
        Cache.get(underWay, new Wanted(name, made as Effect.Effect<A>)) as Effect.Effect<A, E, R>,
      isUnderWay: (name) => Cache.has(underWay, new Wanted<A>(name, Effect.never))
    }))
  )
