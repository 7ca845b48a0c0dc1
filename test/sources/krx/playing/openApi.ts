/** Answers of the KRX Open API about a made-up market, in the form of recorded ones (krx-rs, see `recorded.ts`). */
import { krx } from "../../../../adapters/sources/mod.ts"
import { addDays } from "../../../../core/mod.ts"
import type { Recorded } from "../../../web/playing.ts"
import type { Played } from "../../syncing.ts"
import type { PlayedDay, PlayedIssue, PlayedMarket } from "./market.ts"
import { recorded } from "./recorded.ts"

const marketOf: Readonly<Record<string, PlayedMarket>> = { stk: "KOSPI", ksq: "KOSDAQ", knx: "KONEX" }

const dashed = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`
const compact = (day: string): string => day.replaceAll("-", "")

const tradedRow = ({ code, name }: PlayedIssue, day: PlayedDay) => ({
  BAS_DD: compact(day.date),
  ISU_CD: code,
  ISU_NM: name,
  MKT_NM: day.market,
  SECT_TP_NM: "-",
  TDD_CLSPRC: String(day.close),
  CMPPREVDD_PRC: String(day.close - day.base),
  FLUC_RT: ((day.close / day.base - 1) * 100).toFixed(2),
  TDD_OPNPRC: String(day.open),
  TDD_HGPRC: String(day.high),
  TDD_LWPRC: String(day.low),
  ACC_TRDVOL: String(day.volume),
  ACC_TRDVAL: String(day.volume * day.close),
  MKTCAP: String(day.close * day.shares),
  LIST_SHRS: String(day.shares)
})

const listedRow = (issue: PlayedIssue, day: PlayedDay) => ({
  ISU_CD: issue.isin,
  ISU_SRT_CD: issue.code,
  ISU_NM: `${issue.name}보통주`,
  ISU_ABBRV: issue.name,
  ISU_ENG_NM: issue.english,
  LIST_DD: compact(issue.listed[day.market] ?? ""),
  MKT_TP_NM: day.market,
  SECUGRP_NM: "주권",
  SECT_TP_NM: "-",
  KIND_STKCERT_TP_NM: issue.kind,
  PARVAL: "500",
  LIST_SHRS: String(day.shares)
})

type Row = Readonly<Record<string, string>>

/** The rows of a service (`stk_bydd_trd`) on a day, as of another. */
export type RowsOn = (service: string, date: string, today: string) => ReadonlyArray<Row>

/** Rows as an answer. */
const answerOf = (rows: ReadonlyArray<Row>): Recorded => ({
  body: JSON.stringify({ OutBlock_1: rows }),
  headers: { "Content-Type": "application/json;charset=UTF-8" }
})

/** The service and the day that a path with query asks for; null for another path. */
const askedFor = (path: string) => {
  const [, service, basDd] = /\/sto\/(\w+)\?basDd=(\d{8})$/.exec(path) ?? []
  return service === undefined || basDd === undefined ? null : { service, date: dashed(basDd) }
}

/** Rows of a made-up market, where a session is published at 08:00 of the next day. */
export const rowsOfIssues =
  (issues: ReadonlyArray<PlayedIssue>): RowsOn =>
  (service, date, today) => {
    const [market = "", ...what] = service.split("_")
    if (addDays(date, 1) > today) return []
    return issues.flatMap((issue) => {
      const day = issue.days.get(date)
      if (day === undefined || day.market !== marketOf[market]) return []
      return [what.join("_") === "bydd_trd" ? tradedRow(issue, day) : listedRow(issue, day)]
    })
  }

/** Recorded rows. */
export const recordedRows: RowsOn = (service, date) => recorded[compact(date)]?.[service] ?? []

export const playedKey = "0123456789ABCDEF0123456789ABCDEF01234567"

/** What a store has of the source, without numbers that depend on the order of imports. */
const queries = {
  companies: "select symbol, exchange, slug, name, alias_name, isin, stock_type, listed from company",
  listings:
    "select l.symbol, l.exchange, l.valid_from, l.valid_to, c.slug from listing l join company c on c.company_id = l.company_id",
  shares:
    "select c.symbol, s.share_class, s.date, s.count from share_count s join company c on c.company_id = s.company_id",
  prices:
    "select c.symbol, p.date, p.open, p.high, p.low, p.close, p.volume from price_daily p join company c on c.company_id = p.company_id"
}

const krxSettings = (url: string) => ({
  KRX_API_KEY: playedKey,
  KRX_URL: url,
  KRX_PER_MINUTE: "60000",
  KRX_PER_DAY: ""
})

/** KRX from a day on. `instead` answers paths otherwise on a day, or returns undefined. */
export const playedKrx = (
  rowsOn: RowsOn,
  since: string,
  instead: (path: string, today: string) => Recorded | undefined = () => undefined
): Played => {
  let today = ""
  return {
    source: krx,
    settings: krxSettings,
    answer: (path) => {
      const asked = askedFor(path)
      if (asked === null) return undefined
      return instead(path, today) ?? answerOf(rowsOn(asked.service, asked.date, today))
    },
    turnTo: (day) => {
      today = day
    },
    since,
    queries,
    others: new Set<string>()
  }
}
