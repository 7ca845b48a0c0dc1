/** Prints the results of a section, and keeps those of whole runs in bench/RESULTS.md. */
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { columns, figure } from "./tables.ts"
import { boundText, outcomeOf, type Verdict } from "./verdicts.ts"

/** The results of a section, which replace the former ones of the same title. */
export interface Results {
  readonly title: string
  /** What was compared, in a sentence or two. */
  readonly about: string
  readonly verdicts: ReadonlyArray<Verdict>
  readonly tables: ReadonlyArray<string>
}

const file = resolve(import.meta.dirname, "../RESULTS.md")

const head = `# Results

Each section is written by the command that it names, at the end of a whole run. A ratio is the median over the rounds of
one run; figures of different runs or machines aren't comparable.
`

const cells = (verdict: Verdict): ReadonlyArray<string> => {
  const { note, on, target, value } = verdict
  const outcome = outcomeOf(verdict)
  return [
    on === "" ? target.what : `${target.what}, ${on}`,
    target.against,
    target.figure,
    boundText(target.bound),
    value === null ? "-" : figure(value),
    note === "" ? outcome : `${outcome} (${note})`
  ]
}

const headings = ["", "against", "figure", "target", "measured", ""]

/** All but the figures. */
const texts = new Set([0, 1, 2, 3, 5])

const markdownRow = (row: ReadonlyArray<string>): string =>
  `| ${row.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`

const markdown = ({ about, tables, title, verdicts }: Results, circumstances: string): string => {
  const table = [headings, headings.map(() => "---"), ...verdicts.map(cells)].map(markdownRow).join("\n")
  const details = tables.map((text) => `\`\`\`\n${text}\n\`\`\`\n`)
  return [`## ${title}\n`, `${about}\n`, `${circumstances}\n`, `${table}\n`, ...details].join("\n")
}

/** The sections of the file by title, in their order. */
const stored = (): Map<string, string> => {
  const text = existsSync(file) ? readFileSync(file, "utf8") : ""
  const sections = text.split(/^(?=## )/m).slice(1)
  return new Map(
    sections.map((section) => [section.slice(3, section.indexOf("\n")), `${section.trimEnd()}\n`])
  )
}

/** Prints the results; exits with 1 at the end when a target is missed. */
export const print = ({ tables, title, verdicts }: Results): void => {
  console.log(`\n${title}\n`)
  for (const table of tables) console.log(`${table}\n`)
  if (verdicts.length > 0) console.log(columns([headings, ...verdicts.map(cells)], texts))
  if (verdicts.some((verdict) => outcomeOf(verdict) === "missed")) process.exitCode = 1
}

/** Replaces a section of the file. */
export const keep = (results: Results, circumstances: string): void => {
  const sections = stored().set(results.title, markdown(results, circumstances))
  writeFileSync(file, [head, ...sections.values()].join("\n"))
}
