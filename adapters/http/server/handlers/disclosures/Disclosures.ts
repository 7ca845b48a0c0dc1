/** Handles `/companies/{company_id}/dart`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { type Disclosure, Disclosures } from "../../../../../core/mod.ts"
import { membersOf } from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { type DisclosuresPage, PageDisclosure } from "../../../api/disclosures/Disclosures.ts"
import { CompanyPages, type PageBody } from "../../answers/CompanyPages.ts"

const disclosureOf = membersOf(PageDisclosure)

const disclosuresOf = (filed: ReadonlyArray<Disclosure>): PageBody<typeof DisclosuresPage> => ({
  disclosures: filed.map(disclosureOf),
  count: filed.length
})

export const disclosures = Effect.gen(function* () {
  const disclosures = yield* Disclosures
  const pages = yield* CompanyPages

  return HttpApiBuilder.handler(Api, "filingPages", "dart", ({ params, query, request }) =>
    pages.answer({ page: "dart", params, query, request }, (company, as_of) =>
      Effect.map(disclosures.latest(company, query.limit, as_of), disclosuresOf)
    )
  )
})
