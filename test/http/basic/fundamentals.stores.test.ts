/** Financials and the basic API on every store. */
import { basicRoot } from "../basic.ts"
import { sameOnEveryStore } from "../everyStore.ts"
import { ledger } from "../../fixtures/ledger.ts"

const financials = [
  "ACME/financials",
  "ACME/financials?period=Quarterly&include=provenance",
  "ACME/financials?as_of=2023-05-31&include=provenance",
  "ACM:XETRA/financials?format=csv",
  "OLDE/financials?years=20",
  "OLDE/financials?as_of=2005-12-31",
  "OLDE/financials?as_of=2006-01-02",
  "BARE/financials"
]

const basic = [
  "time-series?symbol=ACME",
  "time-series?symbol=ACME&adjust=all&interval=1week",
  "time-series?symbol=acme,005930,BARE,zzzz",
  "profile?symbol=ACME,ACM:XETRA,005930,BARE,OLDE,FORMER",
  "fundamentals?symbol=ACME,ACM:XETRA,005930,BARE,OLDE",
  "fundamentals?symbol=ACME&as_of=2024-06-21",
  "fundamentals?symbol=OLDE&as_of=2005-12-31"
]

sameOnEveryStore(ledger, [
  ...financials.map((path) => `/api/public/v1/financial/companies/${path}`),
  ...basic.map((path) => `${basicRoot}/${path}`)
])
