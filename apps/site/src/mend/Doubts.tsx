/** Takes doubtful bars as right, and withdraws that. */
import type { Answer } from "../../../../adapters/client/mod.ts"
import { client } from "../data/client.ts"
import { useMending } from "../data/ownAnswers.ts"
import { day } from "../language/format.ts"
import { acceptableBars } from "./acceptable.ts"
import { MendButton } from "./MendButton.tsx"
import { texts } from "./texts.ts"

interface OfCompany {
  readonly company_id: number
  readonly symbol: string
}

interface AcceptProps extends OfCompany {
  readonly doubt: Pick<Answer<"listDoubts">["doubtful"][number], "reason" | "bars">
}

const Accept = ({
  bars,
  company_id,
  symbol
}: OfCompany & { readonly bars: NonNullable<ReturnType<typeof acceptableBars>> }) => {
  const t = texts()
  const writing = useMending(() => client.value.acceptDoubts({ company_id, ...bars }))
  const of = `${symbol} ${t.range(day(bars.start_date), day(bars.end_date ?? bars.start_date))}`
  return <MendButton label={t.accept} name={`${t.accept}: ${of}`} writing={writing} />
}

/** Nothing for a doubt that is about no bars. */
export const AcceptButton = ({ doubt, ...of }: AcceptProps) => {
  const bars = acceptableBars(doubt)
  return bars === null ? null : <Accept bars={bars} {...of} />
}

export const WithdrawButton = ({ company_id, date, symbol }: OfCompany & { readonly date: string }) => {
  const t = texts()
  const writing = useMending(() => client.value.withdrawDoubts({ company_id, start_date: date }))
  return <MendButton label={t.withdraw} name={`${t.withdraw}: ${symbol} ${day(date)}`} writing={writing} />
}
