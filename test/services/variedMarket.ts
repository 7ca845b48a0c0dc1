/**
 * Files of a market with what makes figures differ: issuers with several classes, listings and receipts in four currencies
 * and two quote units, splits and payments, securities that ended or are seldom traded, gaps, spikes, statements of years,
 * quarters and halves, some without a date, restated or in another currency, insiders' amendments, reports, filings.
 */
import { addDays } from "../../core/mod.ts"
import { priceHeader } from "../contract/stores.ts"
import { randomFrom } from "../random.ts"

/** The newest day that has a bar. */
export const lastDay = "2021-06-30"

const markets = [
  ["NYSE", "USD"],
  ["NYSE", "USD"],
  ["NYSE", "USD"],
  ["LSE", "GBX"],
  ["KRX", "KRW"],
  ["XETRA", "EUR"]
] as const

const currencyOf = (unit: string): string => (unit === "GBX" ? "GBP" : unit)

type Kind = "" | "Common Stock" | "ADR" | "Preferred Stock"

interface Security {
  readonly symbol: string
  readonly exchange: string
  readonly currency: string
  readonly kind: Kind
  readonly shares_per_receipt: number | null
  readonly isListed: boolean
}

const cents = (value: number): number => Math.max(0.01, Math.round(value * 100) / 100)

/** In a currency's ticks: won have no hundredths. */
const ticks = (value: number, currency: string): number =>
  currency === "KRW" ? Math.max(1, Math.round(value * 100)) : cents(value)

const sharesHeader = "cik,symbol,share_class,date,count,conversion_ratio"
const statementLines = [
  "sales",
  "cost_of_goods",
  "gross_profit",
  "operating_income",
  "depreciation_and_amortization",
  "interest_expense",
  "pretax_income",
  "income_tax",
  "net_income",
  "operating_cash_flow",
  "capital_expenditures",
  "common_dividends",
  "share_repurchases",
  "eps_basic",
  "eps_diluted",
  "shares_basic",
  "shares_diluted",
  "dividends_per_share",
  "total_assets",
  "total_current_assets",
  "cash_and_cash_equivalents",
  "short_term_investments",
  "total_liabilities",
  "short_term_debt",
  "long_term_debt",
  "total_debt",
  "total_shareholders_equity",
  "goodwill",
  "preferred_stock"
] as const

