/** The sources that commands and the server know: the built-in ones, and those of FINDATA_SOURCES. */
import { Effect } from "effect"
import type { Source } from "../../core/mod.ts"
import type { Settled } from "../../core/ports.ts"
import { pluginNames, variable } from "../Environment.ts"
import { builtInSources } from "../sources/builtIn.ts"
import { PluginInvalid, pluginSources } from "../plugins/plugins.ts"

/** All sources, by name. */
export const allSources: Effect.Effect<ReadonlyArray<Source>, PluginInvalid> = Effect.gen(function* () {
  const sources = new Map(builtInSources.map((source) => [source.name, source]))
  for (const { from, source } of yield* pluginSources(yield* pluginNames)) {
    if (sources.has(source.name)) {
      return yield* new PluginInvalid({
        message: `FINDATA_SOURCES, ${from}: there is a source named ${source.name} already`
      })
    }
    sources.set(source.name, source)
  }
  return [...sources.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
})

const isCountOrNone = (value: string): boolean => /^(?:|[1-9]\d{0,8})$/.test(value)

/** The values of a source's needs, and those that are missing or wrong, one sentence each. */
export const settledOf = Effect.fnUntraced(function* ({ name: of, needs }: Source) {
  const settled: Record<string, string> = {}
  const missing: Array<string> = []
  for (const { fallback, isCount, meaning, name } of needs) {
    const value = (yield* variable(name)) || fallback
    if (value === undefined) missing.push(`${of} can't be fetched without ${name}: ${meaning}`)
    else if (isCount && !isCountOrNone(value)) {
      missing.push(`${name}=${value}: expected a whole number of at least 1`)
    } else settled[name] = value
  }
  return { settled: settled as Settled, missing }
})
