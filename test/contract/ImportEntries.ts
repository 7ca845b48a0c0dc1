/** Laws of the entries of a source: each whole or not at all, several kinds in one, read once under a version. */
import { assert, layer } from "@effect/vitest"
import { Effect, Stream } from "effect"
import {
  type Entry,
  type ImportOptions,
  importDefaults,
  Imports,
  rowsBatch,
  UnreadableFile
} from "../../core/mod.ts"
import { ImportRuns, operator, PriceStore, SourceLog } from "../../core/ports.ts"
import { barsOf, companyOf } from "./look.ts"
import { type DurableLayer, type StoreLayer, withImports } from "./stores.ts"

type Batch = ReturnType<typeof rowsBatch>
type Fault = UnreadableFile

const entryOf = (
  name: string,
  batches: ReadonlyArray<Batch>,
  more: Partial<Entry<Fault>> = {}
): Entry<Fault> => ({
  name,
  version: null,
  batches: Stream.fromArray([...batches]),
  ...more
})

const company = (symbol: string, more: object = {}) =>
  rowsBatch("companies", [{ symbol, exchange: "NASDAQ", name: `Company ${symbol}`, ...more }])

const bar = (symbol: string, date: string, close: number) =>
  rowsBatch("prices", [{ symbol, date, open: close, high: close, low: close, close, volume: 100 }])

/** A split of a batch whose actions are known up to a day. */
const split = (symbol: string, known_to?: string) => ({
  ...rowsBatch("actions", [{ symbol, effective_date: "2020-01-02", type: "split", value: 2 }]),
  ...(known_to !== undefined && { known_to })
})

const broken = new UnreadableFile({ file: "broken", line: null, message: "Cut off" })

const take = (entries: ReadonlyArray<Entry<Fault>>, options: Partial<ImportOptions> = {}) =>
  Effect.flatMap(Imports, (imports) =>
    imports.runEntries(
      { name: "some.zip", entries: Stream.fromArray([...entries]) },
      { ...importDefaults, source: "test", ...options }
    )
  )

const closes = (symbol: string) => Effect.map(barsOf(symbol), (bars) => bars.map(({ close }) => close))

