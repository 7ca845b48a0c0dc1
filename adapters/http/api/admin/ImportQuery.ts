/** The query of an import: the flags of `findata import`. */
import { Schema } from "effect"
import { bases, dateOrders, decimalNames, thousandsNames } from "../../../../core/ports.ts"
import { priceFormatNames } from "../../../sources/vendors/mod.ts"
import { keysOf, orElse, parsed, text, word, yesOrNo } from "../base/Parameters.ts"

/** No path: files that the uploaded one names aren't looked for beside it. */
const FileName = parsed(Schema.String.check(Schema.isPattern(/^[^/\\\p{Cc}]{1,200}$/u)), (value) =>
  /^[^/\\\p{Cc}]{1,200}$/u.test(value)
    ? value
    : {
        type: "string_pattern_mismatch",
        msg: "String should have 1 to 200 characters without slashes and control characters"
      }
)

export const importQuery = {
  name: FileName.pipe(orElse("upload")),
  symbol: Schema.optionalKey(text(100)),
  symbol_from_name: yesOrNo,
  exchange: Schema.optionalKey(text(50)),
  company: Schema.optionalKey(text(200)),
  source: Schema.optionalKey(text(200)),
  map: Schema.optionalKey(text(4000)),
  set: Schema.optionalKey(text(4000)),
  date_order: Schema.optionalKey(word(Schema.Literals(dateOrders))),
  decimal: Schema.optionalKey(word(Schema.Literals(keysOf(decimalNames)))),
  thousands: Schema.optionalKey(word(Schema.Literals(keysOf(thousandsNames)))),
  encoding: Schema.optionalKey(text(50)),
  price_format: Schema.optionalKey(word(Schema.Literals(priceFormatNames))),
  basis: Schema.optionalKey(word(Schema.Literals(bases))),
  close_only: yesOrNo,
  create_companies: yesOrNo,
  strict: yesOrNo
}
