/**
 * The examples of functions that programs call: `@example` in their doc comments, a module each, which imports the entries
 * of the package. A statement may have the result in a comment behind it: `median([1, 2]) // => 1.5`.
 */
import { readFileSync } from "node:fs"
import { Context, Schema } from "effect"
import { parseSync } from "oxc-parser"
import npm from "../../package.json" with { type: "json" }
import { docOf } from "../architecture/documented.ts"
import type { Block } from "./blocks.ts"

/** The entries whose functions have examples; the others are of layers over servers, or of what adapters are made of. */
const entries = [
  ".",
  "./indicators",
  "./prices",
  "./consensus",
  "./financials",
  "./shares",
  "./embed",
  "./embed/effect",
  "./client",
  "./client/effect",
  "./sources",
  "./memory",
  "./jwt"
] as const satisfies ReadonlyArray<keyof typeof npm.exports>

const isFunction = (value: unknown): boolean =>
  typeof value === "function" &&
  !/^class\b/.test(Function.prototype.toString.call(value)) &&
  !Schema.isSchema(value) &&
  !Context.isKey(value)

/** The names of a module's functions; those of a namespace as `RateLimit.consume`. */
const functionsIn = (module: object): ReadonlyArray<string> =>
  Object.entries(module).flatMap(([name, value]) =>
    value?.[Symbol.toStringTag] === "Module"
      ? functionsIn(value).map((member) => `${name}.${member}`)
      : isFunction(value)
        ? [name]
        : []
  )

/** A function that programs call. */
export interface Called {
  /** `findata/prices: adjust` */
  readonly name: string
  readonly examples: ReadonlyArray<Block>
}

const read = (file: string): string => readFileSync(file, "utf8")

const examplesOf = (path: string, name: string): ReadonlyArray<Block> => {
  const doc = docOf(path, name, read)
  if (doc === null) return []
  return [...doc.text.matchAll(/^@example\n```ts\n(.*?)^```$/gms)].map(({ 1: text = "", index }) => ({
    place: `${doc.file}:${doc.line + doc.text.slice(0, index).split("\n").length}`,
    page: doc.file,
    language: "ts",
    text
  }))
}

/** Candle patterns are called alike: one of them has an example. */
const isLikeAnother = (name: string): boolean => name.startsWith("cdl") && name !== "cdlengulfing"

/** The functions of those entries, each by its name in one of them. */
export const called: ReadonlyArray<Called> = (
  await Promise.all(
    entries.map(async (entry) => {
      const path = npm.exports[entry].slice(2)
      const module: object = await import(`../../${path}`)
      return functionsIn(module)
        .filter((name) => !isLikeAnother(name))
        .map((name) => ({
          name: `findata${entry.slice(1)}: ${name}`,
          examples: examplesOf(path, name)
        }))
    })
  )
).flat()

/** A comment with a result, and those on the lines below that continue it. */
const stated = /\/\/ =>(.*(?:\n\s*\/\/.*)*)/g

/**
 * The module with each stated result compared with what its statement is worth, by `shown` at the address; throws where no
 * statement ends before a result, or no result is stated.
 */
export const compared = ({ place, text }: Block, shown: string): string => {
  const { errors, program } = parseSync("example.ts", text)
  if (errors.length > 0) throw new Error(`${place}: ${errors[0]?.message}`)
  const results = [...text.matchAll(stated)]
  if (results.length === 0) throw new Error(`${place}: states no result`)
  const module = results.reduceRight((rest, { 0: comment, 1: result = "", index }) => {
    const statement = program.body.findLast(({ end }) => end <= index)
    const between = text.slice(statement?.end ?? 0, index)
    const named = statement?.type === "VariableDeclaration" ? statement.declarations[0]?.id : undefined
    const worth = statement?.type === "ExpressionStatement" ? statement.expression : named
    if (statement === undefined || worth === undefined || !/^ *\n?$/.test(between))
      throw new Error(`${place}: no statement ends before ${comment}`)
    const value = text.slice(worth.start, worth.end)
    const check = `shown(${value}, ${JSON.stringify(result.replaceAll(/\n\s*\/\//g, " "))})`
    const kept = named === undefined ? "" : `${text.slice(statement.start, statement.end)}\n`
    return `${rest.slice(0, statement.start)}${kept}${check}${rest.slice(statement.end)}`
  }, text)
  return `import { shown } from ${JSON.stringify(shown)}\n${module}`
}
