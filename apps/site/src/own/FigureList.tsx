/** All own figures as a table, with what changes and deletes them, and takes those of the browser to the account. */
import { useState } from "preact/hooks"
import { useWriting } from "../data/ownAnswers.ts"
import { day } from "../language/format.ts"
import { Empty, Failed, sentenceOf, Skeleton } from "../ui/Answered.tsx"
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx"
import { Table } from "../ui/Table.tsx"
import { browserFigures } from "./browserFigures.ts"
import { FigureDialog } from "./FigureDialog.tsx"
import { type Left, type OwnFigure, type OwnFigures, removeFigure, takeAlong } from "./ownFigures.ts"
import { texts } from "./texts.ts"

interface RemovalProps {
  readonly own: OwnFigures
  readonly figure: OwnFigure
  readonly onClose: () => void
}

const Removal = ({ figure, onClose, own }: RemovalProps) => {
  const t = texts()
  const writing = useWriting(() => removeFigure(own, figure), onClose)
  return (
    <ConfirmDialog
      title={t.removeTitle(`my.${figure.name}`)}
      act={t.remove}
      cancel={t.cancel}
      failed={t.failed}
      writing={writing}
      onClose={onClose}
    >
      <p>{t.removeText}</p>
    </ConfirmDialog>
  )
}

/** Offers to take the browser's figures along to the account. */
const TakeAlong = ({ figures }: { readonly figures: ReadonlyArray<OwnFigure> }) => {
  const t = texts()
  const [left, setLeft] = useState<ReadonlyArray<Left>>([])
  const taking = useWriting(() => takeAlong(figures), setLeft)
  const { length } = browserFigures.value.figures
  if (length === 0) return null
  return (
    <div class="note" role="status">
      <span class="controls">
        {t.takeTitle(length)}
        <button type="button" class="button" disabled={taking.isBusy} onClick={taking.begin}>
          {t.take}
        </button>
      </span>
      {left.map(({ error, name }) => (
        <p key={name}>{t.takeLeft(`my.${name}`, sentenceOf(error))}</p>
      ))}
      {taking.error !== null && <Failed title={t.failed} error={taking.error} again={taking.begin} />}
    </div>
  )
}

export const FigureList = ({ own }: { readonly own: OwnFigures }) => {
  const t = texts()
  const [asking, setAsking] = useState<{
    readonly what: "edit" | "remove"
    readonly figure: OwnFigure
  } | null>(null)
  const { error, figures, keptIn } = own
  if (figures === undefined) return error === null ? <Skeleton /> : <Failed error={error} again={own.again} />
  const { state } = browserFigures.value
  const close = () => setAsking(null)
  return (
    <>
      {keptIn === "account" && <TakeAlong figures={figures} />}
      {keptIn === "browser" && state !== "held" && (
        <p class="note">{state === "newer" ? t.newer : t.unreadable}</p>
      )}
      {figures.length === 0 ? (
        <Empty text={t.none} />
      ) : (
        <Table
          label={t.title}
          rows={figures}
          keyOf={({ name }) => name}
          columns={[
            {
              name: "name",
              title: t.name,
              isText: true,
              wraps: true,
              cell: ({ name, title }) => (
                <>
                  {title} <code class="muted">my.{name}</code>
                </>
              )
            },
            {
              name: "formula",
              title: t.formula,
              isText: true,
              wraps: true,
              under: "name",
              cell: ({ formula }) => <code>{formula}</code>
            },
            { name: "unit", title: t.unit, isText: true, cell: ({ unit }) => t.units[unit] },
            {
              name: "changed",
              title: t.changed,
              isText: true,
              under: "unit",
              cell: ({ changed_at }) => day(changed_at)
            },
            {
              name: "actions",
              title: <span class="visually-hidden">{t.actions}</span>,
              under: "name",
              cell: (figure) => (
                <span class="controls">
                  <button
                    type="button"
                    class="button"
                    aria-label={t.editOf(`my.${figure.name}`)}
                    onClick={() => setAsking({ what: "edit", figure })}
                  >
                    {t.edit}
                  </button>
                  <button
                    type="button"
                    class="button danger"
                    aria-label={t.removeOf(`my.${figure.name}`)}
                    onClick={() => setAsking({ what: "remove", figure })}
                  >
                    {t.remove}
                  </button>
                </span>
              )
            }
          ]}
        />
      )}
      {asking?.what === "remove" && <Removal own={own} figure={asking.figure} onClose={close} />}
      {asking?.what === "edit" && (
        <FigureDialog own={own} figure={asking.figure} onClose={close} onSaved={() => {}} />
      )}
    </>
  )
}
