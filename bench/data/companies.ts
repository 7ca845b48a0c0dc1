/** Generated companies by number, the same in every run: names are composed of few words, as real ones are. */

export interface Scale {
  readonly companies: number
  /** Companies with bars, a split and dividends. */
  readonly priced: number
  /** The days of a priced company's bars, by its number. */
  readonly barsOf: (company: number) => number
  /** Companies with statements and counts of shares. */
  readonly filing: number
  readonly articles: number
  readonly reports: number
  /** Companies that the articles and reports are about. */
  readonly covered: number
}

export interface Made {
  readonly symbol: string
  readonly exchange: string
  readonly currency: string
  readonly name: string
  /** The distinctive word of the name, capitalised. */
  readonly word: string
  /** Korean; null for companies of other countries. */
  readonly alias: string | null
  readonly sector: string
  readonly industry: string
  readonly country: string
}

interface Market {
  readonly exchange: string
  readonly country: string
  readonly currency: string
  /** Per hundred companies. */
  readonly share: number
  readonly digits: number
}

/** Digits of symbols; 0 for letters. */
const markets: ReadonlyArray<Market> = [
  { exchange: "NASDAQ", country: "US", currency: "USD", share: 16, digits: 0 },
  { exchange: "NYSE", country: "US", currency: "USD", share: 14, digits: 0 },
  { exchange: "KOSPI", country: "KR", currency: "KRW", share: 8, digits: 6 },
  { exchange: "KOSDAQ", country: "KR", currency: "KRW", share: 12, digits: 6 },
  { exchange: "TSE", country: "JP", currency: "JPY", share: 16, digits: 5 },
  { exchange: "LSE", country: "GB", currency: "GBX", share: 12, digits: 0 },
  { exchange: "HKEX", country: "HK", currency: "HKD", share: 10, digits: 5 },
  { exchange: "EPA", country: "FR", currency: "EUR", share: 6, digits: 0 },
  { exchange: "XETRA", country: "DE", currency: "EUR", share: 6, digits: 0 }
]
const marketOfHundred = markets.flatMap((market) => Array.from({ length: market.share }, () => market))

const trades = [
  ["Semiconductors", "Technology", "반도체"],
  ["Software", "Technology", "소프트"],
  ["Energy", "Energy", "에너지"],
  ["Bank", "Financial Services", "은행"],
  ["Insurance", "Financial Services", "보험"],
  ["Pharma", "Healthcare", "제약"],
  ["Biotech", "Healthcare", "바이오"],
  ["Motors", "Consumer Cyclical", "자동차"],
  ["Foods", "Consumer Defensive", "식품"],
  ["Steel", "Basic Materials", "제철"],
  ["Chemical", "Basic Materials", "화학"],
  ["Shipping", "Industrials", "해운"],
  ["Heavy Industries", "Industrials", "중공업"],
  ["Telecom", "Communication Services", "통신"],
  ["Power", "Utilities", "전력"],
  ["Realty", "Real Estate", "부동산"]
] as const
const forms = ["Inc.", "Corp.", "Holdings", "Group", "Co., Ltd.", "plc", "Partners"] as const

const heads = [..."bcdfghjklmnprstvwz", "br", "ch", "cl", "gr", "pr", "sh", "st", "tr", "th", "qu"]
const tails = ["a", "e", "i", "o", "u", "an", "el", "en", "er", "ia", "in", "on", "or", "um"]
const syllables = heads.flatMap((head) => tails.map((tail) => head + tail))
const hangul = [..."가나다라마바사아자차카타파하고노도로모보소오조초코토포호구누두루무부수우주한성진"]

/** A pseudorandom number below `of`: MurmurHash3's 32-bit finaliser (Appleby 2011) of both numbers. */
export const pick = (i: number, salt: number, of: number): number => {
  let hash = Math.imul(i + 1, 2_654_435_761) ^ Math.imul(salt + 1, 1_597_334_677)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % of
}

const at = <A>(of: ReadonlyArray<A>, i: number): A => of[i % of.length] as A

const letters = (n: number): string =>
  [456_976, 17_576, 676, 26, 1]
    .map((place) => String.fromCharCode(65 + (Math.floor(n / place) % 26)))
    .join("")

/** Symbols are distinct by the number alone: 7,654,321 has no factor in common with 26^5. */
const symbolOf = (i: number, digits: number): string =>
  digits === 0 ? letters((i * 7_654_321) % 11_881_376) : String(i).padStart(digits, "0")

export const companyAt = (i: number): Made => {
  const { country, currency, digits, exchange } = at(marketOfHundred, pick(i, 1, 100))
  const [industry, sector, korean] = at(trades, pick(i, 2, trades.length))
  const sounds = [3, 4, 5].map((salt) => at(syllables, pick(i, salt, syllables.length))).join("")
  const word = sounds.charAt(0).toUpperCase() + sounds.slice(1)
  const alias = [6, 7].map((salt) => at(hangul, pick(i, salt, hangul.length))).join("")
  return {
    symbol: symbolOf(i, digits),
    exchange,
    currency,
    name: `${word} ${industry} ${at(forms, pick(i, 8, forms.length))}`,
    word,
    alias: country === "KR" ? `${alias}${korean}` : null,
    sector,
    industry,
    country
  }
}

export function* companiesCsv(count: number): Generator<string> {
  yield "symbol,exchange,name,alias_name,sector,industry,country,description\n"
  for (let i = 0; i < count; i++) {
    const { alias, country, exchange, industry, name, sector, symbol } = companyAt(i)
    const about = `${name} is a ${industry} company of ${country} whose shares are traded on ${exchange} under ${symbol}.`
    yield `${symbol},${exchange},"${name}",${alias ?? ""},${sector},${industry},${country},"${about}"\n`
  }
}
