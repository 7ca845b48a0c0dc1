/** The body of a request for several symbols: an object with what each has, under the symbol as it was written in the request. */
import { Schema } from "effect"
import { field } from "../../../../core/ports.ts"

/** Why a symbol of several has no body. */
export const SymbolError = Schema.Struct({
  status: field(
    Schema.Literal("error"),
    "error, where it is ok, or there is none, for a symbol that is answered"
  ),
  detail: field(Schema.String, "What is wrong with the symbol, in words")
}).annotate({ identifier: "SymbolError" })

/** The bodies of several symbols, each under the symbol as it was written in the request. */
export const bySymbol = <S extends Schema.Top>(body: S, identifier: string) =>
  Schema.Record(Schema.String, Schema.Union([body, SymbolError])).annotate({ identifier })

/** What the description of an endpoint for one symbol or several ends with. */
export const severalText =
  "Of several symbols an object by symbol as it was written, counted as a request each."
