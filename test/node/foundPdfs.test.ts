/** Stored PDFs are found by their key alone, and read in parts. */
import { readdirSync, readlinkSync } from "node:fs"
import { mkdir, rename, symlink } from "node:fs/promises"
import { dirname } from "node:path"
import { afterEach, assert, beforeEach, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import type { StoredPdf } from "../../core/ports.ts"
import { pdfOf } from "./pdfs.ts"
import { keyOf, openRoom, outcomeOf, type Room } from "./room.ts"

const pdf = pdfOf("kept", 600_000)
const key = keyOf(pdf)

let room: Room

beforeEach(async () => {
  room = await openRoom()
  await room.file("in/a.pdf", pdf)
  await outcomeOf(room.files().store("a.pdf", room.path("in/reports.csv")))
})
afterEach(() => room.remove())

const find = (key: string) => Effect.runPromise(room.files().find(key))

/** How often this process has the file open at the moment. */
const openOnes = (): number =>
  readdirSync("/proc/self/fd").filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`).endsWith(key)
    } catch {
      return false
    }
  }).length

const read = async (found: StoredPdf | null, first: number, last: number): Promise<Buffer> => {
  assert.isNotNull(found)
  return Buffer.concat(await Effect.runPromise(Stream.runCollect((found as StoredPdf).bytes(first, last))))
}

describe("a stored PDF", () => {
  it("is found with its size", async () => {
    assert.strictEqual((await find(key))?.size, pdf.length)
  })

  const parts: ReadonlyArray<readonly [first: number, last: number]> = [
    [0, pdf.length - 1],
    [0, 0],
    [pdf.length - 1, pdf.length - 1],
    [262_143, 262_144],
    [1, 524_290]
  ]
  it.for(parts)("is read from byte %i to %i", async ([first, last]) => {
    assert.isTrue((await read(await find(key), first, last)).equals(pdf.subarray(first, last + 1)))
  })

  it("can be read repeatedly", async () => {
    const found = await find(key)
    assert.deepStrictEqual(await read(found, 0, 8), await read(found, 0, 8))
  })

  it.skipIf(process.platform !== "linux")("is open only while it is read", async () => {
    const bytes = (await find(key))?.bytes(0, pdf.length - 1) ?? Stream.empty
    const seen = await Effect.runPromise(Stream.runCollect(Stream.take(Stream.map(bytes, openOnes), 1)))
    assert.deepStrictEqual([seen, openOnes()], [[1], 0])
  })
})

describe("nothing is found", () => {
  it("under an unused key", async () => {
    assert.isNull(await find(keyOf(pdfOf("another"))))
  })

  it("where nothing was ever stored", async () => {
    await rename(room.kept, room.path("elsewhere"))
    assert.isNull(await find(key))
  })

  const others = [
    "",
    "/",
    ".",
    "..",
    "../in/a.pdf",
    "reports",
    `../kept/${key}`,
    `reports/../${key}`,
    `${key}\u0000`
  ]
  it.for(others)("under the malformed key %j", async (other) => {
    assert.isNull(await find(other))
  })

  it("where the file is replaced by a link", async () => {
    const other = keyOf(pdfOf("linked"))
    await mkdir(dirname(`${room.kept}/${other}`), { recursive: true })
    await symlink(room.path("in/a.pdf"), `${room.kept}/${other}`)
    assert.isNull(await find(other))
  })

  it("where a folder is replaced by a link", async () => {
    const folder = dirname(`${room.kept}/${key}`)
    await rename(folder, room.path("moved"))
    await symlink(room.path("moved"), folder)
    assert.isNull(await find(key))
  })

  it("where the file is replaced by a directory", async () => {
    const other = keyOf(pdfOf("directory"))
    await mkdir(`${room.kept}/${other}`, { recursive: true })
    assert.isNull(await find(other))
  })
})

it("a directory of files may be reached through a link", async () => {
  await rename(room.kept, room.path("disk"))
  await symlink(room.path("disk"), room.kept)
  assert.strictEqual((await find(key))?.size, pdf.length)
})
