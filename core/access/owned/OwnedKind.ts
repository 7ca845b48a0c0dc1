/** A kind of what owners keep is one declaration, of which its service follows: lists, limits, names and rules. */
import { Effect, Result, Schema } from "effect"
import { Changes } from "../../store/Changes.ts"
import { cached } from "../../store/Cached.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import { instantNow } from "../../time/Instant.ts"
import { type Owned, OwnedNameTaken, OwnedNotFound, TooManyOwned } from "./Owned.ts"
import { OwnedStore, type OwnedWrite } from "./OwnedStore.ts"

/** What every object has beside what its kind declares. */
export type OwnedObject<A> = A & Pick<Owned, "id" | "created_at" | "changed_at">

/** What an owner wants to change: `before` null for a new object, `after` null for one that is deleted. */
export interface OwnedChange<A> {
  readonly before: A | null
  readonly after: A | null
  /** The owner's other objects of the kind. */
  readonly others: ReadonlyArray<A>
}

/** What declares a kind: how its objects look, how many an owner may have, and which changes are allowed. */
export interface OwnedKind<A extends { readonly name: string }, E> {
  /** In the store and in messages: `figure`. */
  readonly kind: string
  /** An object, with its name. */
  readonly value: Schema.Codec<A, unknown>
  /** How many an owner may have. */
  readonly max: number
  /** Loads what checks a change: why it isn't allowed, or null. Names and numbers of objects are checked for it. */
  readonly rules: Effect.Effect<(change: OwnedChange<A>) => E | null>
}

/** How many owners' objects of a kind are kept in memory. */
const ownersInMemory = 1000

/** What manages the objects of a kind; an owner finds the own ones alone. */
export interface OwnedObjects<A, E> {
  /** All of an owner, in the order in which they were made. */
  readonly ofOwner: (owner: string) => Effect.Effect<ReadonlyArray<OwnedObject<A>>, StoreUnavailable>
  readonly find: (
    owner: string,
    id: number
  ) => Effect.Effect<OwnedObject<A>, OwnedNotFound | StoreUnavailable>
  readonly create: (
    owner: string,
    value: A
  ) => Effect.Effect<OwnedObject<A>, E | OwnedNameTaken | StoreUnavailable | TooManyOwned>
  /** Changes the members present and leaves the rest. */
  readonly change: (
    owner: string,
    id: number,
    members: Partial<A>
  ) => Effect.Effect<OwnedObject<A>, E | OwnedNameTaken | OwnedNotFound | StoreUnavailable | TooManyOwned>
  readonly remove: (
    owner: string,
    id: number
  ) => Effect.Effect<void, E | OwnedNameTaken | OwnedNotFound | StoreUnavailable | TooManyOwned>
}

/** Makes what manages the objects of a kind. Requires their store. */
export const ownedObjects = <A extends { readonly name: string }, E>({
  kind,
  max,
  rules,
  value
}: OwnedKind<A, E>): Effect.Effect<OwnedObjects<A, E>, never, Changes | OwnedStore> =>
  Effect.gen(function* () {
    const store = yield* OwnedStore
    const changes = yield* Changes
    const text = Schema.fromJsonString(value)
    const decode = Schema.decodeSync(text)
    const encode = Schema.encodeSync(text)

    const objectOf = ({ body, changed_at, created_at, id }: Owned): OwnedObject<A> => ({
      ...decode(body),
      id,
      created_at,
      changed_at
    })

    const read = yield* cached("access", ownersInMemory, (owner) =>
      Effect.map(store.ofOwner(kind, owner), (held) => held.map(objectOf))
    )

    type Fault = E | OwnedNameTaken | TooManyOwned

    /** What is wrong with a change of an object, null for a new one, to a value, null for none. */
    const faultOf = (
      held: ReadonlyArray<Owned>,
      before: Owned | null,
      after: A | null,
      check: (change: OwnedChange<A>) => E | null
    ): Fault | null => {
      const others = held.filter(({ id }) => id !== before?.id)
      if (after !== null && others.some(({ name }) => name === after.name))
        return new OwnedNameTaken({ kind, name: after.name })
      if (before === null && others.length >= max) return new TooManyOwned({ kind, max })
      return check({
        before: before === null ? null : decode(before.body),
        after,
        others: others.map(({ body }) => decode(body))
      })
    }

    const write = <F>(owner: string, decide: (held: ReadonlyArray<Owned>) => Result.Result<OwnedWrite, F>) =>
      Effect.tap(store.write(kind, owner, decide), () => changes.written("access"))

    /** Changes what has an id to what `afterOf` makes of it, null for nothing. */
    const rewrite = Effect.fnUntraced(function* (
      owner: string,
      id: number,
      afterOf: (before: A) => A | null
    ) {
      const check = yield* rules
      const changed_at = yield* instantNow
      return yield* write(owner, (held): Result.Result<OwnedWrite, Fault | OwnedNotFound> => {
        const before = held.find((one) => one.id === id)
        if (before === undefined) return Result.fail(new OwnedNotFound({ kind, id }))
        const after = afterOf(decode(before.body))
        const fault = faultOf(held, before, after, check)
        if (fault !== null) return Result.fail(fault)
        if (after === null) return Result.succeed({ remove: id })
        const { created_at } = before
        return Result.succeed({ put: { id, name: after.name, body: encode(after), created_at, changed_at } })
      })
    })

    const create = Effect.fn("OwnedObjects.create")(function* (owner: string, wanted: A) {
      const check = yield* rules
      const at = yield* instantNow
      const object = yield* write(owner, (held): Result.Result<OwnedWrite, Fault> => {
        const fault = faultOf(held, null, wanted, check)
        if (fault !== null) return Result.fail(fault)
        const body = encode(wanted)
        return Result.succeed({
          put: { id: null, name: wanted.name, body, created_at: at, changed_at: at }
        })
      })
      return objectOf(object as Owned)
    })

    const change = Effect.fn("OwnedObjects.change")(function* (
      owner: string,
      id: number,
      members: Partial<A>
    ) {
      return objectOf((yield* rewrite(owner, id, (before) => ({ ...before, ...members }))) as Owned)
    })

    const remove = Effect.fn("OwnedObjects.remove")(function* (owner: string, id: number) {
      yield* rewrite(owner, id, () => null)
    })

    return {
      ofOwner: read,
      find: Effect.fn("OwnedObjects.find")(function* (owner: string, id: number) {
        const found = (yield* read(owner)).find((one) => one.id === id)
        return found ?? (yield* new OwnedNotFound({ kind, id }))
      }),
      create,
      change,
      remove
    }
  })
