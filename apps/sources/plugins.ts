/** Loads sources from modules of others, which FINDATA_SOURCES names. */
import { createRequire, registerHooks } from "node:module"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { Effect, Result, Schema } from "effect"
import type { Source } from "../../core/mod.ts"
import { pluginSource } from "./PluginSource.ts"

/** A module of FINDATA_SOURCES can't be used. */
export class PluginInvalid extends Schema.TaggedError<PluginInvalid>()("PluginInvalid", {
  message: Schema.String
}) {}

const isPath = (name: string): boolean => /^[./]/.test(name)

/** What a module imports by these names are this program's own copies, so that it needs none. */
const shared = /^(effect|findata)(\/|$)/

const shareModules = (): void => {
  registerHooks({
    resolve: (specifier, context, next) =>
      shared.test(specifier)
        ? next(specifier, { ...context, parentURL: import.meta.url })
        : next(specifier, context)
  })
}

const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as NodeJS.ErrnoException
  const isMissing = code === "ERR_MODULE_NOT_FOUND" || code === "MODULE_NOT_FOUND"
  return isMissing
    ? `There is no such module, or one that it imports is missing (${error.message})`
    : error.message
}

/** How long a module may take to load. */
const longestLoad = "10 seconds"

const load = (name: string): Effect.Effect<ReadonlyArray<Source>, PluginInvalid> => {
  const invalid = (message: string) => new PluginInvalid({ message: `FINDATA_SOURCES, ${name}: ${message}` })
  return Effect.gen(function* () {
    const module = yield* Effect.tryPromise({
      try: async (): Promise<Readonly<Record<string, unknown>>> => {
        const here = resolve("sources.js")
        const path = isPath(name) ? resolve(name) : createRequire(here).resolve(name)
        return import(pathToFileURL(path).href)
      },
      catch: (error) => invalid(explain(error))
    }).pipe(
      Effect.timeoutOrElse({
        duration: longestLoad,
        orElse: () =>
          Effect.fail(invalid(`it isn't loaded after ${longestLoad}: does it await what never ends?`))
      })
    )
    const exported = yield* Effect.try({
      try: (): ReadonlyArray<unknown> => {
        const value = module["source"] ?? module["default"]
        return Array.isArray(value) ? value : [value]
      },
      catch: (error) => invalid(explain(error))
    })
    return yield* Effect.forEach(exported, (one) => {
      const source = pluginSource(one)
      return Result.isSuccess(source)
        ? Effect.succeed(source.success)
        : Effect.fail(
            invalid(
              `its export source (or default): ${source.failure}; expected a Source, or an array of them`
            )
          )
    })
  })
}

/** The sources of modules, which are named by path or as a package: each with its module's name. */
export const pluginSources = (modules: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    if (modules.length > 0) shareModules()
    const loaded = yield* Effect.forEach(modules, (from) =>
      Effect.map(load(from), (sources) => sources.map((source) => ({ from, source })))
    )
    return loaded.flat()
  })
