/** The rows of a screen as a file, in pages of the largest size. */
import type { Parameters } from "../../../../adapters/client/mod.ts"
import { client } from "./client.ts"

/** What is saved as a file at the most. */
export const maxSaved = 1000
const pageSize = 100

const cellOf = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A table whose columns are called otherwise. */
const withTitles = (text: string, titles: ReadonlyMap<string, string>): string => {
  const end = text.indexOf("\r\n")
  let head = `,${text.slice(0, end)},`
  for (const [name, title] of titles) head = head.replace(`,${cellOf(name)},`, () => `,${cellOf(title)},`)
  return head.slice(1, -1) + text.slice(end)
}

/**
 * The rows of a screen that finds so many, from its first on, as CSV; the header once. Columns are called as they were asked
 * for, unless `titles` has others for them.
 */
export const screenCsv = async (
  screen: Parameters<"getScreener">,
  total: number,
  titles: ReadonlyMap<string, string> = new Map()
): Promise<string> => {
  const parts: Array<string> = []
  for (let offset = 0; offset < Math.min(total, maxSaved); offset += pageSize) {
    const text = await client.value.getScreener({ ...screen, offset, limit: pageSize, format: "csv" })
    parts.push(offset === 0 ? text : text.slice(text.indexOf("\n") + 1))
  }
  const text = parts.join("")
  return titles.size === 0 ? text : withTitles(text, titles)
}
