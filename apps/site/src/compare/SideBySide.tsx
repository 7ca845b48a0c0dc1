/** A table of figures of several companies. */
import type { ComponentChildren } from "preact"
import { useLink } from "../data/urlState.ts"
import { Explained } from "../figures/Explained.tsx"
import { calledBy, nameOf, type ShownCompany } from "../subject/company.ts"
import { Table } from "../ui/Table.tsx"
import type { Company } from "./compared.ts"
import { texts } from "./texts.ts"

export interface Line {
  readonly name: string
  readonly title: ComponentChildren
  /** By company. */
  readonly cells: ReadonlyArray<string>
  readonly best: ReadonlyArray<number>
  readonly worst: ReadonlyArray<number>
  /** The figure of the catalogue that its cells are, which they explain. */
  readonly explained?: { readonly figure: string; readonly label: string }
}

/** A value, marked where it is the best or the worst of its row: by weight and line, not by colour alone. */
const Marked = ({ line: { best, cells, worst }, place }: { readonly line: Line; readonly place: number }) => {
  const t = texts()
  const [mark, text] = best.includes(place)
    ? ["best", t.best]
    : worst.includes(place)
      ? ["worst", t.worst]
      : [null, ""]
  return mark === null ? (
    <>{cells[place]}</>
  ) : (
    <span class={mark}>
      {cells[place]}
      <span class="visually-hidden"> {text}</span>
    </span>
  )
}

/** A line for each figure, a column for each company. */
export const SideBySide = (props: {
  readonly label: string
  readonly companies: ReadonlyArray<Company>
  readonly lines: ReadonlyArray<Line>
  /** The day that it is of, for explanations. */
  readonly at: ShownCompany["at"]
}) => {
  const link = useLink()
  return (
    <Table
      label={props.label}
      rows={props.lines}
      keyOf={({ name }) => name}
      columns={[
        { name: "figure", title: texts().figure, isText: true, wraps: true, cell: ({ title }) => title },
        ...props.companies.map((company, i) => ({
          name: company.slug,
          title: (
            <a href={link(`/companies/${company.slug}`)} title={nameOf(company)}>
              {calledBy(company)}
            </a>
          ),
          cell: (line: Line) => {
            const marked = <Marked line={line} place={i} />
            const { company_id, slug } = company
            return line.explained === undefined ? (
              marked
            ) : (
              <Explained {...line.explained} of={{ company_id, slug, at: props.at }}>
                {marked}
              </Explained>
            )
          }
        }))
      ]}
    />
  )
}
