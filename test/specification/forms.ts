/**
 * Forms of members as the specification and the contract define them, and a check that lists an answer's violations of
 * its form: a missing member, an unnamed one, an empty text, a number that must be whole.
 */

/** The findings of checks. */
export interface Findings {
  /** Each with its path, `companies[].symbol: "" is no text`. */
  readonly faults: Array<string>
  /** Paths of nullable members that weren't null. */
  readonly known: Set<string>
  /** Paths of nullable members that were null. */
  readonly unknown: Set<string>
}

export type Form = (value: unknown, path: string, found: Findings) => void

export type Members = Readonly<Record<string, Form>>

export const ofKind =
  (kind: string, is: (value: unknown) => boolean): Form =>
  (value, path, { faults }) => {
    if (!is(value)) faults.push(`${path}: ${JSON.stringify(value)} is no ${kind}`)
  }

export const matching = (pattern: RegExp) => (value: unknown) =>
  typeof value === "string" && pattern.test(value)

/** Whether a date or an instant exists: JavaScript reads 2024-02-30 as another day. */
const isReal = (value: unknown): boolean => {
  const instant = new Date(`${String(value).slice(0, 10)}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === String(value).slice(0, 10)
}

/** The unknown is null and never `""`. */
export const text = ofKind("text", (value) => typeof value === "string" && value.trim() !== "")
export const number = ofKind("number", (value) => typeof value === "number" && Number.isFinite(value))
export const integer = ofKind("integer", Number.isSafeInteger)
export const count = ofKind("count", (value) => Number.isSafeInteger(value) && Number(value) >= 0)
export const truth = ofKind("boolean", (value) => typeof value === "boolean")

/** `YYYY-MM-DD` */
export const date = ofKind("date", (value) => matching(/^\d{4}-\d{2}-\d{2}$/)(value) && isReal(value))
/** Exchange-local without a zone, `YYYY-MM-DDT00:00:00`. */
export const barTime = ofKind(
  "time of a bar",
  (value) => matching(/^\d{4}-\d{2}-\d{2}T00:00:00$/)(value) && isReal(value)
)
/** UTC, `YYYY-MM-DDTHH:MM:SSZ`. */
export const instant = ofKind(
  "instant",
  (value) => matching(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/)(value) && isReal(value)
)
export const link = ofKind("link", matching(/^https?:\/\/\S+$/))

export const oneOf = (...words: ReadonlyArray<unknown>): Form =>
  ofKind(`one of ${words.join(", ")}`, (value) => words.includes(value))

/** Null where it is unknown. */
export const maybe =
  (form: Form): Form =>
  (value, path, found) => {
    if (value === null) found.unknown.add(path)
    else {
      found.known.add(path)
      form(value, path, found)
    }
  }

/** As `maybe`, where every company of the world may have null, or none: tests of its own have what isn't there. */
export const orNull =
  (form: Form): Form =>
  (value, path, found) => {
    if (value !== null) form(value, path, found)
  }

export const listOf =
  (form: Form): Form =>
  (value, path, found) => {
    if (!Array.isArray(value)) found.faults.push(`${path}: ${JSON.stringify(value)} is no list`)
    else for (const item of value) form(item, `${path}[]`, found)
  }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Each of the members, and no others. `beyond` are those that neither text names. */
export const members =
  (named: Members, beyond: Members = {}): Form =>
  (value, path, found) => {
    if (!isObject(value)) {
      found.faults.push(`${path}: ${JSON.stringify(value)} is no object`)
      return
    }
    const all = { ...named, ...beyond }
    const at = (name: string) => (path === "" ? name : `${path}.${name}`)
    for (const [name, form] of Object.entries(all)) {
      if (Object.hasOwn(value, name)) form(value[name], at(name), found)
      else found.faults.push(`${at(name)} is omitted`)
    }
    for (const name of Object.keys(value)) {
      if (!Object.hasOwn(all, name)) found.faults.push(`${at(name)} is named nowhere`)
    }
  }

/** An object with any names, its values of one form. */
export const byName =
  (isName: (name: string) => boolean, form: Form): Form =>
  (value, path, found) => {
    if (!isObject(value)) found.faults.push(`${path}: ${JSON.stringify(value)} is no object`)
    else
      for (const [name, item] of Object.entries(value)) {
        if (isName(name)) form(item, `${path}.*`, found)
        else found.faults.push(`${path}.${name} is named nowhere`)
      }
  }

/** The members of a list of names as written in the specification, `open, high, low, close`, all of one form. */
export const all = (names: string, form: Form): Members =>
  Object.fromEntries(names.split(",").map((name) => [name.trim(), form]))

export const nothingFound = (): Findings => ({ faults: [], known: new Set(), unknown: new Set() })
