/** Handles the endpoints of a kind of what owners keep, for the owner of the request's token or session. */
import { Effect } from "effect"
import type { OwnedObject, OwnedObjects } from "../../../../../core/ports.ts"
import { Caller } from "../../../api/base/TokenAccess.ts"
import { clientErrors } from "../../answers/clientErrors.ts"

/** The program itself keeps what it makes without an owner. */
const ownerOf = Effect.map(Caller, ({ owner }) => owner ?? "")

/** What all kinds do: each function is that of the endpoint of its name. */
export const ownedHandlers = <A, E>(objects: OwnedObjects<A, E>) => ({
  create: Effect.fnUntraced(function* ({ payload }: { readonly payload: A }) {
    return yield* objects.create(yield* ownerOf, payload)
  }, clientErrors),
  /** Newest first. */
  all: Effect.fnUntraced(function* () {
    const own: ReadonlyArray<OwnedObject<A>> = yield* objects.ofOwner(yield* ownerOf)
    return own.toReversed()
  }, clientErrors),
  byId: Effect.fnUntraced(function* ({ params }: { readonly params: { readonly id: number } }) {
    return yield* objects.find(yield* ownerOf, params.id)
  }, clientErrors),
  change: Effect.fnUntraced(function* ({
    params,
    payload
  }: {
    readonly params: { readonly id: number }
    readonly payload: Partial<A>
  }) {
    return yield* objects.change(yield* ownerOf, params.id, payload)
  }, clientErrors),
  remove: Effect.fnUntraced(function* ({ params }: { readonly params: { readonly id: number } }) {
    yield* objects.remove(yield* ownerOf, params.id)
  }, clientErrors)
})
