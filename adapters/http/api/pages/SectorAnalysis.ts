/** How a company's sector does, and how the company stands in it. */
import { Schema } from "effect"
import { SectorAnalysis } from "../../../../core/mod.ts"
import { pageFields } from "./Members.ts"

export const SectorPage = Schema.Struct({ ...pageFields, ...SectorAnalysis.fields }).annotate({
  identifier: "SectorPage"
})
