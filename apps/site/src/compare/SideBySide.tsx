/** A table of figures of several companies. */
import { useLink } from "../data/urlState.ts"
import { unknown } from "../language/format.ts"
import { calledBy, nameOf } from "../subject/company.ts"
import { Table } from "../ui/Table.tsx"
import type { Company } from "./compared.tsx"
import { texts } from "./texts.ts"

export interface Line<A> {
  readonly name: string
  readonly title: preact.ComponentChildren
  readonly cell: (of: A) => string
}

/** A line for each figure, a column for each company. */
export const SideBySide = <A,>(props: {
  readonly label: string
  readonly companies: ReadonlyArray<Company>
  readonly of: ReadonlyArray<A>
  readonly lines: ReadonlyArray<Line<A>>
}) => {
  const link = useLink()
  return (
    <Table
      label={props.label}
      rows={props.lines}
      keyOf={({ name }) => name}
      columns={[
        { name: "figure", title: texts().figure, isText: true, cell: ({ title }) => title },
        ...props.companies.map((company, i) => ({
          name: company.slug,
          title: (
            <a href={link(`/companies/${company.slug}`)} title={nameOf(company)}>
              {calledBy(company)}
            </a>
          ),
          cell: ({ cell }: Line<A>) => {
            const one = props.of[i]
            return one === undefined ? unknown : cell(one)
          }
        }))
      ]}
    />
  )
}
