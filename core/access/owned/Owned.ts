/** What an owner keeps: named objects of several kinds, each the owner's own. */
import { Schema } from "effect"
import type { Instant } from "../../time/Instant.ts"

/** An object as stored; what it holds besides its name is JSON, which its kind declares. */
export interface Owned {
  /** Of all objects of all owners; never given out twice. */
  readonly id: number
  /** The kind's name, such as `figure`. */
  readonly kind: string
  /** As of a key: the `sub` of a token; empty for the program itself. */
  readonly owner: string
  /** Unique among the owner's objects of the kind. */
  readonly name: string
  readonly body: string
  readonly created_at: typeof Instant.Type
  readonly changed_at: typeof Instant.Type
}

/** No object of the kind has the id, or it is another owner's. */
export class OwnedNotFound extends Schema.TaggedError<OwnedNotFound>()("OwnedNotFound", {
  kind: Schema.String,
  id: Schema.Int
}) {}

/** Another object of the owner and the kind has the name. */
export class OwnedNameTaken extends Schema.TaggedError<OwnedNameTaken>()("OwnedNameTaken", {
  kind: Schema.String,
  name: Schema.String
}) {
  override get message(): string {
    return `There is a ${this.kind} "${this.name}" already`
  }
}

/** The owner has as many objects of the kind as an owner may have. */
export class TooManyOwned extends Schema.TaggedError<TooManyOwned>()("TooManyOwned", {
  kind: Schema.String,
  max: Schema.Int
}) {
  override get message(): string {
    return `The owner has ${this.max} ${this.kind}s, the most allowed: delete one first`
  }
}
