/** The figures of the overview, by their names in the catalogue. */
import type { Answer } from "../../../../../adapters/client/mod.ts"

type Value = Answer<"listCompanyValues">["figures"][number]

export type Values = (name: string) => Value

/** Of an answer; an unknown one for a name that it doesn't have. */
export const valuesOf = ({ figures }: Answer<"listCompanyValues">): Values => {
  const byName = new Map(figures.map((figure) => [figure.name, figure]))
  return (name) => byName.get(name) ?? { name, title: name, value: null, unit: "text", currency: null }
}
