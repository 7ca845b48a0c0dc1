/** Handles `/sectors` and `/v1/sector-analyst`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Sectors } from "../../../../../core/mod.ts"
import { Api } from "../../../api/Api.ts"
import type { SectorOnDay, SectorPage, SectorsPage } from "../../../api/sectors/Sectors.ts"
import { SectorFigure, SectorListed } from "../../../../../core/ports.ts"
import { CompanyPages, type PageBody } from "../../answers/CompanyPages.ts"
import { tableOf } from "../../answers/tables.ts"

export const sector = Effect.gen(function* () {
  const pages = yield* CompanyPages
  const sectors = yield* Sectors

  // Sectors take turns by themselves, once they aren't kept.
  return HttpApiBuilder.handler(Api, "marketPages", "sector", ({ params, query, request }) =>
    pages.answer({ page: "sector", params, query, request, isLong: false }, (company, as_of) =>
      Effect.map(
        sectors.of(company, query.locale, as_of),
        (analysis): PageBody<typeof SectorPage> => analysis
      )
    )
  )
})

const { medians, ...own } = SectorListed.fields

const listColumns = [...Object.keys(own), ...Object.keys(medians.fields)]

const figureColumns = Object.keys(SectorFigure.fields)

export const sectorPages = Effect.gen(function* () {
  const pages = yield* CompanyPages
  const sectors = yield* Sectors

  // Days that aren't kept take turns by themselves.
  return {
    sectors: HttpApiBuilder.handler(Api, "screenPages", "sectors", ({ query, request }) =>
      pages.open(
        request,
        ["sectors", query],
        Effect.map(sectors.list(query.as_of ?? null), (found) => {
          const body: typeof SectorsPage.Type = { ...found, count: found.sectors.length }
          return {
            json: () => body,
            table: () =>
              tableOf(
                listColumns,
                found.sectors.map(({ medians, ...sector }) => ({ ...sector, ...medians }))
              )
          }
        }),
        { format: query.format }
      )
    ),
    sectorFigures: HttpApiBuilder.handler(
      Api,
      "screenPages",
      "sectorFigures",
      ({ params: { currency, sector }, query, request }) =>
        pages.open(
          request,
          ["sector", currency, sector, query],
          Effect.map(sectors.get(currency, sector, query.as_of ?? null), (found) => {
            const body: typeof SectorOnDay.Type = found
            return { json: () => body, table: () => tableOf(figureColumns, found.figures) }
          }),
          { format: query.format }
        )
    )
  }
})
