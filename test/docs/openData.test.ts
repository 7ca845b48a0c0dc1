/** docs/configuration.md has the settings that each built-in source requires. */
import { assert, it } from "@effect/vitest"
import { readFileSync } from "node:fs"
import { builtInSources } from "../../apps/sources/builtIn.ts"

const settings = readFileSync("docs/configuration.md", "utf8")

it.for(builtInSources.map((source) => [source.name, source] as const))("%s", ([, source]) => {
  for (const need of source.needs) assert.include(settings, `\`${need.name}\``)
})
