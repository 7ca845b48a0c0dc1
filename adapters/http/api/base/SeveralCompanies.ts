/** Pages of several companies at once: what each company's part begins with, and the body around the parts. */
import { Schema } from "effect"
import { Company } from "../../../../core/mod.ts"
import { field, pick } from "../../../../core/ports.ts"
import { itemCount } from "./Bodies.ts"
import { pageFields } from "./Pages.ts"

/** What the part of a company begins with. */
export const PartHead = Schema.Struct({
  input: field(Schema.String, "The name that it was asked for by; of several of one company the first", {
    example: "apple-inc"
  }),
  ...pageFields,
  ...pick(Company.fields, ["name", "alias_name", "exchange", "slug"])
})
export type PartHead = typeof PartHead.Type

/** The parts of the companies, each company once, in the order in which they were asked for. */
export const bodyOfParts = <S extends Schema.Top>(part: S) => ({
  companies: Schema.Array(part),
  count: itemCount,
  not_found: field(Schema.Array(Schema.String), "The names that mean no stored company")
})
