/** The files of answers, in a directory and in memory. */
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { MemoryAnswerFiles } from "../../adapters/memory/mod.ts"
import { NodeAnswerFiles } from "../../adapters/node/mod.ts"
import { AnswerFiles } from "../../core/ports.ts"

const root = mkdtempSync(join(tmpdir(), "findata-answers-"))
const directory = join(root, "data", "answers")

afterAll(() => rmSync(root, { recursive: true, force: true }))

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

const written = (...parts: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const { create } = yield* AnswerFiles
    const file = yield* create
    for (const part of parts) yield* file.write(new TextEncoder().encode(part))
    return file.written("a name")
  })

const places = [
  ["a directory", NodeAnswerFiles.layer({ directory })],
  ["memory", MemoryAnswerFiles.layer]
] as const

describe.for(places)("a file in %s", ([, layer]) => {
  it.effect("has all bytes that were written, each time anew", () =>
    Effect.gen(function* () {
      const file = yield* written("abc", "", "def")
      assert.deepInclude(file, { name: "a name", size: 6 })
      for (let time = 0; time < 20; time++) {
        assert.strictEqual(yield* Stream.mkString(Stream.decodeText(file.bytes)), "abcdef")
      }
    }).pipe(Effect.provide(layer))
  )

  const parts: ReadonlyArray<readonly [offset: number, length: number, part: string]> = [
    [0, 2, "ab"],
    [2, 3, "cde"],
    [4, 100, "ef"],
    [6, 1, ""],
    [100, Number.MAX_SAFE_INTEGER, ""]
  ]

  it.effect("can be read in part, up to its end", () =>
    Effect.gen(function* () {
      const { at } = yield* written("abc", "def")
      for (const [offset, length, part] of parts) {
        assert.strictEqual(text(yield* at?.(offset, length) ?? Effect.die("No part")), part)
      }
    }).pipe(Effect.provide(layer))
  )

  it.effect("may be empty", () =>
    Effect.gen(function* () {
      const { bytes, size } = yield* written()
      assert.strictEqual(size, 0)
      assert.strictEqual(yield* Stream.mkString(Stream.decodeText(bytes)), "")
    }).pipe(Effect.provide(layer))
  )

  it.effect("keeps what was written, though its buffer is used again", () =>
    Effect.gen(function* () {
      const { create } = yield* AnswerFiles
      const file = yield* create
      const buffer = new TextEncoder().encode("abc")
      yield* file.write(buffer)
      buffer.fill(0)
      assert.strictEqual(yield* Stream.mkString(Stream.decodeText(file.written("a").bytes)), "abc")
    }).pipe(Effect.provide(layer))
  )

  it.effect("can't be read once its scope is closed", () =>
    Effect.gen(function* () {
      const { at, bytes } = yield* Effect.scoped(written("abc"))
      yield* Effect.flip(Stream.runDrain(bytes))
      yield* Effect.flip(at?.(0, 1) ?? Effect.die("No part"))
    }).pipe(Effect.provide(layer))
  )
})

const isLinux = existsSync("/proc/self/fd")

/** The open files in the directory that have lost their names. */
const nameless = () =>
  readdirSync("/proc/self/fd").filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(directory)
    } catch {
      return false
    }
  }).length

describe("a directory of answers", () => {
  it.effect.skipIf(!isLinux)("contains no names, and no file once the scope is closed", () =>
    Effect.gen(function* () {
      const before = nameless()
      yield* Effect.scoped(
        Effect.gen(function* () {
          yield* written("abc")
          yield* written("def")
          assert.deepStrictEqual(readdirSync(directory), [])
          assert.strictEqual(nameless(), before + 2)
        })
      )
      assert.strictEqual(nameless(), before)
    }).pipe(Effect.provide(NodeAnswerFiles.layer({ directory })))
  )

  it.effect("that can't be written is an error with its name", () =>
    Effect.gen(function* () {
      const blocked = join(root, "a file")
      writeFileSync(blocked, "")
      const { reason } = yield* Effect.flip(
        Effect.scoped(Effect.provide(written("abc"), NodeAnswerFiles.layer({ directory: blocked })))
      )
      assert.include(reason, `A file in ${blocked}: EEXIST`)
    })
  )
})
