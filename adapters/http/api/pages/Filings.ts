/** What issuers filed, and what their insiders did. */
import { Schema } from "effect"
import { CalendarDate, type Disclosure, type InsiderRow, type InsiderSummary } from "../../../../core/mod.ts"
import { count, day, figure, pageFields, text } from "./Members.ts"

const PageDisclosure = Schema.Struct({
  rcept_no: Schema.String,
  corp_code: text,
  corp_name: text,
  stock_code: text,
  corp_cls: text,
  report_nm: Schema.String,
  flr_nm: text,
  rcept_dt: CalendarDate,
  rm: text,
  category: text,
  is_correction: Schema.Boolean,
  url: text
}).annotate({ identifier: "PageDisclosure" }) satisfies Schema.Schema<Omit<Disclosure, "issuer_id">>

/** Newest first. */
export const DisclosuresPage = Schema.Struct({
  ...pageFields,
  disclosures: Schema.Array(PageDisclosure),
  count
}).annotate({ identifier: "DisclosuresPage" })

/** `price` and `value` in the page's currency. */
const PageInsiderTransaction = Schema.Struct({
  id: Schema.Int,
  filed_date: CalendarDate,
  transaction_date: day,
  insider_name: Schema.String,
  position: text,
  relationship: text,
  transaction_type: text,
  transaction_code: text,
  shares_change: Schema.Finite,
  price: figure,
  value: figure,
  shares_owned_after: figure,
  ownership_percent: figure,
  is_direct: Schema.NullOr(Schema.Boolean),
  source: Schema.String,
  filing_id: text,
  filing_url: text
}).annotate({ identifier: "PageInsiderTransaction" }) satisfies Schema.Schema<InsiderRow>

/** Transactions newest first; the summary is of all of the period, also of those that the list leaves out. */
export const InsidersPage = Schema.Struct({
  ...pageFields,
  currency: text,
  transactions: Schema.Array(PageInsiderTransaction),
  summary: Schema.Struct({
    period_months: Schema.Int,
    buy_count: count,
    sell_count: count,
    shares_bought: Schema.Finite,
    shares_sold: Schema.Finite,
    net_shares: Schema.Finite,
    net_value: figure
  }) satisfies Schema.Schema<InsiderSummary>,
  count
}).annotate({ identifier: "InsidersPage" })
