/**
 * Figures by columns of a generated market, compared with the pages of random companies on random days, in memory, on SQLite
 * and on PostgreSQL. As a program, `node test/torture/draws.ts 2000 1500 7` draws so many companies and days of a market of
 * so many issuers, by that seed.
 */
import { Effect, Layer } from "effect"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { addDays } from "../../core/mod.ts"
import { postgresStores, sqliteStores } from "../../scripts/fuzz/stores.ts"
import { randomFrom } from "../random.ts"
import { comparedWithPages, fillVaried } from "../services/FiguresOfPages.ts"
import { type EmptyStores, servicesOver } from "../services/scene.ts"
import { lastDay } from "../services/variedMarket.ts"
import { together } from "./eachStore.ts"
import { countOf, type Finding, report, type Torture, withCluster } from "./program.ts"

const promise =
  "Figures of many companies at once are, to the bit, those of each company's own pages on any day"

/** Companies that are drawn of one day, whose columns are made once. */
const drawsOfDay = 50

/** From two years before most filings to half a year after the newest bar, and now. */
const randomDays = (count: number, random: () => number): ReadonlyArray<string | null> => [
  null,
  ...Array.from({ length: count - 1 }, () => addDays(lastDay, 180 - Math.floor(random() * 2200)))
]

const drawn =
  (draws: number, issuers: number, seed: number) =>
  (stores: EmptyStores): Promise<ReadonlyArray<Finding>> =>
    Effect.gen(function* () {
      const days = randomDays(Math.ceil(draws / drawsOfDay), randomFrom(seed))
      const { companies, found, known, values } = yield* comparedWithPages(days, draws, seed + 1)
      return [
        {
          promise,
          cases: values,
          faults: found,
          notes: [
            `${draws} draws of ${companies} companies on ${days.length} days: ${known} of ${values} figures are known`
          ]
        }
      ]
    }).pipe(Effect.provide(servicesOver(stores, fillVaried(issuers, seed))), Effect.scoped, Effect.runPromise)

const onDatabase = async (
  { close, stores }: Awaited<ReturnType<typeof sqliteStores>>,
  on: (stores: EmptyStores) => Promise<ReadonlyArray<Finding>>
): Promise<ReadonlyArray<Finding>> => {
  try {
    return await on(stores)
  } finally {
    await close()
  }
}

const usualDraws = 2000

const everywhere = async (draws = usualDraws, issuers = 1500, seed = 7) => {
  const on = drawn(draws, issuers, seed)
  return together([
    ["stores in memory", await on(Layer.suspend(() => storesLayer()))],
    ["SQLite", await onDatabase(await sqliteStores(), on)],
    ["PostgreSQL", await withCluster(async ({ url }) => onDatabase(await postgresStores(url), on))]
  ])
}

export const torture: Torture = { name: "draws", promise, needs: ["pg_ctl"], run: everywhere }

if (import.meta.main) {
  const [, , draws, issuers, seed] = process.argv
  report(await everywhere(countOf(draws, usualDraws), countOf(issuers, 1500), countOf(seed, 7)))
}
