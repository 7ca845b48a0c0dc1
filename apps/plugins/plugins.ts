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

/** How the addresses of shared modules begin. */
const scheme = "findata-shared:"

/** Where the text of a shared module finds what it exports. */
const registry = Symbol.for("findata/shared")

/** The text of a module that exports what a shared one does: any name but `default` may be one of an export. */
const textOf = (name: string, exported: Readonly<Record<string, unknown>>): string =>
  [
    `const shared = globalThis[Symbol.for(${JSON.stringify(registry.description)})](${JSON.stringify(name)})`,
    ...Object.keys(exported).map(
      (key, at) =>
        `const _${at} = shared[${JSON.stringify(key)}]; export { _${at} as ${JSON.stringify(key)} }`
    )
  ].join("\n")

/** Gives modules loaded from here on this program's own `effect` and `findata`, so that they need none. */
const shareModules = Effect.promise(async () => {
  const { sharedModule } = await import("./shared.ts")
  Reflect.set(globalThis, registry, sharedModule)
  registerHooks({
    resolve: (specifier, context, next) =>
      sharedModule(specifier) === null
        ? next(specifier, context)
        : { url: `${scheme}${specifier}`, format: "module", shortCircuit: true },
    load: (url, context, next) => {
      const name = url.startsWith(scheme) ? url.slice(scheme.length) : ""
      const exported = sharedModule(name)
      return exported === null
        ? next(url, context)
        : { format: "module", source: textOf(name, exported), shortCircuit: true }
    }
  })
})

const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as NodeJS.ErrnoException
  const isMissing = code === "ERR_MODULE_NOT_FOUND" || code === "MODULE_NOT_FOUND"
  return isMissing
    ? `There is no such module, or one that it imports is missing (${error.message})`
    : error.message
}

/** How long a module may take to load. */
const maxLoad = "10 seconds"

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
        duration: maxLoad,
        orElse: () => Effect.fail(invalid(`it isn't loaded after ${maxLoad}: does it await what never ends?`))
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
    if (modules.length > 0) yield* shareModules
    const loaded = yield* Effect.forEach(modules, (from) =>
      Effect.map(load(from), (sources) => sources.map((source) => ({ from, source })))
    )
    return loaded.flat()
  })
