/** A figure's value as a button, which opens what the figure was computed from, or why it is unknown. */
import type { ComponentChildren } from "preact"
import { useState } from "preact/hooks"
import type { Answer } from "../../../../adapters/client/mod.ts"
import { isOperator } from "../data/operator.ts"
import { useLink } from "../data/urlState.ts"
import { useAnswer } from "../data/useAnswer.ts"
import { count, day } from "../language/format.ts"
import { words } from "../language/words.ts"
import { type ShownCompany, useCompanyIfAny } from "../subject/company.ts"
import { Answered, commandLine, program, Skeleton } from "../ui/Answered.tsx"
import { Copyable } from "../ui/Copyable.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { OutsideLink } from "../ui/OutsideLink.tsx"
import { Table } from "../ui/Table.tsx"
import { texts } from "./explainedTexts.ts"
import "./figures.css"
import { nameOfLine } from "./lineTexts/lineTexts.ts"
import { type TextsOf, useTextsOf } from "./useTextsOf.ts"
import { valueText } from "./valueText.ts"

type OfPages = Answer<"getCompanyFigure">
type Explanation = Omit<OfPages, "missing"> & {
  /** Operators' have the command that brings it. */
  readonly missing: ReadonlyArray<OfPages["missing"][number] & { readonly command?: string | null }>
}
type Operand = Explanation["operands"][number]
type Subject = Pick<ShownCompany, "company_id" | "slug" | "at">

/** What an operand is called in the language of the site; what its title says besides, such as a share class, follows. */
const titleOf = ({ name, title }: Pick<Operand, "name" | "title">, textsOf: TextsOf): string => {
  const kinds: Readonly<Record<string, string | undefined>> = texts().kinds
  const known = kinds[name] ?? textsOf({ name, title, meaning: "" })[0]
  const [, beside] = /^(?:Shares outstanding|Close), (.+)$/.exec(title) ?? []
  return beside === undefined ? known : `${known}, ${beside}`
}

/** Where an operand is from: the filing with the source's name of the line, or the bars. */
const SourceOf = ({ price, statement }: Pick<Operand, "price" | "statement">) => {
  const t = texts()
  if (price !== null && price.bars > 1) return <>{t.bars(count(price.bars), day(price.from))}</>
  if (statement === null) return null
  const { derivation, filed_at, filing_url, form, tag } = statement
  return (
    <>
      {filed_at !== null && <OutsideLink href={filing_url}>{t.filed(form, day(filed_at))}</OutsideLink>}
      {tag !== null && (
        <div class="small">
          <code>{tag}</code>
        </div>
      )}
      {derivation !== null && (
        <div class="muted small">
          {derivation.replaceAll(/[a-z]+(?:_[a-z]+)*/g, (word) => nameOfLine(word) ?? word)}
        </div>
      )}
    </>
  )
}

/** A command of the service as it runs in a clone. */
const lineOf = (command: string): string =>
  command.startsWith("findata ")
    ? commandLine(command.slice("findata ".length))
    : command.replace("findata", program)

const Contents = ({
  explanation,
  textsOf
}: {
  readonly explanation: Explanation
  readonly textsOf: TextsOf
}) => {
  const t = texts()
  const { formula, missing, operands } = explanation
  return (
    <>
      <p>
        <strong class="explained-value">{valueText(explanation)}</strong>{" "}
        <span class="muted">{words().knownOn(day(explanation.as_of))}</span>
      </p>
      <p>{textsOf({ ...explanation, name: explanation.name.replace(/\(.*/, "") })[1]}</p>
      {formula !== null && (
        <p>
          <span class="muted small">{t.formula}</span>
          <br />
          <code>{formula}</code>
        </p>
      )}
      {missing.length > 0 && (
        <section>
          <h3>{t.missing}</h3>
          <ul>
            {missing.map((one) => (
              <li key={`${one.name} ${one.reason}`}>
                {titleOf(one, textsOf)}: {t.why(one, day(explanation.as_of))}
                {one.command != null && <Copyable text={lineOf(one.command)} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      {operands.length > 0 && (
        <section>
          <h3>{t.operands}</h3>
          <Table
            label={t.operands}
            rows={operands.map((operand, place) => ({ operand, place }))}
            keyOf={({ place }) => place}
            columns={[
              {
                name: "name",
                title: t.name,
                isText: true,
                wraps: true,
                cellClass: ({ operand }) => (operand.part_of === null ? "" : "part"),
                cell: ({ operand }) => titleOf(operand, textsOf)
              },
              { name: "value", title: t.value, cell: ({ operand }) => valueText(operand) },
              {
                name: "date",
                title: t.date,
                isText: true,
                under: "value",
                cell: ({ operand }) => day(operand.date)
              },
              {
                name: "source",
                title: t.source,
                isText: true,
                wraps: true,
                under: "name",
                cell: ({ operand }) => <SourceOf {...operand} />
              }
            ]}
          />
        </section>
      )}
    </>
  )
}

interface OpenedProps {
  readonly company: Subject
  readonly figure: string
  readonly label: string
  readonly onClose: () => void
}

const Opened = ({ company, figure, label, onClose }: OpenedProps) => {
  const t = texts()
  const link = useLink()
  const textsOf = useTextsOf()
  const given = { company_id: company.company_id, figure, ...company.at }
  const own = useAnswer("getCompanyFigure", given, { when: !isOperator.value })
  const withCommands = useAnswer("getOperatorsFigure", given, { when: isOperator.value })
  return (
    <Dialog
      title={label}
      onClose={onClose}
      actions={
        <>
          <a
            class="button"
            href={link(`/screener?peers=${company.slug}&figure=${encodeURIComponent(figure)}`)}
          >
            {t.peers}
          </a>
          <button type="button" class="button" onClick={onClose}>
            {t.close}
          </button>
        </>
      }
    >
      <div class="explanation">
        <Answered of={isOperator.value ? withCommands : own} skeleton={<Skeleton lines={6} />}>
          {(explanation: Explanation) =>
            textsOf === null ? (
              <Skeleton lines={6} />
            ) : (
              <Contents explanation={explanation} textsOf={textsOf} />
            )
          }
        </Answered>
      </div>
    </Dialog>
  )
}

interface ExplainedProps {
  /** In the catalogue: a name or a function call. */
  readonly figure: string
  /** What the figure is called where it stands. */
  readonly label: string
  readonly children: ComponentChildren
  /** The company of the page unless it is given. */
  readonly of?: Subject
}

/** The value alone where there is no company. */
export const Explained = ({ children, figure, label, of }: ExplainedProps) => {
  const [isOpen, setOpen] = useState(false)
  const company = useCompanyIfAny()
  const subject = of ?? company
  if (subject === null) return <>{children}</>
  return (
    <>
      <button
        type="button"
        class="explained"
        aria-haspopup="dialog"
        title={texts().explain(label)}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen && <Opened company={subject} figure={figure} label={label} onClose={() => setOpen(false)} />}
    </>
  )
}
