/** Reads and writes the files of the sample data set: the same bytes each time. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import Papa from "papaparse"

const directory = new URL("../../sample/", import.meta.url)

const samplePath = (name: string): string => fileURLToPath(new URL(name, directory))

/** The rows of a CSV file of the sample, by column. */
export const readRecords = (name: string): ReadonlyArray<Readonly<Record<string, string>>> =>
  Papa.parse<Record<string, string>>(readFileSync(samplePath(name), "utf8"), {
    header: true,
    skipEmptyLines: true
  }).data

/** The symbol of the company with SEC's number. */
export const symbolOf = (cik: number): string => {
  const company = readRecords("companies.csv").find((row) => Number(row["cik"]) === cik)
  if (company?.["symbol"] === undefined)
    throw new Error(`sample/companies.csv has no company with cik ${cik}`)
  return company["symbol"]
}

/** Writes a file of the sample, gzipped by its name, and prints its size. */
export const writeSample = (name: string, text: string | Uint8Array): void => {
  const path = samplePath(name)
  mkdirSync(dirname(path), { recursive: true })
  const bytes = name.endsWith(".gz") ? gzipSync(text, { level: 9 }) : Buffer.from(text)
  writeFileSync(path, bytes)
  console.log(`sample/${name}: ${bytes.length} bytes`)
}

export const csvOf = (rows: ReadonlyArray<object>): string =>
  `${Papa.unparse([...rows], { newline: "\n" })}\n`
