/** docs/data.md names each built-in source with its terms, and the settings that it requires. */
import { assert, it } from "@effect/vitest"
import { readFileSync } from "node:fs"
import { builtInSources } from "../../apps/sources/mod.ts"

const page = readFileSync("docs/data.md", "utf8")
const readme = readFileSync("README.md", "utf8")

it.for(builtInSources.map((source) => [source.name, source] as const))("%s", ([name, source]) => {
  assert.include(page, `| \`${name}\` (${source.title}) | ${source.licence} |`)
  assert.include(readme, `\`${name}\``)
  for (const need of source.needs) assert.include(readme, `\`${need.name}\``)
})
