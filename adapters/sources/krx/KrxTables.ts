/** The tables of the Korea Exchange, by their headers: which of their columns are which fields of which kind. */

/** Columns by the fields that they are, `{ symbol: "Code" }`. */
type Columns = Readonly<Record<string, string>>

export interface KrxTable {
  /** The columns that identify it; it may have others too. */
  readonly header: ReadonlyArray<string>
  readonly companies: Columns
  /** The columns of a day's count of listed shares; null where the table has no day. */
  readonly shares: Columns | null
  /** The columns of a day's bar; null where the table has no day. */
  readonly prices: Columns | null
}

/** The exchange's own tables have Korean names only, so they are also the names where none in English is known. */
const named = (symbol: string, name: string): Columns => ({ symbol, name, alias_name: name })

/** The first that matches a header counts. */
export const krxTables: ReadonlyArray<KrxTable> = [
  {
    header: ["Code", "Name", "Market", "Date", "Open", "High", "Low", "Close", "Volume", "Stocks", "Marcap"],
    companies: { ...named("Code", "Name"), exchange: "Market" },
    shares: { symbol: "Code", exchange: "Market", date: "Date", count: "Stocks" },
    prices: {
      symbol: "Code",
      exchange: "Market",
      date: "Date",
      open: "Open",
      high: "High",
      low: "Low",
      close: "Close",
      volume: "Volume"
    }
  },
  {
    header: ["표준코드", "단축코드", "한글 종목약명", "영문 종목명", "시장구분", "주식종류"],
    companies: {
      symbol: "단축코드",
      exchange: "시장구분",
      isin: "표준코드",
      name: "영문 종목명",
      alias_name: "한글 종목약명",
      stock_type: "주식종류"
    },
    shares: null,
    prices: null
  },
  {
    header: ["종목코드", "종목명", "시장구분", "업종명"],
    companies: { ...named("종목코드", "종목명"), exchange: "시장구분", sector: "업종명", industry: "업종명" },
    shares: null,
    prices: null
  },
  {
    header: ["종목코드", "종목명", "시장구분", "종가"],
    companies: { ...named("종목코드", "종목명"), exchange: "시장구분" },
    shares: null,
    prices: null
  },
  {
    header: ["종목코드", "종목명", "종가", "EPS", "PER"],
    companies: named("종목코드", "종목명"),
    shares: null,
    prices: null
  }
]
