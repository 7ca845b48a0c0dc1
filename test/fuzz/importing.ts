/** Imports of mutated files: each is taken whole, or refused with a line and a reason and leaves nothing. */
import { Cause, Effect, Exit, ManagedRuntime, Stream } from "effect"
import { isDeepStrictEqual } from "node:util"
import { memoryFile, readRows } from "../../adapters/sources/mod.ts"
import { type EntriesSummary, type FileSummary, Imports, type Problem } from "../../core/mod.ts"
import { asItIs, sha256, type StoreLayer, withImports } from "../contract/stores.ts"
import { everything } from "../sources/entries.ts"
import { companies, type MutatedFile, type RealFile } from "./files.ts"

/**
 * The most processor time that an import of such a small file may take, in milliseconds: six times what the slowest takes on a
 * quiet machine, because a processor that is shared with other programs does less in a second of its time.
 */
const longest = 15_000

interface Counts {
  readonly read: number
  readonly inserted: number
  readonly changed: number
  readonly unchanged: number
  readonly refused: number
}

const countsOf = ({ changed, inserted, read, refused, unchanged }: Counts): Counts => ({
  read,
  inserted,
  changed,
  unchanged,
  refused
})

/** What an import reports, of a file of one kind or of several. */
interface Taken {
  readonly counts: ReadonlyArray<Counts>
  readonly problems: ReadonlyArray<Problem>
}

const ofOne = (summary: FileSummary): Taken => ({ counts: [countsOf(summary)], problems: summary.problems })

const ofAll = ({ failures, kinds }: EntriesSummary): Taken => ({
  counts: kinds.map(countsOf),
  problems: [...kinds.flatMap(({ problems }) => problems), ...failures]
})

const take = ({ name, of, symbol }: RealFile, bytes: Buffer) =>
  Effect.flatMap(Imports, (imports): Effect.Effect<Taken, unknown> => {
    if (typeof of !== "string") {
      const entries = of.read(memoryFile(name, bytes), everything)
      return Effect.map(imports.runEntries({ name, entries }, { ...asItIs, source: of.name }), ofAll)
    }
    // In two pieces, as a file arrives.
    const half = Math.ceil(bytes.length / 2)
    const pieces = Stream.make(bytes.subarray(0, half), bytes.subarray(half))
    const file = { name, batches: readRows(pieces, name), sha256: Effect.succeed(sha256) }
    return Effect.map(imports.run(of, file, { ...asItIs, symbol }), ofOne)
  })

/** How many mutated files were taken, and how many refused as a whole or for some of their rows. */
export const outcomes = { taken: 0, refused: 0 }

/** Counts of the real files in a store of which only the companies are known, by name. */
const expected = new Map<string, Taken>()

const isRefusal = (error: unknown): error is { readonly message: string; readonly line?: number | null } =>
  typeof error === "object" &&
  error !== null &&
  "_tag" in error &&
  (error._tag === "UnreadableFile" || error._tag === "FileRefused")

const problemFaults = (problems: ReadonlyArray<Problem>): ReadonlyArray<string> =>
  problems
    .filter(({ line, message }) => message === "" || (line !== null && line < 1))
    .map(({ line, message }) => `a problem at line ${line} says ${JSON.stringify(message)}`)

const countFaults = (counts: ReadonlyArray<Counts>): ReadonlyArray<string> =>
  counts
    .filter(
      ({ changed, inserted, read, refused, unchanged }) => inserted + changed + unchanged + refused !== read
    )
    .map((wrong) => `the counts don't add up: ${JSON.stringify(wrong)}`)

/** A store with the companies, for one case. */
const openStore = async (stores: StoreLayer) => {
  const runtime = ManagedRuntime.make(withImports(stores))
  await runtime.runPromise(take(companies, companies.bytes))
  return runtime
}

/** Everything that is wrong with the import of a mutated file into stores of a kind; empty where nothing is. */
export const importFaults =
  (stores: StoreLayer) =>
  async ({ bytes, file }: MutatedFile): Promise<ReadonlyArray<string>> => {
    const { name } = file
    if (!expected.has(name)) {
      const runtime = await openStore(stores)
      expected.set(name, await runtime.runPromise(take(file, file.bytes)))
      await runtime.dispose()
    }
    const runtime = await openStore(stores)
    // Processor time of this process, unpacking in its other threads included: what others use meanwhile isn't the import's.
    const before = process.cpuUsage()
    const exit = await runtime.runPromiseExit(take(file, bytes))
    const { system, user } = process.cpuUsage(before)
    const milliseconds = (user + system) / 1000
    const slow = milliseconds > longest ? [`it took ${Math.round(milliseconds)} ms`] : []
    const after = async (of: Buffer) => runtime.runPromiseExit(take(file, of))
    try {
      if (Exit.isSuccess(exit)) {
        const { counts, problems } = exit.value
        outcomes[problems.length === 0 ? "taken" : "refused"]++
        const again = await after(bytes)
        const wrote = Exit.isSuccess(again)
          ? again.value.counts.filter(({ changed, inserted }) => inserted + changed > 0)
          : [String(again.cause)]
        return [
          ...slow,
          ...countFaults(counts),
          ...problemFaults(problems),
          ...wrote.map((more) => `imported again it writes more: ${JSON.stringify(more)}`)
        ]
      }
      outcomes.refused++
      const error = Cause.squash(exit.cause)
      if (Cause.hasDies(exit.cause) || !isRefusal(error))
        return [...slow, `a defect: ${Cause.pretty(exit.cause)}`]
      const { line = null, message } = error
      const whole = await after(file.bytes)
      return [
        ...slow,
        ...(message === "" || (line !== null && line < 1)
          ? [`it is refused at line ${line}: ${message}`]
          : []),
        ...(Exit.isSuccess(whole) && isDeepStrictEqual(whole.value, expected.get(name))
          ? []
          : ["it is refused, but leaves something: the real file is then imported otherwise"])
      ]
    } finally {
      await runtime.dispose()
    }
  }
