/** Why a search found a company that isn't called so. */
import { Schema } from "effect"
import { field } from "../records/Record.ts"

/** What a company was found by that is neither its symbol nor a name of it. */
export const MatchReason = Schema.Struct({
  type: field(
    Schema.Literals(["isin", "cik", "corp_code", "former_symbol", "former_name", "brand", "spelling"]),
    "What it was found by: a number of the security or its issuer, a ticker that it once held, a name that the issuer once had, a brand of the issuer, or another spelling of the text, which by itself finds nothing",
    { example: "brand" }
  ),
  value: field(Schema.String, "That number, ticker, name, brand or spelling, written in full", {
    example: "YouTube"
  })
})
export interface MatchReason extends Schema.Schema.Type<typeof MatchReason> {}
