/** What issuers were called before. */
import { Order, Schema } from "effect"
import { field, nullable, record, type ValueOf } from "../records/Record.ts"
import { day, id, text } from "../records/Scalar.ts"
import { CalendarDate } from "../time/Fields.ts"

/** A former name as it is stored: until when an issuer was called so. */
export const FormerName = record(
  "former_name",
  {
    key: ["issuer_id", "name", "valid_to"],
    dated: "valid_to",
    foundBy: ["issuer_id"],
    importedAs: {
      kind: "names",
      summary: "what issuers were called before: name, valid_from, valid_to, and symbol, cik or corp_code"
    }
  },
  {
    issuer_id: field(id, "The issuer", { references: "issuer" }),
    name: field(text, "The former name", { example: "Facebook Inc" }),
    valid_from: nullable(day, "The first day on which it was called so; null where unknown", {
      example: "2005-05-10"
    }),
    valid_to: field(day, "The last day on which it was called so", { example: "2021-10-27" })
  }
)
export interface FormerName extends ValueOf<typeof FormerName> {}

/** A former name as of a day. */
export const FormerNameThen = Schema.Struct({
  name: FormerName.fields.name,
  from: field(Schema.NullOr(CalendarDate), "The first day on which it was called so; null where unknown"),
  to: field(
    Schema.NullOr(CalendarDate),
    "The last day on which it was called so; null for the name that it had on the day of the page"
  )
})
export interface FormerNameThen extends Schema.Schema.Type<typeof FormerNameThen> {}

/** The latest first, those of the same last day by name. */
const latestFirst = Order.combine(
  Order.flip(Order.mapInput(Order.String, ({ valid_to }: FormerName) => valid_to)),
  Order.mapInput(Order.String, ({ name }: FormerName) => name)
)

/** Those of an issuer's former names that it certainly had by the end of a day, the latest first, ties by name. */
export const formerNamesBy = (names: ReadonlyArray<FormerName>, day: string): ReadonlyArray<FormerNameThen> =>
  names
    .filter(({ valid_from, valid_to }) => (valid_from ?? valid_to) <= day)
    .toSorted(latestFirst)
    .map(({ name, valid_from, valid_to }) => ({
      name,
      from: valid_from,
      to: valid_to < day ? valid_to : null
    }))
