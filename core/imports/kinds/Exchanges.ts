/** Imports exchanges: new ones, or corrections of built-in ones. */
import { Effect } from "effect"
import { isTimeZone } from "../../time/Zone.ts"
import { Exchange } from "../../companies/Exchange.ts"
import { cellsOf } from "../../records/Record.ts"
import * as Field from "../../cells/Field.ts"
import type { Staged } from "../../tables/Records.ts"
import { type ImportContext, defineKind, type KindDefinition } from "../Intake.ts"
import type { Row } from "../cells/Row.ts"

const { country_code: country, operating_mic, ...own } = cellsOf(Exchange, [])

const fields = { ...own, country, operating_mic: Field.optional(operating_mic) }

const open = Effect.fnUntraced(function* (context: ImportContext) {
  const { problems, sink } = context

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
  const close = sink.merge("exchange", context.run_id)
  return { accept, close }
})

/** The kind `exchanges`. An exchange is identified by its code. */
export const exchanges: KindDefinition = defineKind(Exchange, {
  fields,
  open
})
