/** An archive as an answer is read by offset from its file, file by file; a truncated one is an error. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, assert, it } from "@effect/vitest"
import { TextReader, Uint8ArrayWriter, ZipWriter } from "@zip.js/zip.js"
import { Effect, Stream } from "effect"
import { NodeAnswerFiles } from "../../adapters/node/mod.ts"
import { textOf, zippedFiles } from "../../adapters/sources/mod.ts"
import { against, withWeb } from "./asking.ts"
import type { Schedule } from "./playing.ts"

const directory = mkdtempSync(join(tmpdir(), "findata-archive-"))
const files = NodeAnswerFiles.layer({ directory })

afterAll(() => rmSync(directory, { recursive: true, force: true }))

const archive = async () => {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  for (const name of ["CIK1.json", "CIK2.json"]) await writer.add(name, new TextReader(`{"name":"${name}"}`))
  return await writer.close()
}

/** The names and texts of the archive that a server sends, or the error. */
const read = (url: string) =>
  withWeb(
    (web) =>
      Stream.unwrap(
        Effect.map(web.get(`${url}/all.zip`), (answer) =>
          answer === null ? Stream.empty : zippedFiles(answer.file)
        )
      ).pipe(
        Stream.mapEffect((file) => Effect.map(textOf(file), (text) => [file.name, text])),
        Stream.runCollect,
        Effect.catchTag("UnreadableFile", ({ message }) => Effect.succeed(message))
      ),
    { files }
  )

const asked = async (schedule: Schedule | undefined, use: (url: string) => Promise<void>) => {
  const body = await archive()
  await against(new Map([["/all.zip", { body }]]), schedule, ({ url }) => use(url))
}

it("the files of an archive are named after its address", () =>
  asked(undefined, async (url) => {
    assert.deepStrictEqual(await read(url), [
      [`${url}/all.zip/CIK1.json`, '{"name":"CIK1.json"}'],
      [`${url}/all.zip/CIK2.json`, '{"name":"CIK2.json"}']
    ])
  }))

it("an archive that was cut off is got again", () =>
  asked(
    (_, nth) => (nth === 1 ? { kind: "cut" } : null),
    async (url) => {
      assert.lengthOf(await read(url), 2)
    }
  ))

it("an archive that its server truncated is an error", () =>
  asked(
    () => ({ kind: "short" }),
    async (url) => {
      assert.match(String(await read(url)), /^Corrupt or truncated zip archive: /)
    }
  ))
