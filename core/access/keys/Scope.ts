/** What an API key may access. */
import { Schema } from "effect"

/**
 * What an endpoint requires and a key grants. `read:all` includes the others, each of which allows one kind of data; `read:bulk` allows to take
 * whole tables of what others allow.
 */
export const Scope = Schema.Literals([
  "read:all",
  "read:financial",
  "read:stock",
  "read:news",
  "read:research",
  "read:bulk"
])
export type Scope = typeof Scope.Type

/** Whether `granted` covers `required`. */
export const allows = (granted: ReadonlyArray<Scope>, required: Scope): boolean =>
  granted.includes("read:all") || granted.includes(required)

/**
 * The first of the scopes that `granted` doesn't cover; null when it covers all, as a `granted` of null does.
 *
 * @example
 * ```ts
 * import { firstBeyond } from "findata"
 *
 * firstBeyond(["read:stock"], ["read:stock", "read:news"]) // => "read:news"
 * firstBeyond(["read:all"], ["read:stock", "read:news"]) // => null
 * ```
 */
export const firstBeyond = (
  granted: ReadonlyArray<Scope> | null,
  wanted: ReadonlyArray<Scope>
): Scope | null => (granted === null ? null : (wanted.find((scope) => !allows(granted, scope)) ?? null))
