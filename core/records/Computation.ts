/** Figures declared with their computation: bodies, functions and the catalogue are made of the same declarations. */
import type { FigureMeaning } from "./FigureMeaning.ts"

/** What a figure says of itself beside its name, and how it is computed. */
export interface Computation<From, Group extends string = string>
  extends Omit<FigureMeaning<Group>, "name" | "type"> {
  /** Null where it is unknown. */
  readonly of: (from: From) => number | null
  /** Of a multiple: what it divides by, null where that is unknown. Where it isn't above 0 there is no multiple. */
  readonly divisor?: (from: From) => number | null
}

/** Figures by name. */
export type Computations<From, Name extends string = string, Group extends string = string> = {
  readonly [K in Name]: Computation<From, Group>
}

/** Declares figures of a group. */
export const figuresIn =
  <From, Group extends string>(group: Group) =>
  <Name extends string>(
    figures: Readonly<Record<Name, Omit<Computation<From, Group>, "group">>>
  ): Computations<From, Name, Group> => {
    const made: Record<string, Computation<From, Group>> = {}
    for (const [name, declared] of Object.entries<Omit<Computation<From, Group>, "group">>(figures))
      made[name] = { ...declared, group }
    return made as Computations<From, Name, Group>
  }

/** The values of all figures, by name; null where one is unknown. */
export type ValuesOf<F> = { readonly [K in keyof F]: number | null }

/** Computes all figures. */
export const valuesOf = <From, Name extends string>(
  figures: Computations<From, Name>,
  from: From
): ValuesOf<Computations<From, Name>> => {
  const values: Record<string, number | null> = {}
  for (const name in figures) values[name] = figures[name].of(from)
  return values as ValuesOf<Computations<From, Name>>
}
