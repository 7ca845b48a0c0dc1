/** A filing as a link: its form and day. */
import { day } from "../../language/format.ts"
import { OutsideLink } from "../../ui/OutsideLink.tsx"
import { texts } from "./texts.ts"

interface FilingProps {
  readonly of: {
    readonly form: string | null
    readonly filed_at: string | null
    readonly filing_url: string | null
  }
}

export const Filing = ({ of: { filed_at, filing_url, form } }: FilingProps) => (
  <OutsideLink href={filing_url}>{texts().filed(form, day(filed_at))}</OutsideLink>
)
