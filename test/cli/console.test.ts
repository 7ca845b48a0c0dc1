/** Numbers in what commands print. */
import { assert, it } from "@effect/vitest"
import { counted } from "../../apps/cli/Console.ts"

it.for([
  [counted(0, "row"), "0 rows"],
  [counted(1, "row"), "1 row"],
  [counted(1200, "row"), "1,200 rows"],
  [counted(1, "company", "companies"), "1 company"],
  [counted(2, "company", "companies"), "2 companies"]
] as const)("%s", ([text, expected]) => {
  assert.strictEqual(text, expected)
})
