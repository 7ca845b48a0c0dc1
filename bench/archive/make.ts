/** Writes an archive like SEC's companyfacts.zip, of issuers made from the facts of real ones, and their companies. */
import { createWriteStream, globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { Writable } from "node:stream"
import { gunzipSync } from "node:zlib"
import { TextReader, ZipWriter } from "@zip.js/zip.js"

export interface Archive {
  readonly path: string
  readonly issuers: number
  /** Uncompressed. */
  readonly bytes: number
}

/** The facts of four issuers: three that file 10-K and 10-Q, and one that files 20-F under IFRS. */
export const figures = resolve(import.meta.dirname, "../../test/figures/companyfacts")

/** The number of an issuer of the archive. */
export const cikOf = (issuer: number): string => String(1_000_000 + issuer * 7).padStart(10, "0")

/** A multiple keeps sums what they are. */
const multiple = (digits: string, factor: number): string => String(Number(digits) * factor)

/** The same filings of another issuer: sums of money and numbers of shares differ by a factor. */
const factsOf = (model: string, issuer: number): string => {
  const factor = 1 + (issuer % 89)
  const prefix = String(issuer % 1000).padStart(3, "0")
  return model
    .replace(/"cik":("?)\d+/, (_, quote: string) => `"cik":${quote}${cikOf(issuer)}`.replace(/:0+/, ":"))
    .replace(/"accn":"\d{3}/g, `"accn":"${prefix}`)
    .replace(/"val":(\d{7,13})(?=[,}])/g, (_, digits: string) => `"val":${multiple(digits, factor)}`)
}

/**
 * Writes issuers until the archive contains so many bytes, the models (`*.json.gz` of a directory) in turn. `empty`
 * files without a fact follow each of them, as most of SEC's filers have none.
 */
export const makeArchive = async (
  path: string,
  atLeast: number,
  from: string = figures,
  empty = 0
): Promise<Archive> => {
  const models = globSync("*.json.gz", { cwd: from })
    .toSorted()
    .map((name) => gunzipSync(readFileSync(join(from, name))).toString())
  const zip = new ZipWriter(Writable.toWeb(createWriteStream(path)), { useWebWorkers: false, level: 1 })
  let [issuers, bytes, number] = [0, 0, 0]
  for (; bytes < atLeast; issuers++) {
    const text = factsOf(models[issuers % models.length] ?? "", issuers)
    bytes += text.length
    await zip.add(`CIK${cikOf(number++)}.json`, new TextReader(text))
    for (let i = 0; i < empty; i++) {
      const cik = cikOf(number++)
      await zip.add(`CIK${cik}.json`, new TextReader(`{"cik":${Number(cik)},"entityName":"","facts":{}}`))
    }
  }
  await zip.close()
  return { path, issuers: number, bytes }
}
