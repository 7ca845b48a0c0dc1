/** Requests that make a secret are carried out once for each `Idempotency-Key`; a day later the key may be used again. */
import { Schema } from "effect"

/** How long a request is remembered, in milliseconds. */
export const rememberedFor = 86_400_000

/** What is remembered of a request, in the transaction of what it does. */
export interface RequestMark {
  readonly owner: string
  /** The `Idempotency-Key`. */
  readonly key: string
  /** SHA-256 of what is requested, in hex. */
  readonly request: string
  readonly at: string
  /** Marks up to this instant are forgotten. */
  readonly forgotten: string
}

/** The owner used the `Idempotency-Key` within a day. Nothing was done. */
export class RequestRepeated extends Schema.TaggedError<RequestRepeated>()("RequestRepeated", {
  /** The API key that the earlier request made or rotated. */
  key_id: Schema.Int,
  /** Whether both requests are the same. */
  isSame: Schema.Boolean
}) {}
