/** Imports exchanges beyond the built-in ones, or corrects those. */
import { Effect } from "effect"
import { isTimeZone } from "../../time/Zone.ts"
import * as Field from "../Field.ts"
import type { Staged } from "../Records.ts"
import { type Desk, defineKind } from "../Intake.ts"
import type { Row } from "../Row.ts"

const mic = Field.pattern(/^[A-Z0-9]{4}$/, "a MIC of 4 capital letters or digits (ISO 10383)")

const fields = {
  code: Field.pattern(/^[A-Z0-9][A-Z0-9.-]{0,15}$/, "a code of capital letters and digits"),
  mic_code: mic,
  operating_mic: Field.optional(mic),
  name: Field.text,
  country: Field.country,
  time_zone: Field.text,
  currency: Field.currency
}

const open = Effect.fnUntraced(function* (desk: Desk) {
  const { problems, sink } = desk

  const lawful = ({
    country,
    operating_mic,
    ...row
  }: Row<typeof fields>): ReadonlyArray<Staged<"exchange">> => {
    if (isTimeZone(row.time_zone)) {
      return [{ ...row, country_code: country, operating_mic: operating_mic ?? row.mic_code }]
    }
    problems.refuse(
      row.line,
      "time_zone",
      `Unknown time zone ${row.time_zone}: expected an IANA name such as Asia/Seoul`
    )
    return []
  }

  const accept = (rows: ReadonlyArray<Row<typeof fields>>) => sink.stage("exchange", rows.flatMap(lawful))
  const close = Effect.map(sink.merge("exchange", desk.run_id), (merged) => ({
    ...merged,
    normalised: 0,
    notes: []
  }))
  return { accept, close }
})

export const exchanges = defineKind({
  kind: "exchanges",
  summary: "exchanges: code, mic_code, name, country, time_zone, currency",
  fields,
  objection: () => null,
  open
})
