/** Own figures as a browser keeps them, and which changes of them are allowed: those of an account, by the same rules. */
import { maxOwnFigures, maxTitleCharacters, ownNamePattern, ownUnits } from "../../../../core/own/Limits.ts"
import { maxCharacters } from "../../../../core/screens/Limits.ts"
import { type Formulas, type NotWrittenOut, isWrittenOut, ownIn, writtenOut } from "./writtenOut.ts"

export type Unit = (typeof ownUnits)[number]

/** A figure as its owner writes it. */
export interface WrittenFigure {
  /** In expressions behind `my.` */
  readonly name: string
  readonly title: string
  readonly unit: Unit
  readonly formula: string
}

export interface KeptFigure extends WrittenFigure {
  readonly changed_at: string
}

/** Of what is kept; a page reads nothing that a later one wrote. */
const version = 1

export interface Kept {
  /**
   * `unreadable`, wholly or in part, is put aside by the next change; `newer` was written by a later version of the site, and
   * stays.
   */
  readonly state: "held" | "unreadable" | "newer"
  /** Those that can be read, newest first. */
  readonly figures: ReadonlyArray<KeptFigure>
}

const isName = new RegExp(`^${ownNamePattern}$`)

const isText = (value: unknown, max: number): boolean =>
  typeof value === "string" && value !== "" && value.length <= max

/** Within the limits of the form: another program may have written it. */
const isFigure = (value: unknown): value is KeptFigure => {
  if (typeof value !== "object" || value === null) return false
  const { changed_at, formula, name, title, unit } = value as Readonly<Record<string, unknown>>
  return (
    isText(changed_at, maxTitleCharacters) &&
    isText(formula, maxCharacters) &&
    isText(title, maxTitleCharacters) &&
    typeof name === "string" &&
    isName.test(name) &&
    (ownUnits as ReadonlyArray<unknown>).includes(unit)
  )
}

/** What a text that is kept contains; null where nothing is. */
export const keptIn = (text: string | null): Kept => {
  if (text === null) return { state: "held", figures: [] }
  try {
    const value: unknown = JSON.parse(text)
    const { figures, version: written } = value as Readonly<Record<string, unknown>>
    if (typeof written === "number" && written > version) return { state: "newer", figures: [] }
    if (written === version && Array.isArray(figures)) {
      const readable = figures.filter(isFigure).slice(0, maxOwnFigures)
      return { state: readable.length === figures.length ? "held" : "unreadable", figures: readable }
    }
  } catch {
    // As for any other text.
  }
  return { state: "unreadable", figures: [] }
}

export const textOf = (figures: ReadonlyArray<KeptFigure>): string => JSON.stringify({ version, figures })

export const formulasOf = (figures: ReadonlyArray<WrittenFigure>): Formulas =>
  new Map(figures.map(({ formula, name }) => [name, formula]))

/** Why a change isn't allowed. */
export type Refusal =
  | { readonly kind: "taken"; readonly name: string }
  | { readonly kind: "many"; readonly max: number }
  /** Others name it in their formulas. */
  | { readonly kind: "used"; readonly name: string; readonly by: ReadonlyArray<string> }
  | { readonly kind: "formula"; readonly fault: NotWrittenOut }

export const isRefusal = (result: Refusal | ReadonlyArray<KeptFigure>): result is Refusal => "kind" in result

const usersOf = (figures: ReadonlyArray<KeptFigure>, name: string): ReadonlyArray<string> =>
  figures.filter((one) => one.name !== name && ownIn(one.formula).includes(name)).map((one) => one.name)

/** Why a figure can't be written out where it is named; null where it can. */
const faultOf = (
  { formula, name }: Pick<WrittenFigure, "formula" | "name">,
  formulas: Formulas
): NotWrittenOut | null => {
  const written = writtenOut(formula, formulas, name)
  const named = isWrittenOut(written) ? writtenOut(`my.${name}`, formulas) : written
  return isWrittenOut(named) ? null : named
}

/** The figures with one in the place of that of a name, null for a new one. */
export const withFigure = (
  figures: ReadonlyArray<KeptFigure>,
  before: string | null,
  figure: KeptFigure
): Refusal | ReadonlyArray<KeptFigure> => {
  const others = figures.filter(({ name }) => name !== before)
  if (others.some(({ name }) => name === figure.name)) return { kind: "taken", name: figure.name }
  if (others.length >= maxOwnFigures) return { kind: "many", max: maxOwnFigures }
  const by = before === null || before === figure.name ? [] : usersOf(figures, before)
  if (before !== null && by.length > 0) return { kind: "used", name: before, by }
  const at = figures.findIndex(({ name }) => name === before)
  const now = at === -1 ? [figure, ...figures] : figures.with(at, figure)
  const formulas = formulasOf(now)
  for (const one of [figure, ...others]) {
    const fault = faultOf(one, formulas)
    if (fault === null) continue
    if (one === figure) return { kind: "formula", fault }
    // It could be written out before, so that the changed formula is at fault.
    if (faultOf(one, formulasOf(figures)) === null)
      return { kind: "formula", fault: { ...fault, position: 0 } }
  }
  return now
}

/** The figures without that of a name. */
export const withoutFigure = (
  figures: ReadonlyArray<KeptFigure>,
  name: string
): Refusal | ReadonlyArray<KeptFigure> => {
  const by = usersOf(figures, name)
  return by.length > 0 ? { kind: "used", name, by } : figures.filter((one) => one.name !== name)
}

/** The figures in an order in which each is behind those that its formula names. */
export const behindNamed = <F extends WrittenFigure>(figures: ReadonlyArray<F>): ReadonlyArray<F> => {
  const [ordered, begun] = [new Set<F>(), new Set<F>()]
  const add = (figure: F): void => {
    if (begun.has(figure)) return
    begun.add(figure)
    const named = ownIn(figure.formula)
    for (const one of figures) if (named.includes(one.name)) add(one)
    ordered.add(figure)
  }
  for (const figure of figures) add(figure)
  return [...ordered]
}
