/** Handles `/companies/{company_id}/consensus`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { type Company, type Consensus, Consensuses } from "../../../../../core/mod.ts"
import { membersOf } from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { ConsensusPage } from "../../../api/consensus/Consensus.ts"
import { CompanyPages, type PageBody } from "../../answers/CompanyPages.ts"

const targetsOf = membersOf(ConsensusPage.fields.target_prices)

const consensusOf = (
  { name }: Company,
  { target_prices, ...consensus }: Consensus
): PageBody<typeof ConsensusPage> => ({
  company_name: name,
  ...consensus,
  target_prices: targetsOf(target_prices)
})

export const consensus = Effect.gen(function* () {
  const consensuses = yield* Consensuses
  const pages = yield* CompanyPages

  return HttpApiBuilder.handler(Api, "marketPages", "consensus", ({ params, query, request }) =>
    pages.answer({ page: "consensus", params, query, request }, (company, as_of) =>
      Effect.map(consensuses.of(company, query.months, as_of), (consensus) => consensusOf(company, consensus))
    )
  )
})
