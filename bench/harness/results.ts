/** Whether figures meet their targets: printed, and those of whole runs kept in bench/RESULTS.md. */
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { resolve } from "node:path"
import type { Bound, Target } from "../targets.ts"
import { columns, figure } from "./tables.ts"

export interface Verdict {
  readonly target: Target
  /** The database, or another distinction of the figure; empty for none. */
  readonly on: string
  /** Null when it wasn't measured. */
  readonly value: number | null
  /** Why it wasn't measured, or what it is made of. */
  readonly note: string
}

export const verdict = (target: Target, on: string, value: number | null, note = ""): Verdict => ({
  target,
  on,
  value,
  note
})

const isMet = (bound: Bound, value: number): boolean =>
  "min" in bound ? value >= bound.min : value <= bound.max

const boundText = (bound: Bound): string =>
  "min" in bound ? `at least ${bound.min}` : `at most ${bound.max}`

/** A figure that is no number is missed. */
const outcomeOf = ({ target, value }: Verdict): "met" | "missed" | "not measured" =>
  value === null ? "not measured" : isMet(target.bound, value) ? "met" : "missed"

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
