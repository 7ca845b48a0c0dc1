/** How a setting is declared, and the parsers of several. */

/** The part of the program that a setting is of, by which files of deployments order it. */
export type Part = "store" | "server" | "access" | "sources" | "observation" | "command"

/** How an option of an embedded findata is given, from which the text of its variable is made. */
export type OptionKind = "text" | "number" | "texts" | "access" | "proxies"

/** The option of an embedded findata that a setting is. */
export interface Option {
  readonly name: string
  readonly kind: OptionKind
  /** What it does for the program that embeds findata: its type's comment, without the full stop. */
  readonly meaning: string
  /** Its type in TypeScript, where its kind says too little. */
  readonly type?: string
  readonly isRequired?: true
  /** Only with a store on PostgreSQL. */
  readonly ofPostgres?: true
}

/** A setting of the environment. */
export interface Setting<A> {
  readonly variable: string
  readonly of: Part
  /** The value when it is unset or empty. */
  readonly fallback: A
  /** Null for a text that is wrong. */
  readonly parse: (text: string) => A | null
  /** What would be right instead of a text. */
  readonly expected: string | ((given: string) => string)
  /** What it does, in Markdown, for operators. */
  readonly meaning: string
  /** The default in words, where the fallback isn't written as it is. */
  readonly default?: string
  /** A value to begin with, in files of deployments; without one the default. */
  readonly example?: string
  /** Its value is never shown. */
  readonly isSecret?: true
  /** Without, only a server has it. */
  readonly option?: Option
}

type Declared<A> = Omit<Setting<A>, "variable" | "of">

/** Declares settings of a part by their variables. */
export const settingsOf =
  (of: Part) =>
  <A>(variable: string, declared: Declared<A>): Setting<A> => ({ variable, of, ...declared })

/** Any text, as it is. */
export const asItIs = (text: string): string => text

/** A whole number within bounds, in decimal digits. */
const wholeNumber = (min: number, max: number) => (text: string) => {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return value >= min && value <= max ? value : null
}

/** A number of something within bounds, and what is expected of it: `seconds from 1 to 300`. */
export const counted = (what: string, min: number, max: number) => ({
  parse: wholeNumber(min, max),
  expected: `${what} from ${min} to ${max}`
})

const megabyte = 1024 * 1024

/** Megabytes within bounds, as bytes. */
export const megabytes = (fallback: number, min: number, max: number) => ({
  ...counted("megabytes", min, max),
  fallback: fallback * megabyte,
  parse: (text: string) => {
    const value = wholeNumber(min, max)(text)
    return value === null ? null : value * megabyte
  },
  default: String(fallback)
})

/** A share from 0 to 1. */
export const share = {
  parse: (text: string): number | null =>
    /^\d*\.?\d+$/.test(text) && Number(text) <= 1 ? Number(text) : null,
  expected: "a number from 0 to 1"
}