/** The files of so many issuers, the same for a seed; SPY, which betas are against, is the first. */
export const variedMarket = (issuers: number, seed: number) => {
  const random = randomFrom(seed)
  const whole = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1))
  const isIn = (share: number): boolean => random() < share
  const oneOf = <A>(some: ReadonlyArray<A>): A => some[whole(0, some.length - 1)] as A
  const dayWithin = (after: number, before: number): string => addDays(lastDay, whole(-before, after))

  const companies = [
    "symbol,exchange,name,sector,industry,country,currency,stock_type,shares_per_receipt,listed,cik,employees"
  ]
  const prices = [priceHeader]
  const actions = ["symbol,effective_date,type,value,reference_close,currency"]
  const shares = [sharesHeader]
  const statements = [["symbol,fiscal_date,span,filed_at,filing_id,form,currency", ...statementLines].join()]
  const insiders = [
    "external_id,symbol,filed_date,transaction_date,insider_name,transaction_code,shares_change,price,currency,filing_id,filer,table_line,amends_date"
  ]
  const reports = [
    "external_id,symbol,title,report_date,report_type,securities_firm,opinion,target_price,currency"
  ]
  const disclosures = ["rcept_no,symbol,rcept_dt,report_nm,items,period_end"]
  /** Bars that an operator takes as right. */
  const accepted: Array<{
    readonly symbol: string
    readonly date: string
    readonly low: number
    readonly high: number
  }> = []

  const addBars = (
    { currency, symbol }: Pick<Security, "symbol" | "currency">,
    first: string,
    last: string,
    isSeldom: boolean
  ): void => {
    const traded = (value: number): number => ticks(value, currency)
    let close = whole(2, 400)
    const volume = 10 ** whole(2, 6)
    for (let day = first; day <= last; day = addDays(day, 1)) {
      const weekday = new Date(day).getUTCDay()
      if (weekday === 0 || weekday === 6) continue
      if (isIn(isSeldom ? 0.9 : 0.01)) continue
      // Suspended for some weeks.
      if (isIn(0.001)) day = addDays(day, whole(10, 90))
      if (day > last) return
      const open = close * (1 + (random() - 0.5) / 50)
      close *= 1 + (random() - 0.495) / 20
      const isSpike = isIn(0.002)
      const [lower, upper] = [Math.min(open, close), Math.max(open, close)]
      const low = traded(isSpike ? lower / 8 : lower * (1 - random() / 50))
      const high = traded(upper * (1 + random() / 50))
      prices.push(
        [symbol, day, traded(open), high, low, traded(close), isIn(0.01) ? 0 : whole(1, volume)].join()
      )
      if (isSpike && isIn(0.5)) accepted.push({ symbol, date: day, low, high })
    }
  }

  const addActions = ({ currency, symbol }: Security): void => {
    for (let i = whole(0, 2); i > 0; i--)
      actions.push([symbol, dayWithin(60, 1500), "split", oneOf([2, 3, 0.1, 1.5, 20]), "", ""].join())
    if (isIn(0.2)) actions.push([symbol, dayWithin(60, 1500), "stock_dividend", 1.05, "", ""].join())
    if (isIn(0.1)) actions.push([symbol, dayWithin(60, 1500), "rights", 1, "", ""].join())
    if (isIn(0.6)) {
      const unit = isIn(0.9) ? "" : oneOf(["USD", "EUR", currencyOf(currency)])
      for (let first = whole(20, 90); first < 1600; first += 91)
        actions.push([symbol, addDays(lastDay, -first), "dividend", cents(random()), "", unit].join())
    }
  }

  const addStatements = (issuer: number, { currency, symbol }: Security): void => {
    if (isIn(0.1)) return
    const own = isIn(0.85) ? currencyOf(currency) : "EUR"
    const within = random()
    const spans = within < 0.5 ? ([3, 6, 9] as const) : within < 0.65 ? ([6] as const) : []
    const isUndated = isIn(0.15)
    const size = 10 ** whole(3, 9)
    const month = oneOf(["12-31", "09-30", "06-30", "03-31"])
    const row = (end: string, span: number, filed: string, form: string, unit: string) => {
      const cells = statementLines.map((line) => {
        if (isIn(0.1)) return ""
        if (line.startsWith("eps")) return cents(random() * 5) * (isIn(0.2) ? -1 : 1)
        if (line === "dividends_per_share") return cents(random())
        const sign = isIn(line === "net_income" || line === "pretax_income" ? 0.25 : 0.03) ? -1 : 1
        return Math.round(size * random() * sign * (span / 12 + 0.01))
      })
      const filing = isIn(0.8)
        ? `${String(issuer).padStart(10, "0")}-${filed.slice(2, 4)}-${whole(0, 999_999)}`
        : ""
      statements.push(
        [symbol, end, span, isUndated && isIn(0.6) ? "" : filed, filing, form, unit, ...cells].join()
      )
    }
    for (let year = whole(2012, 2018); year <= 2021; year++) {
      const unit = year < 2017 && isIn(0.1) ? "CHF" : own
      const end = `${year}-${month}`
      for (const span of spans) {
        const quarter = addDays(end, -365 + Math.round((91 * span) / 3))
        if (quarter > lastDay || isIn(0.05)) continue
        row(quarter, span, addDays(quarter, whole(20, 60)), "10-Q", unit)
        if (span > 3 && spans.length > 1) row(quarter, 3, addDays(quarter, whole(20, 60)), "10-Q", unit)
      }
      if (end > lastDay || isIn(0.05)) continue
      const filed = addDays(end, whole(30, 120))
      row(end, 12, filed, "10-K", unit)
      if (isIn(0.2)) row(end, 12, addDays(filed, whole(1, 300)), "10-K/A", unit)
      disclosures.push(`${issuer}-${year}-1,${symbol},${addDays(filed, -whole(1, 20))},8-K,2.02,`)
      disclosures.push(`${issuer}-${year}-2,${symbol},${filed},10-K,,${end}`)
      if (isIn(0.5))
        disclosures.push(`${issuer}-${year}-3,${symbol},${addDays(filed, whole(1, 200))},8-K,5.02,`)
    }
  }

  const addInsiders = (issuer: number, { currency, symbol }: Security): void => {
    for (let i = whole(0, 12); i > 0; i--) {
      const day = dayWithin(0, 1000)
      const filed = addDays(day, whole(0, 200))
      const code = oneOf(["P", "S", "S", "A", "M"])
      const change = (code === "S" ? -1 : 1) * whole(1, 10_000)
      const price = isIn(0.1) ? "" : cents(random() * 100)
      const unit = isIn(0.9) ? currency : "CHF"
      const line = (id: string, filed_date: string, shares_change: number, amends: string) =>
        insiders.push(
          [
            `${issuer}/${i}/${id}`,
            symbol,
            filed_date,
            day,
            "DOE JANE",
            code,
            shares_change,
            price,
            unit,
            `${issuer}-${i}-${id}`,
            `${issuer}/4`,
            "nonDerivative/Common Stock/D",
            amends
          ].join()
        )
      line("1", filed, change, "")
      if (isIn(0.2)) line("2", addDays(filed, whole(1, 120)), change * 2, filed)
    }
  }

  const addReports = (issuer: number, { currency, symbol }: Security): void => {
    for (let i = whole(0, 8); i > 0; i--)
      reports.push(
        [
          `${issuer}-${symbol}-${i}`,
          symbol,
          `Report ${i}`,
          dayWithin(0, 900),
          "company_analysis",
          oneOf(["ALPHA", "BETA", "GAMMA", "DELTA"]),
          oneOf(["Buy", "Hold", "Sell", "Strong Buy", ""]),
          isIn(0.2) ? "" : whole(1, 500),
          isIn(0.9) ? currency : "CHF"
        ].join()
      )
  }

  companies.push("SPY,NYSE,SPDR S&P 500,,,United States,USD,ETF,,,999999,")
  addBars({ symbol: "SPY", currency: "USD" }, "2016-01-01", lastDay, false)
  for (let issuer = 1; issuer <= issuers; issuer++) {
    const [home, unit] = oneOf(markets)
    const kinds: ReadonlyArray<Kind> = isIn(0.75)
      ? [oneOf(["", "Common Stock"] as const)]
      : [
          "Common Stock",
          ...Array.from({ length: whole(1, 2) }, () =>
            oneOf(["Common Stock", "ADR", "Preferred Stock"] as const)
          )
        ]
    const hasEnded = isIn(0.15)
    const ended = addDays(lastDay, -whole(35, 900))
    const securities = kinds.map((kind, i): Security => {
      const [exchange, currency] =
        i > 0 && (kind === "ADR" || isIn(0.4)) ? oneOf(markets) : ([home, unit] as const)
      return {
        symbol: exchange === "KRX" ? String(issuer * 10 + i).padStart(6, "0") : `S${issuer}${"ABC"[i] ?? ""}`,
        exchange,
        currency,
        kind,
        shares_per_receipt: kind === "ADR" && isIn(0.8) ? oneOf([1, 6, 0.5]) : null,
        isListed: !hasEnded && isIn(0.95)
      }
    })
    for (const [i, security] of securities.entries()) {
      const { currency, exchange, isListed, kind, shares_per_receipt, symbol } = security
      companies.push(
        [
          symbol,
          exchange,
          `Company ${issuer}${"ABC"[i] ?? ""}`,
          oneOf(["Technology", "technology", "Energy", ""]),
          oneOf(["Software", "Oil", ""]),
          oneOf(["United States", "South Korea", ""]),
          currency,
          kind,
          shares_per_receipt ?? "",
          isListed ? oneOf(["", "true"]) : "false",
          issuer,
          isIn(0.5) ? whole(1, 100_000) : ""
        ].join()
      )
      const isShort = isIn(0.15)
      const first = addDays(lastDay, isShort ? -whole(0, 60) : -whole(200, 1900))
      const last = isListed ? (isIn(0.9) ? lastDay : addDays(lastDay, -whole(1, 40))) : ended
      if (isIn(0.97)) addBars(security, first, last, isIn(0.08))
      addActions(security)
      addReports(issuer, security)
      for (let n = whole(0, 3); n > 0; n--)
        shares.push(
          [
            issuer,
            isIn(0.7) || i > 0 ? symbol : "",
            i === 0 ? "Common" : `Class ${i}`,
            dayWithin(0, 1500),
            whole(1000, 1e9),
            ""
          ].join()
        )
      if (isIn(0.1))
        shares.push([issuer, "", "Unlisted", dayWithin(0, 1500), whole(1000, 1e8), oneOf(["", 1, 10])].join())
    }
    const [main] = securities
    if (main === undefined) continue
    addStatements(issuer, main)
    addInsiders(issuer, main)
  }
  return {
    files: { companies, prices, actions, shares, statements, insiders, reports, disclosures },
    accepted
  }
}
