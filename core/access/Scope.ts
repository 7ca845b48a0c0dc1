/** What an API key may read. */
import { Schema } from "effect"

export const Scope = Schema.Literals([
  "read:all",
  "read:financial",
  "read:stock",
  "read:news",
  "read:research"
])
export type Scope = typeof Scope.Type

/** Whether a key that holds `granted` may do what needs `required`. */
export const allows = (granted: ReadonlyArray<Scope>, required: Scope): boolean =>
  granted.includes("read:all") || granted.includes(required)
