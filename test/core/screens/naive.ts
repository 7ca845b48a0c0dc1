/**
 * A second implementation of the language, row by row and without types: conditions and values of one company by plain functions of
 * JavaScript, in which null is unknown.
 */

/** What a figure or expression is for one company. */
export type Value = number | string | boolean | null

/** The figures of a company, dates as text. */
export type Row = Readonly<Record<string, Value>>

/** The values of an expression for each of the rows. */
export type Naive = (row: Row, rows: ReadonlyArray<Row>) => Value

/** A figure by its name, or a function or earlier figure by its key. */
export const figure =
  (key: string): Naive =>
  (row) =>
    row[key] ?? null

export const literal =
  (value: Value): Naive =>
  () =>
    value

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null)

/** A function of known numbers; null where one of them is, or the result isn't finite. */
export const numeric =
  (apply: (...numbers: ReadonlyArray<number>) => number, ...operands: ReadonlyArray<Naive>): Naive =>
  (row, rows) => {
    const values = operands.map((operand) => operand(row, rows))
    return values.includes(null) ? null : finite(apply(...(values as ReadonlyArray<number>)))
  }

/** A relation of two known values; null where one of them is. */
export const relation =
  (holds: (a: never, b: never) => boolean, left: Naive, right: Naive): Naive =>
  (row, rows) => {
    const [a, b] = [left(row, rows), right(row, rows)]
    return a === null || b === null ? null : holds(a as never, b as never)
  }

export const and =
  (left: Naive, right: Naive): Naive =>
  (row, rows) => {
    const values = [left(row, rows), right(row, rows)]
    return values.includes(false) ? false : values.includes(null) ? null : true
  }

export const or =
  (left: Naive, right: Naive): Naive =>
  (row, rows) => {
    const values = [left(row, rows), right(row, rows)]
    return values.includes(true) ? true : values.includes(null) ? null : false
  }

export const not =
  (of: Naive): Naive =>
  (row, rows) => {
    const value = of(row, rows)
    return value === null ? null : !(value as boolean)
  }

export const known =
  (of: Naive): Naive =>
  (row, rows) =>
    of(row, rows) !== null

export const oneOf =
  (of: Naive, ...values: ReadonlyArray<Value>): Naive =>
  (row, rows) => {
    const value = of(row, rows)
    return value === null ? null : values.includes(value)
  }

export const choice =
  (condition: Naive, then: Naive, otherwise: Naive): Naive =>
  (row, rows) => {
    const value = condition(row, rows)
    return value === null ? null : value === true ? then(row, rows) : otherwise(row, rows)
  }

/** The known values of a row's group, its own included; null where its own or its group is unknown. */
const peersOf = (
  of: Naive,
  group: Naive | null,
  row: Row,
  rows: ReadonlyArray<Row>
): { readonly own: number; readonly all: ReadonlyArray<number> } | null => {
  const own = of(row, rows)
  const part = group === null ? "" : group(row, rows)
  if (own === null || part === null) return null
  const all = rows
    .filter((other) => group === null || group(other, rows) === part)
    .map((other) => of(other, rows))
    .filter((value) => value !== null)
  return { own: own as number, all: all as ReadonlyArray<number> }
}

export const rank =
  (of: Naive, group: Naive | null = null): Naive =>
  (row, rows) => {
    const peers = peersOf(of, group, row, rows)
    return peers === null ? null : 1 + peers.all.filter((value) => value > peers.own).length
  }

export const percentile =
  (of: Naive, group: Naive | null = null): Naive =>
  (row, rows) => {
    const peers = peersOf(of, group, row, rows)
    if (peers === null || peers.all.length === 1) return null
    const noLarger = peers.all.filter((value) => value <= peers.own).length - 1
    return (100 * noLarger) / (peers.all.length - 1)
  }

export const zscore =
  (of: Naive, group: Naive | null = null): Naive =>
  (row, rows) => {
    const peers = peersOf(of, group, row, rows)
    if (peers === null || peers.all.every((value) => value === peers.own)) return null
    const mean = peers.all.reduce((sum, value) => sum + value, 0) / peers.all.length
    const variance = peers.all.reduce((sum, value) => sum + (value - mean) ** 2, 0) / peers.all.length
    return finite((peers.own - mean) / Math.sqrt(variance))
  }
