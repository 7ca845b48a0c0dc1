/**
 * The modules that plug-ins share with this program: they import these by name and get the program's own, because
 * services and schemas of two copies would be incompatible.
 */
import { sharedModules } from "./sharedModules.ts"

type Names = Readonly<Record<string, unknown>>

const modules: ReadonlyMap<string, Names> = new Map<string, Names>(Object.entries(sharedModules))

const isModule = (value: unknown): value is Names =>
  typeof value === "object" && value !== null && Reflect.get(value, Symbol.toStringTag) === "Module"

/** What a module that is imported by this name exports; null when it isn't shared. */
export const sharedModule = (name: string): Names | null => {
  const whole = modules.get(name)
  if (whole !== undefined) return whole
  // `effect/Stream` is the member `Stream` of `effect`.
  const at = name.lastIndexOf("/")
  const member = modules.get(name.slice(0, at))?.[name.slice(at + 1)]
  return isModule(member) ? member : null
}
