/** The figures that were known otherwise on another day: both values, and the filings that they are from. */
import { percent } from "../../../../../core/financials/Quotient.ts"
import { change as changeText } from "../../language/format.ts"
import { lineTexts } from "../../figures/lineTexts/lineTexts.ts"
import { type Column, Table } from "../../ui/Table.tsx"
import { type ChangedFigure, changedFigures, comparableThen, countOf } from "./changes.ts"
import { Filing } from "./Filing.tsx"
import { figureText, type Scales } from "./figureText.ts"
import type { Statement } from "./lines.ts"
import { texts } from "./texts.ts"

interface ChangesProps {
  readonly statements: ReadonlyArray<Statement>
  readonly scales: Scales
  /** The earlier day and the later one, as they are written. */
  readonly then: string
  readonly now: string
}

/** In percent, on the same shares; null where it means nothing. */
const differenceOf = ({ change, line, statement }: ChangedFigure): number | null => {
  const [before, after] = [comparableThen(change), statement[line]]
  return before === null || after === null || change.currency !== statement.currency
    ? null
    : percent(after - before, Math.abs(before))
}

export const Changes = ({ now, scales, statements, then }: ChangesProps) => {
  const t = texts()
  const changed = changedFigures(statements)
  // What was added since has no other value; the table above marks it.
  const listed = changed.filter(({ change }) => change.cause !== "added")
  const columns: ReadonlyArray<Column<ChangedFigure>> = [
    {
      name: "line",
      title: t.figure,
      wraps: true,
      isText: true,
      cell: ({ line, statement }) => (
        <>
          {lineTexts()[line][0]}
          <small>{t.periodName(statement)}</small>
        </>
      )
    },
    {
      name: "then",
      title: then,
      wraps: true,
      cell: ({ change, line }) => (
        <>
          {figureText(line, change.value, change.currency, scales)}
          {change.on_shares !== null && (
            <small>{t.onOtherShares(figureText(line, change.on_shares, change.currency, scales))}</small>
          )}
          <small>
            <Filing of={change} />
          </small>
        </>
      )
    },
    {
      name: "now",
      title: now,
      wraps: true,
      cell: ({ line, statement }) => {
        const origin = statement.provenance?.[line]
        return (
          <>
            {figureText(line, statement[line], statement.currency, scales)}
            {origin !== undefined && (
              <small>
                <Filing of={origin} />
              </small>
            )}
          </>
        )
      }
    },
    {
      name: "difference",
      title: t.difference,
      under: "now",
      cell: (one) => changeText(differenceOf(one), 1)
    },
    {
      name: "cause",
      title: t.cause,
      isText: true,
      under: "line",
      cell: ({ change }) => t.causes[change.cause]
    }
  ]
  return (
    <section class="changes" aria-label={t.changes(then, now)}>
      <h3>{t.changes(then, now)}</h3>
      <p class="muted small">
        {changed.length === 0
          ? t.unchanged
          : t.changedCounts(
              countOf(changed, "restated"),
              countOf(changed, "split"),
              countOf(changed, "added")
            )}
      </p>
      {listed.length > 0 && (
        <Table
          label={t.changes(then, now)}
          columns={columns}
          rows={listed}
          keyOf={({ line, statement }) => `${statement.fiscal_date} ${statement.months} ${line}`}
        />
      )}
    </section>
  )
}
