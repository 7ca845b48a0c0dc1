/** Corporate actions. */
import { Schema, Struct } from "effect"
import { field, nullable, record, type ValueOf } from "../records/Record.ts"
import { currency, day, id, number, word } from "../records/Scalar.ts"

/**
 * `split` and `stock_dividend` change the number of shares by a ratio; `dividend`, `spinoff` and `rights` are worth an
 * amount a share.
 */
export const ActionType = Schema.Literals(["split", "dividend", "stock_dividend", "spinoff", "rights"])
export type ActionType = typeof ActionType.Type

/** An action as stored. */
export const CompanyAction = record(
  "corporate_action",
  {
    key: ["company_id", "effective_date", "type", "value"],
    dated: "effective_date",
    foundBy: ["company_id"],
    importedAs: {
      kind: "actions",
      summary: "splits and payments: effective_date, type, value, reference_close, and symbol or --symbol"
    }
  },
  {
    company_id: field(id, "The company", { references: "company" }),
    effective_date: field(day, "The ex-date: the bar of that day is on the new basis", {
      example: "2020-08-31"
    }),
    type: field(word(ActionType), "What the company did", { example: "split" }),
    value: field(
      number,
      "New shares for each old one (split, stock_dividend), else the amount a share as traded on the ex-date",
      { example: 4 }
    ),
    reference_close: nullable(
      number,
      "The raw close before the ex-date: as imported, else of the last bar before it; null when neither is known",
      { unit: "currency", example: 499.23 }
    ),
    currency: nullable(
      currency,
      "The amount's currency or quote unit, as filed; null for the unit of the price, and for ratios",
      { example: "USD" }
    ),
    payment_date: nullable(day, "When a dividend is paid", { example: "2020-08-13" })
  }
)
export interface CompanyAction extends ValueOf<typeof CompanyAction> {}

/** Effective from its ex-date: the bar of that day is on the new basis. */
export const CorporateAction = Schema.Struct(
  Struct.omit(CompanyAction.fields, ["company_id", "payment_date"])
)
export interface CorporateAction extends Schema.Schema.Type<typeof CorporateAction> {}

/** Up to which day a company's actions are completely known. */
export const ActionCoverage = record(
  "action_coverage",
  { key: ["company_id"], foundBy: ["company_id"], called: "coverage of actions" },
  {
    company_id: field(id, "The company", { references: "company" }),
    known_to: field(day, "The last day up to which all actions are known", { example: "2021-03-31" })
  }
)
