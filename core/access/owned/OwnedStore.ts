/** Port: stores what owners keep. The rules are those of the kinds: a store applies what they decide, one write at a time. */
import { Context, type Effect, type Result } from "effect"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import type { Owned } from "./Owned.ts"

/** A change of what an owner keeps: an object without an id is added, one with an id replaces what has it. */
export type OwnedWrite =
  | {
      readonly put: Pick<Owned, "body" | "changed_at" | "created_at" | "name"> & {
        readonly id: number | null
      }
    }
  | { readonly remove: number }

/** Objects by kind and owner. */
export class OwnedStore extends Context.Service<
  OwnedStore,
  {
    /** The owner's objects of a kind, by id. */
    readonly ofOwner: (kind: string, owner: string) => Effect.Effect<ReadonlyArray<Owned>, StoreUnavailable>
    /**
     * Writes what `decide` returns for the owner's objects of the kind, by id, while no other write to them happens;
     * nothing where it returns a failure. Returns the object as it is stored afterwards, null for a removed one.
     */
    readonly write: <E>(
      kind: string,
      owner: string,
      decide: (held: ReadonlyArray<Owned>) => Result.Result<OwnedWrite, E>
    ) => Effect.Effect<Owned | null, E | StoreUnavailable>
    /** How many objects an owner keeps, by kind in the order of its name; without kinds of which there are none. */
    readonly countsOf: (owner: string) => Effect.Effect<Readonly<Record<string, number>>, StoreUnavailable>
    /** Deletes all that an owner keeps, of every kind; returns how many objects. */
    readonly deleteOwner: (owner: string) => Effect.Effect<number, StoreUnavailable>
  }
>()("findata/core/access/owned/OwnedStore") {}
