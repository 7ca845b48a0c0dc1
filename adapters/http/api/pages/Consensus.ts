/** What analysts expect of a company. */
import { Schema } from "effect"
import { Company, Consensus, TargetPrices } from "../../../../core/mod.ts"
import { pick } from "../../../../core/ports.ts"
import { pageFields } from "./Members.ts"

/** Targets and prices in `currency` on the shares of the day. */
export const ConsensusPage = Schema.Struct({
  ...pageFields,
  company_name: Company.fields.name,
  ...Consensus.fields,
  target_prices: Schema.Struct(
    pick(TargetPrices.fields, [
      "average",
      "high",
      "low",
      "std_dev",
      "high_broker",
      "low_broker",
      "expert_count"
    ])
  )
}).annotate({ identifier: "ConsensusPage" })
