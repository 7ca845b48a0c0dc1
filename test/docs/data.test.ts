/** docs/data.md names every field that files of a kind may have. */
import { assert, it } from "@effect/vitest"
import { readFileSync } from "node:fs"
import { importKinds } from "../../core/mod.ts"
import { lines } from "../../core/financials/mod.ts"

const rows = readFileSync("docs/data.md", "utf8").split("\n")

it.for(Object.entries(importKinds))("lists the fields of %s", ([kind, { fields }]) => {
  const row = rows.find((line) => line.startsWith(`| \`${kind}\` |`)) ?? ""
  const named = new Set(row.match(/\w+/g))
  const missing = Object.keys(fields).filter(
    (field) => !named.has(field) && !(lines as ReadonlyArray<string>).includes(field)
  )
  assert.deepStrictEqual(missing, [])
})
