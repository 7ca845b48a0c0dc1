/** Loads sources from modules of others, which FINDATA_SOURCES names. */
import { createRequire, registerHooks } from "node:module"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { Effect, Schema } from "effect"
import type { Source } from "../../core/mod.ts"

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

const members = {
  name: "string",
  title: "string",
  forms: "object",
  kinds: "object",
  licence: "string",
  needs: "object",
  read: "function"
} as const

const faultOf = (value: unknown): string | null => {
  if (typeof value !== "object" || value === null) return "isn't an object"
  const source = value as Readonly<Record<string, unknown>>
  for (const [member, type] of Object.entries(members)) {
    if (typeof source[member] !== type) return `has no ${member} of type ${type}`
  }
  return /^[a-z][a-z0-9-]*$/.test(String(source["name"]))
    ? null
    : `has the name ${JSON.stringify(source["name"])}: expected lower-case letters, digits and hyphens`
}

const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as NodeJS.ErrnoException
  const isMissing = code === "ERR_MODULE_NOT_FOUND" || code === "MODULE_NOT_FOUND"
  return isMissing
    ? `There is no such module, or one that it imports is missing (${error.message})`
    : error.message
}

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
    })
    const exported = module["source"] ?? module["default"]
    const all: ReadonlyArray<unknown> = Array.isArray(exported) ? exported : [exported]
    for (const one of all) {
      const fault = faultOf(one)
      if (fault !== null) {
        return yield* invalid(
          `its export source (or default) ${fault}; expected a Source, or an array of them`
        )
      }
    }
    return all as ReadonlyArray<Source>
  })
}

/** The sources of modules: by path, or by a package's name. */
export const pluginSources = (modules: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    if (modules.length > 0) shareModules()
    return (yield* Effect.forEach(modules, load)).flat()
  })
