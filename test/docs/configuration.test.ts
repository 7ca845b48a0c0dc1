/** docs/configuration.md and the files of deployments list every setting that the program reads, and no other. */
import { globSync, readFileSync } from "node:fs"
import { assert, it } from "@effect/vitest"
import { declared } from "../../apps/declared.ts"
import { builtInSources } from "../../apps/sources/builtIn.ts"
import { written } from "../../scripts/settings.ts"

it.for(Object.entries(written()))("%s is as the settings are declared: npm run settings", ([path, text]) => {
  assert.strictEqual(readFileSync(path, "utf8"), text)
})

it("no variable is read that isn't declared", () => {
  const read = globSync("apps/**/*.ts").flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/\bvariable\(\s*"([A-Z][A-Z_]+)"/g)].map(([, name = ""]) => name)
  )
  const known = new Set([
    ...Object.values(declared).map(({ variable }) => variable),
    ...builtInSources.flatMap(({ needs }) => needs.map(({ name }) => name))
  ])
  assert.isAbove(known.size, 40)
  assert.deepStrictEqual(
    read.filter((name) => !known.has(name)),
    []
  )
})
