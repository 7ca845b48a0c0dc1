/** Which rows a choice of companies and days contains. */
import type { Choice, SourceSubject } from "../../../core/mod.ts"

/** The codes of the exchanges that the Korea Exchange operates. */
const koreanExchanges: ReadonlySet<string> = new Set(["KRX", "KOSPI", "KOSDAQ", "KONEX"])

/** The company's ticker in Korea; null for one that is listed elsewhere. */
export const koreanSymbol = ({ exchange, symbol }: SourceSubject): string | null =>
  koreanExchanges.has(exchange) ? symbol : null

/** The exchange by the class of the company, `Y` KOSPI; null for a company on none of them. */
export const exchangeOfClass = (corp_cls: string | null): string | null =>
  corp_cls === "Y" ? "KOSPI" : corp_cls === "K" ? "KOSDAQ" : corp_cls === "N" ? "KONEX" : null

/** Returns the exchange that a known company is on by its ticker in Korea; null for any other ticker. */
export const exchangesOf = (subjects: ReadonlyArray<SourceSubject>): ((symbol: string) => string | null) => {
  const exchanges = new Map(
    subjects.flatMap((subject) => {
      const symbol = koreanSymbol(subject)
      return symbol === null ? [] : [[symbol, subject.exchange] as const]
    })
  )
  return (symbol) => exchanges.get(symbol) ?? null
}

/** An issuer with a number at DART. */
export interface NumberedIssuer extends SourceSubject {
  readonly corp_code: string
}

/** The numbers of an issuer alone. */
export const numbersOf = ({ cik, corp_code }: NumberedIssuer): Pick<NumberedIssuer, "cik" | "corp_code"> => ({
  cik,
  corp_code
})

const isNumbered = (subject: SourceSubject): subject is NumberedIssuer => subject.corp_code !== null

/** The issuers of the subjects, each once: several securities share one. */
export const issuersOf = (subjects: ReadonlyArray<SourceSubject>): ReadonlyArray<NumberedIssuer> => {
  const issuers = new Map<string, NumberedIssuer>()
  for (const subject of subjects.filter(isNumbered)) {
    if (!issuers.has(subject.corp_code)) issuers.set(subject.corp_code, subject)
  }
  return [...issuers.values()]
}

/** Whether rows are among the chosen ones. */
export interface Wanted {
  /** Whether the company is among the chosen ones. */
  readonly company: (corp_code: string | null, stock_code: string | null) => boolean
  /** Whether a filing of the day is; null for an unknown day. */
  readonly day: (filed: string | null) => boolean
}

/** What a choice contains. */
export const wantedBy = ({ since, subjects }: Pick<Choice, "since" | "subjects">): Wanted => {
  const chosen = new Set(
    (subjects ?? []).flatMap((subject) => [
      `corp_code ${subject.corp_code}`,
      `symbol ${koreanSymbol(subject)}`
    ])
  )
  return {
    company: (corp_code, stock_code) =>
      subjects === null ||
      (corp_code !== null && chosen.has(`corp_code ${corp_code}`)) ||
      (stock_code !== null && chosen.has(`symbol ${stock_code}`)),
    day: (filed) => since === null || filed === null || filed >= since
  }
}
