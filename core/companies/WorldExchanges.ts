/**
 * The world's main exchanges: common codes, ISO 10383 MICs, operators, countries, zones, currencies, and the other
 * codes that data vendors use for them.
 */
import type { Exchange } from "./Exchange.ts"

type Row = readonly [
  code: string,
  mic: string,
  operator: string,
  name: string,
  country: string,
  zone: string,
  currency: string,
  aliases?: ReadonlyArray<string>
]

const rows: ReadonlyArray<Row> = [
  ["NYSE", "XNYS", "XNYS", "New York Stock Exchange", "US", "America/New_York", "USD", ["NYQ", "NYS"]],
  [
    "NASDAQ",
    "XNAS",
    "XNAS",
    "Nasdaq",
    "US",
    "America/New_York",
    "USD",
    ["NMS", "NGM", "NCM", "NAS", "XNMS", "XNGS", "XNCM", "NASDAQGS", "NASDAQGM", "NASDAQCM"]
  ],
  [
    "AMEX",
    "XASE",
    "XNYS",
    "NYSE American",
    "US",
    "America/New_York",
    "USD",
    ["ASE", "NYSEAMERICAN", "NYSE AMERICAN", "NYSE MKT"]
  ],
  ["ARCA", "ARCX", "XNYS", "NYSE Arca", "US", "America/New_York", "USD", ["PCX", "NYSEARCA", "NYSE ARCA"]],
  ["BATS", "BATS", "XCBO", "Cboe BZX", "US", "America/New_York", "USD", ["BTS", "CBOE"]],
  [
    "OTC",
    "OTCM",
    "OTCM",
    "OTC Markets",
    "US",
    "America/New_York",
    "USD",
    ["PNK", "OTCQX", "OTCQB", "OTCMKTS"]
  ],
  ["TSX", "XTSE", "XTSE", "Toronto Stock Exchange", "CA", "America/Toronto", "CAD", ["TOR"]],
  ["TSXV", "XTSX", "XTSX", "TSX Venture Exchange", "CA", "America/Toronto", "CAD", ["VAN"]],
  ["CSE", "XCNQ", "XCNQ", "Canadian Securities Exchange", "CA", "America/Toronto", "CAD", ["CNQ"]],
  ["NEO", "NEOE", "NEOE", "Cboe Canada", "CA", "America/Toronto", "CAD"],
  ["BMV", "XMEX", "XMEX", "Bolsa Mexicana de Valores", "MX", "America/Mexico_City", "MXN", ["MEX"]],
  ["B3", "BVMF", "BVMF", "B3 Brasil Bolsa Balcão", "BR", "America/Sao_Paulo", "BRL", ["SAO", "BOVESPA"]],
  [
    "BCBA",
    "XBUE",
    "XBUE",
    "Bolsa de Comercio de Buenos Aires",
    "AR",
    "America/Argentina/Buenos_Aires",
    "ARS",
    ["BUE"]
  ],
  ["BCS", "XSGO", "XSGO", "Bolsa de Santiago", "CL", "America/Santiago", "CLP", ["SGO"]],
  ["KRX", "XKRX", "XKRX", "Korea Exchange", "KR", "Asia/Seoul", "KRW"],
  ["KOSPI", "XKRX", "XKRX", "KRX KOSPI Market", "KR", "Asia/Seoul", "KRW", ["KSC", "KS"]],
  ["KOSDAQ", "XKOS", "XKRX", "KRX KOSDAQ Market", "KR", "Asia/Seoul", "KRW", ["KOE", "KQ", "KOSDAQ GLOBAL"]],
  ["KONEX", "XKON", "XKRX", "KRX KONEX Market", "KR", "Asia/Seoul", "KRW"],
  ["TSE", "XTKS", "XJPX", "Tokyo Stock Exchange", "JP", "Asia/Tokyo", "JPY", ["JPX", "XJPX", "TYO"]],
  ["HKEX", "XHKG", "XHKG", "Hong Kong Stock Exchange", "HK", "Asia/Hong_Kong", "HKD", ["HKG", "SEHK"]],
  ["SSE", "XSHG", "XSHG", "Shanghai Stock Exchange", "CN", "Asia/Shanghai", "CNY", ["SHH", "SHA"]],
  ["SZSE", "XSHE", "XSHE", "Shenzhen Stock Exchange", "CN", "Asia/Shanghai", "CNY", ["SHZ", "SHE"]],
  ["TWSE", "XTAI", "XTAI", "Taiwan Stock Exchange", "TW", "Asia/Taipei", "TWD", ["TAI"]],
  ["TPEX", "ROCO", "ROCO", "Taipei Exchange", "TW", "Asia/Taipei", "TWD", ["TWO"]],
  ["NSE", "XNSE", "XNSE", "National Stock Exchange of India", "IN", "Asia/Kolkata", "INR", ["NSI"]],
  ["BSE", "XBOM", "XBOM", "BSE India", "IN", "Asia/Kolkata", "INR", ["BOM"]],
  ["SGX", "XSES", "XSES", "Singapore Exchange", "SG", "Asia/Singapore", "SGD", ["SES"]],
  ["IDX", "XIDX", "XIDX", "Indonesia Stock Exchange", "ID", "Asia/Jakarta", "IDR", ["JKT"]],
  ["SET", "XBKK", "XBKK", "Stock Exchange of Thailand", "TH", "Asia/Bangkok", "THB", ["BKK"]],
  ["BURSA", "XKLS", "XKLS", "Bursa Malaysia", "MY", "Asia/Kuala_Lumpur", "MYR", ["KLS", "KLSE"]],
  ["HOSE", "XSTC", "XSTC", "Ho Chi Minh Stock Exchange", "VN", "Asia/Ho_Chi_Minh", "VND"],
  ["PSE", "XPHS", "XPHS", "Philippine Stock Exchange", "PH", "Asia/Manila", "PHP", ["PHS"]],
  ["ASX", "XASX", "XASX", "Australian Securities Exchange", "AU", "Australia/Sydney", "AUD"],
  ["NZX", "XNZE", "XNZE", "New Zealand Exchange", "NZ", "Pacific/Auckland", "NZD", ["NZE"]],
  ["LSE", "XLON", "XLON", "London Stock Exchange", "GB", "Europe/London", "GBX", ["LON"]],
  ["XETRA", "XETR", "XETR", "Xetra", "DE", "Europe/Berlin", "EUR", ["GER"]],
  ["FWB", "XFRA", "XFRA", "Frankfurt Stock Exchange", "DE", "Europe/Berlin", "EUR", ["FRA"]],
  ["STU", "XSTU", "XSTU", "Stuttgart Stock Exchange", "DE", "Europe/Berlin", "EUR"],
  ["MUN", "XMUN", "XMUN", "Munich Stock Exchange", "DE", "Europe/Berlin", "EUR"],
  ["HAM", "XHAM", "XHAM", "Hamburg Stock Exchange", "DE", "Europe/Berlin", "EUR"],
  ["EPA", "XPAR", "XPAR", "Euronext Paris", "FR", "Europe/Paris", "EUR", ["PAR"]],
  ["AMS", "XAMS", "XAMS", "Euronext Amsterdam", "NL", "Europe/Amsterdam", "EUR"],
  ["EBR", "XBRU", "XBRU", "Euronext Brussels", "BE", "Europe/Brussels", "EUR", ["BRU"]],
  ["ELI", "XLIS", "XLIS", "Euronext Lisbon", "PT", "Europe/Lisbon", "EUR", ["LIS"]],
  ["ISE", "XDUB", "XDUB", "Euronext Dublin", "IE", "Europe/Dublin", "EUR", ["DUB"]],
  ["OSE", "XOSL", "XOSL", "Oslo Børs", "NO", "Europe/Oslo", "NOK", ["OSL"]],
  ["BIT", "XMIL", "XMIL", "Borsa Italiana", "IT", "Europe/Rome", "EUR", ["MIL", "MTA"]],
  ["BME", "XMAD", "XMAD", "Bolsa de Madrid", "ES", "Europe/Madrid", "EUR", ["MCE", "MAD"]],
  ["SIX", "XSWX", "XSWX", "SIX Swiss Exchange", "CH", "Europe/Zurich", "CHF", ["EBS", "SWX"]],
  ["WBAG", "XWBO", "XWBO", "Vienna Stock Exchange", "AT", "Europe/Vienna", "EUR", ["VIE"]],
  ["STO", "XSTO", "XSTO", "Nasdaq Stockholm", "SE", "Europe/Stockholm", "SEK"],
  ["CPH", "XCSE", "XCSE", "Nasdaq Copenhagen", "DK", "Europe/Copenhagen", "DKK"],
  ["HEL", "XHEL", "XHEL", "Nasdaq Helsinki", "FI", "Europe/Helsinki", "EUR"],
  ["WSE", "XWAR", "XWAR", "Warsaw Stock Exchange", "PL", "Europe/Warsaw", "PLN", ["WAR", "GPW"]],
  ["PSE-CZ", "XPRA", "XPRA", "Prague Stock Exchange", "CZ", "Europe/Prague", "CZK", ["PRA"]],
  ["ATHEX", "ASEX", "ASEX", "Athens Stock Exchange", "GR", "Europe/Athens", "EUR", ["ATH"]],
  ["BIST", "XIST", "XIST", "Borsa Istanbul", "TR", "Europe/Istanbul", "TRY", ["IST"]],
  ["MOEX", "MISX", "MISX", "Moscow Exchange", "RU", "Europe/Moscow", "RUB", ["MCX"]],
  ["TASE", "XTAE", "XTAE", "Tel Aviv Stock Exchange", "IL", "Asia/Jerusalem", "ILA", ["TLV"]],
  ["TADAWUL", "XSAU", "XSAU", "Saudi Exchange", "SA", "Asia/Riyadh", "SAR", ["SAU"]],
  ["DFM", "XDFM", "XDFM", "Dubai Financial Market", "AE", "Asia/Dubai", "AED"],
  ["JSE", "XJSE", "XJSE", "Johannesburg Stock Exchange", "ZA", "Africa/Johannesburg", "ZAC", ["JNB"]],
  ["EGX", "XCAI", "XCAI", "Egyptian Exchange", "EG", "Africa/Cairo", "EGP", ["CAI"]]
]

/** The exchanges that every store contains from the start. */
export const worldExchanges: ReadonlyArray<Exchange> = rows.map(
  ([code, mic_code, operating_mic, name, country_code, time_zone, currency]) => ({
    code,
    mic_code,
    operating_mic,
    name,
    country_code,
    time_zone,
    currency
  })
)

/** Vendors' codes, in upper case, to the code stored. */
export const exchangeAliases: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([code, , , , , , , aliases]) => (aliases ?? []).map((alias) => [alias, code] as const))
)
