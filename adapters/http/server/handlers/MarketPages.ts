/** Handles company pages about the market and analysts. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import {
  type Company,
  type Consensus,
  Consensuses,
  type MonthlyMultiples,
  Multiples,
  Sectors,
  Snapshots,
  Technicals
} from "../../../../core/mod.ts"
import { membersOf } from "../../../../core/ports.ts"
import { Api } from "../../api/Api.ts"
import { ConsensusPage } from "../../api/pages/Consensus.ts"
import type { MultiplesPage } from "../../api/pages/Multiples.ts"
import type { SectorPage } from "../../api/pages/SectorAnalysis.ts"
import type { SnapshotPage } from "../../api/pages/Snapshot.ts"
import type { TechnicalPage } from "../../api/pages/Technical.ts"
import { isLongSeries } from "./longAnswers.ts"
import { CompanyPages, type PageBody } from "../answers/CompanyPages.ts"

const targetsOf = membersOf(ConsensusPage.fields.target_prices)

const consensusOf = (
  { name }: Company,
  { target_prices, ...consensus }: Consensus
): PageBody<typeof ConsensusPage> => ({
  company_name: name,
  ...consensus,
  target_prices: targetsOf(target_prices)
})

const multiplesOf = (multiples: ReadonlyArray<MonthlyMultiples>): PageBody<typeof MultiplesPage> => ({
  multiples,
  count: multiples.length
})

export const layer = HttpApiBuilder.group(
  Api,
  "marketPages",
  Effect.fnUntraced(function* (handlers) {
    const consensuses = yield* Consensuses
    const multiples = yield* Multiples
    const pages = yield* CompanyPages
    const sectors = yield* Sectors
    const snapshots = yield* Snapshots
    const technicals = yield* Technicals

    return handlers.handleAll({
      snapshot: ({ params, query, request }) =>
        pages.answer({ page: "snapshot", params, query, request }, (company, as_of) =>
          Effect.map(snapshots.of(company, as_of), (snapshot): PageBody<typeof SnapshotPage> => {
            const { currency, exchange, name } = company
            return { name, exchange, currency, ...snapshot }
          })
        ),
      multiples: ({ params, query, request }) =>
        pages.answer({ page: "multiples", params, query, request, isLong: true }, (company, as_of) =>
          Effect.map(multiples.of(company, query.years, as_of), multiplesOf)
        ),
      technical: ({ params, query, request }) =>
        pages.answer(
          {
            page: "technical",
            params,
            query,
            request,
            isLong: query.as_of !== undefined || isLongSeries("1day", query.series ?? 0)
          },
          (company, as_of) =>
            Effect.map(
              technicals.of(company, query.series ?? null, as_of),
              (page): PageBody<typeof TechnicalPage> => page
            )
        ),
      consensus: ({ params, query, request }) =>
        pages.answer({ page: "consensus", params, query, request }, (company, as_of) =>
          Effect.map(consensuses.of(company, query.months, as_of), (consensus) =>
            consensusOf(company, consensus)
          )
        ),
      sector: ({ params, query, request }) =>
        // Sectors take turns by themselves, once they aren't kept.
        pages.answer({ page: "sector", params, query, request, isLong: false }, (company, as_of) =>
          Effect.map(
            sectors.of(company, query.locale, as_of),
            (analysis): PageBody<typeof SectorPage> => analysis
          )
        )
    })
  })
)
