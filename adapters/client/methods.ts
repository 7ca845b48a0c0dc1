/** Written by scripts/openapiClient.ts: the operations of openapi.json that read data, by feature. */
import type { LinesName, ListName, OperationName } from "./Types.ts"

/** An operation, and the parameter that is the first argument: `company` is a CompanyName; null for none. */
export interface One {
  readonly call: OperationName
  readonly of: string | null
}

/** All of a list, page by page. */
export interface Each {
  readonly each: ListName
  readonly of: string | null
}

/** All rows of what is sent by the line. */
export interface Rows {
  readonly rows: LinesName
  readonly of: string | null
}

export const methods = {
  /** Listed securities. */
  companies: {
    /** List companies. Companies by company_id; a search puts the exact symbol first, then names that begin with it, then the rest. */
    list: { call: "listCompanies", of: null },
    /** All of the list. */
    each: { each: "listCompanies", of: null },
    /** A company by symbol. SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case: today's holder of the ticker, or the one on the day. Where it isn't stored as written, `.`, `-` and `/` are one character, and Korean codes may lack the zeros that they begin with. */
    get: { call: "getCompany", of: "symbol" },
    /** Profile. What a company is, and what it is worth now. Of several symbols an object by symbol as it was written, counted as a request each. */
    profile: { call: "getProfile", of: "symbol" },
    /** Search companies. The eight best matches: the exact symbol, then what the text identifies (an ISIN, SEC's CIK or DART's number), a former ticker, what begins with the text, former names and names of brands included, then the rest. Where nothing matches, words of four letters and more are corrected: an edit, or two of eight letters and more. None for a blank text. */
    search: { call: "searchCompanies", of: "search" },
    /** A company by slug. A ticker, SYMBOL[:EXCHANGE][@YYYY-MM-DD], works as a slug, and so do a company_id, an ISIN, SEC's CIK and DART's number of eight digits. */
    bySlug: { call: "getCompanyBySlug", of: "slug" },
    /** A company at a glance. Margins, growth, returns and health are of the latest fiscal year, valuations of four quarters where they end later. */
    detail: { call: "getCompanyDetail", of: "company" },
    /** How complete and new a company's data is. Now, never as of an earlier day: the newest bar beside the last session of the exchange, sessions without bars, doubtful prices and actions, missing statements, and the sources of its rows. A session counts from at most a quarter of an hour after its close. */
    health: { call: "getCompanyHealth", of: "company" },
    /** A company in the market. Price, ranges, returns, valuation, and analysts' ratings by month. */
    snapshot: { call: "getCompanySnapshot", of: "company" },
    /** The directory of listed companies. Those traded in the 31 days to the newest bar of their currency, and listed ones without any bar, 100 on a page; `facets` counts for each filter what the others leave. Unknown values are last in any order, ties by company_id. Names are ordered without marks over letters and in any case. `format=csv` is all pages, sent as they are made. */
    directory: { call: "listDirectory", of: null },
    /** All of the list. */
    eachListed: { each: "listDirectory", of: null }
  },
  /** Statements and what follows from them. */
  financials: {
    /** Financial statements. Those of the newest fiscal years, newest first. CSV holds their heads and figures alone, `lines` as columns of their own. */
    statements: { call: "getFinancials", of: "symbol" },
    /** Fundamentals. Valuation, growth and market data. Of several symbols an object by symbol as it was written, counted as a request each. */
    fundamentals: { call: "getFundamentals", of: "symbol" },
    /** A company's financial statements. Those of the newest fiscal years, newest first. CSV holds their heads and figures alone, `lines` as columns of their own. */
    of: { call: "getCompanyFinancials", of: "company" },
    /** A company's multiples by month. Newest first, up to the month of the latest bar: its last close with the statements, shares and splits known on that day, as the page of the company as of that day has them. */
    multiples: { call: "listCompanyMultiples", of: "company" }
  },
  /** Bars and corporate actions. */
  prices: {
    /** Recent prices. The newest bars, oldest first. Weekly bars are dated Monday, monthly the first. */
    recent: { call: "getPrices", of: "symbol" },
    /** Price history. Bars whose own date lies in the range, both ends included; a bar is made of all its days. */
    history: { call: "getPriceHistory", of: "symbol" },
    /** All of the list. */
    each: { each: "getPriceHistory", of: "symbol" },
    /** Corporate actions. Splits, stock dividends and payments by ex-date, newest first, both ends of the range included; those that are announced too. */
    actions: { call: "listActions", of: "symbol" },
    /** Time series. The newest bars in the range, oldest first. Of several symbols an object by symbol as it was written, counted as a request each. */
    series: { call: "getTimeSeries", of: "symbol" },
    /** A company's bars. Bars whose own date lies in the range, both ends included, a bar being made of all its days; as of a day without later bars, and not adjusted by later actions. */
    page: { call: "listCompanyPrices", of: "company" },
    /** A company's corporate actions. Newest first, both ends of the range included; those that are announced too, but as of a day only those in effect by then. Beside them, days on which the bars look as if an action were missing. */
    actionsPage: { call: "listCompanyActions", of: "company" },
    /** A company's dividends by year. Cash dividends a share by calendar year of their ex-dates, newest first, on the shares of the day; and the next one where it is announced. */
    dividends: { call: "listCompanyDividends", of: "company" },
    /** Closes of several companies. Of each the closes of the newest bars in the range, oldest first, as the page of its bars has them; companies in the order in which they were asked for, each once. Counted as a request for each. */
    closes: { call: "listCloses", of: "companies" }
  },
  /** Technical indicators of bars. */
  indicators: {
    /** The catalogue of indicators. TA-Lib's functions but its arithmetic, and others, by group, each with its parameters, outputs, formula and source. */
    list: { call: "listIndicators", of: null },
    /** Indicators of a symbol's bars. The newest bars in the range, with a value of each indicator, which is computed over all bars up to the range's end: a range changes no value. Of bars on the basis of `adjust`; under `none` of split-adjusted ones, in the units of the raw ones. Of several symbols an object by symbol as it was written, counted as a request each. */
    get: { call: "getIndicators", of: "symbol" },
    /** Technical indicators. Of split-adjusted daily bars, at the last one; null while one warms up. */
    of: { call: "getCompanyTechnical", of: "company" },
    /** Indicators of a company's bars. The newest bars in the range, with a value of each indicator, which is computed over all bars up to the range's end: a range changes no value. Of bars on the basis of `adjust`; under `none` of split-adjusted ones, in the units of the raw ones. */
    page: { call: "listCompanyIndicators", of: "company" }
  },
  /** Articles, in the language of `x-locale` where there is a translation. */
  news: {
    /** List news articles. Articles by published_at and id, newest first. One without the language asked for comes in English, else in any that it has; `locale` says which. With `symbol` those that name the company; none for a symbol that isn't known. */
    list: { call: "listNews", of: null },
    /** All of the list. */
    each: { each: "listNews", of: null },
    /** A news article. All texts are plain. Where no triggers are known there are none. */
    get: { call: "getNewsArticle", of: "article_id" },
    /** A news article's full content. HTML has no scripts, styles, images or forms, and links to http and https alone. A language without full content gives way to one that has it. */
    content: { call: "getNewsContent", of: "article_id" },
    /** A company's news. Newest first; an article that the language lacks is served in English, else in any it has. */
    ofCompany: { call: "listCompanyNews", of: "company" },
    /** An article about a company. With its content, sanitised where it is HTML; not found where the article doesn't name the company, or was published later than the day asked for. */
    articleOf: { call: "getCompanyNewsArticle", of: "company" }
  },
  /** Brokers' reports. */
  research: {
    /** List research reports. Reports by report_date and id, newest first. With `symbol` those about the company; none for a symbol that isn't known. */
    list: { call: "listReports", of: null },
    /** All of the list. */
    each: { each: "listReports", of: null },
    /** A research report. The PDF is fetched by a plain GET of cdn_url. */
    get: { call: "getReport", of: "report_id" },
    /** A report's PDF. What cdn_url of a report leads to. One range of bytes is answered with 206, several with the whole. */
    pdf: { call: "getReportPdf", of: null },
    /** Research about a company. The latest reports, newest first, each with the firm's target before it. */
    highlights: { call: "listResearchHighlights", of: "company" }
  },
  /** Events of all companies by day. */
  calendar: {
    /** Days of results. The day on which results of a period were filed, announced by an 8-K (item 2.02) or to DART or else in their report, and the same day a year later as the estimate of the next, moved to a session. Figures are those known from reports, on the shares of the day. Oldest first, both ends of the range included. As of a day, no date is known before its source said it. */
    earnings: { call: "listEarnings", of: null },
    /** All of the list. */
    eachEarnings: { each: "listEarnings", of: null },
    /** Dividends by ex-date. Cash dividends, announced ones too. Oldest first, both ends of the range included. As of a day, no date is known before its source said it. */
    dividends: { call: "listDividends", of: null },
    /** All of the list. */
    eachDividend: { each: "listDividends", of: null },
    /** Splits and stock dividends. By the first day of the new shares, announced ones too. Oldest first, both ends of the range included. As of a day, no date is known before its source said it. */
    splits: { call: "listSplits", of: null },
    /** All of the list. */
    eachSplit: { each: "listSplits", of: null },
    /** Filings by day. Of all issuers, each once. Oldest first, both ends of the range included. As of a day, no date is known before its source said it. */
    filings: { call: "listFilings", of: null },
    /** All of the list. */
    eachFiling: { each: "listFilings", of: null },
    /** Listings and their changes. First and last days of trade, and changes of ticker and exchange. Oldest first, both ends of the range included. As of a day, no date is known before its source said it. */
    listings: { call: "listListings", of: null },
    /** All of the list. */
    eachListing: { each: "listListings", of: null },
    /** A calendar. As the public API has it. Oldest first, both ends of the range included. As of a day, no date is known before its source said it. company_id takes up to 100 ids, separated by commas. */
    page: { call: "getCalendar", of: "calendar" }
  },
  /** The companies that identifiers mean. */
  symbology: {
    /** The companies that identifiers mean. In the order of the identifiers, of each by company_id: every holder of a ticker, on any exchange, every security of an issuer. A ticker is SYMBOL[:EXCHANGE][@YYYY-MM-DD], as mic_symbol MIC:SYMBOL. As of a day they are the holders of that day, wherever they are listed since, and symbol is the ticker then; without a day those of now, delisted ones only where no other is meant. SYMBOL@YYYY-MM-DD has a former holder's prices. Each identifier counts as a request. */
    resolve: { call: "resolveSymbols", of: "symbols" }
  },
  /** What is known of companies, in figures. */
  figures: {
    /** The catalogue of figures. By group. Bodies, columns of screens and expressions use these names; one with parameters is a function of the daily bars, such as rsi(14). */
    list: { call: "listFigures", of: null },
    /** A figure of a company with what is behind it. By the name of a figure, or a function call such as rsi(14). `operands` are what it was computed from: lines with the filing that reported them, closes, counts of shares, payments; `missing` is what makes it null. As it was known at the end of the day, else now. */
    explain: { call: "getFigureExplanation", of: null },
    /** A company's figures over time. Oldest first, the newest periods of the range. Each figure is as it was known at the end of the period's last day, the current period included, and isn't converted: prices are in `currency`, amounts of statements in their own. Of an expression, such as an own figure, all amounts are in `currency`. */
    of: { call: "getFigureHistory", of: "symbol" },
    /** The catalogue of figures. By group. Bodies, columns of screens and expressions use these names; one with parameters is a function of the daily bars, such as rsi(14). */
    page: { call: "getFigureCatalogue", of: null },
    /** A company's figures over time, for pages. Oldest first, the newest periods of the range. Each figure is as it was known at the end of the period's last day, the current period included, and isn't converted: prices are in `currency`, amounts of statements in their own. Of an expression, such as an own figure, all amounts are in `currency`. */
    ofCompany: { call: "listCompanyFigures", of: "company" },
    /** A figure of a company with what is behind it, for pages. As the public API has it. */
    explainPage: { call: "getCompanyFigure", of: "company" },
    /** Figures of a company on a day, for pages. As they were known at the end of the day, else now: those of statements by all that was filed by then, those of prices by the latest bar. */
    values: { call: "listCompanyValues", of: "company" },
    /** Figures of several companies on a day, for pages. As the page of each company has them, companies in the order in which they were asked for, each once. Counted as a request for each. */
    valuesOf: { call: "listValues", of: null }
  },
  /** Which companies meet a condition. */
  screens: {
    /** The companies that meet a condition. `where` is a CEL expression over figures, such as `market_cap > 1e9 && pe_ratio < 15 && sector in ["Technology"]`; `rank(x)` (1 is the largest), `percentile(x)` ((known - rank) / (known - 1) x 100) and `zscore(x)` are over the universe, `ago(x, "1y")` is the figure as it was known then. A comparison with an unknown figure is unknown, and such a company isn't listed. Those delisted since and former holders of tickers are in the universe of a past day. Each other day that it looks at counts as a request. */
    list: { call: "listScreened", of: null },
    /** All of the list. */
    each: { each: "listScreened", of: null },
    /** The same, by a body. For expressions that are too long for a URL. It changes nothing. */
    post: { call: "searchScreened", of: null },
    /** The same screen on the last session of each period. As JSON with `limit` companies of each period, 64 MB at most; `format=csv` and `ndjson` stream all of them. With `returns=true` each row has the total return to the next period's date, up to its last bar for one that ended, so that a back test needs no other request and has no survivorship bias. Twelve periods count as a request. */
    history: { call: "listScreenHistory", of: null },
    /** All rows, each as it arrives. */
    rows: { rows: "listScreenHistory", of: null },
    /** The companies that meet a condition, for pages. As the public API has it. */
    page: { call: "getScreener", of: null }
  },
  /** Whole tables as files. */
  bulk: {
    /** The tables that can be taken whole. Each with its columns, and how many rows it has. */
    tables: { call: "listBulkTables", of: null },
    /** A table as one file. All of its rows, or those of some companies, days or columns, streamed as they are read from one state of the store. As of a day it has the rows that were known by then. It needs the scope of its rows besides read:bulk. */
    table: { call: "getBulkTable", of: "table" }
  },
  /** The markets at a glance. */
  markets: {
    /** The markets at a glance. A market is of the companies in a currency that were traded in the 31 days to its latest day, and of listed ones without a price, each issuer once. top_companies has at most 50, the largest first and those without a market cap last. Among tens of thousands of companies the first request after a write of prices takes many seconds. */
    list: { call: "listMarkets", of: null }
  },
  /** Exchange rates between two currencies. */
  rates: {
    /** Exchange rates between two currencies. Units of quote for one of base on the days that have a rate, oldest first, both ends of the range included: by default the 31 days to end_date, or to today in UTC. A rate is as a source states it, inverted, or crossed over the euro; of several sources of a day, that of the first one by name counts. */
    list: { call: "listRates", of: null }
  },
  /** Where the data is from. */
  sources: {
    /** Where the data is from. Runs that were taken back are left out; a file that was refused whole left none and isn't listed. */
    list: { call: "listSources", of: null }
  },
  /** Analysts' consensus. */
  consensus: {
    /** Analysts' consensus. Each firm's latest target and opinion of the months. */
    of: { call: "getCompanyConsensus", of: "company" }
  },
  /** Sectors, and companies among those of theirs. */
  sectors: {
    /** A company's sector. Among the listed companies that share its sector and currency. */
    of: { call: "getSectorAnalysis", of: "company" },
    /** The sectors of each currency. Of the companies that are traded in the 31 days to the newest bar of their currency, and of listed ones without any bar, an issuer's securities counted once; those without a sector are in none. Figures are medians: no company moves them as it moves a mean. */
    list: { call: "listSectors", of: null },
    /** The figures of a sector. The deciles at the ends, the quartiles and the median of each figure, by definition 7 of Hyndman and Fan (1996), Sample Quantiles in Statistical Packages. Multiples that aren't above 0, and companies with a loss, are counted beside them. Its companies are the screen of `where`. */
    get: { call: "getSector", of: null }
  },
  /** A company's filings. */
  disclosures: {
    /** A company's filings. The latest of its issuer, newest first; as of a day those filed by then. */
    of: { call: "listCompanyFilings", of: "company" }
  },
  /** Insiders' transactions. */
  insiders: {
    /** Insiders' transactions. Newest first. Exercises, grants and gifts are no buys or sells of the summary. As of a day those filed by then. */
    of: { call: "listInsiderTransactions", of: "company" }
  },
  /** When exchanges trade. */
  exchanges: {
    /** Exchanges with a calendar. By MIC. An exchange that trades as another does has its calendar. */
    list: { call: "listExchanges", of: null },
    /** An exchange's sessions. Oldest first, both ends of the range included: by default from today, or from start_date, over 31 days. A day that the calendar doesn't know is refused. */
    sessions: { call: "listSessions", of: "mic" },
    /** Whether an exchange is open. By its calendar: halts of a day's trade aren't known to it. */
    state: { call: "getExchangeState", of: "mic" }
  }
} as const satisfies Readonly<Record<string, Readonly<Record<string, One | Each | Rows>>>>
