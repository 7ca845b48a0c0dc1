/** PDFs of imported files are copied under the key of their content, and nothing else is. */
import { readFile, symlink, truncate } from "node:fs/promises"
import { afterEach, assert, beforeEach, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { pdfOf } from "./pdfs.ts"
import { keyOf, openRoom, outcomeOf, type Room } from "./room.ts"

let room: Room
let csv: string

beforeEach(async () => {
  room = await openRoom()
  csv = room.path("in/reports.csv")
})
afterEach(() => room.remove())

const store = (path: string, from: string | null = null) => outcomeOf(room.files(from).store(path, csv))

const pdf = pdfOf("3Q24 Review")

describe("a PDF is stored", () => {
  it("under its content's key, from next to the imported file", async () => {
    await room.file("in/a.pdf", pdf)
    assert.strictEqual(await store("a.pdf"), keyOf(pdf))
    assert.deepStrictEqual(await room.storedFiles(), [keyOf(pdf).slice(-68)])
  })

  it("once, under whatever paths it is given", async () => {
    await room.file("in/a.pdf", pdf)
    await room.file("in/deep/번역 b.pdf", pdf)
    const keys = [await store("a.pdf"), await store("deep/번역 b.pdf"), await store("./deep/../a.pdf")]
    assert.deepStrictEqual(keys, [keyOf(pdf), keyOf(pdf), keyOf(pdf)])
    assert.lengthOf(await room.storedFiles(), 1)
  })

  it("from an absolute path below the imported file's directory", async () => {
    assert.strictEqual(await store(await room.file("in/a.pdf", pdf)), keyOf(pdf))
  })

  it("from the directory given for all files", async () => {
    await room.file("else/a.pdf", pdf)
    assert.strictEqual(await store("a.pdf", room.path("else")), keyOf(pdf))
    assert.strictEqual(await store(room.path("else/a.pdf"), room.path("else")), keyOf(pdf))
  })

  it("through a link to a place below the directory", async () => {
    await room.file("in/deep/a.pdf", pdf)
    await symlink(room.path("in/deep"), room.path("in/link"))
    await symlink(room.path("in"), room.path("way"))
    assert.strictEqual(await store("link/a.pdf"), keyOf(pdf))
    assert.strictEqual(await outcomeOf(room.files().store("deep/a.pdf", room.path("way/r.csv"))), keyOf(pdf))
  })

  it("with its header as late as readers accept it", async () => {
    const late = Buffer.concat([Buffer.alloc(1024 - 5, 32), pdf])
    await room.file("in/a.pdf", late)
    assert.strictEqual(await store("a.pdf"), keyOf(late))
  })

  it("of 50 MB to the byte", async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(50 * 1024 * 1024 - 2 * pdf.length, 32), pdf])
    assert.strictEqual(large.length, 52_428_800)
    await room.file("in/a.pdf", large)
    assert.strictEqual(await store("a.pdf"), keyOf(large))
  })

  it("again where its copy was truncated", async () => {
    await room.file("in/a.pdf", pdf)
    await store("a.pdf")
    const copy = `${room.kept}/${keyOf(pdf)}`
    await truncate(copy, 3)
    assert.strictEqual(await store("a.pdf"), keyOf(pdf))
    assert.isTrue((await readFile(copy)).equals(pdf))
    assert.lengthOf(await room.storedFiles(), 1)
  })
})

it("a PDF that can't be written is the store's fault, and leaves nothing behind", async () => {
  await room.file("in/a.pdf", pdf)
  await room.file("kept/reports", "in the way")
  const fault = await Effect.runPromise(Effect.flip(room.files().store("a.pdf", csv)))
  assert.strictEqual(fault._tag, "StoreUnavailable")
  assert.deepStrictEqual(await room.storedFiles(), ["reports"])
})
