/** Companies chosen by name: a symbol, a symbol on an exchange, a registry's number. */
import { assert, it } from "@effect/vitest"
import { chosenBy } from "../../../core/ports.ts"

const subject = (
  company_id: number,
  symbol: string,
  exchange: string,
  cik: string | null,
  corp_code: string | null
) => ({
  company_id,
  symbol,
  exchange,
  cik,
  corp_code
})

const all = [
  subject(1, "AAPL", "NASDAQ", "0000320193", null),
  subject(2, "AAPL", "FWB", "0000320193", null),
  subject(3, "005930", "KOSPI", null, "00126380"),
  subject(4, "126380", "KOSDAQ", null, "00000001"),
  subject(5, "OLD", "NYSE", "0000005930", null),
  subject(6, "BRK-B", "NYSE", "0001067983", null),
  subject(7, "000660", "KOSPI", null, "00164779")
]

it.for([
  [["AAPL"], [1, 2], []],
  [["aapl:fwb"], [2], []],
  [["320193"], [1, 2], []],
  [["0000320193", "AAPL"], [1, 2], []],
  [["005930"], [3], []],
  [["0000005930"], [5], []],
  [["126380"], [4], []],
  [["00126380"], [3], []],
  [["AAPL:LSE", "MSFT", "AAPL:NASDAQ"], [1], ["AAPL:LSE", "MSFT"]],
  [["BRK.B", "brk/b:amex"], [6], []],
  [["660", "660:KRX"], [7], []],
  [["5930"], [5], []],
  [["AAPL@2015-01-02"], [], ["AAPL@2015-01-02"]],
  [["a b", ""], [], ["a b", ""]]
] as const)("%o are %o, without %o", ([names, ids, missing]) => {
  const chosen = chosenBy(names, all)
  assert.deepStrictEqual(
    chosen.subjects.map(({ company_id }) => company_id),
    [...ids]
  )
  assert.deepStrictEqual(chosen.missing, [...missing])
})
