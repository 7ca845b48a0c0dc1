/** Answers as EDGAR does, of a made-up market on a day. */
import type { Recorded } from "../../../../web/playing.ts"
import {
  archiveOf,
  factsOf,
  filesOf,
  indexOf,
  instanceName,
  instanceOf,
  statementOf,
  submissionsOf,
  tickersOf
} from "./documents.ts"
import { isStatement, isWeekday, type PlayedFiling, type PlayedMarket } from "./market.ts"

export interface PlayedEdgar {
  readonly answer: (path: string) => Recorded | undefined
  /** Turns to a day: what was filed before it is there, and the half of its own filings. */
  readonly turnTo: (day: string) => void
  /** Makes the archives of all issuers as of the day. */
  readonly makeArchives: () => Promise<void>
  /** The filings of a day. */
  readonly filedOn: (day: string) => ReadonlyArray<PlayedFiling>
}

const tagged = (body: string): Recorded => {
  let hash = 0
  for (let index = 0; index < body.length; index++)
    hash = (Math.imul(hash, 31) + body.charCodeAt(index)) >>> 0
  return { body, etag: `"${hash}-${body.length}"` }
}

export const playedEdgar = ({ companies, filings }: PlayedMarket): PlayedEdgar => {
  let today = "2020-01-01"
  const archives = new Map<string, Recorded>()
  const byDay = Map.groupBy(filings, ({ filed }) => filed)
  const byCompany = Map.groupBy(filings, ({ company }) => company.cik)
  const byNumber = new Map(filings.map((filing) => [filing.accession.replaceAll("-", ""), filing]))
  const byCik = new Map(companies.map((company) => [company.cik, company]))
  const filedOn = (day: string) => byDay.get(day) ?? []

  const isThere = ({ at, filed }: PlayedFiling): boolean => filed < today || (filed === today && at % 2 === 0)
  const filingsOf = (cik: string) => (byCompany.get(cik) ?? []).filter(isThere)

  const ofIssuer = (kind: string, cik: string): Recorded | undefined => {
    const company = byCik.get(cik)
    if (company === undefined) return undefined
    const own = filingsOf(cik)
    return tagged(kind === "submissions" ? submissionsOf(company, own) : factsOf(company, own))
  }

  const ofFiling = (number: string, name: string): Recorded | undefined => {
    const filing = byNumber.get(number.replaceAll("-", ""))
    if (filing === undefined || !isThere(filing)) return undefined
    if (name === "") return isStatement(filing.form) ? { body: statementOf(filing) } : undefined
    if (filing.period === null) return undefined
    if (name === "index.json") return { body: filesOf(filing) }
    return filing.company.hasClasses && name === instanceName(filing)
      ? { body: instanceOf(filing) }
      : undefined
  }

  const ofDay = (text: string): Recorded | undefined => {
    const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
    return day < today && isWeekday(day) ? { body: indexOf(day, filedOn(day)) } : undefined
  }

  const answer = (path: string): Recorded | undefined => {
    if (path === "/files/company_tickers_exchange.json") {
      return tagged(tickersOf(companies.filter(({ listed }) => listed <= today)))
    }
    const [, kind = "", cik = ""] =
      /^\/(submissions|api\/xbrl\/companyfacts)\/CIK(\d{10})\.json$/.exec(path) ?? []
    if (cik !== "") return ofIssuer(kind, cik)
    const [, day = ""] = /^\/Archives\/edgar\/daily-index\/\d{4}\/QTR\d\/form\.(\d{8})\.idx$/.exec(path) ?? []
    if (day !== "") return ofDay(day)
    const [, number = "", name = ""] =
      /^\/Archives\/edgar\/data\/\d+\/([\d-]+)(?:\.txt|\/(.+))$/.exec(path) ?? []
    return number === "" ? archives.get(path) : ofFiling(number, name)
  }

  const makeArchives = async (): Promise<void> => {
    const lastModified = new Date(`${today}T05:00:00Z`).toUTCString()
    for (const [path, kind] of [
      ["/Archives/edgar/daily-index/bulkdata/submissions.zip", "submissions"],
      ["/Archives/edgar/daily-index/xbrl/companyfacts.zip", "companyfacts"]
    ] as const) {
      const body = await archiveOf(
        companies.map(({ cik }) => [`CIK${cik}.json`, String(ofIssuer(kind, cik)?.body)] as const)
      )
      archives.set(path, { body, headers: { "Last-Modified": lastModified } })
    }
  }

  return {
    answer,
    turnTo: (day) => {
      today = day
    },
    makeArchives,
    filedOn
  }
}
