/** Companies that an address names, `with=apple-inc,ibm`: each may be removed, and others are found by search. */
import type { ComponentChildren } from "preact"
import { nameOf } from "../subject/company.ts"
import { Search } from "./Search.tsx"
import { texts } from "./texts.ts"
import "./chosen.css"

/** The slugs in a parameter, each once. */
export const slugsIn = (given: string | undefined): ReadonlyArray<string> => [
  ...new Set(
    (given ?? "")
      .split(",")
      .map((slug) => slug.trim())
      .filter((slug) => slug !== "")
  )
]

interface ChosenProps {
  readonly slugs: ReadonlyArray<string>
  /** Those that are known, by their slugs in the address; any other is shown by its slug. */
  readonly known: ReadonlyMap<string, Parameters<typeof nameOf>[0]>
  /** As many may be chosen. */
  readonly max: number
  /** The label of the search. */
  readonly label: string
  /** What stands before a name. */
  readonly mark?: (place: number) => ComponentChildren
  readonly onChange: (slugs: ReadonlyArray<string>) => void
}

export const Chosen = ({ known, label, mark, max, onChange, slugs }: ChosenProps) => {
  const t = texts()
  return (
    <div class="chosen no-print">
      {slugs.length > 0 && (
        <ul>
          {slugs.map((slug, i) => {
            const company = known.get(slug)
            const name = company === undefined ? slug : nameOf(company)
            return (
              <li key={slug}>
                {mark?.(i)}
                {name}
                <button
                  type="button"
                  aria-label={t.remove(name)}
                  onClick={() => onChange(slugs.filter((other) => other !== slug))}
                >
                  ×
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {slugs.length < max && (
        <Search hasShortcut={false} label={label} onChosen={({ slug }) => onChange([...slugs, slug])} />
      )}
    </div>
  )
}
