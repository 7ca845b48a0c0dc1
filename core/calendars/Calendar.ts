/** Calendars of what companies did and are about to do, by kind: what an event of each says. */
import { Schema } from "effect"
import { Company } from "../companies/Company.ts"
import { Disclosure } from "../disclosures/Disclosure.ts"
import { lineFields } from "../financials/Fields.ts"
import { FiledStatement, Period } from "../financials/Statement.ts"
import { CompanyAction } from "../prices/CorporateAction.ts"
import { pick } from "../records/Members.ts"
import { field, nullable } from "../records/Record.ts"
import { day, positive, text } from "../records/Scalar.ts"

/** What the events of a calendar are. */
export const CalendarKind = Schema.Literals(["earnings", "dividends", "splits", "filings", "listings"])
export type CalendarKind = typeof CalendarKind.Type

/** `reported`: it happened; `stated`: its issuer or a source announced it; `estimated`: derived from earlier ones. */
export const EventStatus = Schema.Literals(["reported", "stated", "estimated"])
export type EventStatus = typeof EventStatus.Type

/** What a change of a listing concerns: the first or the last day of trade, the ticker, or the exchange. */
export const ListingChange = Schema.Literals(["first_day", "last_day", "symbol", "exchange"])
export type ListingChange = typeof ListingChange.Type

/** What an event of every calendar says. */
const eventFields = {
  ...pick(Company.fields, ["company_id", "symbol", "name"]),
  date: field(day, "The day of the event", { example: "2021-04-28" }),
  status: field(
    EventStatus,
    "reported: it happened; stated: announced by the issuer or a source for a coming day; estimated: derived from earlier ones"
  ),
  source: field(
    text,
    "The source that says so; of an estimate, the source of the filing that it is derived from",
    {
      example: "edgar"
    }
  )
}

const { form } = FiledStatement.fields
const { eps_diluted, sales } = lineFields

/** The day on which results of a period are reported. */
export const EarningsEvent = Schema.Struct({
  ...eventFields,
  fiscal_date: field(day, "The last day of the period; of an estimate, where it is expected to end", {
    example: "2021-03-27"
  }),
  period: field(Period, "Quarterly for a quarter or a half; Annual where the issuer reports by years alone"),
  filed_at: nullable(day, "When the results were filed; null for an estimate", { example: "2021-04-28" }),
  form,
  eps_diluted,
  sales,
  currency: nullable(
    FiledStatement.fields.currency,
    "What eps_diluted and sales are in; null without a statement of the period"
  ),
  earliest: nullable(
    day,
    "The earliest day by the filings of the same period in the last five years; null unless the date is an estimate"
  ),
  latest: nullable(
    day,
    "The latest day by the filings of the same period in the last five years; null unless the date is an estimate"
  )
})
export interface EarningsEvent extends Schema.Schema.Type<typeof EarningsEvent> {}

/** A cash dividend, on its ex-date. */
export const DividendEvent = Schema.Struct({
  ...eventFields,
  amount: field(positive, "The amount a share as traded on the ex-date", { unit: "currency", example: 0.22 }),
  currency: nullable(
    CompanyAction.fields.currency.members[0],
    "What the amount is in; null where that isn't known"
  ),
  ex_date: field(day, "The first day on which the share trades without the dividend", {
    example: "2021-05-07"
  }),
  payment_date: nullable(day, "When it is paid", { example: "2021-05-13" })
})
export interface DividendEvent extends Schema.Schema.Type<typeof DividendEvent> {}

/** A split or a stock dividend, on the first day of the new shares. */
export const SplitEvent = Schema.Struct({
  ...eventFields,
  ratio: field(positive, "New shares for each old one", { example: 4 })
})
export interface SplitEvent extends Schema.Schema.Type<typeof SplitEvent> {}

/** A filing by an issuer, on the day on which it was filed. */
export const FilingEvent = Schema.Struct({
  ...eventFields,
  form: field(text, "The kind of filing: SEC's form, the name of a report to DART", { example: "10-Q" }),
  title: field(text, "The filing's name", { example: "Quarterly report" }),
  filed_at: field(day, "When it was filed", { example: "2021-04-29" }),
  url: Disclosure.fields.url
})
export interface FilingEvent extends Schema.Schema.Type<typeof FilingEvent> {}

/** A change of a listing. */
export const ListingEvent = Schema.Struct({
  ...eventFields,
  change: field(
    ListingChange,
    "What changed: the first or the last day of trade, the ticker, or the exchange"
  ),
  from: nullable(text, "The ticker or the exchange before; null on a first day", { example: "FB" }),
  to: nullable(text, "The ticker or the exchange since; null on a last day", { example: "META" })
})
export interface ListingEvent extends Schema.Schema.Type<typeof ListingEvent> {}

/** What each calendar lists: the members of its items. */
export const calendarEvents = {
  earnings: EarningsEvent,
  dividends: DividendEvent,
  splits: SplitEvent,
  filings: FilingEvent,
  listings: ListingEvent
} as const satisfies Record<CalendarKind, Schema.Struct<Schema.Struct.Fields>>

/** An item of one of the calendars, or of any. */
export type CalendarEvent<Kind extends CalendarKind = CalendarKind> = (typeof calendarEvents)[Kind]["Type"]
