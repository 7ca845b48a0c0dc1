/** A store of a small market in dollars, and of some securities in won. */
import { Effect } from "effect"
import { actionHeader } from "../contract/stores.ts"
import { companyHeader, fill, fillCloses } from "./scene.ts"

/** Two and Three have a second security each: one in no sector, one in won and another sector. */
export const twoCurrencies = Effect.gen(function* () {
  yield* fill("companies", [
    companyHeader,
    "ONE,NYSE,One,Technology,Software,1",
    "TWO.A,NYSE,Two A,,,2",
    "ADR,NYSE,Three ADR,technology,,3",
    "FOUR,NYSE,Four,Énergie,,4",
    "000030,KOSPI,Three,Materials,,3",
    "000050,KOSPI,Five,Technology,,5",
    "TWO.B,NYSE,Two B,Technology,,2"
  ])
  yield* fillCloses([
    "ONE,2021-03-29,10.25",
    "ONE,2021-03-31,5.5",
    "TWO.A,2021-03-30,20",
    "000030,2021-03-30,30000",
    "000050,2021-03-30,50000"
  ])
  yield* fill("actions", [
    actionHeader,
    "ONE,1987-06-16,split,2,",
    "ONE,1990-01-02,stock_dividend,1.05,",
    "ONE,2020-03-30,dividend,0.25,",
    "ONE,2020-03-31,dividend,0.5,",
    "ONE,2021-03-31,split,4,",
    "TWO.A,2020-03-30,spinoff,3,",
    "TWO.A,2020-06-02,rights,1,",
    "000050,2020-06-01,split,50,"
  ])
  yield* fill("shares", [
    "symbol,cik,share_class,date,count",
    "ONE,,A,2020-03-31,16788096000",
    "ONE,,A,2021-03-31,0",
    ",1,B,2021-01-04,9",
    "TWO.B,,B,2021-01-04,7",
    "000050,,common,2021-01-04,8"
  ])
})
