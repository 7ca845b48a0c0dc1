/** The tables of docs/ that repeat declarations are as these are. */
import { readFileSync } from "node:fs"
import { assert, it } from "@effect/vitest"
import { written } from "../../scripts/docs.ts"

it.for(Object.entries(written()))("%s has its tables as they are declared: npm run docs", ([path, text]) => {
  assert.strictEqual(readFileSync(path, "utf8"), text)
})
