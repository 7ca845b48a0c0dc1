/** A company at a glance. */
import { Schema } from "effect"
import { CompanyDetail } from "../../../../core/mod.ts"
import { pageFields } from "./Members.ts"

const { id, ...detail } = CompanyDetail.fields

export const DetailPage = Schema.Struct({ id, ...pageFields, ...detail }).annotate({
  identifier: "CompanyDetailPage"
})
