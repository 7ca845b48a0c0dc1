/** Kept columns of figures are, after any import and undone run, those that a new service makes of the same store. */
import { assert } from "@effect/vitest"
import { Context, Effect, Layer, Option } from "effect"
import { Companies, type Company, dataServices, IndexSymbol } from "../../core/mod.ts"
import { ImportRuns, operator, AcceptedBars } from "../../core/ports.ts"
import { figures } from "../../core/figures/Catalogue.ts"
import { askedFigure, Matrices } from "../../core/figures/Matrices.ts"
import { eventually } from "../contract/eventually.ts"
import { companiesOf } from "../contract/look.ts"
import { take } from "../contract/stores.ts"
import { randomFrom } from "../random.ts"
import { fillVaried, matrixDifferences } from "./FiguresOfPages.ts"
import { askedBy } from "./pagesOfCompany.ts"
import { companyHeader, type EmptyStores, type Filled, lawsOver } from "./scene.ts"
import { variedMarket } from "./variedMarket.ts"

const asked = [...figures.map(askedFigure), ...["rsi(14)", "sma(200)"].map(askedBy)]
const days = [null, "2020-02-28"]

/** Columns of each day by the service that keeps them, which equal those of one that has kept nothing. */
const areFresh = Effect.fnUntraced(function* (after: string) {
  const kept = yield* Matrices
  const stores = yield* Effect.context<Filled>()
  const services = Layer.fresh(dataServices).pipe(
    Layer.provide([Layer.succeedContext(stores), Layer.succeed(IndexSymbol, "SPY")])
  )
  const fresh = Context.get(yield* Layer.build(services), Matrices)
  for (const day of days) {
    const made = yield* fresh.on(day, asked)
    // A database says what was written a moment later.
    yield* eventually(
      Effect.map(kept.on(day, asked), (columns) => ({
        day,
        after,
        differences: matrixDifferences(columns, made)
      })),
      ({ differences }) => differences.length === 0,
      5000
    )
  }
}, Effect.scoped)

/** Undoes the run of a file, where the store has runs. */
const undone = Effect.fnUntraced(function* ({ run }: { readonly run: number | null }) {
  const runs = yield* Effect.serviceOption(ImportRuns)
  if (Option.isNone(runs) || run === null) return false
  yield* runs.value.undo(run, operator)
  return true
})

const kinds = [
  "prices",
  "statements",
  "actions",
  "shares",
  "insiders",
  "reports",
  "disclosures",
  "companies"
] as const

export const keptFiguresLaws = (stores: EmptyStores): void =>
  lawsOver("kept figures", stores, fillVaried(20, 28), (law) => {
    law(
      "are those of a new service after each import and undone run",
      Effect.gen(function* () {
        const random = randomFrom(5)
        yield* areFresh("nothing")
        for (let step = 0; step < kinds.length; step++) {
          const kind = kinds[step % kinds.length] as (typeof kinds)[number]
          const { files } = variedMarket(20, 100 + step)
          const [header = "", ...rows] = files[kind]
          const some = rows.filter(() => random() < 12 / rows.length)
          const summary = yield* take(kind, [header, ...some], { basis: "raw" })
          yield* areFresh(`${some.length} ${kind}`)
          if (random() < 0.5 && (yield* undone(summary)))
            yield* areFresh(`${some.length} ${kind} were undone`)
        }
      })
    )

    law(
      "follow companies that are added, and one that goes",
      Effect.gen(function* () {
        const one = yield* take("companies", [companyHeader, "NEW,NYSE,New,,,7001"])
        yield* areFresh("another company")
        yield* take("companies", ["symbol,exchange,name,cik", "MORE,NYSE,More,7002"])
        yield* areFresh("one more")
        if (yield* undone(one)) {
          assert.deepStrictEqual(yield* companiesOf("NEW"), [])
          yield* areFresh("one that is gone")
        }
      })
    )

    law(
      "follow spikes that are taken as right, and those that aren't any more",
      Effect.gen(function* () {
        const { accepted } = variedMarket(20, 28)
        const companies = yield* Companies
        const acceptedBars = yield* AcceptedBars
        const [spike] = accepted.filter(({ date }) => date > "2020-07-10")
        assert.isDefined(spike)
        if (spike === undefined) return
        const company: Company = yield* companies.bySymbol(spike.symbol)
        const by = { ...operator, at: "2021-07-01T00:00:00Z" }
        const withdrawn = yield* acceptedBars.withdraw(company.company_id, [spike.date], by)
        assert.deepStrictEqual(withdrawn, [spike.date])
        yield* areFresh("a spike that isn't taken as right")
        const { symbol: _, ...bar } = spike
        yield* acceptedBars.accept(company.company_id, [bar], by)
        yield* areFresh("a spike that is")
      })
    )
  })
