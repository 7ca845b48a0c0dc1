/** Zip archives: their files in order, damaged ones, and ones that can't be read at any offset. */
import { assert, describe, it } from "@effect/vitest"
import { TextReader, Uint8ArrayWriter, ZipWriter } from "@zip.js/zip.js"
import { Effect, Stream } from "effect"
import { contentOf, memoryFile, zippedFiles } from "../../../adapters/sources/mod.ts"

const archive = (files: Readonly<Record<string, string>>, zip64 = false): Effect.Effect<Uint8Array> =>
  Effect.promise(async () => {
    const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, zip64 })
    for (const [name, text] of Object.entries(files)) await writer.add(name, new TextReader(text))
    return writer.close()
  })

const read = (bytes: Uint8Array) =>
  zippedFiles(memoryFile("some.zip", bytes)).pipe(
    Stream.mapEffect(({ bytes, name }) =>
      Effect.map(Stream.mkString(Stream.decodeText(bytes)), (text) => [name, text] as const)
    ),
    Stream.runCollect
  )

const long = "0123456789".repeat(100_000)

const versions = (text: string) =>
  Effect.flatMap(archive({ a: text }), (bytes) =>
    Stream.runCollect(Stream.map(zippedFiles(memoryFile("z", bytes)), ({ version }) => version))
  )

const tag = (content: string | Uint8Array) =>
  Effect.map(contentOf(memoryFile("some file", content)), ({ _tag }) => _tag)

/** The archive with the record of its one file's directory changed, or repeated. */
const withDirectory = (bytes: Uint8Array, change: (record: Uint8Array) => ReadonlyArray<Uint8Array>) => {
  const end = bytes.length - 22
  const start = new DataView(bytes.buffer, bytes.byteOffset).getUint32(end + 16, true)
  const records = change(bytes.slice(start, end))
  const length = records.reduce((sum, record) => sum + record.length, 0)
  const trailer = bytes.slice(end)
  const view = new DataView(trailer.buffer)
  view.setUint16(8, records.length, true)
  view.setUint16(10, records.length, true)
  view.setUint32(12, length, true)
  return Uint8Array.from([
    ...bytes.subarray(0, start),
    ...records.flatMap((record) => [...record]),
    ...trailer
  ])
}

describe("A file of a zip archive", () => {
  it.effect("states the part of the archive up to its end", () =>
    Effect.gen(function* () {
      const noise = Array.from({ length: 10_000 }, (_, at) => (at * 2_654_435_761) % 4_294_967_296).join(" ")
      const bytes = yield* archive({ a: noise, b: `${noise}.`, c: "" })
      const parts = yield* Stream.runCollect(
        Stream.map(zippedFiles(memoryFile("some.zip", bytes)), ({ part }) => part)
      )
      const [a = 0, b = 0, c = 0] = parts
      assert.closeTo(a, 0.5, 0.01)
      assert.closeTo(b, 1, 0.01)
      assert.isTrue(b <= c && c <= 1)
    })
  )
})

describe("A hostile zip archive", () => {
  it.effect("is refused where its files are the same bytes again and again", () =>
    Effect.gen(function* () {
      const bytes = withDirectory(yield* archive({ a: long }), (record) => [record, record, record])
      const { file, message } = yield* Effect.flip(read(bytes))
      assert.deepStrictEqual(
        [file, message],
        ["some.zip", "Corrupt or truncated zip archive: its files overlap"]
      )
    })
  )

  it.effect("is refused where a file has more bytes than stated", () =>
    Effect.gen(function* () {
      const bytes = withDirectory(yield* archive({ a: long }), (record) => {
        new DataView(record.buffer).setUint32(24, 10, true)
        return [record]
      })
      const { file, message } = yield* Effect.flip(read(bytes))
      assert.strictEqual(file, "some.zip/a")
      assert.match(message, /^Corrupt or truncated zip archive: Invalid uncompressed size/)
    })
  )

  it.effect("has paths of any form, as labels without control characters", () =>
    Effect.gen(function* () {
      const bytes = yield* archive({ "../../etc/passwd": "a", "/root": "b", "C:\\x\u001b[2J\n": "c" })
      assert.deepStrictEqual(yield* read(bytes), [
        ["some.zip/../../etc/passwd", "a"],
        ["some.zip//root", "b"],
        ["some.zip/C:\\x\ufffd[2J\ufffd", "c"]
      ])
    })
  )

  it.effect("has its files anew each time", () =>
    Effect.gen(function* () {
      const files = zippedFiles(memoryFile("z", yield* archive({ a: "a" })))
      const count = Effect.map(Stream.runCollect(files), ({ length }) => length)
      assert.deepStrictEqual([yield* count, yield* count], [1, 1])
    })
  )
})

describe("A zip archive", () => {
  it.effect.each([false, true])("is read file by file (zip64: %s)", (zip64) =>
    Effect.gen(function* () {
      const bytes = yield* archive({ "a.json": "{}", "b/c.csv": long }, zip64)
      assert.deepStrictEqual(yield* read(bytes), [
        ["some.zip/a.json", "{}"],
        ["some.zip/b/c.csv", long]
      ])
    })
  )

  it.effect("states a version of each file that changes with its content", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* versions("abc"), yield* versions("abc"))
      assert.notDeepEqual(yield* versions("abc"), yield* versions("abd"))
    })
  )

  it.effect("is refused when truncated", () =>
    Effect.gen(function* () {
      const bytes = yield* archive({ a: long })
      const { file, message } = yield* Effect.flip(read(bytes.subarray(0, bytes.length - 40)))
      assert.strictEqual(file, "some.zip")
      assert.match(message, /^Corrupt or truncated zip archive: /)
    })
  )

  it.effect("names the file that is damaged", () =>
    Effect.gen(function* () {
      const bytes = (yield* archive({ a: long })).slice()
      bytes[80] = (bytes[80] ?? 0) ^ 0xff
      const { file, message } = yield* Effect.flip(read(bytes))
      assert.strictEqual(file, "some.zip/a")
      assert.match(message, /^Corrupt or truncated zip archive: /)
    })
  )

  it.effect("can't be read as a stream", () =>
    Effect.gen(function* () {
      const file = { ...memoryFile("-", yield* archive({ a: "" })), at: null }
      const { message } = yield* Effect.flip(contentOf(file))
      assert.strictEqual(message, "A zip archive can't be read as a stream: pass its file")
    })
  )
})

it.effect("Content is told by its first bytes", () =>
  Effect.gen(function* () {
    assert.strictEqual(yield* tag(' \n{"a":1}'), "Json")
    assert.strictEqual(yield* tag("\uFEFF<rss/>"), "Xml")
    assert.strictEqual(yield* tag("a|b\n"), "Text")
    assert.strictEqual(yield* tag("PK,name\n"), "Text")
    assert.strictEqual(yield* tag(yield* archive({ a: "" })), "Zip")
    assert.strictEqual(yield* tag(yield* archive({})), "Zip")
  })
)
