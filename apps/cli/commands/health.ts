/** `findata health [SYMBOL]` */
import { Effect, Layer } from "effect"
import { Argument, Command } from "effect/cli"
import { Doubts, Sources } from "../../../core/mod.ts"
import { DataHealth } from "../../../core/ports.ts"
import { settings } from "../../Settings.ts"
import type { Store } from "../../Store.ts"
import { terms } from "../../syncs/Sources.ts"
import * as Out from "../Console.ts"
import { asJson, openStore, orNull } from "../Flags.ts"
import { healthReport, staleReport } from "../HealthReport.ts"
import { companyOf } from "../NamedCompany.ts"

/** The service over a store. Licences are those of the sources that the program knows. */
const healthOf = (store: Store) =>
  Layer.unwrap(
    Effect.map(settings, ({ sourceVisibility }) =>
      DataHealth.layer.pipe(
        Layer.provide(Layer.mergeAll(Doubts.layer, Sources.layer)),
        Layer.provide([store.stores, terms(sourceVisibility)])
      )
    )
  )

const health = <A, E>(store: Store, use: (service: DataHealth["Service"]) => Effect.Effect<A, E>) =>
  Effect.provide(Effect.flatMap(DataHealth, use), healthOf(store))

export const healthCommand = Command.make(
  "health",
  {
    symbol: Argument.String("symbol").pipe(
      Argument.optional,
      Argument.withDescription(
        "SYMBOL, SYMBOL:EXCHANGE or the slug; without one, the companies whose newest bar is older than the last session"
      )
    ),
    json: asJson
  },
  Effect.fnUntraced(function* ({ json, symbol }) {
    const { store } = yield* openStore
    const named = orNull(symbol)
    if (named === null) {
      const { companies, stale } = yield* health(store, (service) => service.stale)
      if (json) return yield* Out.json({ stale, total: stale.length, companies })
      return yield* Out.print(staleReport(stale, companies))
    }
    const company = yield* companyOf(named, store)
    const found = yield* health(store, (service) => service.forOperators(company))
    if (json) {
      const { company_id, exchange, slug } = company
      return yield* Out.json({ company_id, symbol: company.symbol, exchange, slug, ...found })
    }
    yield* Out.print(healthReport(company, found))
  })
).pipe(
  Command.withDescription(
    "What is missing, old or doubtful of a company's data, and where it is from; without a company, which ones are behind the last session"
  ),
  Command.withExamples([
    {
      command: "findata health AAPL",
      description: "The newest bar, gaps, doubts, statements, sources and runs"
    },
    { command: "findata health --json", description: "All companies that are behind, for another program" }
  ])
)
