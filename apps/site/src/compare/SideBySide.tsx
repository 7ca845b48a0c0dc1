/** A table of figures of several companies. */
import { useLink } from "../data/urlState.ts"
import { Explained } from "../figures/Explained.tsx"
import { unknown } from "../language/format.ts"
import { calledBy, nameOf, type ShownCompany } from "../subject/company.ts"
import { Table } from "../ui/Table.tsx"
import type { Company } from "./compared.tsx"
import { texts } from "./texts.ts"

export interface Line<A> {
  readonly name: string
  readonly title: preact.ComponentChildren
  readonly cell: (of: A) => string
  /** The figure of the catalogue that its cells are, which they explain. */
  readonly explained?: { readonly figure: string; readonly label: string }
}

/** A line for each figure, a column for each company. */
export const SideBySide = <A,>(props: {
  readonly label: string
  readonly companies: ReadonlyArray<Company>
  readonly of: ReadonlyArray<A>
  readonly lines: ReadonlyArray<Line<A>>
  /** The day that it is of, for explanations. */
  readonly at?: ShownCompany["at"]
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
          cell: ({ cell, explained }: Line<A>) => {
            const one = props.of[i]
            const text = one === undefined ? unknown : cell(one)
            if (explained === undefined) return text
            const { company_id, slug } = company
            return (
              <Explained {...explained} of={{ company_id, slug, at: props.at ?? {} }}>
                {text}
              </Explained>
            )
          }
        }))
      ]}
    />
  )
}
