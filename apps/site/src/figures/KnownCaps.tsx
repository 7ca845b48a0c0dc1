/** Below the sum of market caps: of how many companies it is, where not of all. */
import { count } from "../language/format.ts"
import { messages } from "../language/language.ts"

const texts = messages({
  en: { ofSome: (known: string, total: string) => `${known} of ${total} companies` },
  ko: { ofSome: (known, total) => `${total}곳 중 ${known}곳` },
  ja: { ofSome: (known, total) => `${total}社中${known}社` },
  zh: { ofSome: (known, total) => `${total}家中的${known}家` }
})

interface KnownCapsProps {
  /** The largest companies, those whose market cap isn't known last. */
  readonly of: ReadonlyArray<{ readonly market_cap: number | null }>
  /** How many of the largest are listed at the most: where all of them have one, more may. */
  readonly max: number
  readonly total: number
}

export const KnownCaps = ({ max, of, total }: KnownCapsProps) => {
  const known = of.filter(({ market_cap }) => market_cap !== null).length
  if (known === 0 || known >= Math.min(max, total)) return null
  return <small class="known-caps">{texts().ofSome(count(known), count(total))}</small>
}
