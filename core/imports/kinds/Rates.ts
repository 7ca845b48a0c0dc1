/** Imports exchange rates of currencies. */
import { Effect } from "effect"
import * as Field from "../../cells/Field.ts"
import { hundredthOf } from "../../codes/Currency.ts"
import { Rate } from "../../rates/Rate.ts"
import { cellsOf } from "../../records/Record.ts"
import type { Row } from "../cells/Row.ts"
import { sourceOf } from "../ImportOptions.ts"
import { type Breach, defineKind, type ImportContext, type KindDefinition } from "../Intake.ts"

const { source, ...own } = cellsOf(Rate, [])

const fields = { ...own, source: Field.optional(source) }

/** Beyond these a rate is a mistake, and what follows from it may be no number. */
const [least, most] = [1e-12, 1e12]

const breach = ({ base, quote, value }: Row<typeof fields>): Breach | null => {
  if (value < least || value > most)
    return ["value", `A rate lies between ${least} and ${most}, not ${value}`]
  for (const [column, code] of Object.entries({ base, quote })) {
    const whole = hundredthOf(code)
    if (whole !== null) {
      return [
        column,
        `A rate is between currencies, and ${code} is a hundredth of ${whole}: state it in ${whole}`
      ]
    }
  }
  return base === quote ? ["quote", `A rate is between two currencies, not ${base} and ${quote}`] : null
}

const open = Effect.fnUntraced(function* ({ options, run_id, sink }: ImportContext) {
  const accept = (rows: ReadonlyArray<Row<typeof fields>>) =>
    sink.stage(
      "rate",
      rows.map((row) => ({ ...row, source: row.source ?? sourceOf(options) }))
    )
  return { accept, close: sink.merge("rate", run_id) }
})

/** The kind `rates`. Rates of other sources of the same pair and day stay as they are. */
export const rates: KindDefinition = defineKind(Rate, { fields, past: ["date"], breach, open })
