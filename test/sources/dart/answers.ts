/** Reads answers of OpenDART, recorded ones and ones made up in a test. */
import { TextReader, Uint8ArrayWriter, ZipWriter } from "@zip.js/zip.js"
import { Effect, Stream } from "effect"
import { existsSync, readFileSync } from "node:fs"
import { dart } from "../../../adapters/sources/dart/mod.ts"
import { memoryFile } from "../../../adapters/sources/mod.ts"
import type { Choice, Entry, EntryBatch } from "../../../core/mod.ts"

/** Shortened real answers about Samsung Electronics. */
export const recorded = (name: string): string => readFileSync(`test/figures/dart/${name}`, "utf8")

/** Data that is present only where the project is developed. */
const local = "../shared/data/local"
export const samsung2020 = `${local}/dart/fnlttSinglAcnt.005930.2020Q1.0.json`
export const dividends2020 = `${local}/dart/business_report.005930.2020Q1.0.json`
export const filings2023 = `${local}/dart/list.1.json`
export const corpCodesZip = `${local}/company_master/dart_corp_codes.zip`
export const present = (path: string): boolean => existsSync(path)

export const everything: Choice = { subjects: null, since: null, today: "2024-06-03" }

/** An answer with status 000 and a list. */
export const answer = (list: ReadonlyArray<unknown>): string =>
  JSON.stringify({ status: "000", message: "정상", list })

/** A zip archive of texts by path. */
export const zip = (files: Readonly<Record<string, string>>): Effect.Effect<Uint8Array> =>
  Effect.promise(async () => {
    const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
    for (const [name, text] of Object.entries(files)) await writer.add(name, new TextReader(text))
    return writer.close()
  })

const collected = <E>(entries: Stream.Stream<Entry<E>, E>) =>
  entries.pipe(
    Stream.flatMap(({ batches }) => batches),
    Stream.runCollect
  )

/** The batches of a file. */
export const batchesIn = (name: string, content: string | Uint8Array, choice: Choice = everything) =>
  collected(dart.read(memoryFile(name, content), choice))

/** A row's kind and the cells that have a value. */
export type GivenRow = Readonly<Record<string, string>>

export const rowsOf = (batches: ReadonlyArray<EntryBatch>): ReadonlyArray<GivenRow> =>
  batches.flatMap(({ kind, rows }) =>
    [...rows].map(({ cells }) => ({
      kind,
      ...Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ""))
    }))
  )

/** The rows of a file. */
export const rowsIn = (name: string, content: string | Uint8Array, choice: Choice = everything) =>
  Effect.map(batchesIn(name, content, choice), rowsOf)

/** The rows that can't be made, with the reason. */
export const brokenIn = (name: string, content: string, choice: Choice = everything) =>
  Effect.map(batchesIn(name, content, choice), (batches) => batches.flatMap(({ broken }) => [...broken]))

/** Why a file can't be read. */
export const faultOf = (name: string, content: string | Uint8Array) =>
  Effect.map(Effect.flip(batchesIn(name, content)), ({ message }) => message)
