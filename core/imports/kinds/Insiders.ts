/** Imports trades, grants and exercises of insiders. */
import { Effect, Struct } from "effect"
import { InsiderTransaction } from "../../insiders/InsiderTransaction.ts"
import { cellsOf } from "../../records/Record.ts"
import * as Field from "../../cells/Field.ts"
import { type Breach, type ImportContext, defineKind, type KindDefinition } from "../Intake.ts"
import { sourceOf } from "../ImportOptions.ts"
import { issuerFields, type IssuerFound, issuerNames, issuers } from "../subjects/IssuerSubject.ts"
import { numbering } from "../subjects/Numbering.ts"
import type { Row } from "../cells/Row.ts"

const { external_id, ...own } = cellsOf(InsiderTransaction, ["transaction_id", "issuer_id", "source"])

const fields = { ...issuerFields, ...own, external_id: Field.optional(external_id) }

type InsiderRow = Row<typeof fields>

const breach = (row: InsiderRow): Breach | null => {
  const { amends_date, filer, ownership_percent, price, shares_owned_after } = row
  if (amends_date !== null && filer === null)
    return ["amends_date", "An amendment needs its filer, by which its original is found"]
  if (price !== null && price < 0) return ["price", `A price must be at least 0, not ${price}`]
  if (shares_owned_after !== null && shares_owned_after < 0) {
    return ["shares_owned_after", `A number of shares must be at least 0, not ${shares_owned_after}`]
  }
  return ownership_percent !== null && (ownership_percent < 0 || ownership_percent > 100)
    ? ["ownership_percent", `A percentage must be from 0 to 100, not ${ownership_percent}`]
    : null
}

const open = Effect.fnUntraced(function* (context: ImportContext) {
  const { sink } = context
  const subject = yield* issuers(context)
  const numbers = numbering(context, "insider_transaction")
  const source = sourceOf(context.options)
  const alike = new Map<string, number>()

  /** An id for a transaction that its source doesn't number, from its content; identical ones are numbered. */
  const ownId = (row: InsiderRow, issuer_id: number): string => {
    const { filed_date, filing_id, insider_name, price, shares_change, shares_owned_after } = row
    const values = [
      insider_name,
      row.transaction_date,
      row.transaction_code,
      row.transaction_type,
      shares_change,
      price,
      shares_owned_after
    ]
    const content = [filing_id ?? `${issuer_id} ${filed_date}`, ...values.map((value) => value ?? "")].join(
      "|"
    )
    const count = (alike.get(content) ?? 0) + 1
    alike.set(content, count)
    return count === 1 ? content : `${content}|${count}`
  }

  const accept = Effect.fnUntraced(function* (rows: ReadonlyArray<InsiderRow>) {
    const found: Array<{ readonly row: InsiderRow; readonly of: IssuerFound; readonly external_id: string }> =
      []
    for (const row of rows) {
      const of = yield* subject.find(row, row.filed_date)
      if (of !== null) found.push({ row, of, external_id: row.external_id ?? ownId(row, of.issuer_id) })
    }
    const ids = yield* numbers.ids(found.map(({ external_id }) => external_id))
    const records = found.map(({ external_id, of, row }, i) => {
      const currency = row.currency ?? (row.price === null ? null : (of.company?.currency ?? null))
      return {
        ...Struct.omit(row, ["cik", "corp_code", "exchange", "symbol"]),
        transaction_id: ids[i] as number,
        source,
        external_id,
        issuer_id: of.issuer_id,
        currency
      }
    })
    yield* sink.stage("insider_transaction", records)
  })

  const close = Effect.gen(function* () {
    yield* numbers.giveBack
    yield* subject.merge
    const merged = yield* sink.merge("insider_transaction", context.run_id)
    return { ...merged, created_companies: subject.created() }
  })
  return { accept, close }
})

/** The kind `insiders`. `shares_change` is below 0 for what was sold; a price is an amount per share. */
export const insiders: KindDefinition = defineKind(InsiderTransaction, {
  fields,
  oneOf: [issuerNames],
  takesCompany: true,
  past: ["filed_date", "transaction_date"],
  breach,
  open
})
