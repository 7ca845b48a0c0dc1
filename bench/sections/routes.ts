/** Answers over HTTP, kept in memory and not, compared with peers on the same data. */
import { Effect } from "effect"
import { load } from "../harness/loads.ts"
import { type Results, verdict } from "../harness/results.ts"
import { measureCosts } from "../routes/costs.ts"
import { measureKept } from "../routes/kept.ts"
import { measureNewest } from "../routes/newest.ts"
import { type Ours, companies, described, world } from "../routes/world.ts"
import { targets } from "../targets.ts"
import type { Section } from "../harness/Section.ts"

const missing = (why: string) =>
  [
    targets.newestNodePg,
    targets.newestFastify,
    targets.newestFastapiModel,
    targets.newestFastapiTuned,
    targets.newestSqlite
  ].map((target) => verdict(target, "", null, why))

const aboutWith = (connections: number, load: string): string =>
  `findata in one worker, with a key and its quota. Requests of random ones of ${companies} companies, and of pages of ${described}, by ${load} over ${connections} connections, the same for each contestant; all answers were compared first. Database time is of PostgreSQL's processes. Nothing kept means BODY_CACHE_MB=0.`

export const routes: Section = ({ isQuick }) =>
  Effect.gen(function* () {
    const plan = { rounds: isQuick ? 2 : 8, seconds: 1, connections: 32 }
    const sender = yield* load
    const { postgres, sqlite } = yield* world
    const all: readonly [Ours, ...ReadonlyArray<Ours>] =
      typeof postgres === "string" ? [sqlite] : [sqlite, postgres]
    const kept = yield* measureKept(all, sender, plan)
    const newest = typeof postgres === "string" ? null : yield* measureNewest(sqlite, postgres, sender, plan)
    const costs = yield* Effect.forEach(all, (ours) => measureCosts(ours, sender, plan))
    const results: Results = {
      title: "Routes",
      about: aboutWith(plan.connections, sender.name),
      verdicts: [
        ...kept.flatMap(({ verdicts }) => verdicts),
        ...(newest?.verdicts ?? missing(String(postgres))),
        ...costs.flatMap(({ verdicts }) => verdicts)
      ],
      tables: [...kept, ...(newest === null ? [] : [newest]), ...costs].map(({ table }) => table)
    }
    return results
  })
