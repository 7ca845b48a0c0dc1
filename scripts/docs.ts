/**
 * Writes the tables of docs/ that repeat what is declared: tools, kinds of import, the client's methods, entries, the terms
 * of sources, figures. `npm run docs` runs it;
 * test/docs/tables.test.ts compares.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { methods } from "../adapters/client/methods.ts"
import { tools } from "../adapters/mcp/mod.ts"
import { shownFigures } from "../apps/site/src/figures/shownFigures.ts"
import { lines } from "../core/financials/mod.ts"
import { lineFigures } from "../core/financials/LineFigures.ts"
import { averageMeaning } from "../core/financials/StatementFigures.ts"
import { builtInSources } from "../apps/sources/builtIn.ts"
import { figureGroups, figureList, importKinds } from "../core/mod.ts"
import openapi from "../openapi.json" with { type: "json" }
import npm from "../package.json" with { type: "json" }

type Row = ReadonlyArray<string>

const code = (text: string): string => `\`${text}\``

/** Of the lines of statements, which `docs/formulas.md` has, none is listed. */
const isLine = new Set<string>(lines)

const kinds = Object.entries(importKinds).map(([kind, { fields, oneOf }]): Row => {
  const named = Object.entries(fields).filter(([name]) => !isLine.has(name))
  const alternatives = oneOf.map((names) => `one of ${names.join(", ")}`)
  const isAlternative = new Set(oneOf.flat())
  return [
    code(kind),
    [named.flatMap(([name, { required }]) => (required ? [name] : [])).join(", "), ...alternatives].join(
      "; "
    ),
    named.flatMap(([name, { required }]) => (required || isAlternative.has(name) ? [] : [name])).join(", ")
  ]
})

const summaries = new Map(
  Object.values(openapi.paths)
    .flatMap((path) => Object.values(path))
    .map(({ operationId, summary }) => [operationId, summary] as const)
)

const methodRows = Object.entries(methods).flatMap(([feature, own]) =>
  Object.entries(own).map(([name, method]): Row => {
    const operation = "each" in method ? method.each : "rows" in method ? method.rows : method.call
    const summary = summaries.get(operation) ?? ""
    return [
      code(`${feature}.${name}(${method.of ?? ""})`),
      "each" in method ? `${summary}, all pages` : "rows" in method ? `${summary}, row by row` : summary,
      code(operation)
    ]
  })
)

/** Each entry with what its module says of itself, above `@module`. */
const entries = Object.entries(npm.exports).map(([path, file]): Row => {
  const [, text = ""] = /^\/\*\*\n((?: \*.*\n)+?) \*\n \* @module$/m.exec(readFileSync(file, "utf8")) ?? []
  return [code(`findata${path.slice(1)}`), text.replaceAll(/^ \* /gm, "").trim().replaceAll("\n", " ")]
})

const terms = builtInSources
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  .map(({ licence, name, title }): Row => [`${code(name)} (${title})`, licence])

const callOf = ({ name, parameters }: (typeof figureList)[number]): string =>
  parameters === null
    ? name
    : `${name}(${parameters.map((parameter) => `${parameter.name}${parameter.default === null ? "" : ` = ${parameter.default}`}`).join(", ")})`

/** A table of each group's figures, found by the group's name in its head. */
const figureTables = figureGroups.map((group): readonly [head: string, rows: ReadonlyArray<Row>] => [
  `| ${group} | meaning | formula | unit | null when |`,
  figureList
    .filter((figure) => figure.group === group)
    .map((figure): Row => {
      const { formula, meaning, null_when, source, unit } = figure
      return [
        code(callOf(figure)),
        meaning,
        [formula ?? "", ...(source === null ? [] : [`(${source})`])].join(" ").trim(),
        unit,
        null_when ?? ""
      ]
    })
])

/** Tables by the page that has them, each found by its head. */
const tables: Readonly<Record<string, ReadonlyArray<readonly [head: string, rows: ReadonlyArray<Row>]>>> = {
  "docs/agents.md": [
    [
      "| tool | scopes | answers |",
      tools.map(({ description, name, scopes }) => [code(name), scopes.map(code).join(", "), description])
    ]
  ],
  "docs/data.md": [["| kind | required | optional |", kinds]],
  "docs/open-data.md": [["| source | terms |", terms]],
  "docs/library.md": [["| entry | contents |", entries]],
  "docs/formulas.md": figureTables,
  "docs/embed.md": [["| method | returns | operation |", methodRows]]
}

/** What pages say of a figure: of a ratio or an average without the year, which they state beside it. */
const shownText = (name: string): Row => {
  const figure = figureList.find((one) => one.name === name)
  if (figure === undefined) throw new Error(`no figure of the catalogue is named ${name}`)
  const ratio = Object.entries(lineFigures).find(([ratio]) => ratio === name)?.[1]
  const average = Object.entries(averageMeaning).find(([line]) => line === name)?.[1]
  return [figure.title, `${ratio?.meaning ?? average ?? figure.meaning}.`]
}

/** An entry of an object as it is formatted, within lines of so many characters. */
const entryOf = (name: string, texts: Row, isLast: boolean): string => {
  const quoted = texts.map((text) => JSON.stringify(text))
  const end = isLast ? "" : ","
  const line = `  ${name}: [${quoted.join(", ")}]${end}`
  return line.length <= 110 ? line : `  ${name}: [\n    ${quoted.join(",\n    ")}\n  ]${end}`
}

/** The English texts of figures that pages show. */
const english = `/** Figures that pages show, in the catalogue's words: npm run docs writes them. */
export const english = {
${shownFigures.map((name, i) => entryOf(name, shownText(name), i === shownFigures.length - 1)).join("\n")}
} as const
`

/** Each page's text, by its path. */
export const written = (): Readonly<Record<string, string>> => ({
  "apps/site/src/figures/english.ts": english,
  ...Object.fromEntries(
    Object.entries(tables).map(([path, own]) => {
      let text = readFileSync(path, "utf8")
      for (const [head, rows] of own) {
        const at = text.indexOf(`${head}\n`)
        if (at < 0) throw new Error(`${path} has no table with the head ${head}`)
        const rest = text.slice(at).replace(/^(?:\|.*\n)+/, "")
        const rule = head.replace(/[^|]+/g, "---")
        const body = rows.map((row) => `| ${row.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`)
        text = `${text.slice(0, at)}${[head, rule, ...body].join("\n")}\n${rest}`
      }
      return [path, text]
    })
  )
})

if (import.meta.main) for (const [path, text] of Object.entries(written())) writeFileSync(path, text)