export const importEntriesLaws = (stores: StoreLayer): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "30 seconds" })(
    "Entries of a source",
    (it) => {
      it.effect("may have rows of several kinds, which refer to each other", () =>
        Effect.gen(function* () {
          const summary = yield* take([
            entryOf("a", [
              company("AAA"),
              bar("AAA", "2024-01-02", 10),
              company("AAB"),
              bar("AAB", "2024-01-02", 20)
            ])
          ])
          assert.deepStrictEqual(
            summary.kinds.map(({ inserted, kind, read }) => ({ kind, read, inserted })),
            [
              { kind: "companies", read: 2, inserted: 2 },
              { kind: "prices", read: 2, inserted: 2 }
            ]
          )
          assert.deepStrictEqual(yield* closes("AAB"), [20])
        })
      )

      it.effect("that can't be read to its end leaves nothing, and the others are imported", () =>
        Effect.gen(function* () {
          const { entries, failures, kinds } = yield* take([
            entryOf("a", [company("CCA")]),
            entryOf("b", [], {
              batches: Stream.concat(Stream.make(bar("CCA", "2024-01-02", 10)), Stream.fail(broken))
            }),
            entryOf("c", [bar("CCA", "2024-01-03", 11)])
          ])
          assert.deepStrictEqual(entries, { imported: 2, skipped: 0, foreign: 0, failed: 1 })
          assert.deepStrictEqual(failures, [
            { file: "some.zip/b", line: null, column: null, message: "Cut off" }
          ])
          assert.deepStrictEqual(
            kinds.map(({ inserted }) => inserted),
            [1, 1]
          )
          assert.deepStrictEqual(yield* closes("CCA"), [11])
        })
      )

      it.effect("stop where the file itself can't be read", () =>
        Effect.gen(function* () {
          const imports = yield* Imports
          const entries = Stream.concat(Stream.make(entryOf("a", [company("DDA")])), Stream.fail(broken))
          const options = { ...importDefaults, source: "test" }
          const summary = yield* imports.runEntries({ name: "some.zip", entries }, options)
          assert.strictEqual(summary.stopped, "Cut off")
          assert.strictEqual(summary.entries.imported, 1)
        })
      )

      it.effect("with a version are skipped unread the second time, unless they are wanted again", () =>
        Effect.gen(function* () {
          const entry = entryOf("e", [company("EEA")], { version: "1" })
          const unread = { ...entry, batches: Stream.die("It was read") }
          assert.strictEqual((yield* take([entry])).entries.imported, 1)
          assert.strictEqual((yield* take([unread])).entries.skipped, 1)
          assert.strictEqual((yield* take([entry], { again: true })).entries.imported, 1)
          assert.strictEqual((yield* take([{ ...entry, version: "2" }])).entries.imported, 1)
          assert.strictEqual((yield* take([unread], { source: "another" }).pipe(Effect.exit))._tag, "Failure")
        })
      )

      it.effect("without rows are remembered with the next one that has some, and at the end", () =>
        Effect.gen(function* () {
          const log = yield* SourceLog
          const seen: Array<string | null> = []
          /** An entry that looks up another when it is read. */
          const looking = (name: string, at: string, batches: ReadonlyArray<Batch>) =>
            entryOf(name, [], {
              version: "1",
              batches: Stream.unwrap(
                Effect.map(Effect.orDie(log.version("test", at)), (version) => {
                  seen.push(version)
                  return Stream.fromArray([...batches])
                })
              )
            })
          const { entries } = yield* take([
            entryOf("r", [], { version: "1" }),
            looking("s", "r", []),
            entryOf("t", [], { batches: Stream.make(company("MMA"), company("MMB")) }),
            looking("u", "s", []),
            entryOf("v", [], { batches: Stream.concat(Stream.make(company("MMC")), Stream.fail(broken)) }),
            looking("w", "u", [])
          ])
          assert.deepStrictEqual(entries, { imported: 5, skipped: 0, foreign: 0, failed: 1 })
          assert.deepStrictEqual(seen, [null, "1", null])
          const versions = yield* Effect.forEach(["r", "s", "u", "w"], (name) => log.version("test", name))
          assert.deepStrictEqual(versions, ["1", "1", "1", "1"])
        })
      )

      it.effect("without rows are remembered by the hundred, and skipped before", () =>
        Effect.gen(function* () {
          const log = yield* SourceLog
          const empty = Array.from({ length: 600 }, (_, i) => entryOf(`x${i}`, [], { version: "1" }))
          let remembered: string | null = null
          const last = entryOf("y", [], {
            batches: Stream.unwrap(
              Effect.map(Effect.orDie(log.version("test", "x0")), (version) => {
                remembered = version
                return Stream.empty
              })
            )
          })
          const again = { ...empty[599], name: "x599", version: "1", batches: Stream.die("It was read") }
          const { entries } = yield* take([...empty, again, last])
          assert.deepStrictEqual(entries, { imported: 601, skipped: 1, foreign: 0, failed: 0 })
          assert.strictEqual(remembered, "1")
          assert.strictEqual((yield* take(empty)).entries.skipped, 600)
        })
      )

      it.effect("without rows are remembered where the next one with rows is refused", () =>
        Effect.gen(function* () {
          yield* take([
            entryOf("z", [], { version: "1" }),
            entryOf("za", [bar("NOSUCH", "2024-01-02", 10)], { version: "1" })
          ])
          const log = yield* SourceLog
          assert.strictEqual(yield* log.version("test", "z"), "1")
          assert.isNull(yield* log.version("test", "za"))
        })
      )

      it.effect("with a refused row are read again", () =>
        Effect.gen(function* () {
          const entry = entryOf("f", [bar("FFA", "2024-01-02", 10)], { version: "1" })
          const { entries, kinds } = yield* take([entry])
          assert.strictEqual(entries.imported, 1)
          assert.strictEqual(kinds[0]?.refused, 1)
          yield* take([entryOf("g", [company("FFA")])])
          assert.strictEqual((yield* take([entry])).kinds[0]?.inserted, 1)
        })
      )

      it.effect("of an unknown issuer are skipped unread, and imported once it is known", () =>
        Effect.gen(function* () {
          const issuer = { cik: "0000000777", corp_code: null }
          const entry = { issuer, version: "1" }
          const unread = entryOf("h", [], { ...entry, batches: Stream.die("It was read") })
          assert.strictEqual((yield* take([unread])).entries.foreign, 1)
          const { entries } = yield* take([
            entryOf("i", [company("GGA", { cik: "777" })]),
            entryOf("h", [bar("GGA", "2024-01-02", 10)], entry)
          ])
          assert.deepStrictEqual(entries, { imported: 2, skipped: 0, foreign: 0, failed: 0 })
        })
      )

      it.effect("are refused whole by --strict, one by one", () =>
        Effect.gen(function* () {
          const bad = rowsBatch("prices", [
            { symbol: "HHA", date: "2024-01-03", open: 1, high: 1, low: 2, close: 1, volume: 1 }
          ])
          const { entries } = yield* take(
            [
              entryOf("j", [company("HHA")]),
              entryOf("k", [bar("HHA", "2024-01-02", 10), bad]),
              entryOf("l", [bar("HHA", "2024-01-04", 11)])
            ],
            { strict: true }
          )
          assert.deepStrictEqual(entries, { imported: 2, skipped: 0, foreign: 0, failed: 1 })
          assert.deepStrictEqual(yield* closes("HHA"), [11])
        })
      )

      it.effect("name the place of a row that is refused", () =>
        Effect.gen(function* () {
          const batch = rowsBatch(
            "prices",
            [{ symbol: "NONE", date: "2024-01-02", open: 1, high: 1, low: 1, close: 1, volume: 1 }],
            {
              where: () => "the second table"
            }
          )
          const { kinds } = yield* take([entryOf("m", [batch])])
          assert.deepInclude(kinds[0]?.problems[0], {
            file: "some.zip/m",
            line: 1,
            where: "the second table"
          })
        })
      )

      it.effect("may have several batches of a kind, each with lines and columns of its own", () =>
        Effect.gen(function* () {
          const first = { exchange: "NASDAQ", name: "Several" }
          const { kinds } = yield* take([
            entryOf("r", [
              rowsBatch("companies", [{ symbol: "RRA", ...first, sector: "Energy" }]),
              rowsBatch("companies", [{ symbol: "RRB", ...first, website: "https://several.example" }]),
              rowsBatch("companies", [{ symbol: "RRB", ...first, website: "https://other.example" }])
            ])
          ])
          assert.deepInclude(kinds[0], { read: 3, inserted: 2, refused: 1 })
          assert.deepInclude(kinds[0]?.problems[0], {
            line: 3,
            message: "The same as line 2 with other values"
          })
          assert.deepInclude(yield* companyOf("RRA"), { sector: "Energy", website: null })
          assert.deepInclude(yield* companyOf("RRB"), { sector: null, website: "https://several.example" })
        })
      )

      it.effect("of a choice are remembered only where they are of one issuer", () =>
        Effect.gen(function* () {
          const imports = yield* Imports
          const entries = [
            entryOf("s", [company("SSA", { cik: "778" })], { version: "1" }),
            entryOf("t", [bar("SSA", "2024-01-02", 10)], {
              version: "1",
              issuer: { cik: "0000000778", corp_code: null }
            }),
            entryOf("u", [], { version: "1" })
          ]
          const part = { name: "some.zip", entries: Stream.fromArray(entries), isPart: true }
          yield* imports.runEntries(part, { ...importDefaults, source: "part" })
          const { version } = yield* SourceLog
          const versions = yield* Effect.forEach(["s", "t", "u"], (name) => version("part", name))
          assert.deepStrictEqual(versions, [null, "1", "1"])
        })
      )

      it.effect("have the actions of their companies up to the earliest day that their batches state", () =>
        Effect.gen(function* () {
          const knownTo = Effect.fnUntraced(function* (symbol: string) {
            const { company_id } = yield* companyOf(symbol)
            return yield* (yield* PriceStore).actionsKnownTo(company_id)
          })
          yield* take([
            entryOf("v", [
              company("VVA"),
              company("VVB"),
              split("VVA", "2021-05-06"),
              split("VVB", "2022-05-06")
            ]),
            entryOf("w", [company("VVC"), company("VVD"), split("VVC", "2021-05-06"), split("VVD")]),
            entryOf("x", [company("VVE"), split("VVE", "2999-12-31")]),
            entryOf("y", [company("VVF"), split("VVF", "lately")])
          ])
          assert.strictEqual(yield* knownTo("VVA"), "2021-05-06")
          assert.strictEqual(yield* knownTo("VVB"), "2021-05-06")
          assert.isNull(yield* knownTo("VVC"))
          assert.strictEqual(yield* knownTo("VVE"), new Date().toISOString().slice(0, 10))
          assert.isNull(yield* knownTo("VVF"))
          yield* take([entryOf("z", [split("VVA", "2021-01-01")])])
          assert.strictEqual(yield* knownTo("VVA"), "2021-05-06")
        })
      )

      it.effect("with a name that can't be stored fail, and the others are imported", () =>
        Effect.gen(function* () {
          const { entries } = yield* take([
            entryOf("a\u0000b", [company("NNA")]),
            entryOf("n".repeat(501), [company("NNB")]),
            entryOf("c", [company("NNC")], { version: "v".repeat(501) }),
            entryOf("d", [company("NND")])
          ])
          assert.deepStrictEqual(entries, { imported: 1, skipped: 0, foreign: 0, failed: 3 })
        })
      )

      it.effect("longer than what is read ahead are imported whole", () =>
        Effect.gen(function* () {
          const days = Array.from({ length: 400 }, (_, day) =>
            new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10)
          )
          const symbols = Array.from({ length: 30 }, (_, i) => `LL${i}`)
          // A hundred cells a bar: 1.2 million.
          const others = Array.from({ length: 93 }, (_, i) => `other${i}`)
          const batches = symbols.map((symbol) => {
            const batch = rowsBatch(
              "prices",
              days.map((date) => ({ symbol, date, open: 1, high: 1, low: 1, close: 1, volume: 1 }))
            )
            return { ...batch, columns: [...batch.columns, ...others] }
          })
          const listed = rowsBatch(
            "companies",
            symbols.map((symbol) => ({ symbol, exchange: "NASDAQ", name: symbol }))
          )
          const { kinds } = yield* take([entryOf("q", [listed, ...batches])])
          assert.strictEqual(kinds.find(({ kind }) => kind === "prices")?.inserted, 12_000)
        })
      )
    }
  )

