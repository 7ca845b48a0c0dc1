/** Reads files made up in a test, cut into arbitrary chunks. */
import { Effect, Stream } from "effect"
import type { RawBatch } from "../../../core/ports.ts"
import { readRows } from "../../../adapters/sources/mod.ts"

const encoder = new TextEncoder()

export const toBytes = (content: string | Uint8Array): Uint8Array =>
  typeof content === "string" ? encoder.encode(content) : content

export const gzip = (content: string | Uint8Array): Effect.Effect<Uint8Array> =>
  Effect.promise(async () => {
    const packed = new Blob([toBytes(content) as Uint8Array<ArrayBuffer>]).stream()
    return new Response(packed.pipeThrough(new CompressionStream("gzip"))).bytes()
  })

export const readBatches = (...chunks: ReadonlyArray<string | Uint8Array>) =>
  Stream.runCollect(readRows(Stream.fromArray(chunks.map(toBytes)), "some.csv"))

/** The batches as one, each row as its line and cells; without columns when there is no batch. */
export const summary = (batches: ReadonlyArray<RawBatch>) => ({
  columns: batches.at(-1)?.columns ?? null,
  rows: batches.flatMap(({ rows }) => [...rows].map(({ line, cells }) => [line, { ...cells }] as const)),
  broken: batches.flatMap(({ broken }) => broken.map(({ line, message }) => [line, message] as const))
})

export const read = (...chunks: ReadonlyArray<string | Uint8Array>) =>
  Effect.map(readBatches(...chunks), summary)

/** Why the file can't be read, as the line and the message. */
export const fault = (...chunks: ReadonlyArray<string | Uint8Array>) =>
  Effect.map(Effect.flip(readBatches(...chunks)), ({ line, message }) => [line, message] as const)
