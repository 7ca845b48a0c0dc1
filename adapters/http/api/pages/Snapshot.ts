/** How a company stands in the market. */
import { Schema } from "effect"
import { Company, Snapshot } from "../../../../core/mod.ts"
import { pick } from "../../../../core/ports.ts"
import { pageFields } from "./Members.ts"

export const SnapshotPage = Schema.Struct({
  ...pageFields,
  ...pick(Company.fields, ["name", "exchange", "currency"]),
  ...Snapshot.fields
}).annotate({ identifier: "SnapshotPage" })