export const importEntriesDatabaseLaws = (stores: DurableLayer): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "30 seconds" })(
    "Runs of entries",
    (it) => {
      it.effect("share one run for each kind, whose counts add up", () =>
        Effect.gen(function* () {
          const { kinds } = yield* take([
            entryOf("a", [company("BBA"), bar("BBA", "2024-01-02", 10)]),
            entryOf("b", [bar("BBA", "2024-01-03", 11)]),
            entryOf("c", [bar("BBA", "2024-01-03", 11), bar("BBA", "2024-01-04", 12)])
          ])
          const runs = (yield* (yield* ImportRuns).all).filter(({ run_id }) =>
            kinds.some(({ run }) => run === run_id)
          )
          assert.deepStrictEqual(
            runs.map(({ file, inserted, kind, newest_date, read, source, unchanged }) => ({
              file,
              inserted,
              kind,
              newest_date,
              read,
              source,
              unchanged
            })),
            [
              {
                file: "some.zip",
                inserted: 3,
                kind: "prices",
                newest_date: "2024-01-04",
                read: 4,
                source: "test",
                unchanged: 1
              },
              {
                file: "some.zip",
                inserted: 1,
                kind: "companies",
                newest_date: null,
                read: 1,
                source: "test",
                unchanged: 0
              }
            ]
          )
        })
      )

      it.effect(
        "are read again after a run of theirs was undone, which restores the state before the run",
        () =>
          Effect.gen(function* () {
            yield* take([entryOf("n", [company("IIA"), bar("IIA", "2024-01-02", 10)])])
            const entries = [
              entryOf("o", [bar("IIA", "2024-01-02", 11), bar("IIA", "2024-01-03", 12)], { version: "1" }),
              entryOf("p", [bar("IIA", "2024-01-02", 13), bar("IIA", "2024-01-03", 14)], { version: "1" })
            ]
            const { kinds } = yield* take(entries)
            assert.deepStrictEqual(yield* closes("IIA"), [13, 14])
            assert.strictEqual(yield* (yield* SourceLog).version("test", "p"), "1")
            yield* (yield* ImportRuns).undo(kinds[0]?.run ?? Number.NaN, operator)
            assert.deepStrictEqual(yield* closes("IIA"), [10])
            assert.isNull(yield* (yield* SourceLog).version("test", "p"))
            assert.strictEqual((yield* take(entries)).entries.imported, 2)
          })
      )
    }
  )
