/**
 * Writes docs/indicators/: a page for each indicator with its picture, and their index. `npm run indicators` runs it;
 * test/docs/indicators.test.ts compares.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import {
  indexFile,
  indexPage,
  indicatorPage,
  type Page,
  type Part
} from "../adapters/http/server/handlers/documents/indicators/page.ts"
import { servedIndicators } from "../core/ports.ts"

const folder = "docs/indicators"

const cell = (text: string): string => text.replaceAll("|", "\\|")

const row = (cells: ReadonlyArray<string>): string => `| ${cells.map(cell).join(" | ")} |`

const markdown = (part: Part, picture: string): string => {
  switch (part.kind) {
    case "heading":
      return `## ${part.text}`
    case "text":
      return part.text
    case "list":
      return part.items.map((item) => `- ${item}`).join("\n")
    case "table":
      return [row(part.head), row(part.head.map(() => "---")), ...part.rows.map(row)].join("\n")
    case "code":
      return `\`\`\`${part.language}\n${part.text}\`\`\``
    case "picture":
      return `![${part.title}](${picture})`
  }
}

/** The files of a page: its text, and its picture where it has one. */
const filesOf = (
  name: string,
  { parts, title }: Page
): ReadonlyArray<readonly [path: string, text: string]> => {
  const picture = name.replace(/\.md$/, ".svg")
  const text = [`# ${title}`, ...parts.map((part) => markdown(part, picture))].join("\n\n")
  const pictures = parts.flatMap((part) =>
    part.kind === "picture" ? [[`${folder}/${picture}`, part.svg] as const] : []
  )
  return [[`${folder}/${name}`, `${text}\n`], ...pictures]
}

/** Each file's text, by its path. */
export const written = (): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...filesOf(indexFile, indexPage()),
    ...servedIndicators.flatMap((indicator) => filesOf(`${indicator.name}.md`, indicatorPage(indicator)))
  ])

if (import.meta.main) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [path, text] of Object.entries(written())) writeFileSync(path, text)
}
