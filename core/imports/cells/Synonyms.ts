/**
 * What columns are called in files of every day, in several languages: the one declaration by which columns are known by
 * their meaning. A name must have one meaning among the fields of a kind; names that vary between vendors (`market`,
 * `turnover`, a record date) are left out.
 */
import { currencyCode } from "../../codes/Currency.ts"

const days = "date, day, timestamp, datum, fecha, data, 날짜, 일자, 日付, 日付け, 年月日, 日期"

/** The names of the columns of a field, besides the field's own. */
const synonyms: Readonly<Record<string, string>> = {
  symbol:
    "ticker, ticker symbol, stock symbol, trading symbol, act symbol, code, stock code, security code, Kürzel, Börsenkürzel, símbolo, symbole, código, 종목코드, 단축코드, 종목번호, 티커, 銘柄コード, 証券コード, コード, ティッカー, 股票代码, 证券代码, 代码, 股票代碼, 證券代號, 證券代碼, 代號, 代碼",
  name: "company name, company, security name, issuer name, long name, full name, security, Firmenname, Unternehmen, nombre, nom, nome, denominazione, société, empresa, 종목명, 회사명, 기업명, 영문 종목명, 銘柄名, 会社名, 企業名, 股票名称, 证券名称, 证券简称, 公司名称, 名称, 證券名稱, 公司名稱, 名稱",
  alias_name: "local name, native name, korean name, 한글 종목약명, 종목약명, 한글명",
  exchange:
    "stock exchange, exchange code, exchange name, primary exchange, listing exchange, mic, Börse, Handelsplatz, bolsa, borsa, 시장구분, 시장, 거래소, 取引所, 上場取引所, 交易所, 上市交易所",
  date: `${days}, time, datetime, unix, unix time, epoch, trade date, trading date, trading day, price date, quote date, observation date, 거래일, 거래일자, 기준일, 기준일자, 取引日, 基準日, 日時, 交易日, 交易日期, 时间`,
  open: "open price, opening price, opening, Eröffnung, Eröffnungskurs, Eröffn., Erster, apertura, ouverture, abertura, 시가, 오픈, 始値, 开盘, 开盘价, 開盤, 開盤價",
  high: "high price, highest, highest price, day high, max, Hoch, Tageshoch, Höchst, Höchstkurs, máximo, máxima, massimo, plus haut, 고가, 高値, 最高, 最高价, 最高價, 高",
  low: "low price, lowest, lowest price, day low, min, Tief, Tagestief, Tiefst, Tiefstkurs, mínimo, mínima, minimo, plus bas, 저가, 安値, 最低, 最低价, 最低價, 低",
  close:
    "close price, closing price, closing, last, last price, close/last, price, nav, net asset value, nav per share, level, index level, index value, Schluss, Schlusskurs, Schlusspreis, Zuletzt, cierre, último, chiusura, ultimo, fechamento, clôture, dernier, 종가, 기준가, 기준가격, 지수, 終値, 基準価額, 收盘, 收盘价, 收盤, 收盤價, 单位净值",
  volume:
    "vol, trading volume, traded volume, share volume, total volume, shares traded, Volumen, Stück, Stücke, 거래량, 出来高, 売買高, 成交量, 交易量, 成交股数, 成交股數",
  effective_date: `${days}, ex date, ex dividend date, ex div date, action date, split date, ex-Tag, 배당락일, 권리락일, 権利落日, 権利落ち日, 除权日, 除息日, 除权除息日`,
  type: "action, action type, corporate action, event, event type, 유형, 種別, 类型, 類型",
  value:
    "amount, ratio, factor, dividend amount, cash amount, split ratio, split factor, exchange rate, reference rate, 환율, 為替レート, 汇率, 금액, 비율, 比率, 金额, 金額",
  currency:
    "ccy, trading currency, quote currency, Währung, moneda, devise, valuta, moeda, 통화, 通貨, 货币, 币种, 幣別",
  base: "base currency, from currency, 기준통화",
  quote: "quote currency, counter currency, to currency, 상대통화",
  country: "country code, nation, home country, Land, país, pays, paese, 국가, 国, 国名, 国家, 國家",
  sector: "gics sector, Sektor, secteur, 섹터, セクター, 板块",
  industry:
    "gics industry, gics sub industry, sub industry, Branche, industria, 업종, 業種, 行业, 行業, 產業別",
  isin: "isin code, isin number, 표준코드, isinコード, isin代码",
  cik: "cik code, cik number, central index key",
  corp_code: "고유번호",
  figi_code: "figi",
  website: "web site, homepage, home page, url, 홈페이지, ホームページ, 网站",
  description: "business summary, long business summary, company description",
  employees: "full time employees, number of employees, 종업원수, 직원수, 従業員数, 员工人数",
  ceo: "chief executive officer, 대표자, 대표자명, 代表者, 代表者名",
  address: "street address, 주소, 본사주소, 住所, 地址",
  zip_code: "zip, postal code, postcode",
  phone: "telephone, phone number, 전화번호, 電話番号, 电话",
  stock_type: "security type, asset type, instrument type, 주식종류, 증권구분",
  count: "shares, shares outstanding, outstanding shares, 상장주식수, 발행주식수, 発行済株式数, 总股本",
  fiscal_date:
    "fiscal date ending, fiscal period end, period end, period end date, period ending, balance sheet date, 결산일, 決算日, 报告期",
  filed_at: "filing date, filed date, date filed, 공시일, 접수일자, 提出日, 公告日期"
}

type Unit = "shares" | "money"

/** Units after a column's name, besides codes of currencies: `종가(원)`, `Volume (shares)`. */
const units: ReadonlyMap<string, Unit> = new Map([
  ...["주", "株", "股", "shares"].map((unit) => [unit, "shares"] as const),
  ...["원", "円", "元", "$", "€", "£", "¥", "₩"].map((unit) => [unit, "money"] as const)
])

/** Fields that count shares: `Volume (USD)` is another figure. */
const ofShares: ReadonlySet<string> = new Set(["volume", "count"])

/** A column's name without the unit after it; null for none. */
const withoutUnit = (column: string): { readonly name: string; readonly unit: Unit | null } => {
  const [whole, inside = ""] = /\(([^()]*)\)\s*$/.exec(column) ?? []
  const written = inside.trim().toLowerCase()
  const unit = units.get(written) ?? (currencyCode(written) === null ? null : "money")
  return whole === undefined || unit === null
    ? { name: column, unit: null }
    : { name: column.slice(0, -whole.length), unit }
}

/** A column's name without its case, accents and marks: `Eröffn.` and `EROFFN` are one. */
const meaningOf = (column: string): string =>
  column
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "")

const fieldsOf = new Map<string, Set<string>>()
const declare = (name: string, field: string): void => {
  const meaning = meaningOf(name)
  fieldsOf.set(meaning, (fieldsOf.get(meaning) ?? new Set()).add(field))
}
for (const [field, names] of Object.entries(synonyms)) {
  declare(field, field)
  for (const name of names.split(", ")) declare(name, field)
}

/** The field among a kind's that a column means by its name and unit; null for none. */
export const fieldMeant = (column: string, fields: ReadonlyArray<string>): string | null => {
  const { name, unit } = withoutUnit(column)
  const own = fieldsOf.get(meaningOf(name))
  const fits = (field: string) => unit === null || (unit === "shares") === ofShares.has(field)
  return fields.find((field) => own?.has(field) && fits(field)) ?? null
}
