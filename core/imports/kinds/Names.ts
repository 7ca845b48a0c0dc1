/** Imports what issuers were called before. */
import { cellsOf } from "../../records/Record.ts"
import { FormerName } from "../../companies/FormerName.ts"
import type { KindDefinition } from "../Intake.ts"
import { ofIssuers } from "../subjects/RowsOf.ts"

/** The kind `names`. A symbol is that of an issuer today, whatever it was called and traded under before. */
export const names: KindDefinition = ofIssuers(FormerName, cellsOf(FormerName, ["issuer_id"]), {
  past: ["valid_to"],
  dayOf: (_, { today }) => today,
  breach: ({ valid_from, valid_to }) =>
    valid_from !== null && valid_to < valid_from
      ? ["valid_to", `${valid_to} is before valid_from, ${valid_from}`]
      : null,
  recordOf: ({ line, name, valid_from, valid_to }, { issuer_id }) => ({
    issuer_id,
    name,
    valid_from,
    valid_to,
    line
  })
})
