/** Companies to compare where none are chosen: those seen last, and the largest of each market. */
import type { Answer } from "../../../../adapters/client/mod.ts"
import { useLink } from "../data/urlState.ts"
import { currencyText } from "../language/format.ts"
import { words } from "../language/words.ts"
import { calledBy, nameOf } from "../subject/company.ts"
import { recent } from "../subject/recent.ts"
import { Panel } from "../ui/Panel.tsx"
import { texts } from "./texts.ts"

type Proposed = Parameters<typeof calledBy>[0] & { readonly slug: string }

/** So many of a market. */
const largest = 5

export const Proposals = ({ markets }: { readonly markets: Answer<"listMarkets">["markets"] }) => {
  const t = texts()
  const link = useLink()
  const proposals: ReadonlyArray<readonly [string, ReadonlyArray<Proposed>]> = [
    [t.seen, recent.value],
    ...markets.map(
      ({ currency, top_companies }) =>
        [`${words().largest} · ${currencyText(currency)}`, top_companies.slice(0, largest)] as const
    )
  ]
  const shown = proposals.filter(([, companies]) => companies.length > 1)
  if (shown.length === 0) return null
  return (
    <Panel title={t.proposals}>
      <ul class="proposals">
        {shown.map(([title, companies]) => (
          <li key={title}>
            <span class="muted small">{title}</span>
            <a
              class="button"
              href={link(`/compare?with=${companies.map(({ slug }) => slug).join(",")}`)}
              title={companies.map(nameOf).join(", ")}
            >
              {companies.map(calledBy).join(", ")}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
