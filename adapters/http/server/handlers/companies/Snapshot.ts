/** Handles `/companies/{company_id}/snapshot`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Snapshots } from "../../../../../core/mod.ts"
import { Api } from "../../../api/Api.ts"
import type { SnapshotPage } from "../../../api/companies/Snapshot.ts"
import { CompanyPages, type PageBody } from "../../answers/CompanyPages.ts"

export const snapshot = Effect.gen(function* () {
  const pages = yield* CompanyPages
  const snapshots = yield* Snapshots

  return HttpApiBuilder.handler(Api, "marketPages", "snapshot", ({ params, query, request }) =>
    pages.answer({ page: "snapshot", params, query, request }, (company, as_of) =>
      Effect.map(snapshots.of(company, as_of), (snapshot): PageBody<typeof SnapshotPage> => {
        const { currency, exchange, name } = company
        return { name, exchange, currency, ...snapshot }
      })
    )
  )
})
