/** PDFs of imported files that are invalid, or lie where reading isn't allowed. */
import { execFileSync } from "node:child_process"
import { symlink, truncate } from "node:fs/promises"
import { afterEach, assert, beforeEach, describe, it } from "@effect/vitest"
import { pdfOf } from "./pdfs.ts"
import { openRoom, outcomeOf, type Room } from "./room.ts"

let room: Room
let csv: string

beforeEach(async () => {
  room = await openRoom()
  csv = room.path("in/reports.csv")
})
afterEach(() => room.remove())

const store = (path: string, from: string | null = null) => outcomeOf(room.files(from).store(path, csv))

const pdf = pdfOf("3Q24 Review")

describe("a file is refused", () => {
  const contents: ReadonlyArray<readonly [what: string, bytes: Buffer | string, reason: string]> = [
    ["that is empty", "", "it is not a PDF: %PDF- is not at its beginning"],
    ["that isn't a PDF", "<html>%%EOF", "it is not a PDF: %PDF- is not at its beginning"],
    [
      "with a header too far from its start",
      Buffer.concat([Buffer.alloc(1024 - 4, 32), pdf]),
      "it is not a PDF: %PDF- is not at its beginning"
    ],
    ["that is truncated", pdf.subarray(0, -7), "it is cut off: %%EOF is not at its end"],
    [
      "with an end marker too far from its end",
      Buffer.concat([pdf.subarray(0, -1), Buffer.alloc(1024 - 4)]),
      "it is cut off: %%EOF is not at its end"
    ]
  ]
  it.for(contents)("%s", async ([, bytes, reason]) => {
    await room.file("in/a.pdf", bytes)
    assert.strictEqual(await store("a.pdf"), `a.pdf can't be stored: ${reason}`)
    assert.deepStrictEqual(await room.storedFiles(), [])
  })

  it("of more than 50 MB", async () => {
    await truncate(await room.file("in/a.pdf", pdf), 50 * 1024 * 1024 + 1)
    assert.strictEqual(await store("a.pdf"), "a.pdf can't be stored: it has more than 50 MB")
  })

  const missing = ["b.pdf", "a.pdf/b.pdf", "no/b.pdf"]
  it.for(missing)("that is missing: %s", async (path) => {
    await room.file("in/a.pdf", pdf)
    assert.strictEqual(await store(path), `${path} can't be stored: there is no such file`)
  })

  it("that is a directory, or a pipe, without waiting for it", async () => {
    await room.file("in/deep/a.pdf", pdf)
    execFileSync("/usr/bin/env", ["mkfifo", room.path("in/pipe")])
    assert.strictEqual(await store("deep"), "deep can't be stored: it is a directory, not a file")
    assert.strictEqual(await store("pipe"), "pipe can't be stored: it is not a plain file")
  })

  it("outside the directory, by any path", async () => {
    const outside = await room.file("secret/a.pdf", pdf)
    await room.file("in/reports.csv", "")
    await symlink(outside, room.path("in/link.pdf"))
    await symlink(room.path("secret"), room.path("in/way"))
    await symlink(room.path("secret/missing.pdf"), room.path("in/dead.pdf"))
    await symlink("way", room.path("in/again"))
    await room.file("in2/a.pdf", pdf)
    const reason = `it lies outside of ${room.path("in")}, where PDFs are read from`
    for (const path of [
      "../secret/a.pdf",
      "../secret/missing.pdf",
      "../missing/a.pdf",
      room.path("missing.pdf"),
      "../in2/a.pdf",
      outside,
      "link.pdf",
      "way/a.pdf",
      "way/missing.pdf",
      "again/missing.pdf",
      "way/missing/a.pdf",
      "dead.pdf",
      ".",
      "..",
      "/"
    ]) {
      assert.strictEqual(await store(path), `${path} can't be stored: ${reason}`)
    }
    assert.deepStrictEqual(await room.storedFiles(), [])
  })

  it("through circular links", async () => {
    await room.file("in/reports.csv", "")
    await symlink(room.path("in/b.pdf"), room.path("in/a.pdf"))
    await symlink(room.path("in/a.pdf"), room.path("in/b.pdf"))
    assert.strictEqual(await store("a.pdf"), "a.pdf can't be stored: its symbolic links go round in circles")
  })
})
