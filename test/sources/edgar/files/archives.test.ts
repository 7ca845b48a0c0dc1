/** SEC's bulk archives: which of their files become entries, and which are read. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import type { SourceFile } from "../../../../core/mod.ts"
import { memoryFile } from "../../../../adapters/sources/mod.ts"
import { accn, jsonOf, year } from "../facts.ts"
import { archive, brought, entriesOf, figure, only, read } from "../reading.ts"

const facts = JSON.stringify(jsonOf({ "us-gaap:NetIncomeLoss": [{ ...year, val: 5 }] }))
const tesla = figure("CIK0001318605.json")
const further = JSON.stringify({ accessionNumber: [accn(1)], filingDate: ["2005-02-17"], form: ["D"] })

describe("companyfacts.zip", () => {
  it.effect("has an entry for each issuer, known by its number and checksum", () =>
    Effect.gen(function* () {
      const bytes = yield* archive({ "CIK0000001234.json": facts, "CIK0000000007.json": facts })
      const entries = yield* entriesOf(memoryFile("companyfacts.zip", bytes))
      assert.deepStrictEqual(
        entries.map(({ issuer, name }) => [name, issuer]),
        [
          ["CIK0000001234.json", { cik: "0000001234", corp_code: null }],
          ["CIK0000000007.json", { cik: "0000000007", corp_code: null }]
        ]
      )
      assert.match(entries[0]?.version ?? "", /^crc32 [0-9a-f]{8} of \d+$/)
      const [first] = yield* Effect.forEach(entries, brought)
      assert.strictEqual(first?.rows[0]?.[0], "statements")
    })
  )

  it.effect("has only the chosen issuers, and the others aren't read", () =>
    Effect.gen(function* () {
      const long = Array.from({ length: 100_000 }, (_, at) => (at * 2654435761) % 4294967296).join(" ")
      const bytes = yield* archive({ "CIK0000000007.json": long, "CIK0000001234.json": facts })
      const file = memoryFile("companyfacts.zip", bytes)
      let isRead = false
      const watched: SourceFile = {
        ...file,
        at: (offset, length) => {
          isRead ||= offset < 1000 && offset + length > 100
          return file.at?.(offset, length) ?? Effect.die("at")
        }
      }
      const entries = yield* entriesOf(watched, only("0000001234"))
      const [entry, ...others] = yield* Effect.forEach(entries, brought)
      assert.deepStrictEqual([entry?.name, others.length, isRead], ["CIK0000001234.json", 0, false])
      yield* Effect.forEach(yield* entriesOf(watched), (one) => Effect.result(brought(one)))
      assert.isTrue(isRead)
    })
  )

  it.effect("fails an entry that is damaged, and not the others", () =>
    Effect.gen(function* () {
      const bytes = (yield* archive({ "CIK0000000007.json": facts, "CIK0000001234.json": facts })).slice()
      bytes[80] = (bytes[80] ?? 0) ^ 0xff
      const entries = yield* entriesOf(memoryFile("companyfacts.zip", bytes))
      const outcomes = yield* Effect.forEach(entries, (entry) => Effect.result(brought(entry)))
      assert.deepStrictEqual(
        outcomes.map(({ _tag }) => _tag),
        ["Failure", "Success"]
      )
    })
  )

  it.effect("fails whole when it is truncated", () =>
    Effect.gen(function* () {
      const bytes = yield* archive({ "CIK0000001234.json": facts })
      const cut = memoryFile("companyfacts.zip", bytes.subarray(0, bytes.length - 30))
      const { message } = yield* Effect.flip(entriesOf(cut))
      assert.match(message, /^Corrupt or truncated zip archive: /)
    })
  )

  it.effect("can't be a stream", () =>
    Effect.gen(function* () {
      const stream: SourceFile = {
        ...memoryFile("-", yield* archive({ "CIK0000001234.json": facts })),
        at: null
      }
      const { message } = yield* Effect.flip(entriesOf(stream))
      assert.match(message, /pass its file$/)
    })
  )
})

describe("submissions.zip", () => {
  const files = {
    "CIK0001318605.json": tesla,
    "CIK0001318605-submissions-001.json": further,
    "CIK0000000007.json": "{",
    "readme.txt": "Read me",
    "placeholder.txt": ""
  }

  it.effect("has the profile, which may be of a new issuer, before its filings, which may not", () =>
    Effect.gen(function* () {
      const bytes = yield* archive(files)
      const entries = yield* entriesOf(memoryFile("submissions.zip", bytes), only("0001318605"))
      const found = yield* Effect.forEach(
        entries.filter(({ name }) => name.startsWith("CIK")),
        brought
      )
      assert.deepStrictEqual(
        found.map(({ issuer, name, rows }) => [
          name,
          issuer,
          [...new Set(rows.map(([kind]) => kind))],
          rows.length
        ]),
        [
          ["CIK0001318605.json/companies", null, ["companies"], 1],
          ["CIK0001318605.json/filings", "0001318605", ["names", "disclosures"], 33],
          ["CIK0001318605-submissions-001.json", "0001318605", ["disclosures"], 1]
        ]
      )
    })
  )

  it.effect("fails files of another form by themselves", () =>
    Effect.gen(function* () {
      const entries = yield* entriesOf(memoryFile("submissions.zip", yield* archive(files)))
      const broken = entries.filter(({ name }) => /CIK0000000007|txt/.test(name))
      const faults = yield* Effect.forEach(broken, (entry) => Effect.flip(Stream.runDrain(entry.batches)))
      assert.deepStrictEqual(
        faults.map(({ file, message }) => [file, message.split(":")[0]]),
        [
          ["submissions.zip/CIK0000000007.json", "Not JSON"],
          ["submissions.zip/CIK0000000007.json", "Not JSON"],
          ["submissions.zip/readme.txt", "None of EDGAR's files"]
        ]
      )
    })
  )
})

it.effect("An archive of insiders' forms has an entry for each", () =>
  Effect.gen(function* () {
    const bytes = yield* archive({
      "0001127602-25-001055.xml": figure("0001127602-25-001055.xml"),
      "a/form4.xml": figure("form4.snow.xml")
    })
    const entries = yield* read("forms.zip", bytes)
    assert.deepStrictEqual(
      entries.map(({ name, rows }) => [name, rows.length]),
      [
        ["0001127602-25-001055.xml", 1],
        ["a/form4.xml", 6]
      ]
    )
  })
)

it.effect("One issuer's facts are one entry of it", () =>
  Effect.gen(function* () {
    const [entry, ...others] = yield* read("CIK0000001234.json", facts)
    assert.isEmpty(others)
    assert.strictEqual(entry?.issuer, "0000001234")
  })
)
