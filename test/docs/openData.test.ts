/** docs/open-data.md names each built-in source with its terms, and docs/configuration.md the settings that it requires. */
import { assert, it } from "@effect/vitest"
import { readFileSync } from "node:fs"
import { builtInSources } from "../../apps/sources/builtIn.ts"

const page = readFileSync("docs/open-data.md", "utf8")
const settings = readFileSync("docs/configuration.md", "utf8")

it.for(builtInSources.map((source) => [source.name, source] as const))("%s", ([name, source]) => {
  assert.include(page, `| \`${name}\` (${source.title}) | ${source.licence} |`)
  for (const need of source.needs) assert.include(settings, `\`${need.name}\``)
})
