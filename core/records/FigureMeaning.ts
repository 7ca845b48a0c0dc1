/** What a figure says of itself, once for pages, bodies, screens and documentation. */

/** What a figure is counted in. `currency` is an amount of money, `price` one in what the share is quoted in, mostly per share. */
export type FigureUnit = "currency" | "price" | "percent" | "ratio" | "count" | "shares" | "date" | "text"

/** The declaration of a figure, without its computation. */
export interface FigureMeaning<Group extends string = string> {
  /** In bodies and expressions: snake_case. */
  readonly name: string
  /** Of a column or a row, in English. */
  readonly title: string
  readonly group: Group
  readonly unit: FigureUnit
  readonly type: "number" | "text" | "date"
  /** A sentence without its full stop. */
  readonly meaning: string
  /** From other figures and lines, by their names; empty where the figure is stored as it came. */
  readonly formula: string
  /** When it is null beside a missing operand; empty where nothing else makes it null. */
  readonly null_when: string
  /** Where the formula comes from; absent where it is this project's or plain. */
  readonly source?: string
}
