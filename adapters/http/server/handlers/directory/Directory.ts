/** Handles `/directory`. */
import { Effect, type Schema, Stream } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { CompanyDirectory, countryCode, paginate } from "../../../../../core/mod.ts"
import { DirectoryCompany, type DirectoryQuery, windowOf } from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import type { DirectoryPage, directoryQuery } from "../../../api/directory/Directory.ts"
import { lineFormats } from "../../../api/base/Formats.ts"
import { Bodies } from "../../answers/Bodies.ts"
import { CompanyPages } from "../../answers/CompanyPages.ts"
import { asPiece } from "../../answers/Pieces.ts"
import { headOf, linesOf, tableOf } from "../../answers/tables.ts"
import { acceptedFormat } from "../../exchange/format.ts"

type Query = Schema.Struct.Type<typeof directoryQuery>

const limit = 100

/** Rows that are written in some milliseconds. */
const rowsAtOnce = 250

const columns = Object.keys(DirectoryCompany.fields)

/** An unknown country is no company's. */
const queryOf = ({ country, currency, exchange, letter, sector, sort }: Query): DirectoryQuery => ({
  country: country === undefined ? null : (countryCode(country) ?? ""),
  exchange: exchange ?? null,
  sector: sector ?? null,
  letter: letter ?? null,
  sort: sort.replace("-", "") as DirectoryQuery["sort"],
  descending: sort.startsWith("-"),
  currency: currency ?? null
})

export const directory = Effect.gen(function* () {
  const bodies = yield* Bodies
  const companies = yield* CompanyDirectory
  const pages = yield* CompanyPages

  const answer = Effect.fnUntraced(function* (query: Query) {
    const window = windowOf({ limit, page: query.page })
    const found = yield* companies.page(queryOf(query), query.as_of ?? null, window)
    const { as_of, currency, facets, total } = found
    const body: typeof DirectoryPage.Type = {
      as_of,
      currency,
      facets,
      companies: found.companies,
      total,
      count: found.companies.length,
      pagination: paginate(window, total)
    }
    return { json: () => body, vary: ["Accept"] }
  })

  /** All companies as lines of CSV, some in each turn of the event loop. */
  const lines = Effect.fnUntraced(function* (query: Query) {
    const everything = { limit: Number.POSITIVE_INFINITY, offset: 0 }
    const found = yield* companies.page(queryOf(query), query.as_of ?? null, everything)
    const starts = Array.from(
      { length: Math.ceil(found.companies.length / rowsAtOnce) },
      (_, n) => n * rowsAtOnce
    )
    return Stream.concat(
      Stream.make(headOf("csv", columns)),
      Stream.mapEffect(Stream.fromIterable(starts), (start) =>
        asPiece(() => linesOf("csv", tableOf(columns, found.companies.slice(start, start + rowsAtOnce))))
      )
    )
  })

  // Days that aren't kept take turns by themselves.
  return HttpApiBuilder.handler(Api, "screenPages", "directory", ({ query, request }) =>
    (query.format ?? acceptedFormat(request.headers["accept"])) === "csv"
      ? bodies.lines(request, lineFormats.csv, lines(query))
      : pages.open(request, ["directory", query], answer(query), { format: "json" })
  )
})
