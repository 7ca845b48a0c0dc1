/** A small market with statements, shares and profiles to ask for, all made up but for the securities' numbers. */
import { Effect, Layer } from "effect"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { actionHeader, priceHeader, take } from "../contract/stores.ts"
import { openService } from "./service.ts"

const companies = [
  "symbol,exchange,name,sector,industry,country,isin,cusip,figi_code,cik,stock_type,ceo,employees,website," +
    "description,address,city,state,zip_code,phone",
  "ACME,NASDAQ,Acme Inc.,Technology,Software,US,US0378331005,037833100,BBG000B9XRY4,0000000001,Common Stock," +
    "Ada Acme,1200,https://acme.example,Anvils.,1 Acme Way,Tucson,AZ,85701,+1 520 555 0100",
  "ACM,XETRA,Acme Inc.,Technology,Software,US,US0378331005,037833100,BBG000B9Y5X2,0000000001,,,,,,,,,,",
  "005930,KOSPI,Samsung Electronics,,,KR,KR7005930003,Y74718100,,,보통주,,,,,,,,,",
  "OLDE,NYSE,Olde & Co,,,,,,,0000000002,,,,,,,,,,",
  "BARE,NYSE,Bare,,,,,,,,,,,,,,,,,",
  "FORMER,NYSE,Former holder,,,,,,,0000000003,,,,,,,,,,"
]

/** OLDE was FORMER's ticker to the end of 2005. */
const listings = [
  "symbol,exchange,valid_from,valid_to,company",
  "OLDE,NYSE,1999-01-04,2005-12-31,FORMER",
  "OLDE,NYSE,2006-01-03,,OLDE"
]

const prices = [
  priceHeader,
  "ACME,2024-06-20,20,21,19,20.5,1000",
  "ACME,2024-06-24,10,11,9.5,10.25,2000",
  "ACME,2024-06-28,12,12.5,11.75,12.345,3000",
  "005930,2024-06-28,80000,81500,79800,81500,21000000"
]

const actions = [actionHeader, "ACME,2024-06-24,split,2,20.5", "ACME,2024-06-28,dividend,0.25,10.25"]

const shares = ["symbol,date,count", "ACME,2024-05-01,500001"]

const acme = [
  "symbol,fiscal_date,span,filed_at,filing_id,form,currency,sales,operating_income,net_income," +
    "total_assets,cash_and_cash_equivalents,operating_cash_flow,capital_expenditures,tags",
  "ACME,2022-12-31,12,2023-02-15,F1,10-K,USD,1000,200,150.5,5000,700,300,-80,",
  "ACME,2022-12-31,12,2023-06-01,F2,10-K/A,USD,990,,,,,,,",
  "ACME,2023-03-31,3,2023-05-02,F3,10-Q,USD,300,,,5100,,,,",
  "ACME,2023-06-30,6,2023-08-01,F4,10-Q,USD,640,,,,,,,",
  `ACME,2023-12-31,12,2024-02-14,F5,10-K,USD,1200,220,160,5600,710,330,90,"{""sales"":""us-gaap:Revenues""}"`
]

/** Of 22 fiscal years the first quarter and the year; and one year of FORMER. */
const olde = [
  "cik,fiscal_date,span,filed_at,currency,sales",
  ...Array.from({ length: 22 }, (_, i) => 2002 + i).flatMap((year) => [
    `2,${year}-03-31,3,${year}-05-01,EUR,${year}`,
    `2,${year}-12-31,12,${year + 1}-02-01,EUR,${year * 4}`
  ]),
  "3,2004-12-31,12,2005-03-01,EUR,77"
]

export const ledger = Effect.gen(function* () {
  yield* take("companies", companies)
  yield* take("listings", listings)
  yield* take("prices", prices)
  yield* take("actions", actions)
  yield* take("shares", shares)
  yield* take("statements", acme)
  yield* take("statements", olde)
})

/** The service over these issuers in memory. */
export const openLedger = (settings?: Layer.Layer<never>) =>
  openService(
    Layer.suspend(() => storesLayer()),
    ledger,
    "still",
    settings
  )
