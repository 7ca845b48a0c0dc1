/** The answers of the KRX Open API: a market's issues as traded on a day, and as listed on a day. All values are texts. */
import { Effect } from "effect"
import { FetchFailed } from "../../../core/mod.ts"
import type { Ask } from "../daily/Ask.ts"
import { dayOfDigits, objectIn, objectsIn } from "../daily/Rows.ts"

/** An issue as traded on a day, raw: `*_bydd_trd`. */
export interface TradedIssue {
  /** Six digits or letters, `00104K`. */
  readonly code: string
  readonly name: string
  readonly open: string
  readonly high: string
  readonly low: string
  readonly close: string
  readonly volume: string
  /** Close less the price that the exchange counts the day's change from. */
  readonly change: string
  readonly market_cap: string
  readonly shares: string
}

/** An issue as listed on a day: `*_isu_base_info`. */
export interface ListedIssue {
  readonly code: string
  readonly isin: string
  readonly name: string
  readonly english: string
  /** 주권, 외국주권, 주식예탁증권, 부동산투자회사, ... */
  readonly group: string
  /** 보통주, 구형우선주, 신형우선주, 종류주권. */
  readonly kind: string
  /** The first day in the market: for an issue from another market that of its move. */
  readonly listed_on: string
  readonly shares: string
}

type Row = Readonly<Record<string, unknown>>

/** A value; empty where it is stated as unknown. */
const textOf = (value: unknown): string => {
  const text = typeof value === "string" ? value.trim() : ""
  return text === "-" ? "" : text
}

/** A number, which some services write with commas. */
const numberOf = (value: unknown): string => textOf(value).replaceAll(",", "")

const compact = (date: string): string => date.replaceAll("-", "")

const dayOf = (value: unknown): string => dayOfDigits(textOf(value))

const isCode = (code: string): boolean => /^[0-9A-Z]{6}$/.test(code)

/** The rows of an answer, each once by its code. Empty for a day without a session, or one that isn't published yet. */
const rowsOf = Effect.fnUntraced(function* ({ json }: Ask, path: string, date: string, codeOf: string) {
  const failed = (message: string, status: number | null = 200) =>
    new FetchFailed({ url: `krx ${path} ${date}`, status, message })
  const answer = yield* json(path, { basDd: compact(date) }).pipe(
    Effect.mapError((error) =>
      error._tag === "FetchFailed" && isUnadmitted(error.message)
        ? new FetchFailed({ ...error, message: `${error.message}. ${admission}` })
        : error
    )
  )
  if (answer === null) return yield* failed("No such service", 404)
  const rows = objectsIn(objectIn(answer)?.["OutBlock_1"])
  const byCode = new Map<string, Row>()
  for (const [index, row] of rows.entries()) {
    const code = textOf(row[codeOf])
    if (!isCode(code))
      return yield* failed(`Row ${index + 1} has ${codeOf} "${code}": expected six digits or letters`)
    const day = row["BAS_DD"]
    if (day !== undefined && dayOf(day) !== date)
      return yield* failed(`Row ${index + 1} is of ${dayOf(day)}, not of ${date} as asked for`)
    byCode.set(code, row)
  }
  return byCode
})

/** What is said to a key that isn't admitted to a service. */
export const isUnadmitted = (message: string): boolean => /Unauthorized API Call/i.test(message)

const admission = "Apply for the service with the key's account at https://openapi.krx.co.kr"

/** The issues of a market on a day, by code. */
export type Issues<A> = ReadonlyMap<string, A>

const mapped = <A>(rows: ReadonlyMap<string, Row>, of: (code: string, row: Row) => A): Issues<A> =>
  new Map([...rows].map(([code, row]) => [code, of(code, row)]))

/** The issues of a market (`stk`, `ksq`, `knx`) as traded on a day. */
export const tradedOn = (ask: Ask, market: string, date: string) =>
  Effect.map(rowsOf(ask, `/sto/${market}_bydd_trd`, date, "ISU_CD"), (rows) =>
    mapped(
      rows,
      (code, row): TradedIssue => ({
        code,
        name: textOf(row["ISU_NM"]),
        open: numberOf(row["TDD_OPNPRC"]),
        high: numberOf(row["TDD_HGPRC"]),
        low: numberOf(row["TDD_LWPRC"]),
        close: numberOf(row["TDD_CLSPRC"]),
        volume: numberOf(row["ACC_TRDVOL"]),
        change: numberOf(row["CMPPREVDD_PRC"]),
        market_cap: numberOf(row["MKTCAP"]),
        shares: numberOf(row["LIST_SHRS"])
      })
    )
  )

/** The issues of a market as listed on a day. */
export const listedOn = (ask: Ask, market: string, date: string) =>
  Effect.map(rowsOf(ask, `/sto/${market}_isu_base_info`, date, "ISU_SRT_CD"), (rows) =>
    mapped(
      rows,
      (code, row): ListedIssue => ({
        code,
        isin: textOf(row["ISU_CD"]),
        name: textOf(row["ISU_ABBRV"]) || textOf(row["ISU_NM"]),
        english: textOf(row["ISU_ENG_NM"]),
        group: textOf(row["SECUGRP_NM"]),
        kind: textOf(row["KIND_STKCERT_TP_NM"]),
        listed_on: dayOf(row["LIST_DD"]),
        shares: numberOf(row["LIST_SHRS"])
      })
    )
  )
