/** Written by scripts/openapiClient.ts: the types of openapi.json. */
export interface paths {
    "/api/public/v1/financial/companies": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** List companies: Companies by company_id; a search puts the exact symbol first, then names that begin with it, then the rest. Scope: read:financial or read:all. */
        get: operations["listCompanies"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/financial/companies/{symbol}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** A company by symbol: SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case: today's holder of the ticker, or the one on the day. Where it isn't stored as written, `.`, `-` and `/` are one character, and Korean codes may lack the zeros that they begin with. Scope: read:financial or read:all. */
        get: operations["getCompany"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/financial/companies/{symbol}/financials": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Financial statements: Those of the newest fiscal years, newest first. CSV holds their heads and figures alone, `lines` as columns of their own. Scope: read:financial or read:all. */
        get: operations["getFinancials"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/stock/prices/{symbol}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Recent prices: The newest bars, oldest first. Weekly bars are dated Monday, monthly the first. Scope: read:stock or read:all. */
        get: operations["getPrices"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/stock/prices/{symbol}/history": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Price history: Bars whose own date lies in the range, both ends included; a bar is made of all its days. Scope: read:stock or read:all. */
        get: operations["getPriceHistory"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/stock/prices/{symbol}/actions": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Corporate actions: Splits, stock dividends and payments by ex-date, newest first, both ends of the range included; those that are announced too. Scope: read:stock or read:all. */
        get: operations["listActions"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/stock/indicators": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The catalogue of indicators: TA-Lib's functions but its arithmetic, and others, by group, each with its parameters, outputs, formula and source. Scope: read:stock or read:all. */
        get: operations["listIndicators"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/stock/indicators/{symbol}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Indicators of a symbol's bars: The newest bars in the range, with a value of each indicator, which is computed over all bars up to the range's end: a range changes no value. Of bars on the basis of `adjust`; under `none` of split-adjusted ones, in the units of the raw ones. Of several symbols an object by symbol as it was written, counted as a request each. Scope: read:stock or read:all. */
        get: operations["getIndicators"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/news/articles": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** List news articles: Articles by published_at and id, newest first. One without the language asked for comes in English, else in any that it has; `locale` says which. With `symbol` those that name the company; none for a symbol that isn't known. Scope: read:news or read:all. */
        get: operations["listNews"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/news/articles/{article_id}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** A news article: All texts are plain. Where no triggers are known there are none. Scope: read:news or read:all. */
        get: operations["getNewsArticle"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/news/articles/{article_id}/content": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** A news article's full content: HTML has no scripts, styles, images or forms, and links to http and https alone. A language without full content gives way to one that has it. Scope: read:news or read:all. */
        get: operations["getNewsContent"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/research/reports": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** List research reports: Reports by report_date and id, newest first. With `symbol` those about the company; none for a symbol that isn't known. Scope: read:research or read:all. */
        get: operations["listReports"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/research/reports/{report_id}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** A research report: The PDF is fetched by a plain GET of cdn_url. Scope: read:research or read:all. */
        get: operations["getReport"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/calendar/earnings": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Days of results: The day on which results of a period were filed, announced by an 8-K (item 2.02) or to DART or else in their report, and the same day a year later as the estimate of the next, moved to a session. Figures are those known from reports, on the shares of the day. Oldest first, both ends of the range included. As of a day, no date is known before its source said it. Scope: read:stock or read:all. */
        get: operations["listEarnings"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/calendar/dividends": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Dividends by ex-date: Cash dividends, announced ones too. Oldest first, both ends of the range included. As of a day, no date is known before its source said it. Scope: read:stock or read:all. */
        get: operations["listDividends"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/calendar/splits": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Splits and stock dividends: By the first day of the new shares, announced ones too. Oldest first, both ends of the range included. As of a day, no date is known before its source said it. Scope: read:stock or read:all. */
        get: operations["listSplits"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/calendar/filings": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Filings by day: Of all issuers, each once. Oldest first, both ends of the range included. As of a day, no date is known before its source said it. Scope: read:stock or read:all. */
        get: operations["listFilings"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/calendar/listings": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Listings and their changes: First and last days of trade, and changes of ticker and exchange. Oldest first, both ends of the range included. As of a day, no date is known before its source said it. Scope: read:stock or read:all. */
        get: operations["listListings"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/symbology/resolve": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The companies that identifiers mean: In the order of the identifiers, of each by company_id: every holder of a ticker, on any exchange, every security of an issuer. A ticker is SYMBOL[:EXCHANGE][@YYYY-MM-DD], as mic_symbol MIC:SYMBOL. As of a day they are the holders of that day, wherever they are listed since, and symbol is the ticker then; without a day those of now, delisted ones only where no other is meant. SYMBOL@YYYY-MM-DD has a former holder's prices. Each identifier counts as a request. A key of any scope. */
        get: operations["resolveSymbols"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/financial/figures": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The catalogue of figures: By group. Bodies, columns of screens and expressions use these names; one with parameters is a function of the daily bars, such as rsi(14). Scope: read:financial or read:all. */
        get: operations["listFigures"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/financial/companies/{symbol}/figures/{figure}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** A figure of a company with what is behind it: By the name of a figure, or a function call such as rsi(14). `operands` are what it was computed from: lines with the filing that reported them, closes, counts of shares, payments; `missing` is what makes it null. As it was known at the end of the day, else now. Scope: read:financial or read:all. */
        get: operations["getFigureExplanation"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/financial/screener": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The companies that meet a condition: `where` is a CEL expression over figures, such as `market_cap > 1e9 && pe_ratio < 15 && sector in ["Technology"]`; `rank(x)` (1 is the largest), `percentile(x)` ((known - rank) / (known - 1) x 100) and `zscore(x)` are over the universe, `ago(x, "1y")` is the figure as it was known then. A comparison with an unknown figure is unknown, and such a company isn't listed. Those delisted since and former holders of tickers are in the universe of a past day. Each other day that it looks at counts as a request. Scope: read:financial or read:all. */
        get: operations["listScreened"]; put?: never;
        /** The same, by a body: For expressions that are too long for a URL. It changes nothing. Scope: read:financial or read:all. */
        post: operations["searchScreened"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/financial/screener/history": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The same screen on the last session of each period: As JSON with `limit` companies of each period, 64 MB at most; `format=csv` and `ndjson` stream all of them. With `returns=true` each row has the total return to the next period's date, up to its last bar for one that ended, so that a back test needs no other request and has no survivorship bias. Twelve periods count as a request. Scope: read:financial or read:all. */
        get: operations["listScreenHistory"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/financial/companies/{symbol}/figures": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** A company's figures over time: Oldest first, the newest periods of the range. Each figure is as it was known at the end of the period's last day, the current period included, and isn't converted: prices are in `currency`, amounts of statements in their own. Of an expression, such as an own figure, all amounts are in `currency`. Scope: read:financial or read:all. */
        get: operations["getFigureHistory"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/bulk": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The tables that can be taken whole: Each with its columns, and how many rows it has. Scope: read:bulk or read:all. */
        get: operations["listBulkTables"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/public/v1/bulk/{table}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** A table as one file: All of its rows, or those of some companies, days or columns, streamed as they are read from one state of the store. As of a day it has the rows that were known by then. It needs the scope of its rows besides read:bulk. Scope: read:bulk or read:all. */
        get: operations["getBulkTable"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/v1/financial-v4/time-series": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Time series: The newest bars in the range, oldest first. Of several symbols an object by symbol as it was written, counted as a request each. A key of any scope, or none (trial) where the operator leaves this open. Requests without a key may be limited by address. */
        get: operations["getTimeSeries"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/v1/financial-v4/profile": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Profile: What a company is, and what it is worth now. Of several symbols an object by symbol as it was written, counted as a request each. A key of any scope, or none (trial) where the operator leaves this open. Requests without a key may be limited by address. */
        get: operations["getProfile"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/v1/financial-v4/fundamentals": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Fundamentals: Valuation, growth and market data. Of several symbols an object by symbol as it was written, counted as a request each. A key of any scope, or none (trial) where the operator leaves this open. Requests without a key may be limited by address. */
        get: operations["getFundamentals"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/files/reports/{folder}/{file}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** A report's PDF: What cdn_url of a report leads to. One range of bytes is answered with 206, several with the whole. */
        get: operations["getReportPdf"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/companies": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Search companies: The eight best matches: the exact symbol, then what the text identifies (an ISIN, SEC's CIK or DART's number), a former ticker, what begins with the text, former names and names of brands included, then the rest. Where nothing matches, words of four letters and more are corrected: an edit, or two of eight letters and more. None for a blank text. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["searchCompanies"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/companies/by-slug/{slug}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** A company by slug: A ticker, SYMBOL[:EXCHANGE][@YYYY-MM-DD], works as a slug, and so do a company_id, an ISIN, SEC's CIK and DART's number of eight digits. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["getCompanyBySlug"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** A company at a glance: Margins, growth, returns and health are of the latest fiscal year, valuations of four quarters where they end later. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["getCompanyDetail"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/financials": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** A company's financial statements: Those of the newest fiscal years, newest first. CSV holds their heads and figures alone, `lines` as columns of their own. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["getCompanyFinancials"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/health": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** How complete and new a company's data is: Now, never as of an earlier day: the newest bar beside the last session of the exchange, sessions without bars, doubtful prices and actions, missing statements, and the sources of its rows. A session counts from at most a quarter of an hour after its close. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["getCompanyHealth"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/figures": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The catalogue of figures: By group. Bodies, columns of screens and expressions use these names; one with parameters is a function of the daily bars, such as rsi(14). Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["getFigureCatalogue"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/markets": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The markets at a glance: A market is of the companies in a currency that were traded in the 31 days to its latest day, and of listed ones without a price, each issuer once. top_companies has at most 50, the largest first and those without a market cap last. Among tens of thousands of companies the first request after a write of prices takes many seconds. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["listMarkets"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/rates": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Exchange rates between two currencies: Units of quote for one of base on the days that have a rate, oldest first, both ends of the range included: by default the 31 days to end_date, or to today in UTC. A rate is as a source states it, inverted, or crossed over the euro; of several sources of a day, that of the first one by name counts. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["listRates"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/sources": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Where the data is from: Runs that were taken back are left out; a file that was refused whole left none and isn't listed. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["listSources"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/prices": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** A company's bars: Bars whose own date lies in the range, both ends included, a bar being made of all its days; as of a day without later bars, and not adjusted by later actions. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["listCompanyPrices"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/actions": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** A company's corporate actions: Newest first, both ends of the range included; those that are announced too, but as of a day only those in effect by then. Beside them, days on which the bars look as if an action were missing. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["listCompanyActions"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/dividends": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** A company's dividends by year: Cash dividends a share by calendar year of their ex-dates, newest first, on the shares of the day; and the next one where it is announced. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["listCompanyDividends"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/closes": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Closes of several companies: Of each the closes of the newest bars in the range, oldest first, as the page of its bars has them; companies in the order in which they were asked for, each once. Counted as a request for each. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["listCloses"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/snapshot": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** A company in the market: Price, ranges, returns, valuation, and analysts' ratings by month. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["getCompanySnapshot"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/multiples": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** A company's multiples by month: Newest first, up to the month of the latest bar: its last close with the statements, shares and splits known on that day, as the page of the company as of that day has them. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["listCompanyMultiples"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/technical": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Technical indicators: Of split-adjusted daily bars, at the last one; null while one warms up. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["getCompanyTechnical"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/indicators": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Indicators of a company's bars: The newest bars in the range, with a value of each indicator, which is computed over all bars up to the range's end: a range changes no value. Of bars on the basis of `adjust`; under `none` of split-adjusted ones, in the units of the raw ones. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["listCompanyIndicators"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/consensus": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Analysts' consensus: Each firm's latest target and opinion of the months. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["getCompanyConsensus"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/sector-analyst/company/{company_id}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** A company's sector: Among the listed companies that share its sector and currency. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["getSectorAnalysis"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/dart": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** A company's filings: The latest of its issuer, newest first; as of a day those filed by then. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["listCompanyFilings"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/insider": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Insiders' transactions: Newest first. Exercises, grants and gifts are no buys or sells of the summary. As of a day those filed by then. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["listInsiderTransactions"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/news": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** A company's news: Newest first; an article that the language lacks is served in English, else in any it has. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["listCompanyNews"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/news/{article_id}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** An article about a company: With its content, sanitised where it is HTML; not found where the article doesn't name the company, or was published later than the day asked for. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["getCompanyNewsArticle"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/research-highlights": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Research about a company: The latest reports, newest first, each with the firm's target before it. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["listResearchHighlights"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/calendar/{calendar}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** A calendar: As the public API has it. Oldest first, both ends of the range included. As of a day, no date is known before its source said it. company_id takes up to 100 ids, separated by commas. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["getCalendar"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/exchanges": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Exchanges with a calendar: By MIC. An exchange that trades as another does has its calendar. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["listExchanges"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/exchanges/{mic}/sessions": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** An exchange's sessions: Oldest first, both ends of the range included: by default from today, or from start_date, over 31 days. A day that the calendar doesn't know is refused. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["listSessions"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/exchanges/{mic}/state": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Whether an exchange is open: By its calendar: halts of a day's trade aren't known to it. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["getExchangeState"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/screener": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The companies that meet a condition, for pages: As the public API has it. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["getScreener"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/directory": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The directory of listed companies: Those traded in the 31 days to the newest bar of their currency, and listed ones without any bar, 100 on a page; `facets` counts for each filter what the others leave. Unknown values are last in any order, ties by company_id. Names are ordered without marks over letters and in any case. `format=csv` is all pages, sent as they are made. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["listDirectory"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/sectors": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The sectors of each currency: Of the companies that are traded in the 31 days to the newest bar of their currency, and of listed ones without any bar, an issuer's securities counted once; those without a sector are in none. Figures are medians: no company moves them as it moves a mean. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["listSectors"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/sectors/{currency}/{sector}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The figures of a sector: The deciles at the ends, the quartiles and the median of each figure, by definition 7 of Hyndman and Fan (1996), Sample Quantiles in Statistical Packages. Multiples that aren't above 0, and companies with a loss, are counted beside them. Its companies are the screen of `where`. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["getSector"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/figures": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** A company's figures over time, for pages: Oldest first, the newest periods of the range. Each figure is as it was known at the end of the period's last day, the current period included, and isn't converted: prices are in `currency`, amounts of statements in their own. Of an expression, such as an own figure, all amounts are in `currency`. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["listCompanyFigures"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/figures/{figure}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** A figure of a company with what is behind it, for pages: As the public API has it. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["getCompanyFigure"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/companies/{company_id}/values": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Figures of a company on a day, for pages: As they were known at the end of the day, else now: those of statements by all that was filed by then, those of prices by the latest bar. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["listCompanyValues"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/v1/financial_v4/values": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Figures of several companies on a day, for pages: As the page of each company has them, companies in the order in which they were asked for, each once. Counted as a request for each. Without a key where pages are public, else a key of any scope, a bearer token or a session. Requests without a key may be limited by address. */
        get: operations["listValues"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/v1/api-keys": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** List API keys: The caller's own keys, newest first, without their secrets: all of them, or with limit, page or offset (limit 100 unless given) some. */
        get: operations["listApiKeys"]; put?: never;
        /** Create an API key: The secret is in this answer and never shown again. With an Idempotency-Key it is carried out once in a day: a repetition gets 409 with the key's id, another request with the same Idempotency-Key 422. */
        post: operations["createApiKey"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/v1/api-keys/{id}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** An API key: Another owner's key is not found. */
        get: operations["getApiKey"]; put?: never; post?: never;
        /** Revoke an API key: Final. Revoking again changes nothing. */
        delete: operations["revokeApiKey"]; options?: never; head?: never;
        /** Change an API key: Members that are absent stay as they are; expires_at null makes it last. A revoked key is not found. */
        patch: operations["changeApiKey"]; trace?: never;
    };
    "/api/v1/api-keys/{id}/rotate": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never;
        /** Give an API key another secret: The old secret works for grace_seconds more, never past expires_at. A revoked key is not found. With an Idempotency-Key it is carried out once in a day: a repetition gets 409 with the key's id, another request with the same Idempotency-Key 422. */
        post: operations["rotateApiKey"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/v1/api-keys/{id}/usage": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** What an API key has used: Of its quota of the public API; asking uses nothing of it. */
        get: operations["getApiKeyUsage"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/v1/figures": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** List own figures: The caller's own, newest first. */
        get: operations["listOwnFigures"]; put?: never;
        /** Create an own figure: A name that another one has is 409. An owner has 100 at most. */
        post: operations["createOwnFigure"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/v1/figures/{id}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** An own figure: Another owner's is not found. */
        get: operations["getOwnFigure"]; put?: never; post?: never;
        /** Delete an own figure: 409 while others are made of it. */
        delete: operations["deleteOwnFigure"]; options?: never; head?: never;
        /** Change an own figure: Members that are absent stay as they are. */
        patch: operations["changeOwnFigure"]; trace?: never;
    };
    "/api/v1/admin/runs": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** List runs of imports: Newest first, undone ones too. Scope of the token or session: admin. */
        get: operations["listRuns"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/v1/admin/doubtful": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** List doubtful data: Stored prices and actions that are probably wrong, by company and date. It reads every bar, a few seconds for a million. Scope of the token or session: admin. */
        get: operations["listDoubts"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/v1/admin/stale": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** List companies that are behind: Listed companies of which sessions have closed since their newest daily bar, the furthest behind first. A session counts from at most a quarter of an hour after its close. Scope of the token or session: admin. */
        get: operations["listStaleCompanies"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/v1/admin/health": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The state of store, runs and syncs: Also why the last sync of a source failed. Scope of the token or session: admin. */
        get: operations["getAdminHealth"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/v1/admin/companies/{company_id}/figures/{figure}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** A figure of a company, and commands that bring what it lacks: As company pages have it, with a command for each member of `missing` that an import would bring. Scope of the token or session: admin. */
        get: operations["getOperatorsFigure"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/v1/admin/runs/{run_id}/undo": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never;
        /** Undo a run: Removes the rows of the run and restores those it replaced. 409 where it is undone already, or where a later run changed or refers to its rows: that one comes first. Scope of the token or session: admin. */
        post: operations["undoRun"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/v1/admin/companies/{company_id}/health": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The state of a company's data, and what it may be mended by: As the company's page has it, with what may help against each doubt, the accepted bars, the newest runs, and the sources that the company may be synced from. Scope of the token or session: admin. */
        get: operations["getOperatorsHealth"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/v1/admin/companies/{company_id}/doubts/accept": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never;
        /** Take doubtful bars as right: Bars with a spike, and bars of days without a session, until an import gives them another low or high. 404 where no bar of the days is doubtful so. Accepting a bar again changes when and by whom it was accepted. Scope of the token or session: admin. */
        post: operations["acceptDoubts"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/v1/admin/companies/{company_id}/doubts/withdraw": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never;
        /** No longer take doubtful bars as right: 404 where no bar of the days is accepted. Scope of the token or session: admin. */
        post: operations["withdrawDoubts"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/v1/admin/companies/{company_id}/syncs/{source}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never;
        /** Sync a company from a source: Begins it and answers at once; the operation says when it is over and what came of it. 409 while the source is being synced, on any server of the store, where its settings are missing, where the company is no longer listed, and where the server has no sources. It is stopped after half an hour, and with its server; another sync goes on where it ended. Scope of the token or session: admin. */
        post: operations["syncCompany"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/v1/admin/operations": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** List what operators did: Who accepted which doubts, undid which runs and synced which companies, over HTTP or by a command; newest first. Syncs by command or schedule, and imports, are in the state of syncs and in the runs. Scope of the token or session: admin. */
        get: operations["listOperations"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/v1/admin/operations/{operation_id}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** What became of an operation: A sync is running, done or failed; everything else is done with its answer. Scope of the token or session: admin. */
        get: operations["getOperation"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/api/v1/admin/imports/{kind}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; }; get?: never; put?: never;
        /** Import a file: The body is the file, of any Content-Type: CSV or NDJSON, plain or gzipped. Parameters are the flags of `findata import`. A file that is refused whole is 422, with its problems as `detail`; other refused rows are in the summary. One that is larger than the server takes, or that it has no memory for, is 413. While the server takes another file, or its disk has no room, it is 503. Nothing is written of a file that doesn't arrive whole. Scope of the token or session: admin. */
        post: operations["importFile"]; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/healthz": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The process lives: Reaches no store. */
        get: operations["getLiveness"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
    "/readyz": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The store answers: 503 while requests would fail, and once the server is about to stop. */
        get: operations["getReadiness"]; put?: never; post?: never; delete?: never; options?: never; head?: never; patch?: never; trace?: never;
    };
}
export interface components {
    schemas: {
        Health: {
            /** ok; there is no other */
            status: "ok";
        };
        ValidationItem: {
            /** query, path, header or body, and the name in it */
            loc: (string | number)[];
            /** What is wrong, in words */
            msg: string;
            /** What is wrong, as a code */
            type: string;
            /** Of an expression: where it is wrong */
            ctx?: {
                /** The first character that is wrong, counted from 0 in UTF-16 code units; the length of the text for what is missing at its end; format: int64 */
                position: number;
                /** At most three names that may have been meant */
                suggestions: string[];
                /** Why, where a client may act on it: `unknown_own_figure` for a figure `my.name` that who asks doesn't have */
                reason?: "unknown_own_figure";
            };
        };
        ImportSummary: {
            /** The kind of import */
            kind: "companies" | "exchanges" | "listings" | "names" | "shares" | "prices" | "actions" | "statements" | "reports" | "insiders" | "disclosures" | "news" | "rates";
            /** The run of the last file that was written; null when none was; format: int64 */
            run: number | null;
            /** How many files were read; format: int64 */
            files: number;
            /** Rows that were read; format: int64 */
            read: number;
            /** Rows that were new; format: int64 */
            inserted: number;
            /** Rows that replaced another; format: int64 */
            changed: number;
            /** Rows that were stored already; format: int64 */
            unchanged: number;
            /** Rows corrected among those accepted, unchanged ones included: halted days, signs of outflows; format: int64 */
            normalised: number;
            /** Rows that were refused; format: int64 */
            refused: number;
            /** Rows that were accepted and are probably wrong; counted among the others too; format: int64 */
            doubtful: number;
            /** Companies that were created for symbols that none had; format: int64 */
            created_companies: number;
            /** Why rows were refused, the first 1,000 of each file and 10,000 of all */
            problems: {
                /** The file's name */
                file: string;
                /** The line on which the row begins, from 1; null for a problem of the whole file; format: int64 */
                line: number | null;
                /** The invalid field; null when it is the whole row */
                column: string | null;
                /** What is wrong, in words */
                message: string;
                /** Locates a row of an entry without lines; absent for a row of a file with lines */
                where?: string;
            }[];
            /** What is probably wrong with accepted rows, the first 1,000 of each file and 10,000 of all */
            doubts: {
                /** The file's name */
                file: string;
                /** The line on which the row begins, from 1; null for a problem of the whole file; format: int64 */
                line: number | null;
                /** The invalid field; null when it is the whole row */
                column: string | null;
                /** What is wrong, in words */
                message: string;
                /** Locates a row of an entry without lines; absent for a row of a file with lines */
                where?: string;
            }[];
            /** Each file by itself */
            runs: {
                /** The file's name */
                file: string;
                /** The file's run; null when nothing of the file was written; format: int64 */
                run: number | null;
                /** Rows that were read; format: int64 */
                read: number;
                /** Rows that were new; format: int64 */
                inserted: number;
                /** Rows that replaced another; format: int64 */
                changed: number;
                /** Rows that were stored already; format: int64 */
                unchanged: number;
                /** Rows corrected among those accepted, unchanged ones included: halted days, signs of outflows; format: int64 */
                normalised: number;
                /** Rows that were refused; format: int64 */
                refused: number;
                /** Rows that were accepted and are probably wrong; counted among the others too; format: int64 */
                doubtful: number;
                /** Companies that were created for symbols that none had; format: int64 */
                created_companies: number;
                /** Columns left out and the like */
                notes: string[];
                /** How many of the problems are the file's; format: int64 */
                problems: number;
                /** How many of the doubts are the file's; format: int64 */
                doubts: number;
            }[];
        };
        Operation: {
            /** The operation's id; format: int64 */
            operation_id: number;
            /** What was done: doubtful bars were accepted, or that was withdrawn; a run was undone; a company was synced from a source */
            action: "accept_doubts" | "withdraw_doubts" | "undo_run" | "sync";
            /** running: only a sync takes longer than its request */
            state: "running" | "done" | "failed";
            /** When it began, UTC; format: date-time */
            started_at: string;
            /** When it ended, UTC; null while it runs, and where its server was killed; format: date-time */
            finished_at: string | null;
            /** Why it failed; null when it didn't */
            failure: string | null;
            /** Who did it: the sub of the token or session, or the account of the machine for a command; null where neither has a name */
            actor: string | null;
            /** The request's id; null for a command */
            request_id: string | null;
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number | null;
            /** Ticker on its exchange; example: AAPL */
            symbol: string | null;
            /** The company's part of a page's address, unique and stable; example: apple-inc */
            slug: string | null;
            /** The source that was asked; null except for a sync */
            source: string | null;
            /** The run that was undone; null except for that; format: int64 */
            run_id: number | null;
            /** The date of the first of the bars; null except for doubts; format: date */
            first_date: string | null;
            /** The date of the last of the bars; null except for doubts; format: date */
            last_date: string | null;
            /** Rows that a sync has added; null before its first, and for everything else; format: int64 */
            inserted: number | null;
            /** Rows that it has replaced; format: int64 */
            changed: number | null;
            /** Rows that it has refused; format: int64 */
            refused: number | null;
            /** Rows that it has stored and that are probably wrong; format: int64 */
            doubtful: number | null;
        };
        OperationList: {
            /** Newest first */
            operations: components["schemas"]["Operation"][];
            /** Items on all pages; format: int64 */
            total: number;
            /** The most items on a page; format: int64 */
            limit: number;
            /** Items before the first of this body; format: int64 */
            offset: number;
        };
        WithdrawnBars: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The exchange's code; example: NASDAQ */
            exchange: string;
            /** The company's part of a page's address, unique and stable; example: apple-inc */
            slug: string;
            /** The dates of the bars that are doubtful again, in their order */
            dates: string[];
        };
        AcceptedBars: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The exchange's code; example: NASDAQ */
            exchange: string;
            /** The company's part of a page's address, unique and stable; example: apple-inc */
            slug: string;
            /** The accepted bars by date */
            accepted: components["schemas"]["AcceptedBar"][];
        };
        AcceptedBar: {
            /** The date of the bar */
            date: string;
            /** Its low, raw; in currency */
            low: number;
            /** Its high, raw; in currency */
            high: number;
            /** When it began, UTC; format: date-time */
            accepted_at: string;
            /** Who did it: the sub of the token or session, or the account of the machine for a command; null where neither has a name */
            accepted_by: string | null;
        };
        OperatorsHealth: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The exchange's code; example: NASDAQ */
            exchange: string;
            /** The company's part of a page's address, unique and stable; example: apple-inc */
            slug: string;
            /** What is wrong, empty for nothing. no_bars: a listed company has none. bars_behind: sessions have closed since the newest bar. sessions_missing: sessions between bars have none. doubtful: prices or actions are probably wrong. statement_missing: statements.is_missing */
            findings: ("no_bars" | "bars_behind" | "sessions_missing" | "doubtful" | "statement_missing")[];
            bars: {
                /** The date of the oldest bar; null without one; example: 1998-01-02; format: date */
                first: string | null;
                /** The date of the newest bar; null without one; example: 2021-03-31; format: date */
                newest: string | null;
                /** How many daily bars there are; format: int64 */
                count: number;
                /** The last session that a bar is expected of: the last that has closed, or by the last day of the listing where it ended; null where a listing ended on an unknown day, the last weekday over where no calendar knows the exchange; example: 2021-03-31; format: date */
                last_session: string | null;
                /** How many sessions there are after the newest bar up to last_session; null without a bar or a last_session; format: int64 */
                sessions_behind: number | null;
                /** The MIC (ISO 10383) of the calendar of sessions; null where none knows the days, which are then weekdays; example: XNYS */
                calendar: string | null;
                /** How many sessions between the oldest and the newest bar have none, since the calendar begins; null without a calendar or a bar; format: int64 */
                missing_sessions: number | null;
                /** The newest 100 stretches of those sessions, newest first; empty without a calendar */
                gaps: {
                    /** The first session without a bar; example: 2024-03-28; format: date */
                    from: string;
                    /** The last session without a bar; example: 2024-04-02; format: date */
                    to: string;
                    /** How many sessions there are from one to the other; format: int64 */
                    sessions: number;
                }[];
            };
            /** How many doubts there are about its prices and actions; format: int64 */
            doubts: number;
            /** All doubts by date, after those about many bars, with what may help */
            doubtful: components["schemas"]["CompanyDoubt"][];
            statements: {
                /** The end of the newest period with a statement; null without one; example: 2020-12-26; format: date */
                newest: string | null;
                /** The end of the newest period whose results were filed, by statements and lists of filings; null where none is known; example: 2020-12-26; format: date */
                reported: string | null;
                /** The end of the first period after it whose results are expected; null where none are, as after the end of a listing; example: 2021-03-27; format: date */
                next: string | null;
                /** The day on which these are expected, by the filings of earlier years; example: 2021-04-28; format: date */
                next_expected: string | null;
                /** The latest day, by the filings of the same period in the last five years; example: 2021-05-02; format: date */
                next_latest: string | null;
                /** Whether a period's statement is missing: results of a newer period than the newest statement's were filed, or the latest day is past */
                is_missing: boolean;
                /** How many days ago the latest day was; null where it is not past; in days; format: int64 */
                overdue_days: number | null;
            };
            origins: {
                /** The kind of import */
                kind: "companies" | "exchanges" | "listings" | "names" | "shares" | "prices" | "actions" | "statements" | "reports" | "insiders" | "disclosures" | "news" | "rates";
                /** The source of the rows, in the operator's words; example: sec */
                source: string;
                /** How many of the stored rows are its own; format: int64 */
                rows: number;
                /** The first date of these rows; null where rows of the kind have none; format: date */
                first_date: string | null;
                /** The last date of these rows; null where rows of the kind have none; format: date */
                newest_date: string | null;
                /** When the newest import that wrote some of them finished, UTC; format: date-time */
                imported_at: string;
                /** When the last import of the kind from the source finished, whichever companies it wrote of, UTC; format: date-time */
                last_finished_at: string;
                /** When the source will be synced next, UTC; null when it isn't scheduled; format: date-time */
                next_run: string | null;
                /** Whether the last sync of the source failed */
                failed: boolean;
                /** Under which terms its data may be used; null for a source of the operator's own */
                licence: string | null;
                /** Who may read its rows: anyone (public), or only those with a key (keys), while company pages and the basic API require one */
                visibility: "public" | "keys";
            }[];
            /** The dates of the bars that were accepted as they are, oldest first */
            accepted: string[];
            /** The newest runs that wrote rows of the company as they are, newest first */
            runs: components["schemas"]["ImportRun_2"][];
            /** The sources that it may be synced from; empty where the server syncs none */
            sources: components["schemas"]["SyncableSource"][];
        };
        SyncableSource: {
            /** The source's name; example: edgar */
            source: string;
            /** Its full name; example: SEC EDGAR */
            title: string;
            /** The kinds of data that it has */
            kinds: ("companies" | "exchanges" | "listings" | "names" | "shares" | "prices" | "actions" | "statements" | "reports" | "insiders" | "disclosures" | "news" | "rates")[];
            /** What its settings lack, a sentence each; empty when it can be asked */
            missing: string[];
        };
        ImportRun_2: {
            /** The run's id; format: int64 */
            run_id: number;
            /** The kind of import, or deletion */
            kind: "companies" | "exchanges" | "listings" | "names" | "shares" | "prices" | "actions" | "statements" | "reports" | "insiders" | "disclosures" | "news" | "rates" | "deletion";
            /** The source of the data, in the operator's words, else import; null for a deletion; example: sec */
            source: string | null;
            /** The file's name */
            file: string;
            /** SHA-256 of the file in hex */
            sha256: string;
            /** When the run started, UTC; format: date-time */
            started_at: string;
            /** When the run finished, UTC; format: date-time */
            finished_at: string;
            /** Rows that were read; format: int64 */
            read: number;
            /** Rows that were new; format: int64 */
            inserted: number;
            /** Rows that replaced another; format: int64 */
            changed: number;
            /** Rows that were stored already; format: int64 */
            unchanged: number;
            /** Rows corrected among those accepted, unchanged ones included: halted days, signs of outflows; format: int64 */
            normalised: number;
            /** Rows that were refused; format: int64 */
            refused: number;
            /** Rows that were accepted and are probably wrong; counted among the others too; format: int64 */
            doubtful: number;
            /** The newest date of its records; null where records of the kind have no date; format: date */
            newest_date: string | null;
            /** When the run was undone, UTC; null unless it was; format: date-time */
            undone_at: string | null;
            /** When the rows that it replaced were removed, so that it can't be undone, UTC; null unless they were; format: date-time */
            pruned_at: string | null;
        };
        CompanyDoubt: {
            /** Why it is doubtful */
            reason: "step" | "dividend" | "reference_close" | "untraded_action" | "no_step" | "spike" | "off_session" | "rewrite";
            /** The company's id; format: int64 */
            company_id: number;
            /** Date of the bar or action, YYYY-MM-DD; null when many bars are meant */
            date: string | null;
            /** Type of the action; null for doubts about bars alone */
            type: ("split" | "dividend" | "stock_dividend" | "spinoff" | "rights") | null;
            /** The dates of the bars in question, those most probably wrong first */
            bars: string[];
            /** The run that changed the bars; null except for a rewrite; format: int64 */
            run_id: number | null;
            /** What is doubtful: a sentence without its full stop */
            message: string;
            /** How to resolve it, as the rest of that sentence */
            remedy: string;
        };
        UndoneRun: {
            /** The run's id; format: int64 */
            run_id: number;
            /** Rows of the run that were removed; format: int64 */
            removed: number;
            /** Rows that the run had replaced, restored; format: int64 */
            restored: number;
        };
        OperatorsFigureExplanation: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            /** Its name in bodies, columns and expressions; example: net_margin */
            name: string;
            /** What it is called, in English; example: Net margin */
            title: string;
            /** Null where it is unknown */
            value: number | string | null;
            /** What it is counted in: currency, an amount of money; price, an amount a share in the unit of its prices; ratio, a multiple or an index */
            unit: "currency" | "price" | "percent" | "ratio" | "count" | "shares" | "date" | "text";
            /** Of an amount; null for anything else */
            currency: string | null;
            /** Of other figures and lines, by their names; null where it is stored as it came; example: net_income / sales x 100 */
            formula: string | null;
            /** What it says; example: Net income to sales */
            meaning: string;
            operands: components["schemas"]["Operand"][];
            missing: components["schemas"]["MissingWithCommand"][];
        };
        MissingWithCommand: {
            /** The operand, else the figure itself; example: total_debt */
            name: string;
            /** What it is called, in English; example: Total debt */
            title: string;
            /** Why, in a word */
            reason: "no_price" | "no_price_by_then" | "price_too_old" | "too_few_bars" | "gap_in_bars" | "no_index" | "index_not_stored" | "no_share_count" | "no_share_count_by_then" | "class_not_priced" | "no_statement" | "no_statement_by_then" | "too_few_statements" | "not_in_filing" | "not_comparable" | "other_currency" | "not_above_zero" | "payments_unknown" | "no_payment" | "no_report" | "no_transaction" | "no_filing" | "not_recorded" | "undefined";
            /** Why, in a sentence; example: The 10-K of the period to 2020-09-26 has no total_debt */
            message: string;
            /** The filing that lacks it; null for any other reason than not_in_filing */
            filing: components["schemas"]["FilingWithoutLine"] | null;
            /** A command line that brings it; null where none would; example: findata sync edgar --symbols AAPL */
            command: string | null;
        };
        FilingWithoutLine: {
            /** Its form; null where the source says none; example: 10-K */
            form: string | null;
            /** The end of its period; format: date */
            fiscal_date: string;
            /** The lines that it could be derived from and that the filing lacks too */
            lacks: string[];
        };
        Operand: {
            /** A figure of the catalogue, a line of statements, dividend or split, bars or index; example: net_income_ttm */
            name: string;
            /** What it is called, in English; example: Net income, 12 months */
            title: string;
            /** As it went into the figure; null where it is unknown */
            value: number | string | null;
            /** What it is counted in: currency, an amount of money; price, an amount a share in the unit of its prices; ratio, a multiple or an index */
            unit: "currency" | "price" | "percent" | "ratio" | "count" | "shares" | "date" | "text";
            /** Of an amount; null for anything else */
            currency: string | null;
            /** Of which day it is: the end of the statement, the day of the bar, of the count, the ex-date; format: date */
            date: string | null;
            /** The operand that it is itself an operand of; null for one of the figure; example: net_income_ttm */
            part_of: string | null;
            /** Where a line is from; null for anything else */
            statement: components["schemas"]["OperandStatement"] | null;
            /** Which bars a price is from; null for anything else */
            price: components["schemas"]["OperandBars"] | null;
        };
        OperandBars: {
            /** The day of the first of them; format: date */
            from: string;
            /** The day of the last of them; format: date */
            to: string;
            /** How many there are; format: int64 */
            bars: number;
        };
        OperandStatement: {
            /** The last day of the period; example: 2020-09-26; format: date */
            fiscal_date: string;
            /** Annual for a fiscal year, Quarterly for a quarter or a half */
            period: "Annual" | "Quarterly";
            /** When it was filed; of a derived figure, when its last operand was; example: 2020-10-30; format: date */
            filed_at: string | null;
            /** The kind of filing; example: 10-K */
            form: string | null;
            /** Where the filing can be read */
            filing_url: string | null;
            /** The source's name of the figure; null when it has none, and for a derived figure; example: us-gaap:Revenues */
            tag: string | null;
            /** How the figure was derived; null for a figure as filed; example: 9M - 6M */
            derivation: string | null;
        };
        AdminHealth: {
            /** failing: the last sync of a source failed, the store doesn't answer, or a newer findata has migrated it */
            status: "ok" | "failing";
            /** Whether the store answers */
            store: "ok" | "unavailable";
            /** How many companies are stored; null while the store doesn't answer; format: int64 */
            companies: number | null;
            /** How many runs are recorded; null while the store doesn't answer; format: int64 */
            runs: number | null;
            /** The newest run; null before the first, or while the store doesn't answer */
            last_run: components["schemas"]["ImportRun_1"] | null;
            /** The sources of the stored data */
            sources: {
                /** The source of the data, in the operator's words, else import; example: sec */
                source: string;
                /** The kind of import */
                kind: "companies" | "exchanges" | "listings" | "names" | "shares" | "prices" | "actions" | "statements" | "reports" | "insiders" | "disclosures" | "news" | "rates";
                last_run: {
                    /** The run's id; format: int64 */
                    run_id: number;
                    /** When the run started, UTC; format: date-time */
                    started_at: string;
                    /** When the run finished, UTC; format: date-time */
                    finished_at: string;
                    /** Rows that were read; format: int64 */
                    read: number;
                    /** Rows that were new; format: int64 */
                    inserted: number;
                    /** Rows that replaced another; format: int64 */
                    changed: number;
                    /** Rows that were stored already; format: int64 */
                    unchanged: number;
                    /** Rows corrected among those accepted, unchanged ones included: halted days, signs of outflows; format: int64 */
                    normalised: number;
                    /** Rows that were refused; format: int64 */
                    refused: number;
                    /** Rows that were accepted and are probably wrong; counted among the others too; format: int64 */
                    doubtful: number;
                };
                /** Runs that were not undone; format: int64 */
                runs: number;
                /** Rows that they added; format: int64 */
                rows: number;
                /** Rows that were refused; format: int64 */
                refused: number;
                /** Rows that were accepted and are probably wrong; counted among the others too; format: int64 */
                doubtful: number;
                /** The newest date of its records; null where records of the kind have no date; format: date */
                newest_date: string | null;
                /** Runs that refused a row; format: int64 */
                failures: number;
                /** When the source will be synced next, UTC; null when it isn't scheduled; format: date-time */
                next_run: string | null;
                /** Whether the last sync of the source failed */
                failed: boolean;
                /** Under which terms its data may be used; null for a source of the operator's own */
                licence: string | null;
                /** Who may read its rows: anyone (public), or only those with a key (keys), while company pages and the basic API require one */
                visibility: "public" | "keys";
            }[];
            /** The syncs of sources, also of those that never succeeded */
            syncs: components["schemas"]["SyncState"][];
        };
        SyncState: {
            /** The source's name */
            source: string;
            /** When the run started, UTC; format: date-time */
            started_at: string | null;
            /** When the run started, UTC; format: date-time */
            finished_at: string | null;
            /** Why the last sync that ended failed, also without a record; null when it didn't */
            failure: string | null;
            /** When the run started, UTC; format: date-time */
            next_run: string | null;
            /** When the run started, UTC; format: date-time */
            held_until: string | null;
        };
        ImportRun_1: {
            /** The run's id; format: int64 */
            run_id: number;
            /** The kind of import, or deletion */
            kind: "companies" | "exchanges" | "listings" | "names" | "shares" | "prices" | "actions" | "statements" | "reports" | "insiders" | "disclosures" | "news" | "rates" | "deletion";
            /** The source of the data, in the operator's words, else import; null for a deletion; example: sec */
            source: string | null;
            /** The file's name */
            file: string;
            /** SHA-256 of the file in hex */
            sha256: string;
            /** When the run started, UTC; format: date-time */
            started_at: string;
            /** When the run finished, UTC; format: date-time */
            finished_at: string;
            /** Rows that were read; format: int64 */
            read: number;
            /** Rows that were new; format: int64 */
            inserted: number;
            /** Rows that replaced another; format: int64 */
            changed: number;
            /** Rows that were stored already; format: int64 */
            unchanged: number;
            /** Rows corrected among those accepted, unchanged ones included: halted days, signs of outflows; format: int64 */
            normalised: number;
            /** Rows that were refused; format: int64 */
            refused: number;
            /** Rows that were accepted and are probably wrong; counted among the others too; format: int64 */
            doubtful: number;
            /** The newest date of its records; null where records of the kind have no date; format: date */
            newest_date: string | null;
            /** When the run was undone, UTC; null unless it was; format: date-time */
            undone_at: string | null;
            /** When the rows that it replaced were removed, so that it can't be undone, UTC; null unless they were; format: date-time */
            pruned_at: string | null;
        };
        StaleCompanyList: {
            stale: components["schemas"]["StaleCompany"][];
            /** How many listed companies have bars, behind or not; format: int64 */
            companies: number;
            /** Items on all pages; format: int64 */
            total: number;
            /** The most items on a page; format: int64 */
            limit: number;
            /** Items before the first of this body; format: int64 */
            offset: number;
        };
        StaleCompany: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** English name; example: Apple Inc. */
            name: string;
            /** The exchange's code; example: NASDAQ */
            exchange: string;
            /** The company's part of a page's address, unique and stable; example: apple-inc */
            slug: string;
            /** The date of its newest bar; example: 2021-03-31; format: date */
            newest: string;
            /** The last session that a bar is expected of; example: 2021-04-01; format: date */
            last_session: string;
            /** How many sessions there are after its newest bar, up to that one; format: int64 */
            sessions_behind: number;
        };
        DoubtList: {
            doubtful: components["schemas"]["Doubt"][];
            /** Items on all pages; format: int64 */
            total: number;
            /** The most items on a page; format: int64 */
            limit: number;
            /** Items before the first of this body; format: int64 */
            offset: number;
        };
        Doubt: {
            /** Why it is doubtful */
            reason: "step" | "dividend" | "reference_close" | "untraded_action" | "no_step" | "spike" | "off_session" | "rewrite";
            /** The company's id; format: int64 */
            company_id: number;
            /** Date of the bar or action, YYYY-MM-DD; null when many bars are meant */
            date: string | null;
            /** Type of the action; null for doubts about bars alone */
            type: ("split" | "dividend" | "stock_dividend" | "spinoff" | "rights") | null;
            /** The dates of the bars in question, those most probably wrong first */
            bars: string[];
            /** The run that changed the bars; null except for a rewrite; format: int64 */
            run_id: number | null;
            /** What is doubtful: a sentence without its full stop */
            message: string;
            /** How to resolve it, as the rest of that sentence */
            remedy: string;
            /** Ticker on its exchange; example: AAPL */
            symbol: string | null;
            /** The exchange's code; example: NASDAQ */
            exchange: string | null;
            /** The company's part of a page's address, unique and stable; example: apple-inc */
            slug: string | null;
        };
        ImportRunList: {
            runs: components["schemas"]["ImportRun"][];
            /** Items on all pages; format: int64 */
            total: number;
            /** The most items on a page; format: int64 */
            limit: number;
            /** Items before the first of this body; format: int64 */
            offset: number;
        };
        ImportRun: {
            /** The run's id; format: int64 */
            run_id: number;
            /** The kind of import, or deletion */
            kind: "companies" | "exchanges" | "listings" | "names" | "shares" | "prices" | "actions" | "statements" | "reports" | "insiders" | "disclosures" | "news" | "rates" | "deletion";
            /** The source of the data, in the operator's words, else import; null for a deletion; example: sec */
            source: string | null;
            /** The file's name */
            file: string;
            /** SHA-256 of the file in hex */
            sha256: string;
            /** When the run started, UTC; format: date-time */
            started_at: string;
            /** When the run finished, UTC; format: date-time */
            finished_at: string;
            /** Rows that were read; format: int64 */
            read: number;
            /** Rows that were new; format: int64 */
            inserted: number;
            /** Rows that replaced another; format: int64 */
            changed: number;
            /** Rows that were stored already; format: int64 */
            unchanged: number;
            /** Rows corrected among those accepted, unchanged ones included: halted days, signs of outflows; format: int64 */
            normalised: number;
            /** Rows that were refused; format: int64 */
            refused: number;
            /** Rows that were accepted and are probably wrong; counted among the others too; format: int64 */
            doubtful: number;
            /** The newest date of its records; null where records of the kind have no date; format: date */
            newest_date: string | null;
            /** When the run was undone, UTC; null unless it was; format: date-time */
            undone_at: string | null;
            /** When the rows that it replaced were removed, so that it can't be undone, UTC; null unless they were; format: date-time */
            pruned_at: string | null;
        };
        OwnFigure: {
            /** Its id; format: int64 */
            id: number;
            /** Its name in expressions is this behind `my.`: letters a to z, digits and _, 40 at most; example: cash_yield */
            name: string;
            /** What columns and rows of it are called; example: Cash yield */
            title: string;
            /** What its numbers are counted in; it converts nothing */
            unit: "ratio" | "percent" | "currency" | "price" | "count" | "shares";
            /** A numeric expression over figures, as screens have them; it may name other own figures; example: 100 free_cash_flow_ttm / market_cap */
            formula: string;
            /** When it was made, UTC; format: date-time */
            created_at: string;
            /** When it was last changed, UTC; format: date-time */
            changed_at: string;
        };
        OwnFigurePatch: {
            /** Its name in expressions is this behind `my.`: letters a to z, digits and _, 40 at most; example: cash_yield */
            name?: string;
            /** What columns and rows of it are called; example: Cash yield */
            title?: string;
            /** What its numbers are counted in; it converts nothing */
            unit?: "ratio" | "percent" | "currency" | "price" | "count" | "shares";
            /** A numeric expression over figures, as screens have them; it may name other own figures; example: 100 free_cash_flow_ttm / market_cap */
            formula?: string;
        };
        OwnFigureList: {
            figures: components["schemas"]["OwnFigure"][];
            /** Items on all pages; format: int64 */
            total: number;
        };
        OwnFigureRequest: {
            /** Its name in expressions is this behind `my.`: letters a to z, digits and _, 40 at most; example: cash_yield */
            name: string;
            /** What columns and rows of it are called; example: Cash yield */
            title: string;
            /** What its numbers are counted in; it converts nothing */
            unit: "ratio" | "percent" | "currency" | "price" | "count" | "shares";
            /** A numeric expression over figures, as screens have them; it may name other own figures; example: 100 free_cash_flow_ttm / market_cap */
            formula: string;
        };
        ApiKeyUsage: {
            /** Requests that are admitted in the period; format: int64 */
            limit: number;
            /** How long the period is; in seconds; format: int64 */
            period: number;
            /** Requests of the quota that were used; format: int64 */
            used: number;
            /** Requests that are admitted now; format: int64 */
            remaining: number;
            /** How long until the quota is whole; in seconds; format: int64 */
            reset: number;
        };
        NewApiKey: {
            /** The key's id; format: int64 */
            id: number;
            /** The key's display name; example: reports */
            name: string;
            /** The secret, ak_ and 40 letters and digits, shown only once */
            key: string;
            /** The secret's first 11 characters; example: ak_EXAMPLE0 */
            key_prefix: string;
            /** The scopes that the key grants */
            scopes: ("read:all" | "read:financial" | "read:stock" | "read:news" | "read:research" | "read:bulk")[];
            /** When it expires, UTC; null for never; format: date-time */
            expires_at: string | null;
            /** When it was created, UTC; format: date-time */
            created_at: string;
        };
        ApiKeyRotation: {
            /** How long the old secret goes on working; default: 0 */
            grace_seconds?: number;
        };
        ApiKey: {
            /** The key's id; format: int64 */
            id: number;
            /** The key's display name; example: reports */
            name: string;
            /** The secret's first 11 characters; example: ak_EXAMPLE0 */
            key_prefix: string;
            /** The scopes that the key grants */
            scopes: ("read:all" | "read:financial" | "read:stock" | "read:news" | "read:research" | "read:bulk")[];
            /** Requests admitted in a period; format: int64 */
            rate_limit: number;
            /** The length of the period; in seconds; format: int64 */
            rate_period: number;
            /** The key's tier in the basic API */
            tier: "standard" | "premium" | "enterprise";
            /** Whether it works; a key that is both revoked and expired is revoked */
            status: "active" | "revoked" | "expired";
            /** When it was created, UTC; format: date-time */
            created_at: string;
            /** When it expires, UTC; null for never; format: date-time */
            expires_at: string | null;
            /** When it was last used, UTC, at most a minute late, for its first use a second; null for never; format: date-time */
            last_used_at: string | null;
            /** When it was revoked, UTC; null for never; format: date-time */
            revoked_at: string | null;
        };
        ApiKeyPatch: {
            /** The key's display name; example: reports */
            name?: string;
            /** The scopes that the key grants */
            scopes?: ("read:all" | "read:financial" | "read:stock" | "read:news" | "read:research" | "read:bulk")[];
            /** When it stops working, UTC; null for never; format: date-time */
            expires_at?: string | null;
            /** Requests admitted in a period */
            rate_limit?: number;
            /** The length of the period; in seconds */
            rate_period?: number;
        };
        ApiKeyList: {
            api_keys: components["schemas"]["ApiKey"][];
            /** Items on all pages; format: int64 */
            total: number;
        };
        ApiKeyRequest: {
            /** The key's display name; example: reports */
            name: string;
            /** The scopes that the key grants */
            scopes: ("read:all" | "read:financial" | "read:stock" | "read:news" | "read:research" | "read:bulk")[];
            /** When it stops working, UTC; null for never; format: date-time */
            expires_at?: string | null;
            /** Requests admitted in a period; default: 1000 */
            rate_limit?: number;
            /** The length of the period; in seconds; default: 3600 */
            rate_period?: number;
        };
        FigureValuesOfCompanies: {
            companies: components["schemas"]["FigureValuesPart"][];
            /** How many items this body lists; format: int64 */
            count: number;
            /** The names that mean no stored company */
            not_found: string[];
        };
        FigureValuesPart: {
            /** The name that it was asked for by; of several of one company the first; example: apple-inc */
            input: string;
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            /** English name; example: Apple Inc. */
            name: string;
            /** Name in the local language; null where none is known; example: 삼성전자 */
            alias_name: string | null;
            /** The exchange's code; example: NASDAQ */
            exchange: string;
            /** The company's part of a page's address, unique and stable; example: apple-inc */
            slug: string;
            /** In the order in which they were asked for */
            figures: components["schemas"]["FigureValue"][];
            /** How many items this body lists; format: int64 */
            count: number;
        };
        FigureValue: {
            /** Its name in bodies, columns and expressions; example: net_margin */
            name: string;
            /** What it is called, in English; example: Net margin */
            title: string;
            /** Null where it is unknown */
            value: number | string | null;
            /** What it is counted in: currency, an amount of money; price, an amount a share in the unit of its prices; ratio, a multiple or an index */
            unit: "currency" | "price" | "percent" | "ratio" | "count" | "shares" | "date" | "text";
            /** Of an amount; null for anything else */
            currency: string | null;
        };
        FigureValuesPage: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            /** In the order in which they were asked for */
            figures: components["schemas"]["FigureValue"][];
            /** How many items this body lists; format: int64 */
            count: number;
        };
        FigureExplanationPage: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            /** Its name in bodies, columns and expressions; example: net_margin */
            name: string;
            /** What it is called, in English; example: Net margin */
            title: string;
            /** Null where it is unknown */
            value: number | string | null;
            /** What it is counted in: currency, an amount of money; price, an amount a share in the unit of its prices; ratio, a multiple or an index */
            unit: "currency" | "price" | "percent" | "ratio" | "count" | "shares" | "date" | "text";
            /** Of an amount; null for anything else */
            currency: string | null;
            /** Of other figures and lines, by their names; null where it is stored as it came; example: net_income / sales x 100 */
            formula: string | null;
            /** What it says; example: Net income to sales */
            meaning: string;
            operands: components["schemas"]["Operand"][];
            missing: components["schemas"]["MissingOperand"][];
        };
        MissingOperand: {
            /** The operand, else the figure itself; example: total_debt */
            name: string;
            /** What it is called, in English; example: Total debt */
            title: string;
            /** Why, in a word */
            reason: "no_price" | "no_price_by_then" | "price_too_old" | "too_few_bars" | "gap_in_bars" | "no_index" | "index_not_stored" | "no_share_count" | "no_share_count_by_then" | "class_not_priced" | "no_statement" | "no_statement_by_then" | "too_few_statements" | "not_in_filing" | "not_comparable" | "other_currency" | "not_above_zero" | "payments_unknown" | "no_payment" | "no_report" | "no_transaction" | "no_filing" | "not_recorded" | "undefined";
            /** Why, in a sentence; example: The 10-K of the period to 2020-09-26 has no total_debt */
            message: string;
            /** The filing that lacks it; null for any other reason than not_in_filing */
            filing: components["schemas"]["FilingWithoutLine"] | null;
        };
        FigureHistoryPage: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            /** What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths; example: USD */
            currency: string | null;
            /** How long the periods are */
            frequency: "day" | "week" | "month" | "quarter" | "year";
            /** The figures, as they were asked for */
            names: string[];
            data: components["schemas"]["FiguresOfPeriod"][];
            /** How many items this body lists; format: int64 */
            count: number;
            /** Whether the range has earlier periods */
            has_more: boolean;
        };
        FiguresOfPeriod: {
            /** The day of the period's last bar; without prices its last session; format: date */
            date: string;
        } & { [key: string]: number | string | null; };
        SectorOnDay: {
            /** The day at whose end the figures were known; format: date */
            as_of: string;
            /** The currency of the market: GBP also for prices in GBX; example: USD */
            currency: string;
            /** The sector's name, as the first of its companies has it; example: Technology */
            sector: string;
            /** The sector's name in addresses, in lower case with hyphens; example: technology */
            slug: string;
            /** The latest day on which a security of the currency was traded; null without prices; format: date */
            price_date: string | null;
            /** Companies of the sector, an issuer's securities counted once; format: int64 */
            companies_count: number;
            /** Of the companies whose market cap is known, in market_cap_currency */
            market_cap_total: number | null;
            /** As a percentage of the market's known market cap; in percent */
            weight_percent: number | null;
            /** The currency of market caps: GBP for prices in GBX; null without a market cap */
            market_cap_currency: string | null;
            /** The condition by which `/screener` lists the sector's companies, in its universe `listed`; example: sector in ["Technology"] && currency in ["USD"] */
            where: string;
            figures: components["schemas"]["SectorFigure"][];
        };
        SectorFigure: {
            /** The figure, by its name in the catalogue */
            figure: "market_cap" | "pe_ratio" | "pb_ratio" | "ps_ratio" | "ev_ebitda" | "dividend_yield" | "operating_margin" | "net_margin" | "roe" | "roa" | "debt_to_equity_ratio" | "sales_growth_1y" | "return_1m" | "return_ytd" | "return_1y";
            /** Companies of which it is known, an issuer's securities counted once; of multiples those above 0; format: int64 */
            known: number;
            /** Of multiples, companies whose divisor isn't above 0, such as those with a loss, or whose enterprise value isn't: they are in no quantile; null of other figures; format: int64 */
            not_positive: number | null;
            /** The value below which a tenth of the known ones are */
            percentile_10: number | null;
            /** The value below which a quarter of the known ones are */
            quartile_1: number | null;
            /** The value below which half of the known ones are */
            median: number | null;
            /** The value below which three quarters of the known ones are */
            quartile_3: number | null;
            /** The value below which nine tenths of the known ones are */
            percentile_90: number | null;
        };
        SectorsPage: {
            /** The day at whose end the figures were known; format: date */
            as_of: string;
            /** By currency, that with the most companies first; in it the largest by market cap first */
            sectors: components["schemas"]["SectorListed"][];
            /** How many items this body lists; format: int64 */
            count: number;
        };
        SectorListed: {
            /** The currency of the market: GBP also for prices in GBX; example: USD */
            currency: string;
            /** The sector's name, as the first of its companies has it; example: Technology */
            sector: string;
            /** The sector's name in addresses, in lower case with hyphens; example: technology */
            slug: string;
            /** The latest day on which a security of the currency was traded; null without prices; format: date */
            price_date: string | null;
            /** Companies of the sector, an issuer's securities counted once; format: int64 */
            companies_count: number;
            /** Of the companies whose market cap is known, in market_cap_currency */
            market_cap_total: number | null;
            /** As a percentage of the market's known market cap; in percent */
            weight_percent: number | null;
            /** The currency of market caps: GBP for prices in GBX; null without a market cap */
            market_cap_currency: string | null;
            medians: {
                /** The median of the sector's companies, as the sector's own answer has it */
                market_cap: number | null;
                /** The median of the sector's companies, as the sector's own answer has it */
                pe_ratio: number | null;
                /** The median of the sector's companies, as the sector's own answer has it */
                pb_ratio: number | null;
                /** The median of the sector's companies, as the sector's own answer has it */
                ps_ratio: number | null;
                /** The median of the sector's companies, as the sector's own answer has it */
                ev_ebitda: number | null;
                /** The median of the sector's companies, as the sector's own answer has it */
                dividend_yield: number | null;
                /** The median of the sector's companies, as the sector's own answer has it */
                operating_margin: number | null;
                /** The median of the sector's companies, as the sector's own answer has it */
                net_margin: number | null;
                /** The median of the sector's companies, as the sector's own answer has it */
                roe: number | null;
                /** The median of the sector's companies, as the sector's own answer has it */
                roa: number | null;
                /** The median of the sector's companies, as the sector's own answer has it */
                debt_to_equity_ratio: number | null;
                /** The median of the sector's companies, as the sector's own answer has it */
                sales_growth_1y: number | null;
                /** The median of the sector's companies, as the sector's own answer has it */
                return_1m: number | null;
                /** The median of the sector's companies, as the sector's own answer has it */
                return_ytd: number | null;
                /** The median of the sector's companies, as the sector's own answer has it */
                return_1y: number | null;
            };
        };
        DirectoryPage: {
            /** The day at whose end the figures were known; format: date */
            as_of: string;
            /** What market caps are in, converted by the rate of their price's day; null where no company has a currency */
            currency: string | null;
            /** What each filter may be */
            facets: {
                /** The most frequent first; letters in their order */
                country: components["schemas"]["FacetCount"][];
                /** The most frequent first; letters in their order */
                exchange: components["schemas"]["FacetCount"][];
                /** The most frequent first; letters in their order */
                sector: components["schemas"]["FacetCount"][];
                /** The most frequent first; letters in their order */
                letter: components["schemas"]["FacetCount"][];
            };
            companies: components["schemas"]["DirectoryCompany"][];
            /** Items on all pages; format: int64 */
            total: number;
            /** How many items this body lists; format: int64 */
            count: number;
            pagination: components["schemas"]["Pagination"];
        };
        Pagination: {
            /** The number of the page, from 1; format: int64 */
            page: number;
            /** The most items on a page; format: int64 */
            limit: number;
            /** Items on all pages; format: int64 */
            total: number;
            /** How many pages there are; format: int64 */
            total_pages: number;
            /** Whether items follow those of this page */
            has_next: boolean;
            /** Whether items precede those of this page */
            has_prev: boolean;
        };
        DirectoryCompany: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** The company's part of a page's address, unique and stable; example: apple-inc */
            slug: string;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** English name; example: Apple Inc. */
            name: string;
            /** Name in the local language; null where none is known; example: 삼성전자 */
            alias_name: string | null;
            /** The exchange's code; example: NASDAQ */
            exchange: string;
            /** ISO 3166-1 code of the issuer's home country; example: US */
            country_code: string | null;
            /** Sector: one of eleven, or an operator's own; example: Technology */
            sector: string | null;
            /** Industry within the sector, in the source's words; example: Consumer Electronics */
            industry: string | null;
            /** The latest close as traded; null where there is no bar; in currency */
            close: number | null;
            /** What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths; example: USD */
            currency: string | null;
            /** The change from the close of the bar before, adjusted for splits; null where there is no bar before, or seven or more trading days between have none; in percent */
            price_change_percent: number | null;
            /** Shares outstanding times the latest close, over all share classes of the issuer; null where a class has no count, or no price in that currency; in market_cap_currency */
            market_cap: number | null;
            /** The currency of market caps: GBP for prices in GBX; null without a market cap */
            market_cap_currency: string | null;
            /** The day of the latest bar, on which price, market cap and multiples are based; null where there is no bar; format: date */
            price_date: string | null;
            /** Sessions that have closed since the latest bar: the price is stale when it is above 0; format: int64 */
            sessions_since: number | null;
        };
        FacetCount: {
            /** The value, as the filter takes it */
            value: string;
            /** Companies that have it, of those that the other filters leave; format: int64 */
            count: number;
        };
        ScreenerPage: {
            /** The day at whose end the figures were known; format: date */
            as_of: string;
            /** What money is in, converted by the rate of its day; null where no company has a currency */
            currency: string | null;
            universe: components["schemas"]["ScreenUniverse"];
            /** Companies that meet the condition; format: int64 */
            total: number;
            /** By condition, the companies that aren't listed because a figure is unknown */
            unknown: components["schemas"]["UnknownCondition"][];
            /** The expressions of the columns, as they were asked for */
            columns: string[];
            data: components["schemas"]["ScreenedCompany"][];
            /** How many items this body lists; format: int64 */
            count: number;
            /** The most items on a page; format: int64 */
            limit: number;
            /** Items before the first of this body; format: int64 */
            offset: number;
            /** Whether there are items at a larger offset */
            has_more: boolean;
            /** What the screen finds in the whole universe; null unless `explain` asks for it */
            description: {
                /** Of each column over the universe */
                distributions: components["schemas"]["Distribution"][];
                /** Of each part that && joins; none without a condition */
                matches: components["schemas"]["MatchedPart"][];
            } | null;
        };
        MatchedPart: {
            /** The part as it was written */
            condition: string;
            /** Companies that meet it; format: int64 */
            count: number;
            /** Companies that meet it and all parts before it; format: int64 */
            together: number;
        };
        Distribution: {
            /** The column, as it was asked for */
            column: string;
            /** What its values are */
            type: "number" | "date" | "text";
            /** Companies of the universe that have a value; format: int64 */
            known: number;
            /** Of numbers, 101 of them, from the least to the greatest; null of texts and dates, and where no value is known */
            percentiles: number[] | null;
            /** Of texts, the most frequent ones; null of numbers and dates */
            values: {
                /** The text */
                value: string;
                /** Companies of the universe that have it; format: int64 */
                count: number;
            }[] | null;
        };
        ScreenedCompany: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** English name; example: Apple Inc. */
            name: string;
            /** The exchange's code; example: NASDAQ */
            exchange: string;
            /** The day of the latest bar; null without one; format: date */
            price_date: string | null;
        } & { [key: string]: number | string | null; };
        UnknownCondition: {
            /** The condition as it was written */
            condition: string;
            /** Companies for which the whole is unknown, and this condition is; format: int64 */
            count: number;
        };
        ScreenUniverse: {
            /** Which companies were screened */
            name: "listed" | "all" | "issuers";
            /** Companies of the universe; format: int64 */
            count: number;
            /** Other companies that were known by then; format: int64 */
            left_out: number;
        };
        ExchangeState: {
            /** The exchange's MIC (ISO 10383) */
            mic: string;
            /** When it was asked for; format: date-time */
            at: string;
            /** Whether it trades then */
            is_open: boolean;
            /** The session under way, its breaks included; null between sessions; format: date */
            session: string | null;
            /** When it opens next, also after a break; null where that isn't known; format: date-time */
            opens_at: string | null;
            /** When the session under way closes, else the next one; null where that isn't known; format: date-time */
            closes_at: string | null;
        };
        SessionsPage: {
            /** The exchange's MIC (ISO 10383) */
            mic: string;
            /** IANA zone of its hours */
            timezone: string;
            /** The first day that its calendar knows; format: date */
            known_from: string;
            /** The last day that its calendar knows; format: date */
            known_to: string;
            sessions: components["schemas"]["Session"][];
            /** How many items this body lists; format: int64 */
            count: number;
        };
        Session: {
            /** The trading day at the exchange; format: date */
            date: string;
            /** When it opens; format: date-time */
            open: string;
            /** When it closes; format: date-time */
            close: string;
            /** When it doesn't trade in between, the earliest first */
            breaks: {
                /** When it begins; format: date-time */
                start: string;
                /** When trade goes on; format: date-time */
                end: string;
            }[];
            /** Whether it closes earlier than sessions of that time do */
            early_close: boolean;
        };
        ExchangesPage: {
            exchanges: components["schemas"]["ExchangeCalendar"][];
            /** How many items this body lists; format: int64 */
            count: number;
        };
        ExchangeCalendar: {
            /** The exchange's MIC (ISO 10383) */
            mic: string;
            /** The exchange's name; example: Nasdaq */
            name: string | null;
            /** ISO 3166-1 code of its country; example: US */
            country_code: string | null;
            /** IANA zone of its hours */
            timezone: string;
            /** The first day that its calendar knows; format: date */
            known_from: string;
            /** The last day that its calendar knows; format: date */
            known_to: string;
        };
        ListingsCalendar_1: {
            /** Which calendar it is */
            calendar: "listings";
            items: components["schemas"]["ListingEvent"][];
            pagination: components["schemas"]["Pagination"];
            /** Items on all pages; format: int64 */
            total: number;
            /** How many items this body lists; format: int64 */
            count: number;
            /** The most items on a page; format: int64 */
            limit: number;
            /** Items before the first of this body; format: int64 */
            offset: number;
        };
        ListingEvent: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** English name; example: Apple Inc. */
            name: string;
            /** The day of the event; example: 2021-04-28; format: date */
            date: string;
            /** reported: it happened; stated: announced by the issuer or a source for a coming day; estimated: derived from earlier ones */
            status: "reported" | "stated" | "estimated";
            /** The source that says so; of an estimate, the source of the filing that it is derived from; example: edgar */
            source: string;
            /** What changed: the first or the last day of trade, the ticker, or the exchange */
            change: "first_day" | "last_day" | "symbol" | "exchange";
            /** The ticker or the exchange before; null on a first day; example: FB */
            from: string | null;
            /** The ticker or the exchange since; null on a last day; example: META */
            to: string | null;
        };
        FilingsCalendar_1: {
            /** Which calendar it is */
            calendar: "filings";
            items: components["schemas"]["FilingEvent"][];
            pagination: components["schemas"]["Pagination"];
            /** Items on all pages; format: int64 */
            total: number;
            /** How many items this body lists; format: int64 */
            count: number;
            /** The most items on a page; format: int64 */
            limit: number;
            /** Items before the first of this body; format: int64 */
            offset: number;
        };
        FilingEvent: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** English name; example: Apple Inc. */
            name: string;
            /** The day of the event; example: 2021-04-28; format: date */
            date: string;
            /** reported: it happened; stated: announced by the issuer or a source for a coming day; estimated: derived from earlier ones */
            status: "reported" | "stated" | "estimated";
            /** The source that says so; of an estimate, the source of the filing that it is derived from; example: edgar */
            source: string;
            /** The kind of filing: SEC's form, the name of a report to DART; example: 10-Q */
            form: string;
            /** The filing's name; example: Quarterly report */
            title: string;
            /** When it was filed; example: 2021-04-29; format: date */
            filed_at: string;
            /** Where it can be read */
            url: string | null;
        };
        SplitsCalendar_1: {
            /** Which calendar it is */
            calendar: "splits";
            items: components["schemas"]["SplitEvent"][];
            pagination: components["schemas"]["Pagination"];
            /** Items on all pages; format: int64 */
            total: number;
            /** How many items this body lists; format: int64 */
            count: number;
            /** The most items on a page; format: int64 */
            limit: number;
            /** Items before the first of this body; format: int64 */
            offset: number;
        };
        SplitEvent: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** English name; example: Apple Inc. */
            name: string;
            /** The day of the event; example: 2021-04-28; format: date */
            date: string;
            /** reported: it happened; stated: announced by the issuer or a source for a coming day; estimated: derived from earlier ones */
            status: "reported" | "stated" | "estimated";
            /** The source that says so; of an estimate, the source of the filing that it is derived from; example: edgar */
            source: string;
            /** New shares for each old one; example: 4 */
            ratio: number;
        };
        DividendsCalendar_1: {
            /** Which calendar it is */
            calendar: "dividends";
            items: components["schemas"]["DividendEvent"][];
            pagination: components["schemas"]["Pagination"];
            /** Items on all pages; format: int64 */
            total: number;
            /** How many items this body lists; format: int64 */
            count: number;
            /** The most items on a page; format: int64 */
            limit: number;
            /** Items before the first of this body; format: int64 */
            offset: number;
        };
        DividendEvent: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** English name; example: Apple Inc. */
            name: string;
            /** The day of the event; example: 2021-04-28; format: date */
            date: string;
            /** reported: it happened; stated: announced by the issuer or a source for a coming day; estimated: derived from earlier ones */
            status: "reported" | "stated" | "estimated";
            /** The source that says so; of an estimate, the source of the filing that it is derived from; example: edgar */
            source: string;
            /** The amount a share as traded on the ex-date; in currency; example: 0.22 */
            amount: number;
            /** What the amount is in; null where that isn't known */
            currency: string | null;
            /** The first day on which the share trades without the dividend; example: 2021-05-07; format: date */
            ex_date: string;
            /** When it is paid; example: 2021-05-13; format: date */
            payment_date: string | null;
        };
        EarningsCalendar_1: {
            /** Which calendar it is */
            calendar: "earnings";
            items: components["schemas"]["EarningsEvent"][];
            pagination: components["schemas"]["Pagination"];
            /** Items on all pages; format: int64 */
            total: number;
            /** How many items this body lists; format: int64 */
            count: number;
            /** The most items on a page; format: int64 */
            limit: number;
            /** Items before the first of this body; format: int64 */
            offset: number;
        };
        EarningsEvent: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** English name; example: Apple Inc. */
            name: string;
            /** The day of the event; example: 2021-04-28; format: date */
            date: string;
            /** reported: it happened; stated: announced by the issuer or a source for a coming day; estimated: derived from earlier ones */
            status: "reported" | "stated" | "estimated";
            /** The source that says so; of an estimate, the source of the filing that it is derived from; example: edgar */
            source: string;
            /** The last day of the period; of an estimate, where it is expected to end; example: 2021-03-27; format: date */
            fiscal_date: string;
            /** Quarterly for a quarter or a half; Annual where the issuer reports by years alone */
            period: "Annual" | "Quarterly";
            /** When the results were filed; null for an estimate; example: 2021-04-28; format: date */
            filed_at: string | null;
            /** The kind of filing; example: 10-K */
            form: string | null;
            /** Earnings per share after dilution; on the same shares as eps_basic; in currency */
            eps_diluted: number | null;
            /** Revenue; in currency */
            sales: number | null;
            /** The currency of its money; example: USD */
            currency: string | null;
            /** The earliest day by the filings of the same period in the last five years; null unless the date is an estimate; format: date */
            earliest: string | null;
            /** The latest day by the filings of the same period in the last five years; null unless the date is an estimate; format: date */
            latest: string | null;
        };
        ResearchHighlightsPage: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            highlights: components["schemas"]["ResearchHighlight"][];
            /** How many items this body lists; format: int64 */
            count: number;
        };
        ResearchHighlight: {
            /** The report's id; format: int64 */
            id: number;
            /** Title; example: HBM leads */
            title: string;
            /** The day of the report; example: 2024-07-05; format: date */
            report_date: string;
            /** About one company, or about an industry or sector; example: company_analysis */
            report_type: ("company_analysis" | "industry_analysis") | null;
            /** The firm that published it; example: 미래에셋증권 */
            securities_firm: string;
            /** The author */
            analyst: string | null;
            /** The rating in the broker's own words; null when there is none; example: Buy (유지) */
            opinion: string | null;
            /** For one share as of the report's date; null when there is none; in currency; example: 110000 */
            target_price: number | null;
            /** The firm's latest target of an earlier day, for one share as of this report's date; null when there is none in this report's currency; in currency */
            previous_target_price: number | null;
            /** The currency of the target price; example: KRW */
            currency: string | null;
            /** A summary */
            summary: string | null;
            /** The key points; empty when unknown */
            key_points: string[];
            /** Where a GET finds the PDF; null without one, or where no server of it is known */
            cdn_url: string | null;
        };
        NewsArticlePage: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            article: components["schemas"]["NewsDetail"];
            content: components["schemas"]["PageArticleContent"];
        };
        PageArticleContent: {
            /** The type of the full content; example: text/html */
            content_type: "text/html" | "text/plain";
            /** The whole article; null when only its summary is known */
            full_content: string | null;
            /** The language of its texts; example: ko */
            locale: "ko" | "en" | "ja" | "zh";
        };
        NewsDetail: {
            /** The article's id; format: int64 */
            id: number;
            /** Title */
            title: string;
            /** A summary */
            summary: string | null;
            /** The subject; example: earnings */
            category: "eod_summary" | "fed_policy" | "market_move" | "earnings" | "breaking";
            /** 1: high; 2: medium; 3: low; example: 2 */
            priority: number;
            /** Where it was published */
            source_url: string | null;
            /** When it was published, UTC; example: 2024-07-01T00:30:00Z; format: date-time */
            published_at: string;
            /** When it was first imported, UTC; example: 2024-07-01T01:00:00Z; format: date-time */
            created_at: string;
            /** The language of its texts; example: ko */
            locale: "ko" | "en" | "ja" | "zh";
            /** The symbols of the companies that it names, without duplicates, by company_id; empty when it names no known company */
            symbols: string[];
            /** An analysis of its significance */
            ai_angle: string | null;
            /** What could turn out differently */
            risk: string | null;
            /** The drivers of the news, with their direction; empty when none are known */
            trigger: components["schemas"]["NewsTrigger"][];
        };
        NewsTrigger: {
            /** The driver of the news; example: HBM */
            topic: string;
            /** Its direction, in the source's words; example: positive */
            sentiment: string | null;
        };
        NewsPage: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            /** The language asked for; each article has the one that it is served in */
            locale: "ko" | "en" | "ja" | "zh";
            articles: components["schemas"]["NewsItem"][];
            /** How many items this body lists; format: int64 */
            count: number;
        };
        NewsItem: {
            /** The article's id; format: int64 */
            id: number;
            /** Title */
            title: string;
            /** A summary */
            summary: string | null;
            /** The subject; example: earnings */
            category: "eod_summary" | "fed_policy" | "market_move" | "earnings" | "breaking";
            /** 1: high; 2: medium; 3: low; example: 2 */
            priority: number;
            /** Where it was published */
            source_url: string | null;
            /** When it was published, UTC; example: 2024-07-01T00:30:00Z; format: date-time */
            published_at: string;
            /** When it was first imported, UTC; example: 2024-07-01T01:00:00Z; format: date-time */
            created_at: string;
            /** The language of its texts; example: ko */
            locale: "ko" | "en" | "ja" | "zh";
            /** The symbols of the companies that it names, without duplicates, by company_id; empty when it names no known company */
            symbols: string[];
        };
        InsidersPage: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            /** What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths; example: USD */
            currency: string | null;
            transactions: components["schemas"]["PageInsiderTransaction"][];
            summary: {
                /** The number of calendar months to the day of the page; format: int64 */
                period_months: number;
                /** Purchases in the period; format: int64 */
                buy_count: number;
                /** Sales in the period; format: int64 */
                sell_count: number;
                /** Shares bought in the period; in shares */
                shares_bought: number;
                /** Shares sold in the period; in shares */
                shares_sold: number;
                /** Shares bought less shares sold; in shares */
                net_shares: number;
                /** Purchases less sales at their prices, of those with a price in the page's currency; 0 without trades; null where there are trades, and none has such a price, or the sum is too large for a number */
                net_value: number | null;
            };
            /** How many items this body lists; format: int64 */
            count: number;
        };
        PageInsiderTransaction: {
            /** The transaction's id; format: int64 */
            id: number;
            /** When it was filed; example: 2024-04-03; format: date */
            filed_date: string;
            /** When it was made; example: 2024-04-01; format: date */
            transaction_date: string | null;
            /** The insider; example: COOK TIMOTHY D */
            insider_name: string;
            /** The insider's office; example: Chief Executive Officer */
            position: string | null;
            /** The relationship to the issuer, in the source's words; example: officer */
            relationship: string | null;
            /** The type of transaction, in the source's words; example: Sale */
            transaction_type: string | null;
            /** SEC's code: P purchase, S sale, A grant, M exercise, G gift, F tax, C conversion; example: S */
            transaction_code: string | null;
            /** Shares acquired; negative when disposed of; in shares; example: -196410 */
            shares_change: number;
            /** The price of one share, in the page's currency; null when the source has none in it; example: 171.23 */
            price: number | null;
            /** The value of the shares at that price, to 2 decimals, never negative; in the page's currency; example: 33642300 */
            value: number | null;
            /** Shares held after it; in shares; example: 3280057 */
            shares_owned_after: number | null;
            /** The percentage of the issuer's shares held after it; in percent; example: 0.02 */
            ownership_percent: number | null;
            /** Whether the shares are the insider's own; example: true */
            is_direct: boolean | null;
            /** The source of the transaction, in the operator's words; example: sec */
            source: string;
            /** The filing's id; example: 0001127602-24-001234 */
            filing_id: string | null;
            /** Where the filing can be read */
            filing_url: string | null;
        };
        DisclosuresPage: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            disclosures: components["schemas"]["PageDisclosure"][];
            /** How many items this body lists; format: int64 */
            count: number;
        };
        PageDisclosure: {
            /** The filing's number: DART's 14 digits, SEC's accession number; example: 20240314000123 */
            rcept_no: string;
            /** DART's number of the issuer; example: 00126380 */
            corp_code: string | null;
            /** The issuer's name; example: 삼성전자 */
            corp_name: string | null;
            /** The ticker; example: 005930 */
            stock_code: string | null;
            /** Y: KOSPI; K: KOSDAQ; N: KONEX; E: another; example: Y */
            corp_cls: string | null;
            /** The filing's name; example: 사업보고서 (2023.12) */
            report_nm: string;
            /** Who filed it; example: 삼성전자 */
            flr_nm: string | null;
            /** When it was filed; example: 2024-03-14; format: date */
            rcept_dt: string;
            /** Remarks */
            rm: string | null;
            /** The kind of filing, in the source's words */
            category: string | null;
            /** Whether it corrects an earlier one; example: false */
            is_correction: boolean;
            /** Where it can be read */
            url: string | null;
        };
        SectorPage: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            /** Sector: one of eleven, or an operator's own; example: Technology */
            sector: string | null;
            /** Industry within the sector, in the source's words; example: Consumer Electronics */
            industry: string | null;
            /** The language of the summary */
            locale: "ko" | "en" | "ja" | "zh";
            /** The day of the latest bar, on which price, market cap and multiples are based; null where there is no bar; format: date */
            price_date: string | null;
            /** The end of the latest statement in the multiples, of those known on the day of the price; format: date */
            statement_date: string | null;
            /** The currency of market caps: GBP for prices in GBX; null without a market cap */
            market_cap_currency: string | null;
            overview: {
                /** Companies of the sector, an issuer's securities counted once; format: int64 */
                companies_count: number;
                /** Of the companies whose market cap is known, in market_cap_currency */
                market_cap_total: number | null;
                /** Distinct industries in the sector, of those that are known; format: int64 */
                industries_count: number;
                /** The sector's market cap as a percentage of the whole market's; in percent */
                market_weight_percent: number | null;
            };
            performance: {
                /** Change of the price over a day, adjusted for splits; null where history is too short or has a gap there; in percent */
                "1d": number | null;
                /** Change of the price over a week, adjusted for splits; null where history is too short or has a gap there; in percent */
                "1w": number | null;
                /** Change of the price over a month, adjusted for splits; null where history is too short or has a gap there; in percent */
                "1m": number | null;
                /** Change of the price over three months, adjusted for splits; null where history is too short or has a gap there; in percent */
                "3m": number | null;
                /** Change of the price over the calendar year to date, adjusted for splits; null where history is too short or has a gap there; in percent */
                ytd: number | null;
                /** Change of the price over a year, adjusted for splits; null where history is too short or has a gap there; in percent */
                "1y": number | null;
            };
            comparison: components["schemas"]["MetricComparison"][];
            top_companies: components["schemas"]["TopCompany"][];
            /** The sector in one sentence, in the locale's language */
            summary: string;
        };
        TopCompany: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The company's part of a page's address, unique and stable; example: apple-inc */
            slug: string;
            /** English name; example: Apple Inc. */
            name: string;
            /** Name in the local language; null where none is known; example: 삼성전자 */
            alias_name: string | null;
            /** Of all the issuer's share classes, in market_cap_currency */
            market_cap: number;
            /** Its share of the sector's known market cap; in percent */
            weight_percent: number;
            /** Against the previous bar's close, adjusted for splits; null when it wasn't traded on the sector's latest day; in percent */
            price_change_percent: number | null;
        };
        MetricComparison: {
            /** The compared metric, by its name in other bodies */
            metric: "pe_ratio" | "pb_ratio" | "ps_ratio" | "ev_ebitda" | "dividend_yield" | "operating_margin" | "net_margin" | "roe" | "roa" | "debt_to_equity_ratio" | "sales_growth_1y";
            /** The company's value, in the metric's unit */
            company: number | null;
            /** The median of the companies that have it, in the metric's unit */
            sector_median: number | null;
            /** The mean of the companies that have it, in the metric's unit */
            sector_average: number | null;
            /** 0 to 100: the percentage of the other companies that are no better than this one; null without others */
            percentile: number | null;
            /** From 1, the best; companies of equal value share the better rank; format: int64 */
            rank: number | null;
            /** How many companies have the metric, this one among them; format: int64 */
            of: number;
        };
        ConsensusPage: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            /** English name; example: Apple Inc. */
            company_name: string;
            /** What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths; example: USD */
            currency: string | null;
            /** Whether a firm has a target or an opinion */
            has_consensus: boolean;
            /** Why there is no consensus; null where there is one */
            message: string | null;
            /** The latest close up to the requested day, adjusted for splits; in currency */
            current_price: number | null;
            /** The day of the current price; format: date */
            price_date: string | null;
            target_prices: {
                /** The mean of the firms' latest targets; null where no firm has a target; in currency */
                average: number | null;
                /** The highest of the firms' latest targets; null where no firm has a target; in currency */
                high: number | null;
                /** The lowest of the firms' latest targets; null where no firm has a target; in currency */
                low: number | null;
                /** The population standard deviation of the firms' latest targets, 0 for a single one; null where no firm has a target; in currency */
                std_dev: number | null;
                /** The firm with the highest target; among several the one that set it last */
                high_broker: string | null;
                /** The firm with the lowest target; among several the one that set it last */
                low_broker: string | null;
                /** Firms that have a target; format: int64 */
                expert_count: number;
            };
            upside_downside: {
                /** The latest close up to the requested day, adjusted for splits; in currency */
                current_price: number | null;
                /** From the current price to the highest target; null where the price is more than 10 days older than the requested day, or no firm has a target; in percent */
                to_high: number | null;
                /** From the current price to the average target; null where the price is more than 10 days older than the requested day, or no firm has a target; in percent */
                to_average: number | null;
                /** From the current price to the lowest target; null where the price is more than 10 days older than the requested day, or no firm has a target; in percent */
                to_low: number | null;
            };
            investment_opinions: {
                /** The rating, on one scale for every firm's words */
                opinion: "strong_buy" | "buy" | "hold" | "sell" | "strong_sell";
                /** Firms whose latest report has that rating; format: int64 */
                count: number;
                /** Of the firms with a rating, to one decimal; in percent */
                percentage: number;
            }[];
            target_price_trend: {
                /** The day of the report; example: 2021-01-28; format: date */
                date: string;
                /** The target for one share of the requested day; in currency */
                target_price: number;
                /** The firm */
                broker: string;
                /** The report's rating; null when it has none */
                opinion: ("strong_buy" | "buy" | "hold" | "sell" | "strong_sell") | null;
            }[];
            price_history: {
                /** The trading day at the exchange; example: 2020-08-28; format: date */
                date: string;
                /** The last price; in currency; example: 499.23 */
                close: number;
            }[];
            /** The calendar months that the consensus covers; format: int64 */
            analysis_period_months: number;
            /** The day of the latest report of the months; format: date */
            last_report_date: string | null;
            /** Reports of the months, with a rating or without; format: int64 */
            total_reports: number;
        };
        IndicatorsPage: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            /** How long a bar is */
            interval: "1day" | "1week" | "1month";
            /** What the prices are adjusted for */
            adjust: "none" | "splits" | "all";
            /** What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths; example: USD */
            currency: string | null;
            /** Each once, in the order in which they were asked for */
            indicators: components["schemas"]["AskedIndicator"][];
            data: components["schemas"]["IndicatorPoint"][];
            /** How many items this body lists; format: int64 */
            count: number;
            /** Whether the range has older bars */
            has_more: boolean;
        };
        IndicatorPoint: {
            /** The bar's day at the exchange's own time, without a zone; example: 2020-08-28T00:00:00 */
            datetime: string;
            /** The last price; in currency; example: 499.23 */
            close: number;
        } & { [key: string]: number | string | null; };
        AskedIndicator: {
            /** As it was asked for, without spaces; example: bbands(20,2) */
            expression: string;
            /** The members of `data` that are its values */
            outputs: string[];
            /** The second symbol that it is computed from; null for one without */
            second: string | null;
        };
        TechnicalPage: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            /** The length of a bar */
            interval: "1day";
            /** The day of the last bar; format: date */
            price_date: string | null;
            /** The close of the last bar, adjusted for splits; in currency */
            close: number | null;
            /** Rises as a share of rises and falls, 0 to 100; null when no close has changed */
            rsi: number | null;
            macd: {
                /** Fast moving average of closes less the slow one; in currency */
                macd: number | null;
                /** Moving average of macd; in currency */
                signal: number | null;
                /** macd less its signal; in currency */
                histogram: number | null;
            };
            bollinger_bands: {
                /** The middle band plus nb_dev_up standard deviations; in currency */
                upper: number | null;
                /** Moving average of closes; in currency */
                middle: number | null;
                /** The middle band less nb_dev_dn standard deviations; in currency */
                lower: number | null;
            };
            /** Wilder's average of true ranges; in currency */
            atr: number | null;
            /** Mean of the last 20 closes; in currency */
            sma_20: number | null;
            /** Mean of the last 50 closes; in currency */
            sma_50: number | null;
            /** Mean of the last 200 closes; in currency */
            sma_200: number | null;
            parameters: {
                rsi: {
                    /** Length of the window; in bars */
                    period: 14;
                };
                macd: {
                    /** Length of the fast exponential mean; in bars */
                    fast: 12;
                    /** Length of the slow exponential mean; in bars */
                    slow: 26;
                    /** Length of the signal's exponential mean; in bars */
                    signal: 9;
                };
                bollinger_bands: {
                    /** Length of the window; in bars */
                    period: 20;
                    /** How many standard deviations a band lies from the middle */
                    deviations: 2;
                };
                atr: {
                    /** Length of the window; in bars */
                    period: 14;
                };
                sma_20: {
                    /** Length of the window; in bars */
                    period: 20;
                };
                sma_50: {
                    /** Length of the window; in bars */
                    period: 50;
                };
                sma_200: {
                    /** Length of the window; in bars */
                    period: 200;
                };
            };
            series?: components["schemas"]["TechnicalPoint"][];
        };
        TechnicalPoint: {
            /** The trading day at the exchange; example: 2020-08-28; format: date */
            date: string;
            /** The last price; in currency; example: 499.23 */
            close: number;
            /** Rises as a share of rises and falls, 0 to 100; null when no close has changed */
            rsi: number | null;
            /** Fast moving average of closes less the slow one; in currency */
            macd: number | null;
            /** Moving average of macd; in currency */
            macd_signal: number | null;
            /** macd less its signal; in currency */
            macd_histogram: number | null;
            /** The middle band plus nb_dev_up standard deviations; in currency */
            bollinger_upper: number | null;
            /** Moving average of closes; in currency */
            bollinger_middle: number | null;
            /** The middle band less nb_dev_dn standard deviations; in currency */
            bollinger_lower: number | null;
            /** Wilder's average of true ranges; in currency */
            atr: number | null;
            /** Mean of the last 20 closes; in currency */
            sma_20: number | null;
            /** Mean of the last 50 closes; in currency */
            sma_50: number | null;
            /** Mean of the last 200 closes; in currency */
            sma_200: number | null;
        };
        MultiplesPage: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            multiples: {
                /** The day of the month's last bar, of which the multiples are: its price, and what was known then; format: date */
                date: string;
                /** The end of the latest statement in the multiples, of those known on the day of the price; format: date */
                statement_date: string | null;
                /** Market cap to net income of twelve months, a multiple */
                pe_ratio: number | null;
                /** Market cap to equity of the latest balance sheet, a multiple */
                pb_ratio: number | null;
                /** Market cap to sales of twelve months, a multiple */
                ps_ratio: number | null;
                /** Enterprise value to EBITDA of twelve months, a multiple; below 0 with more cash than market cap and debt together */
                ev_ebitda: number | null;
                /** Market cap to free cash flow of twelve months, a multiple */
                pfcf_ratio: number | null;
            }[];
            /** Months in this list; format: int64 */
            count: number;
        };
        SnapshotPage: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            /** English name; example: Apple Inc. */
            name: string;
            /** The exchange's code; example: NASDAQ */
            exchange: string;
            /** What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths; example: USD */
            currency: string | null;
            /** The day of the latest bar, on which price, market cap and multiples are based; null where there is no bar; format: date */
            price_date: string | null;
            /** The end of the latest statement in the multiples, of those known on the day of the price; format: date */
            statement_date: string | null;
            /** The currency of market caps: GBP for prices in GBX; null without a market cap */
            market_cap_currency: string | null;
            /** Sessions that have closed since the latest bar: the price is stale when it is above 0; format: int64 */
            sessions_since: number | null;
            /** The MIC of the calendar whose sessions are counted; null where it has none that knows these days, and weekdays are; example: XNYS */
            calendar: string | null;
            price: {
                /** The latest close, adjusted for splits; null where there is no bar; in currency */
                current: number | null;
                /** The latest close less that of the bar before, adjusted for splits; null where there is no bar before, or seven or more trading days between have none; in currency */
                change: number | null;
                /** The change from the close of the bar before, adjusted for splits; null where there is no bar before, or seven or more trading days between have none; in percent */
                change_percent: number | null;
                /** The first price of the latest bar; null where there is no bar; in currency */
                open: number | null;
                /** The highest price of the latest bar; null where there is no bar; in currency */
                high: number | null;
                /** The lowest price of the latest bar; null where there is no bar; in currency */
                low: number | null;
                /** The close of the bar before, however many days earlier; null where there is no bar before; in currency */
                previous_close: number | null;
                /** The shares traded in the latest bar; null where there is no bar; in shares; format: int64 */
                volume: number | null;
            };
            range_52w: {
                /** The highest price of the year to the latest bar; null where there is no bar; in currency */
                high: number | null;
                /** The latest day of the year's highest price; null where there is no bar; format: date */
                high_date: string | null;
                /** The lowest price of the year to the latest bar; null where there is no bar; in currency */
                low: number | null;
                /** The latest day of the year's lowest price; null where there is no bar; format: date */
                low_date: string | null;
            };
            /** Mean volume of the last 20 bars; null where there are fewer, or a gap among them; in shares; format: int64 */
            average_volume_20d: number | null;
            /** Mean volume of the last 50 bars; null where there are fewer, or a gap among them; in shares; format: int64 */
            average_volume_50d: number | null;
            returns: {
                /** Change of the price over a week, adjusted for splits; null where history is too short or has a gap there; in percent */
                "1w": number | null;
                /** Change of the price over a month, adjusted for splits; null where history is too short or has a gap there; in percent */
                "1m": number | null;
                /** Change of the price over three months, adjusted for splits; null where history is too short or has a gap there; in percent */
                "3m": number | null;
                /** Change of the price over six months, adjusted for splits; null where history is too short or has a gap there; in percent */
                "6m": number | null;
                /** Change of the price over the calendar year to date, adjusted for splits; null where history is too short or has a gap there; in percent */
                ytd: number | null;
                /** Change of the price over a year, adjusted for splits; null where history is too short or has a gap there; in percent */
                "1y": number | null;
            };
            market: {
                /** Shares outstanding times the latest close, over all share classes of the issuer; null where a class has no count, or no price in that currency; in market_cap_currency */
                market_cap: number | null;
                /** Shares outstanding of all the issuer's share classes; null where no count is known; in shares; format: int64 */
                shares_outstanding: number | null;
                /** Market cap to net income of twelve months, a multiple */
                pe_ratio: number | null;
                /** Market cap to equity of the latest balance sheet, a multiple */
                pb_ratio: number | null;
                /** Cash dividends of twelve months to the latest close; 0 when none was paid; null where a dividend is in a foreign currency, or it isn't known whether one was paid; in percent */
                dividend_yield: number | null;
                /** Slope of monthly total returns on those of the configured index, over up to 60 months; null where there are fewer than 24 months, or no index */
                beta: number | null;
            };
            recommendations: components["schemas"]["Recommendation"][];
            target_price: {
                /** The mean of the firms' latest targets; null where no firm has a target; in currency */
                average: number | null;
                /** The median of the firms' latest targets; null where no firm has a target; in currency */
                median: number | null;
                /** The highest of the firms' latest targets; null where no firm has a target; in currency */
                high: number | null;
                /** The lowest of the firms' latest targets; null where no firm has a target; in currency */
                low: number | null;
                /** Firms that have a target; format: int64 */
                expert_count: number;
            };
        };
        Recommendation: {
            /** The first day of the month; example: 2020-08-01; format: date */
            period: string;
            /** Firms whose latest opinion is strong buy; format: int64 */
            strong_buy: number;
            /** Firms whose latest opinion is buy; format: int64 */
            buy: number;
            /** Firms whose latest opinion is hold; format: int64 */
            hold: number;
            /** Firms whose latest opinion is sell; format: int64 */
            sell: number;
            /** Firms whose latest opinion is strong sell; format: int64 */
            strong_sell: number;
        };
        ClosesOfCompanies: {
            /** How long a bar is */
            interval: "1day" | "1week" | "1month";
            /** What the prices are adjusted for */
            adjust: "none" | "splits" | "all";
            companies: components["schemas"]["ClosesPart"][];
            /** How many items this body lists; format: int64 */
            count: number;
            /** The names that mean no stored company */
            not_found: string[];
        };
        ClosesPart: {
            /** The name that it was asked for by; of several of one company the first; example: apple-inc */
            input: string;
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            /** English name; example: Apple Inc. */
            name: string;
            /** Name in the local language; null where none is known; example: 삼성전자 */
            alias_name: string | null;
            /** The exchange's code; example: NASDAQ */
            exchange: string;
            /** The company's part of a page's address, unique and stable; example: apple-inc */
            slug: string;
            /** What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths; example: USD */
            currency: string | null;
            /** IANA zone of its trading day; example: America/New_York */
            timezone: string;
            /** The MIC of the calendar whose sessions are counted; null where the exchange has none that knows the newest bar's day, and weekdays are; example: XNYS */
            calendar: string | null;
            /** Seven or more sessions without a bar between two of these bars, oldest first */
            gaps: components["schemas"]["PriceGap"][];
            /** Days without an action on which prices step as after a split between the first and the last of these bars, the newest first, at most 100: closes on both sides of one may be of different shares */
            doubtful_steps: components["schemas"]["DoubtfulStep"][];
            data: components["schemas"]["Close"][];
            /** How many items this body lists; format: int64 */
            count: number;
        };
        Close: {
            /** The bar's own date; example: 2020-08-28; format: date */
            date: string;
            /** The last price; in currency; example: 499.23 */
            close: number;
        };
        DoubtfulStep: {
            /** The day on which the bars step; example: 2014-04-03; format: date */
            date: string;
            /** Its open, raw; in currency; example: 569.85 */
            open: number;
            /** The day of the bar before it; example: 2014-04-02; format: date */
            previous_date: string;
            /** The close of that day, raw; in currency; example: 1135.1 */
            previous_close: number;
            /** The split that would explain the step, new shares to old; null when no usual split does; example: 2:1 */
            fits: string | null;
        };
        PriceGap: {
            /** The date of the bar before it; format: date */
            after: string;
            /** The date of the bar after it; format: date */
            until: string;
            /** How many sessions lie between; weekdays where no calendar knows these days; format: int64 */
            sessions: number;
        };
        DividendsPage: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            /** What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths; example: USD */
            currency: string | null;
            /** The day up to which all actions are known; null when none were imported; format: date */
            known_to: string | null;
            /** The next announced ex-date after today; null where none is known, and as of a past day; format: date */
            next_ex_date: string | null;
            /** Of the next dividend, a share; null where none is known, or it is in a foreign currency; in currency */
            next_amount: number | null;
            years: components["schemas"]["DividendYear"][];
            /** Years in this list; format: int64 */
            count: number;
        };
        DividendYear: {
            /** The calendar year of the ex-dates; example: 2020; format: int64 */
            year: number;
            /** The sum of its cash dividends, each divided by later splits; null where one of them is in a foreign currency; in currency */
            amount: number | null;
            /** How many there were; format: int64 */
            payments: number;
        };
        ActionsPage: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            /** What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths; example: USD */
            currency: string | null;
            actions: components["schemas"]["Action"][];
            /** The day up to which all actions are known; null when none were imported; format: date */
            known_to: string | null;
            /** How many items this body lists; format: int64 */
            count: number;
            /** Whether the security is a fund, a note that follows an index, or an index: it files no statements */
            is_fund: boolean;
            /** Days without an action on which the newest 10,000 bars step as after a split, at most the newest 100, the newest first, whatever range and type of actions are asked for; a crash looks like one too */
            doubtful_steps: components["schemas"]["DoubtfulStep"][];
            /** The newest 10,000 bars with a low below half of the lesser, or a high above twice the greater, of open and close, at most the newest 100, the newest first, whatever range and type of actions are asked for; such a low or high is left out of 52-week ranges. Without those that an operator took as right */
            doubtful_spikes: components["schemas"]["DoubtfulSpike"][];
        };
        DoubtfulSpike: {
            /** The day of the bar; example: 2010-08-31; format: date */
            date: string;
            /** Its open, raw; in currency; example: 241.88 */
            open: number;
            /** Its high, raw; in currency; example: 244.56 */
            high: number;
            /** Its low, raw; in currency; example: 25.3 */
            low: number;
            /** Its close, raw; in currency; example: 243.37 */
            close: number;
        };
        Action: {
            /** The ex-date: the bar of that day is on the new basis; example: 2020-08-31; format: date */
            effective_date: string;
            /** What the company did; example: split */
            type: "split" | "dividend" | "stock_dividend" | "spinoff" | "rights";
            /** New shares for each old one (split, stock_dividend), else the amount a share as traded on the ex-date; example: 4 */
            value: number;
            /** The raw close before the ex-date, as imported, else of the last bar before it; null when not known or still to come; in currency */
            reference_close: number | null;
            /** What an amount is in: the price's own unit, or a foreign currency, and then no price is adjusted by it; null for a ratio */
            currency: string | null;
        };
        PricesPage: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            /** English name; example: Apple Inc. */
            company_name: string;
            /** How long a bar is */
            interval: "1day" | "1week" | "1month";
            data: components["schemas"]["PricePoint"][];
            /** How many items this body lists; format: int64 */
            count: number;
            /** Whether there are items at a larger offset */
            has_more: boolean;
            /** Items before the first of this body; format: int64 */
            offset: number;
            /** The number of the page, from 1; format: int64 */
            page: number;
            /** The most items on a page; format: int64 */
            limit: number;
            /** Items on all pages; format: int64 */
            total: number;
            /** How many pages there are; format: int64 */
            total_pages: number;
            /** Whether items follow those of this page */
            has_next: boolean;
            /** Whether items precede those of this page */
            has_prev: boolean;
            /** What the prices are adjusted for */
            adjust: "none" | "splits" | "all";
            /** What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths; example: USD */
            currency: string | null;
            /** The exchange's code; example: NASDAQ */
            exchange: string;
            /** IANA zone of its trading day; example: America/New_York */
            timezone: string;
            /** Whether a session of the newest bar's week or month is to come after its last day with a bar, or under way; false for daily bars */
            is_last_partial: boolean;
            /** The MIC of the calendar whose sessions are counted; null where the exchange has none that knows the newest bar's day, and weekdays are; example: XNYS */
            calendar: string | null;
            /** Seven or more sessions without a bar between two of these bars, oldest first */
            gaps: components["schemas"]["PriceGap"][];
        };
        PricePoint: {
            /** The bar's day at the exchange's own time, without a zone; example: 2020-08-28T00:00:00 */
            datetime: string;
            /** The first price; in currency; example: 504.05 */
            open: number;
            /** The highest price; in currency; example: 505.77 */
            high: number;
            /** The lowest price; in currency; example: 498.31 */
            low: number;
            /** The last price; in currency; example: 499.23 */
            close: number;
            /** Shares traded; in shares; example: 46907479; format: int64 */
            volume: number;
        };
        SourcesPage: { sources: components["schemas"]["Source"][]; };
        Source: {
            /** The source of the data, in the operator's words, else import; example: sec */
            source: string;
            /** The kind of import */
            kind: "companies" | "exchanges" | "listings" | "names" | "shares" | "prices" | "actions" | "statements" | "reports" | "insiders" | "disclosures" | "news" | "rates";
            last_run: {
                /** The run's id; format: int64 */
                run_id: number;
                /** When the run started, UTC; format: date-time */
                started_at: string;
                /** When the run finished, UTC; format: date-time */
                finished_at: string;
                /** Rows that were read; format: int64 */
                read: number;
                /** Rows that were new; format: int64 */
                inserted: number;
                /** Rows that replaced another; format: int64 */
                changed: number;
                /** Rows that were stored already; format: int64 */
                unchanged: number;
                /** Rows corrected among those accepted, unchanged ones included: halted days, signs of outflows; format: int64 */
                normalised: number;
                /** Rows that were refused; format: int64 */
                refused: number;
                /** Rows that were accepted and are probably wrong; counted among the others too; format: int64 */
                doubtful: number;
            };
            /** Runs that were not undone; format: int64 */
            runs: number;
            /** Rows that they added; format: int64 */
            rows: number;
            /** Rows that were refused; format: int64 */
            refused: number;
            /** Rows that were accepted and are probably wrong; counted among the others too; format: int64 */
            doubtful: number;
            /** The newest date of its records; null where records of the kind have no date; format: date */
            newest_date: string | null;
            /** Runs that refused a row; format: int64 */
            failures: number;
            /** When the source will be synced next, UTC; null when it isn't scheduled; format: date-time */
            next_run: string | null;
            /** Whether the last sync of the source failed */
            failed: boolean;
            /** Under which terms its data may be used; null for a source of the operator's own */
            licence: string | null;
            /** Who may read its rows: anyone (public), or only those with a key (keys), while company pages and the basic API require one */
            visibility: "public" | "keys";
        };
        RatesPage: {
            /** The currency of which one unit is valued (ISO 4217); example: EUR */
            base: string;
            /** The currency that it is valued in (ISO 4217); example: USD */
            quote: string;
            /** The first day of the range; example: 2024-06-28; format: date */
            start_date: string;
            /** The last day of the range; example: 2024-06-28; format: date */
            end_date: string;
            /** The one that counts on the last day: of that day, or the last one of the ten days before it; null where none has one */
            rate: components["schemas"]["Rate"] | null;
            rates: components["schemas"]["Rate"][];
            /** How many items this body lists; format: int64 */
            count: number;
        };
        Rate: {
            /** The day of the rate; example: 2024-06-28; format: date */
            date: string;
            /** Units of quote for one of base; example: 1.0705 */
            value: number;
            /** direct: stated so; inverse: of the pair the other way round; crossed: of both currencies against the euro */
            derivation: "direct" | "inverse" | "crossed";
            /** Who states the rates that it follows from; example: [       "ecb"     ] */
            sources: string[];
        };
        MarketsPage: {
            /** The one with the most companies first */
            markets: components["schemas"]["MarketOverview"][];
            /** The index that betas are computed against (INDEX_SYMBOL), a benchmark for others; null where the server has none */
            index: components["schemas"]["CompanyMatch"] | null;
        };
        CompanyMatch: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            id: number;
            /** English name; example: Apple Inc. */
            name: string;
            /** Name in the local language; null where none is known; example: 삼성전자 */
            alias_name: string | null;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The exchange's code; example: NASDAQ */
            exchange: string;
            /** The company's part of a page's address, unique and stable; example: apple-inc */
            slug: string;
        };
        MarketOverview: {
            /** The currency of the market: GBP also for prices in GBX; example: USD */
            currency: string;
            /** The latest day on which one of its securities was traded; null without prices; format: date */
            price_date: string | null;
            /** The currency of market caps: GBP for prices in GBX; null without a market cap */
            market_cap_currency: string | null;
            /** Companies, an issuer's securities counted once; format: int64 */
            companies_count: number;
            /** Of the companies whose market cap is known, in market_cap_currency */
            market_cap_total: number | null;
            sectors: components["schemas"]["MarketSector"][];
            top_companies: components["schemas"]["MarketCompany"][];
        };
        MarketCompany: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The company's part of a page's address, unique and stable; example: apple-inc */
            slug: string;
            /** English name; example: Apple Inc. */
            name: string;
            /** Name in the local language; null where none is known; example: 삼성전자 */
            alias_name: string | null;
            /** The exchange's code; example: NASDAQ */
            exchange: string;
            /** Sector: one of eleven, or an operator's own; example: Technology */
            sector: string | null;
            /** What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths; example: USD */
            currency: string | null;
            /** The latest close as traded; null where there is no bar; in currency */
            close: number | null;
            /** The day of the close, on which the market cap is based; format: date */
            price_date: string | null;
            /** The change from the close of the bar before, adjusted for splits; null where there is no bar before, or seven or more trading days between have none; in percent */
            price_change_percent: number | null;
            /** Shares outstanding times the latest close, over all share classes of the issuer; null where a class has no count, or no price in that currency; in market_cap_currency */
            market_cap: number | null;
            /** As a percentage of the market's known market cap; in percent */
            weight_percent: number | null;
            /** Market cap to net income of twelve months, a multiple */
            pe_ratio: number | null;
            /** Net income to sales; in percent */
            net_margin: number | null;
        };
        MarketSector: {
            /** Sector: one of eleven, or an operator's own; example: Technology */
            sector: string | null;
            /** Companies of the sector, an issuer's securities counted once; format: int64 */
            companies_count: number;
            /** Of the companies whose market cap is known, in market_cap_currency */
            market_cap_total: number | null;
            /** As a percentage of the market's known market cap; in percent */
            weight_percent: number | null;
        };
        FigureCatalogue: {
            figures: components["schemas"]["Figure"][];
            /** How many items this body lists; format: int64 */
            count: number;
        };
        Figure: {
            /** Its name in bodies, columns and expressions; example: net_margin */
            name: string;
            /** What it is called, in English; example: Net margin */
            title: string;
            /** What it is about */
            group: "company" | "price" | "return" | "volume" | "risk" | "valuation" | "income" | "cash flow" | "balance" | "per share" | "margins" | "returns on capital" | "financial health" | "growth" | "dividends" | "consensus" | "insiders" | "dates" | "indicators" | "patterns";
            /** What it is counted in: currency, an amount of money; price, an amount a share in the unit of its prices; ratio, a multiple or an index */
            unit: "currency" | "price" | "percent" | "ratio" | "count" | "shares" | "date" | "text";
            /** The type of its values */
            type: "number" | "text" | "date";
            /** What it says; example: Net income to sales */
            meaning: string;
            /** Of other figures and lines, by their names; null where it is stored as it came; example: net_income / sales x 100 */
            formula: string | null;
            /** What makes it null beside a missing operand; null where nothing does; example: sales isn't above 0 */
            null_when: string | null;
            /** Where the formula is from; null where it is plain */
            source: string | null;
            /** Of one by function call, such as rsi(14), in the order of its arguments; null for one without */
            parameters: {
                /** The parameter's name; arguments are by place; example: time_period */
                name: string;
                /** Its value where it isn't given; null where it must be */
                default: number | null;
                /** The least value */
                minimum: number;
                /** The greatest value */
                maximum: number;
                /** Whether it is a whole number */
                whole: boolean;
            }[] | null;
        };
        CompanyHealthPage: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            /** What is wrong, empty for nothing. no_bars: a listed company has none. bars_behind: sessions have closed since the newest bar. sessions_missing: sessions between bars have none. doubtful: prices or actions are probably wrong. statement_missing: statements.is_missing */
            findings: ("no_bars" | "bars_behind" | "sessions_missing" | "doubtful" | "statement_missing")[];
            bars: {
                /** The date of the oldest bar; null without one; example: 1998-01-02; format: date */
                first: string | null;
                /** The date of the newest bar; null without one; example: 2021-03-31; format: date */
                newest: string | null;
                /** How many daily bars there are; format: int64 */
                count: number;
                /** The last session that a bar is expected of: the last that has closed, or by the last day of the listing where it ended; null where a listing ended on an unknown day, the last weekday over where no calendar knows the exchange; example: 2021-03-31; format: date */
                last_session: string | null;
                /** How many sessions there are after the newest bar up to last_session; null without a bar or a last_session; format: int64 */
                sessions_behind: number | null;
                /** The MIC (ISO 10383) of the calendar of sessions; null where none knows the days, which are then weekdays; example: XNYS */
                calendar: string | null;
                /** How many sessions between the oldest and the newest bar have none, since the calendar begins; null without a calendar or a bar; format: int64 */
                missing_sessions: number | null;
                /** The newest 100 stretches of those sessions, newest first; empty without a calendar */
                gaps: {
                    /** The first session without a bar; example: 2024-03-28; format: date */
                    from: string;
                    /** The last session without a bar; example: 2024-04-02; format: date */
                    to: string;
                    /** How many sessions there are from one to the other; format: int64 */
                    sessions: number;
                }[];
            };
            /** How many doubts there are about its prices and actions; format: int64 */
            doubts: number;
            /** The newest 100 doubts, newest first, after those about many bars */
            doubtful: {
                /** Why it is doubtful */
                reason: "step" | "dividend" | "reference_close" | "untraded_action" | "no_step" | "spike" | "off_session" | "rewrite";
                /** Date of the bar or action, YYYY-MM-DD; null when many bars are meant */
                date: string | null;
                /** Type of the action; null for doubts about bars alone */
                type: ("split" | "dividend" | "stock_dividend" | "spinoff" | "rights") | null;
                /** What is doubtful: a sentence without its full stop */
                message: string;
            }[];
            statements: {
                /** The end of the newest period with a statement; null without one; example: 2020-12-26; format: date */
                newest: string | null;
                /** The end of the newest period whose results were filed, by statements and lists of filings; null where none is known; example: 2020-12-26; format: date */
                reported: string | null;
                /** The end of the first period after it whose results are expected; null where none are, as after the end of a listing; example: 2021-03-27; format: date */
                next: string | null;
                /** The day on which these are expected, by the filings of earlier years; example: 2021-04-28; format: date */
                next_expected: string | null;
                /** The latest day, by the filings of the same period in the last five years; example: 2021-05-02; format: date */
                next_latest: string | null;
                /** Whether a period's statement is missing: results of a newer period than the newest statement's were filed, or the latest day is past */
                is_missing: boolean;
                /** How many days ago the latest day was; null where it is not past; in days; format: int64 */
                overdue_days: number | null;
            };
            origins: {
                /** The kind of import */
                kind: "companies" | "exchanges" | "listings" | "names" | "shares" | "prices" | "actions" | "statements" | "reports" | "insiders" | "disclosures" | "news" | "rates";
                /** The source of the rows, in the operator's words; example: sec */
                source: string;
                /** How many of the stored rows are its own; format: int64 */
                rows: number;
                /** The first date of these rows; null where rows of the kind have none; format: date */
                first_date: string | null;
                /** The last date of these rows; null where rows of the kind have none; format: date */
                newest_date: string | null;
                /** When the newest import that wrote some of them finished, UTC; format: date-time */
                imported_at: string;
                /** When the last import of the kind from the source finished, whichever companies it wrote of, UTC; format: date-time */
                last_finished_at: string;
                /** When the source will be synced next, UTC; null when it isn't scheduled; format: date-time */
                next_run: string | null;
                /** Whether the last sync of the source failed */
                failed: boolean;
                /** Under which terms its data may be used; null for a source of the operator's own */
                licence: string | null;
                /** Who may read its rows: anyone (public), or only those with a key (keys), while company pages and the basic API require one */
                visibility: "public" | "keys";
            }[];
        };
        FinancialsPage: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            /** Annual for a fiscal year, Quarterly for a quarter or a half */
            period: "Annual" | "Quarterly";
            statements: components["schemas"]["PageStatement"][];
            /** The last twelve months, by `include=trailing`: flows and amounts per share of four quarters or two halves added, weighted shares their mean, balances those at the end; of the latest year, with a quarter of null, where nothing ends later; null where a quarter is missing */
            trailing?: components["schemas"]["PageTwelveMonths"] | null;
            /** The same a year before `trailing`; null where they aren't known */
            trailing_before?: components["schemas"]["PageTwelveMonths"] | null;
            /** How many items this body lists; format: int64 */
            count: number;
        };
        PageTwelveMonths: {
            /** The last day of the period; example: 2020-09-26; format: date */
            fiscal_date: string;
            /** The fiscal year as the issuer calls it; example: 2020; format: int64 */
            year: number;
            /** 1 to 4; 2 or 4 for a half; null for a fiscal year; example: 1; format: int64 */
            quarter: number | null;
            /** How many months flows cover; 6 where the issuer reports by halves */
            months: 3 | 6 | 12;
            /** The currency of its money; example: USD */
            currency: string;
            /** When the newest of its figures was filed; null where none is dated; example: 2020-10-30; format: date */
            filed_at: string | null;
            /** Revenue; in currency */
            sales: number | null;
            /** Cost of goods and services sold; in currency */
            cost_of_goods: number | null;
            /** Sales less cost of goods; in currency */
            gross_profit: number | null;
            /** Research and development expense; in currency */
            research_and_development: number | null;
            /** Selling, general and administrative expense; in currency */
            selling_general_and_administrative: number | null;
            /** Operating income; in currency */
            operating_income: number | null;
            /** Earnings before interest and tax; in currency */
            ebit: number | null;
            /** Earnings before interest, tax, depreciation and amortization; in currency */
            ebitda: number | null;
            /** Income before tax; in currency */
            pretax_income: number | null;
            /** Net income, the parent's share; in currency */
            net_income: number | null;
            /** Earnings per share; served on the shares that `adjust` names, stored on those of the filing's day; in currency */
            eps_basic: number | null;
            /** Earnings per share after dilution; on the same shares as eps_basic; in currency */
            eps_diluted: number | null;
            /** Total assets; in currency */
            total_assets: number | null;
            /** Current assets; in currency */
            total_current_assets: number | null;
            /** Cash and its equivalents; in currency */
            cash_and_cash_equivalents: number | null;
            /** Trade receivables; in currency */
            accounts_receivable: number | null;
            /** Inventories; in currency */
            inventory: number | null;
            /** Non-current assets; in currency */
            total_non_current_assets: number | null;
            /** Property, plant and equipment, net; in currency */
            properties: number | null;
            /** Intangible assets other than goodwill; in currency */
            intangible_assets: number | null;
            /** Goodwill; in currency */
            goodwill: number | null;
            /** Total liabilities; in currency */
            total_liabilities: number | null;
            /** Current liabilities; in currency */
            total_current_liabilities: number | null;
            /** Non-current liabilities; in currency */
            total_non_current_liabilities: number | null;
            /** Equity, the parent's share; in currency */
            total_shareholders_equity: number | null;
            /** Retained earnings; in currency */
            retained_earnings: number | null;
            /** Cash from operating activities; in currency */
            operating_cash_flow: number | null;
            /** Cash from investing activities; in currency */
            investing_cash_flow: number | null;
            /** Cash from financing activities; in currency */
            financing_cash_flow: number | null;
            /** Purchases of property and equipment; an outflow is positive; in currency */
            capital_expenditures: number | null;
            /** Operating cash flow less capital expenditures; in currency */
            free_cash_flow: number | null;
            /** Dividends paid on common stock; an outflow is positive; in currency */
            common_dividends: number | null;
            lines?: components["schemas"]["StatementLines"];
            provenance?: {
                sales?: components["schemas"]["FigureProvenance"];
                cost_of_goods?: components["schemas"]["FigureProvenance"];
                gross_profit?: components["schemas"]["FigureProvenance"];
                research_and_development?: components["schemas"]["FigureProvenance"];
                selling_general_and_administrative?: components["schemas"]["FigureProvenance"];
                operating_income?: components["schemas"]["FigureProvenance"];
                ebit?: components["schemas"]["FigureProvenance"];
                ebitda?: components["schemas"]["FigureProvenance"];
                pretax_income?: components["schemas"]["FigureProvenance"];
                net_income?: components["schemas"]["FigureProvenance"];
                eps_basic?: components["schemas"]["FigureProvenance"];
                eps_diluted?: components["schemas"]["FigureProvenance"];
                total_assets?: components["schemas"]["FigureProvenance"];
                total_current_assets?: components["schemas"]["FigureProvenance"];
                cash_and_cash_equivalents?: components["schemas"]["FigureProvenance"];
                accounts_receivable?: components["schemas"]["FigureProvenance"];
                inventory?: components["schemas"]["FigureProvenance"];
                total_non_current_assets?: components["schemas"]["FigureProvenance"];
                properties?: components["schemas"]["FigureProvenance"];
                intangible_assets?: components["schemas"]["FigureProvenance"];
                goodwill?: components["schemas"]["FigureProvenance"];
                total_liabilities?: components["schemas"]["FigureProvenance"];
                total_current_liabilities?: components["schemas"]["FigureProvenance"];
                total_non_current_liabilities?: components["schemas"]["FigureProvenance"];
                total_shareholders_equity?: components["schemas"]["FigureProvenance"];
                retained_earnings?: components["schemas"]["FigureProvenance"];
                operating_cash_flow?: components["schemas"]["FigureProvenance"];
                investing_cash_flow?: components["schemas"]["FigureProvenance"];
                financing_cash_flow?: components["schemas"]["FigureProvenance"];
                capital_expenditures?: components["schemas"]["FigureProvenance"];
                free_cash_flow?: components["schemas"]["FigureProvenance"];
                common_dividends?: components["schemas"]["FigureProvenance"];
                interest_expense?: components["schemas"]["FigureProvenance"];
                income_tax?: components["schemas"]["FigureProvenance"];
                depreciation_and_amortization?: components["schemas"]["FigureProvenance"];
                stock_based_compensation?: components["schemas"]["FigureProvenance"];
                share_repurchases?: components["schemas"]["FigureProvenance"];
                shares_basic?: components["schemas"]["FigureProvenance"];
                shares_diluted?: components["schemas"]["FigureProvenance"];
                dividends_per_share?: components["schemas"]["FigureProvenance"];
                short_term_investments?: components["schemas"]["FigureProvenance"];
                short_term_debt?: components["schemas"]["FigureProvenance"];
                long_term_debt?: components["schemas"]["FigureProvenance"];
                total_debt?: components["schemas"]["FigureProvenance"];
                preferred_stock?: components["schemas"]["FigureProvenance"];
                non_controlling_interest?: components["schemas"]["FigureProvenance"];
            };
            /** Why each null figure is null, by `include=missing` */
            missing?: {
                sales?: components["schemas"]["MissingFigure"];
                cost_of_goods?: components["schemas"]["MissingFigure"];
                gross_profit?: components["schemas"]["MissingFigure"];
                research_and_development?: components["schemas"]["MissingFigure"];
                selling_general_and_administrative?: components["schemas"]["MissingFigure"];
                operating_income?: components["schemas"]["MissingFigure"];
                ebit?: components["schemas"]["MissingFigure"];
                ebitda?: components["schemas"]["MissingFigure"];
                pretax_income?: components["schemas"]["MissingFigure"];
                net_income?: components["schemas"]["MissingFigure"];
                eps_basic?: components["schemas"]["MissingFigure"];
                eps_diluted?: components["schemas"]["MissingFigure"];
                total_assets?: components["schemas"]["MissingFigure"];
                total_current_assets?: components["schemas"]["MissingFigure"];
                cash_and_cash_equivalents?: components["schemas"]["MissingFigure"];
                accounts_receivable?: components["schemas"]["MissingFigure"];
                inventory?: components["schemas"]["MissingFigure"];
                total_non_current_assets?: components["schemas"]["MissingFigure"];
                properties?: components["schemas"]["MissingFigure"];
                intangible_assets?: components["schemas"]["MissingFigure"];
                goodwill?: components["schemas"]["MissingFigure"];
                total_liabilities?: components["schemas"]["MissingFigure"];
                total_current_liabilities?: components["schemas"]["MissingFigure"];
                total_non_current_liabilities?: components["schemas"]["MissingFigure"];
                total_shareholders_equity?: components["schemas"]["MissingFigure"];
                retained_earnings?: components["schemas"]["MissingFigure"];
                operating_cash_flow?: components["schemas"]["MissingFigure"];
                investing_cash_flow?: components["schemas"]["MissingFigure"];
                financing_cash_flow?: components["schemas"]["MissingFigure"];
                capital_expenditures?: components["schemas"]["MissingFigure"];
                free_cash_flow?: components["schemas"]["MissingFigure"];
                common_dividends?: components["schemas"]["MissingFigure"];
                interest_expense?: components["schemas"]["MissingFigure"];
                income_tax?: components["schemas"]["MissingFigure"];
                depreciation_and_amortization?: components["schemas"]["MissingFigure"];
                stock_based_compensation?: components["schemas"]["MissingFigure"];
                share_repurchases?: components["schemas"]["MissingFigure"];
                shares_basic?: components["schemas"]["MissingFigure"];
                shares_diluted?: components["schemas"]["MissingFigure"];
                dividends_per_share?: components["schemas"]["MissingFigure"];
                short_term_investments?: components["schemas"]["MissingFigure"];
                short_term_debt?: components["schemas"]["MissingFigure"];
                long_term_debt?: components["schemas"]["MissingFigure"];
                total_debt?: components["schemas"]["MissingFigure"];
                preferred_stock?: components["schemas"]["MissingFigure"];
                non_controlling_interest?: components["schemas"]["MissingFigure"];
            };
            /** The filings that report the period, oldest first, by `include=missing` */
            filings?: components["schemas"]["StatementFiling"][];
        };
        StatementFiling: {
            /** The filing's id; example: 0000320193-20-000096 */
            filing_id: string | null;
            /** Where the filing can be read */
            filing_url: string | null;
            /** The kind of filing; example: 10-K */
            form: string | null;
            /** When it was filed; null when unknown, and then it isn't used as of a past day; example: 2020-10-30; format: date */
            filed_at: string | null;
        };
        MissingFigure: {
            /** not_reported: no filing has it, nor anything that it could be derived from; operand_missing: it isn't reported, and `operands` are what its derivation lacks; not_positive: its derivation gives shares or dividends that aren't above 0 */
            reason: "not_reported" | "operand_missing" | "not_positive";
            /** How it would be derived; null where it could only be reported; example: FY - 9M */
            derivation: string | null;
            /** The operands of the derivation that aren't known in the statement's currency; example: [       "9M"     ] */
            operands: string[];
        };
        FigureProvenance: {
            /** The filing's id; example: 0000320193-20-000096 */
            filing_id: string | null;
            /** Where the filing can be read */
            filing_url: string | null;
            /** The kind of filing; example: 10-K */
            form: string | null;
            /** The source's name of the figure; null when it has none, and for a derived figure; example: us-gaap:Revenues */
            tag: string | null;
            /** How the figure was derived; null for a figure as filed; example: 9M - 6M */
            derivation: string | null;
            /** When it was filed; of a derived figure, when its last operand was; example: 2020-10-30; format: date */
            filed_at: string | null;
        };
        StatementLines: {
            /** Research and development expense; in currency */
            research_and_development: number | null;
            /** Selling, general and administrative expense; in currency */
            selling_general_and_administrative: number | null;
            /** Interest expense; in currency */
            interest_expense: number | null;
            /** Income before tax; in currency */
            pretax_income: number | null;
            /** Income tax expense; in currency */
            income_tax: number | null;
            /** Depreciation and amortization; in currency */
            depreciation_and_amortization: number | null;
            /** Expense of shares and options granted to employees, as the cash flow adds it back; in currency */
            stock_based_compensation: number | null;
            /** Dividends paid on common stock; an outflow is positive; in currency */
            common_dividends: number | null;
            /** Payments for the issuer's own shares; an outflow is positive; in currency */
            share_repurchases: number | null;
            /** Weighted average shares; in shares */
            shares_basic: number | null;
            /** Weighted average shares after dilution; in shares */
            shares_diluted: number | null;
            /** Dividends declared per share of common stock; on the same shares as eps_basic; in currency */
            dividends_per_share: number | null;
            /** Investments due within a year; in currency */
            short_term_investments: number | null;
            /** Property, plant and equipment, net; in currency */
            properties: number | null;
            /** Intangible assets other than goodwill; in currency */
            intangible_assets: number | null;
            /** Goodwill; in currency */
            goodwill: number | null;
            /** Debt due within a year; in currency */
            short_term_debt: number | null;
            /** Debt due after a year; in currency */
            long_term_debt: number | null;
            /** Short-term and long-term debt; in currency */
            total_debt: number | null;
            /** Preferred stock; in currency */
            preferred_stock: number | null;
            /** Equity of others in subsidiaries; in currency */
            non_controlling_interest: number | null;
            /** Retained earnings; in currency */
            retained_earnings: number | null;
        };
        PageStatement: {
            /** The last day of the period; example: 2020-09-26; format: date */
            fiscal_date: string;
            /** The fiscal year as the issuer calls it; example: 2020; format: int64 */
            year: number;
            /** 1 to 4; 2 or 4 for a half; null for a fiscal year; example: 1; format: int64 */
            quarter: number | null;
            /** Annual for a fiscal year, Quarterly for a quarter or a half */
            period: "Annual" | "Quarterly";
            /** How many months flows cover; 6 where the issuer reports by halves */
            months: 3 | 6 | 12;
            /** The currency of its money; example: USD */
            currency: string;
            /** When the newest of its figures was filed; null where none is dated; example: 2020-10-30; format: date */
            filed_at: string | null;
            /** Revenue; in currency */
            sales: number | null;
            /** Cost of goods and services sold; in currency */
            cost_of_goods: number | null;
            /** Sales less cost of goods; in currency */
            gross_profit: number | null;
            /** Research and development expense; in currency */
            research_and_development: number | null;
            /** Selling, general and administrative expense; in currency */
            selling_general_and_administrative: number | null;
            /** Operating income; in currency */
            operating_income: number | null;
            /** Earnings before interest and tax; in currency */
            ebit: number | null;
            /** Earnings before interest, tax, depreciation and amortization; in currency */
            ebitda: number | null;
            /** Income before tax; in currency */
            pretax_income: number | null;
            /** Net income, the parent's share; in currency */
            net_income: number | null;
            /** Earnings per share; served on the shares that `adjust` names, stored on those of the filing's day; in currency */
            eps_basic: number | null;
            /** Earnings per share after dilution; on the same shares as eps_basic; in currency */
            eps_diluted: number | null;
            /** Total assets; in currency */
            total_assets: number | null;
            /** Current assets; in currency */
            total_current_assets: number | null;
            /** Cash and its equivalents; in currency */
            cash_and_cash_equivalents: number | null;
            /** Trade receivables; in currency */
            accounts_receivable: number | null;
            /** Inventories; in currency */
            inventory: number | null;
            /** Non-current assets; in currency */
            total_non_current_assets: number | null;
            /** Property, plant and equipment, net; in currency */
            properties: number | null;
            /** Intangible assets other than goodwill; in currency */
            intangible_assets: number | null;
            /** Goodwill; in currency */
            goodwill: number | null;
            /** Total liabilities; in currency */
            total_liabilities: number | null;
            /** Current liabilities; in currency */
            total_current_liabilities: number | null;
            /** Non-current liabilities; in currency */
            total_non_current_liabilities: number | null;
            /** Equity, the parent's share; in currency */
            total_shareholders_equity: number | null;
            /** Retained earnings; in currency */
            retained_earnings: number | null;
            /** Cash from operating activities; in currency */
            operating_cash_flow: number | null;
            /** Cash from investing activities; in currency */
            investing_cash_flow: number | null;
            /** Cash from financing activities; in currency */
            financing_cash_flow: number | null;
            /** Purchases of property and equipment; an outflow is positive; in currency */
            capital_expenditures: number | null;
            /** Operating cash flow less capital expenditures; in currency */
            free_cash_flow: number | null;
            /** Dividends paid on common stock; an outflow is positive; in currency */
            common_dividends: number | null;
            lines?: components["schemas"]["StatementLines"];
            provenance?: {
                sales?: components["schemas"]["FigureProvenance"];
                cost_of_goods?: components["schemas"]["FigureProvenance"];
                gross_profit?: components["schemas"]["FigureProvenance"];
                research_and_development?: components["schemas"]["FigureProvenance"];
                selling_general_and_administrative?: components["schemas"]["FigureProvenance"];
                operating_income?: components["schemas"]["FigureProvenance"];
                ebit?: components["schemas"]["FigureProvenance"];
                ebitda?: components["schemas"]["FigureProvenance"];
                pretax_income?: components["schemas"]["FigureProvenance"];
                net_income?: components["schemas"]["FigureProvenance"];
                eps_basic?: components["schemas"]["FigureProvenance"];
                eps_diluted?: components["schemas"]["FigureProvenance"];
                total_assets?: components["schemas"]["FigureProvenance"];
                total_current_assets?: components["schemas"]["FigureProvenance"];
                cash_and_cash_equivalents?: components["schemas"]["FigureProvenance"];
                accounts_receivable?: components["schemas"]["FigureProvenance"];
                inventory?: components["schemas"]["FigureProvenance"];
                total_non_current_assets?: components["schemas"]["FigureProvenance"];
                properties?: components["schemas"]["FigureProvenance"];
                intangible_assets?: components["schemas"]["FigureProvenance"];
                goodwill?: components["schemas"]["FigureProvenance"];
                total_liabilities?: components["schemas"]["FigureProvenance"];
                total_current_liabilities?: components["schemas"]["FigureProvenance"];
                total_non_current_liabilities?: components["schemas"]["FigureProvenance"];
                total_shareholders_equity?: components["schemas"]["FigureProvenance"];
                retained_earnings?: components["schemas"]["FigureProvenance"];
                operating_cash_flow?: components["schemas"]["FigureProvenance"];
                investing_cash_flow?: components["schemas"]["FigureProvenance"];
                financing_cash_flow?: components["schemas"]["FigureProvenance"];
                capital_expenditures?: components["schemas"]["FigureProvenance"];
                free_cash_flow?: components["schemas"]["FigureProvenance"];
                common_dividends?: components["schemas"]["FigureProvenance"];
                interest_expense?: components["schemas"]["FigureProvenance"];
                income_tax?: components["schemas"]["FigureProvenance"];
                depreciation_and_amortization?: components["schemas"]["FigureProvenance"];
                stock_based_compensation?: components["schemas"]["FigureProvenance"];
                share_repurchases?: components["schemas"]["FigureProvenance"];
                shares_basic?: components["schemas"]["FigureProvenance"];
                shares_diluted?: components["schemas"]["FigureProvenance"];
                dividends_per_share?: components["schemas"]["FigureProvenance"];
                short_term_investments?: components["schemas"]["FigureProvenance"];
                short_term_debt?: components["schemas"]["FigureProvenance"];
                long_term_debt?: components["schemas"]["FigureProvenance"];
                total_debt?: components["schemas"]["FigureProvenance"];
                preferred_stock?: components["schemas"]["FigureProvenance"];
                non_controlling_interest?: components["schemas"]["FigureProvenance"];
            };
            /** Why each null figure is null, by `include=missing` */
            missing?: {
                sales?: components["schemas"]["MissingFigure"];
                cost_of_goods?: components["schemas"]["MissingFigure"];
                gross_profit?: components["schemas"]["MissingFigure"];
                research_and_development?: components["schemas"]["MissingFigure"];
                selling_general_and_administrative?: components["schemas"]["MissingFigure"];
                operating_income?: components["schemas"]["MissingFigure"];
                ebit?: components["schemas"]["MissingFigure"];
                ebitda?: components["schemas"]["MissingFigure"];
                pretax_income?: components["schemas"]["MissingFigure"];
                net_income?: components["schemas"]["MissingFigure"];
                eps_basic?: components["schemas"]["MissingFigure"];
                eps_diluted?: components["schemas"]["MissingFigure"];
                total_assets?: components["schemas"]["MissingFigure"];
                total_current_assets?: components["schemas"]["MissingFigure"];
                cash_and_cash_equivalents?: components["schemas"]["MissingFigure"];
                accounts_receivable?: components["schemas"]["MissingFigure"];
                inventory?: components["schemas"]["MissingFigure"];
                total_non_current_assets?: components["schemas"]["MissingFigure"];
                properties?: components["schemas"]["MissingFigure"];
                intangible_assets?: components["schemas"]["MissingFigure"];
                goodwill?: components["schemas"]["MissingFigure"];
                total_liabilities?: components["schemas"]["MissingFigure"];
                total_current_liabilities?: components["schemas"]["MissingFigure"];
                total_non_current_liabilities?: components["schemas"]["MissingFigure"];
                total_shareholders_equity?: components["schemas"]["MissingFigure"];
                retained_earnings?: components["schemas"]["MissingFigure"];
                operating_cash_flow?: components["schemas"]["MissingFigure"];
                investing_cash_flow?: components["schemas"]["MissingFigure"];
                financing_cash_flow?: components["schemas"]["MissingFigure"];
                capital_expenditures?: components["schemas"]["MissingFigure"];
                free_cash_flow?: components["schemas"]["MissingFigure"];
                common_dividends?: components["schemas"]["MissingFigure"];
                interest_expense?: components["schemas"]["MissingFigure"];
                income_tax?: components["schemas"]["MissingFigure"];
                depreciation_and_amortization?: components["schemas"]["MissingFigure"];
                stock_based_compensation?: components["schemas"]["MissingFigure"];
                share_repurchases?: components["schemas"]["MissingFigure"];
                shares_basic?: components["schemas"]["MissingFigure"];
                shares_diluted?: components["schemas"]["MissingFigure"];
                dividends_per_share?: components["schemas"]["MissingFigure"];
                short_term_investments?: components["schemas"]["MissingFigure"];
                short_term_debt?: components["schemas"]["MissingFigure"];
                long_term_debt?: components["schemas"]["MissingFigure"];
                total_debt?: components["schemas"]["MissingFigure"];
                preferred_stock?: components["schemas"]["MissingFigure"];
                non_controlling_interest?: components["schemas"]["MissingFigure"];
            };
            /** The filings that report the period, oldest first, by `include=missing` */
            filings?: components["schemas"]["StatementFiling"][];
            /** The figures that were known otherwise at the end of the day `against`; null where the period wasn't known then */
            changes?: {
                sales?: components["schemas"]["FigureRevision"];
                cost_of_goods?: components["schemas"]["FigureRevision"];
                gross_profit?: components["schemas"]["FigureRevision"];
                research_and_development?: components["schemas"]["FigureRevision"];
                selling_general_and_administrative?: components["schemas"]["FigureRevision"];
                operating_income?: components["schemas"]["FigureRevision"];
                ebit?: components["schemas"]["FigureRevision"];
                ebitda?: components["schemas"]["FigureRevision"];
                pretax_income?: components["schemas"]["FigureRevision"];
                net_income?: components["schemas"]["FigureRevision"];
                eps_basic?: components["schemas"]["FigureRevision"];
                eps_diluted?: components["schemas"]["FigureRevision"];
                total_assets?: components["schemas"]["FigureRevision"];
                total_current_assets?: components["schemas"]["FigureRevision"];
                cash_and_cash_equivalents?: components["schemas"]["FigureRevision"];
                accounts_receivable?: components["schemas"]["FigureRevision"];
                inventory?: components["schemas"]["FigureRevision"];
                total_non_current_assets?: components["schemas"]["FigureRevision"];
                properties?: components["schemas"]["FigureRevision"];
                intangible_assets?: components["schemas"]["FigureRevision"];
                goodwill?: components["schemas"]["FigureRevision"];
                total_liabilities?: components["schemas"]["FigureRevision"];
                total_current_liabilities?: components["schemas"]["FigureRevision"];
                total_non_current_liabilities?: components["schemas"]["FigureRevision"];
                total_shareholders_equity?: components["schemas"]["FigureRevision"];
                retained_earnings?: components["schemas"]["FigureRevision"];
                operating_cash_flow?: components["schemas"]["FigureRevision"];
                investing_cash_flow?: components["schemas"]["FigureRevision"];
                financing_cash_flow?: components["schemas"]["FigureRevision"];
                capital_expenditures?: components["schemas"]["FigureRevision"];
                free_cash_flow?: components["schemas"]["FigureRevision"];
                common_dividends?: components["schemas"]["FigureRevision"];
                interest_expense?: components["schemas"]["FigureRevision"];
                income_tax?: components["schemas"]["FigureRevision"];
                depreciation_and_amortization?: components["schemas"]["FigureRevision"];
                stock_based_compensation?: components["schemas"]["FigureRevision"];
                share_repurchases?: components["schemas"]["FigureRevision"];
                shares_basic?: components["schemas"]["FigureRevision"];
                shares_diluted?: components["schemas"]["FigureRevision"];
                dividends_per_share?: components["schemas"]["FigureRevision"];
                short_term_investments?: components["schemas"]["FigureRevision"];
                short_term_debt?: components["schemas"]["FigureRevision"];
                long_term_debt?: components["schemas"]["FigureRevision"];
                total_debt?: components["schemas"]["FigureRevision"];
                preferred_stock?: components["schemas"]["FigureRevision"];
                non_controlling_interest?: components["schemas"]["FigureRevision"];
            } | null;
        };
        FigureRevision: {
            /** restated: another filing, or another operand of its derivation; split: the same figure on other shares; added: not known on the earlier day; removed: known on the earlier day alone */
            cause: "restated" | "split" | "added" | "removed";
            /** The figure as known at the end of the earlier day; null where it wasn't */
            value: number | null;
            /** The same on the shares of the later day; null for a figure that the splits between the days don't change */
            on_shares: number | null;
            /** The currency of its money; example: USD */
            currency: string;
            /** The filing's id; example: 0000320193-20-000096 */
            filing_id: string | null;
            /** Where the filing can be read */
            filing_url: string | null;
            /** The kind of filing; example: 10-K */
            form: string | null;
            /** The source's name of the figure; null when it has none, and for a derived figure; example: us-gaap:Revenues */
            tag: string | null;
            /** How the figure was derived; null for a figure as filed; example: 9M - 6M */
            derivation: string | null;
            /** When it was filed; null when unknown, and then it isn't used as of a past day; example: 2020-10-30; format: date */
            filed_at: string | null;
        };
        CompanyDetailPage: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            id: number;
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            /** English name; example: Apple Inc. */
            name: string;
            /** Name in the local language; null where none is known; example: 삼성전자 */
            alias_name: string | null;
            /** The exchange's code; example: NASDAQ */
            exchange: string;
            /** What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths; example: USD */
            currency: string | null;
            /** What the issuer does, in prose */
            description: string | null;
            /** Chief executive */
            ceo: string | null;
            /** The issuer's website; example: https://www.apple.com */
            website: string | null;
            /** Sector: one of eleven, or an operator's own; example: Technology */
            sector: string | null;
            /** Industry within the sector, in the source's words; example: Consumer Electronics */
            industry: string | null;
            /** The latest close, adjusted for splits; null where there is no bar; in currency */
            current_price: number | null;
            /** The latest close less that of the bar before, adjusted for splits; null where there is no bar before, or seven or more trading days between have none; in currency */
            price_change: number | null;
            /** The change from the close of the bar before, adjusted for splits; null where there is no bar before, or seven or more trading days between have none; in percent */
            price_change_percent: number | null;
            /** The day of the latest bar, on which price, market cap and multiples are based; null where there is no bar; format: date */
            price_date: string | null;
            /** The end of the latest statement in the multiples, of those known on the day of the price; format: date */
            statement_date: string | null;
            /** The currency of market caps: GBP for prices in GBX; null without a market cap */
            market_cap_currency: string | null;
            /** Full-time employees; in people; example: 164000; format: int64 */
            employees: number | null;
            /** The fiscal year of the latest annual statement, the basis of margins, growth, returns, health and revenue; format: int64 */
            fiscal_year: number | null;
            /** The last day of that fiscal year; format: date */
            fiscal_date: string | null;
            profile: {
                /** Shares outstanding times the latest close, over all share classes of the issuer; null where a class has no count, or no price in that currency; in market_cap_currency */
                market_cap: number | null;
                /** Revenue; in currency */
                revenue: number | null;
                /** Shares outstanding of all the issuer's share classes; null where no count is known; in shares; format: int64 */
                shares_outstanding: number | null;
                /** Full-time employees; in people; example: 164000; format: int64 */
                employees: number | null;
            };
            margins: {
                /** Gross profit to sales; in percent */
                gross_margin: number | null;
                /** EBITDA to sales; in percent */
                ebitda_margin: number | null;
                /** Operating income to sales; in percent */
                operating_margin: number | null;
                /** Income before tax to sales; in percent */
                pretax_margin: number | null;
                /** Net income to sales; in percent */
                net_margin: number | null;
            };
            valuation: {
                /** Market cap to net income of twelve months, a multiple */
                pe_ratio: number | null;
                /** Market cap to equity of the latest balance sheet, a multiple */
                pb_ratio: number | null;
                /** Market cap to sales of twelve months, a multiple */
                ps_ratio: number | null;
                /** Enterprise value to EBITDA of twelve months, a multiple; below 0 with more cash than market cap and debt together */
                ev_ebitda: number | null;
                /** Market cap to free cash flow of twelve months, a multiple */
                pfcf_ratio: number | null;
            };
            growth: {
                /** Revenue: growth a year, compounded over 3 years; in percent */
                sales_growth_3y_cagr: number | null;
                /** Revenue: growth a year, compounded over 5 years; in percent */
                sales_growth_5y_cagr: number | null;
                /** Operating income: growth a year, compounded over 3 years; in percent */
                operating_income_growth_3y_cagr: number | null;
                /** Operating income: growth a year, compounded over 5 years; in percent */
                operating_income_growth_5y_cagr: number | null;
                /** Net income: growth a year, compounded over 3 years; in percent */
                net_income_growth_3y_cagr: number | null;
                /** Net income: growth a year, compounded over 5 years; in percent */
                net_income_growth_5y_cagr: number | null;
            };
            returns: {
                /** Net income to total assets; in percent */
                roa: number | null;
                /** Net income to equity; in percent */
                roe: number | null;
                /** Operating income after tax to debt and equity less cash; in percent */
                roic: number | null;
            };
            financial_health: {
                /** Cash and its equivalents; in the statement's currency */
                cash: number | null;
                /** Total debt less cash and short-term investments, below 0 with more of these than debt; in the statement's currency */
                net_debt: number | null;
                /** Total debt to equity, a multiple */
                debt_to_equity_ratio: number | null;
                /** EBIT to interest expense, a multiple; below 0 for a loss */
                interest_coverage_ratio: number | null;
            };
            /** What the issuer was called before, the latest name first; none that it got after the day of the page */
            former_names: components["schemas"]["FormerName"][];
        };
        FormerName: {
            /** The former name; example: Facebook Inc */
            name: string;
            /** The first day on which it was called so; null where unknown; format: date */
            from: string | null;
            /** The last day on which it was called so; null for the name that it had on the day of the page; format: date */
            to: string | null;
        };
        SlugResult: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            id: number;
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            /** English name; example: Apple Inc. */
            name: string;
            /** Name in the local language; null where none is known; example: 삼성전자 */
            alias_name: string | null;
            /** The exchange's code; example: NASDAQ */
            exchange: string;
            /** Sector: one of eleven, or an operator's own; example: Technology */
            sector: string | null;
            /** What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths; example: USD */
            currency: string | null;
            /** False when its listing ended; example: true */
            listed: boolean;
        };
        CompanySearchResult: { companies: components["schemas"]["FoundCompany"][]; };
        FoundCompany: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            id: number;
            /** English name; example: Apple Inc. */
            name: string;
            /** Name in the local language; null where none is known; example: 삼성전자 */
            alias_name: string | null;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The exchange's code; example: NASDAQ */
            exchange: string;
            /** The company's part of a page's address, unique and stable; example: apple-inc */
            slug: string;
            /** What the company was found by that is neither its symbol nor a name of it; null where by these */
            found_by: {
                /** What it was found by: a number of the security or its issuer, a ticker that it once held, a name that the issuer once had, a brand of the issuer, or another spelling of the text, which by itself finds nothing; example: brand */
                type: "isin" | "cik" | "corp_code" | "former_symbol" | "former_name" | "brand" | "spelling";
                /** That number, ticker, name, brand or spelling, written in full; example: YouTube */
                value: string;
            } | null;
        };
        FundamentalsBySymbol: { [key: string]: components["schemas"]["Fundamentals"] | components["schemas"]["SymbolError"]; };
        SymbolError: {
            /** error, where it is ok, or there is none, for a symbol that is answered */
            status: "error";
            /** What is wrong with the symbol, in words */
            detail: string;
        };
        Fundamentals: {
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** English name; example: Apple Inc. */
            name: string;
            /** The exchange's code; example: NASDAQ */
            exchange: string;
            /** What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths; example: USD */
            currency: string | null;
            valuation: {
                /** Market cap to net income of twelve months, a multiple */
                pe_ratio: number | null;
                /** Market cap to equity of the latest balance sheet, a multiple */
                pb_ratio: number | null;
                /** Market cap to sales of twelve months, a multiple */
                ps_ratio: number | null;
                /** Enterprise value to EBITDA of twelve months, a multiple; below 0 with more cash than market cap and debt together */
                ev_ebitda: number | null;
                /** Market cap to free cash flow of twelve months, a multiple */
                pfcf_ratio: number | null;
            };
            growth: {
                /** Revenue: growth over one year; in percent */
                sales_growth_1y: number | null;
                /** Revenue: growth a year, compounded over 3 years; in percent */
                sales_growth_3y_cagr: number | null;
                /** Revenue: growth a year, compounded over 5 years; in percent */
                sales_growth_5y_cagr: number | null;
                /** Operating income: growth over one year; in percent */
                operating_income_growth_1y: number | null;
                /** Operating income: growth a year, compounded over 3 years; in percent */
                operating_income_growth_3y_cagr: number | null;
                /** Operating income: growth a year, compounded over 5 years; in percent */
                operating_income_growth_5y_cagr: number | null;
            };
            market_data: {
                /** Shares outstanding times the latest close, over all share classes of the issuer; null where a class has no count, or no price in that currency; in market_cap_currency */
                market_cap: number | null;
                /** The latest close as traded; null where there is no bar; in currency */
                latest_price: number | null;
                /** Shares traded on the day of the latest bar; null where there is no bar; in shares; format: int64 */
                latest_volume: number | null;
                /** Cash dividends of twelve months to the latest close; 0 when none was paid; null where a dividend is in a foreign currency, or it isn't known whether one was paid; in percent */
                dividend_yield: number | null;
                /** Shares outstanding of all the issuer's share classes; null where no count is known; in shares; format: int64 */
                shares_outstanding: number | null;
            };
            /** The day of the latest bar, on which price, market cap and multiples are based; null where there is no bar; format: date */
            price_date: string | null;
            /** The end of the latest statement in the multiples, of those known on the day of the price; format: date */
            statement_date: string | null;
            /** The currency of market caps: GBP for prices in GBX; null without a market cap */
            market_cap_currency: string | null;
            /** ok, where it is error for a symbol of several that is refused */
            status: "ok";
        };
        ProfileBySymbol: { [key: string]: components["schemas"]["Profile"] | components["schemas"]["SymbolError"]; };
        Profile: {
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** English name; example: Apple Inc. */
            name: string;
            /** The exchange's code; example: NASDAQ */
            exchange: string;
            /** ISO 10383 market identifier; example: XNAS */
            mic_code: string;
            /** Sector: one of eleven, or an operator's own; example: Technology */
            sector: string | null;
            /** Industry within the sector, in the source's words; example: Consumer Electronics */
            industry: string | null;
            /** What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths; example: USD */
            currency: string | null;
            /** Financial Instrument Global Identifier; example: BBG000B9XRY4 */
            figi_code: string | null;
            /** ISO 6166 number; example: US0378331005 */
            isin: string | null;
            /** CUSIP; null for securities outside the US; example: 037833100 */
            cusip: string | null;
            /** What the issuer does, in prose */
            description: string | null;
            /** Chief executive */
            ceo: string | null;
            /** Full-time employees; in people; example: 164000; format: int64 */
            employees: number | null;
            /** The issuer's website; example: https://www.apple.com */
            website: string | null;
            /** Street and number of the head office */
            address: string | null;
            /** City of the head office */
            city: string | null;
            /** State or province of the head office */
            state: string | null;
            /** Postal code of the head office */
            zip_code: string | null;
            /** English name of the issuer's home country; example: United States */
            country: string | null;
            /** Telephone of the head office */
            phone: string | null;
            /** Shares outstanding of all the issuer's share classes; null where no count is known; in shares; format: int64 */
            shares_outstanding: number | null;
            /** What kind of security it is, in the source's words; example: Common Stock */
            stock_type: string | null;
            /** The latest close as traded; null where there is no bar; in currency */
            latest_price: number | null;
            /** Of all the issuer's share classes, to the whole unit of market_cap_currency; format: int64 */
            market_cap: number | null;
            /** The day of the latest bar, on which price, market cap and multiples are based; null where there is no bar; format: date */
            price_date: string | null;
            /** The end of the latest statement in the multiples, of those known on the day of the price; format: date */
            statement_date: string | null;
            /** The currency of market caps: GBP for prices in GBX; null without a market cap */
            market_cap_currency: string | null;
            /** ok, where it is error for a symbol of several that is refused */
            status: "ok";
        };
        TimeSeriesBySymbol: { [key: string]: components["schemas"]["TimeSeries"] | components["schemas"]["SymbolError"]; };
        TimeSeries: {
            meta: {
                /** Ticker on its exchange; example: AAPL */
                symbol: string;
                /** English name; example: Apple Inc. */
                name: string;
                /** The exchange's code; example: NASDAQ */
                exchange: string;
                /** What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths; example: USD */
                currency: string | null;
                /** How long a bar is */
                interval: "1day" | "1week" | "1month";
                /** Bars in this body; format: int64 */
                data_points: number;
                /** Bars in the range; format: int64 */
                total: number;
                /** Whether there are items at a larger offset */
                has_more: boolean;
                /** What the prices are adjusted for */
                adjust: "none" | "splits" | "all";
                /** IANA zone of its trading day; example: America/New_York */
                timezone: string;
            };
            values: components["schemas"]["PricePoint"][];
            /** ok, where it is error for a symbol of several that is refused */
            status: "ok";
        };
        BulkTables: { tables: components["schemas"]["BulkTable"][]; };
        BulkTable: {
            /** The table's name; example: bars */
            name: string;
            /** Counts from 1, and rises where columns change; example: 1; format: int64 */
            schema_version: number;
            /** What a row is */
            meaning: string;
            /** What a key must allow besides read:bulk */
            scope: "read:all" | "read:financial" | "read:stock" | "read:news" | "read:research" | "read:bulk";
            columns: components["schemas"]["BulkColumn"][];
            /** How many rows it has, counted at most half a minute ago; format: int64 */
            rows: number;
            /** When imported data changed last; null before the first import; format: date-time */
            changed_at: string | null;
        };
        BulkColumn: {
            /** The column's name; example: close */
            name: string;
            /** date: a day; timestamp: microseconds in UTC; int64: ids, counts and volumes; example: double */
            type: "int64" | "double" | "date" | "timestamp" | "boolean" | "text";
            /** Whether a value may be unknown */
            nullable: boolean;
            /** What it holds */
            meaning: string;
        };
        FigureHistory: {
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths; example: USD */
            currency: string | null;
            /** How long the periods are */
            frequency: "day" | "week" | "month" | "quarter" | "year";
            /** The figures, as they were asked for */
            names: string[];
            data: components["schemas"]["FiguresOfPeriod"][];
            /** How many items this body lists; format: int64 */
            count: number;
            /** Whether the range has earlier periods */
            has_more: boolean;
        };
        ScreenPanel: {
            /** What money is in, converted by the rate of its day; null where no company has a currency */
            currency: string | null;
            /** How long the periods are */
            frequency: "day" | "week" | "month" | "quarter" | "year";
            /** The expressions of the columns, as they were asked for */
            columns: string[];
            periods: components["schemas"]["PanelPeriod"][];
            data: components["schemas"]["PanelRow"][];
            /** Whether a period has more companies than `limit` */
            has_more: boolean;
        };
        PanelRow: {
            /** The last session of the period; format: date */
            date: string;
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** English name; example: Apple Inc. */
            name: string;
            /** The exchange's code; example: NASDAQ */
            exchange: string;
            /** The day of the latest bar; null without one; format: date */
            price_date: string | null;
            /** The next period's date; null in the last period; format: date */
            next_date?: string | null;
            /** Total return from this date to the next one, splits and payments applied; a look ahead; in percent */
            return?: number | null;
            /** The day of its last bar, where trade ended before the next date; null otherwise; format: date */
            ended?: string | null;
        } & { [key: string]: number | string | null; };
        PanelPeriod: {
            /** The last session of the period; format: date */
            date: string;
            /** Companies that meet the condition; format: int64 */
            total: number;
            /** By condition, the companies that aren't listed because a figure is unknown */
            unknown: components["schemas"]["UnknownCondition"][];
        };
        Screened: {
            /** The day at whose end the figures were known; format: date */
            as_of: string;
            /** What money is in, converted by the rate of its day; null where no company has a currency */
            currency: string | null;
            universe: components["schemas"]["ScreenUniverse"];
            /** Companies that meet the condition; format: int64 */
            total: number;
            /** By condition, the companies that aren't listed because a figure is unknown */
            unknown: components["schemas"]["UnknownCondition"][];
            /** The expressions of the columns, as they were asked for */
            columns: string[];
            data: components["schemas"]["ScreenedCompany"][];
            /** How many items this body lists; format: int64 */
            count: number;
            /** The most items on a page; format: int64 */
            limit: number;
            /** Items before the first of this body; format: int64 */
            offset: number;
            /** Whether there are items at a larger offset */
            has_more: boolean;
        };
        ScreenRequest: {
            /** A condition over figures, as docs/screens.md describes: pe_ratio < 15 && roe > 10; by default every company */
            where?: string;
            /** Expressions between commas, at most 40; by default the figures that `where` names */
            columns?: string;
            /** An expression, or -expression for the greatest first; unknown values last; by default -market_cap */
            sort?: string;
            /** listed: traded in the 31 days to the newest bar of its currency; all: whatever has a bar or a statement by then; issuers: each issuer once, by its most traded security; default: listed */
            universe?: "listed" | "all" | "issuers";
            /** What money is converted to, by its ISO 4217 code in any case; by default that of the most companies */
            currency?: string;
            /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future; format: date */
            as_of?: string;
            /** Items at the most; default: 100 */
            limit?: number;
            /** Items to skip; not together with page. Companies paged by offset have their country as a code; default: 0; format: int64 */
            offset?: number;
            /** The body's form; without it Accept decides, and JSON is the default */
            format?: "json" | "csv";
        };
        FigureExplanation: {
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** The day asked for, else today, at the company's exchange; format: date */
            as_of: string;
            /** Its name in bodies, columns and expressions; example: net_margin */
            name: string;
            /** What it is called, in English; example: Net margin */
            title: string;
            /** Null where it is unknown */
            value: number | string | null;
            /** What it is counted in: currency, an amount of money; price, an amount a share in the unit of its prices; ratio, a multiple or an index */
            unit: "currency" | "price" | "percent" | "ratio" | "count" | "shares" | "date" | "text";
            /** Of an amount; null for anything else */
            currency: string | null;
            /** Of other figures and lines, by their names; null where it is stored as it came; example: net_income / sales x 100 */
            formula: string | null;
            /** What it says; example: Net income to sales */
            meaning: string;
            operands: components["schemas"]["Operand"][];
            missing: components["schemas"]["MissingOperand"][];
        };
        Identifications: {
            results: components["schemas"]["Identified"][];
            /** The identifiers that mean no stored company */
            not_found: string[];
        };
        Identified: {
            /** The identifier as it was written; example: FB */
            input: string;
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** The ticker that the company held on the day; example: FB */
            symbol: string;
            /** English name; example: Apple Inc. */
            name: string;
            /** The first day; example: 1999-01-01; format: date */
            from: string | null;
            /** The first day; example: 1999-01-01; format: date */
            to: string | null;
        };
        ListingsCalendar: {
            /** Which calendar it is */
            calendar: "listings";
            items: components["schemas"]["ListingEvent"][];
            pagination: components["schemas"]["Pagination"];
            /** Items on all pages; format: int64 */
            total: number;
            /** How many items this body lists; format: int64 */
            count: number;
            /** The most items on a page; format: int64 */
            limit: number;
            /** Items before the first of this body; format: int64 */
            offset: number;
        };
        FilingsCalendar: {
            /** Which calendar it is */
            calendar: "filings";
            items: components["schemas"]["FilingEvent"][];
            pagination: components["schemas"]["Pagination"];
            /** Items on all pages; format: int64 */
            total: number;
            /** How many items this body lists; format: int64 */
            count: number;
            /** The most items on a page; format: int64 */
            limit: number;
            /** Items before the first of this body; format: int64 */
            offset: number;
        };
        SplitsCalendar: {
            /** Which calendar it is */
            calendar: "splits";
            items: components["schemas"]["SplitEvent"][];
            pagination: components["schemas"]["Pagination"];
            /** Items on all pages; format: int64 */
            total: number;
            /** How many items this body lists; format: int64 */
            count: number;
            /** The most items on a page; format: int64 */
            limit: number;
            /** Items before the first of this body; format: int64 */
            offset: number;
        };
        DividendsCalendar: {
            /** Which calendar it is */
            calendar: "dividends";
            items: components["schemas"]["DividendEvent"][];
            pagination: components["schemas"]["Pagination"];
            /** Items on all pages; format: int64 */
            total: number;
            /** How many items this body lists; format: int64 */
            count: number;
            /** The most items on a page; format: int64 */
            limit: number;
            /** Items before the first of this body; format: int64 */
            offset: number;
        };
        EarningsCalendar: {
            /** Which calendar it is */
            calendar: "earnings";
            items: components["schemas"]["EarningsEvent"][];
            pagination: components["schemas"]["Pagination"];
            /** Items on all pages; format: int64 */
            total: number;
            /** How many items this body lists; format: int64 */
            count: number;
            /** The most items on a page; format: int64 */
            limit: number;
            /** Items before the first of this body; format: int64 */
            offset: number;
        };
        Report: {
            /** The report's id; format: int64 */
            id: number;
            /** Title; example: HBM leads */
            title: string;
            /** The day of the report; example: 2024-07-05; format: date */
            report_date: string;
            /** About one company, or about an industry or sector; example: company_analysis */
            report_type: ("company_analysis" | "industry_analysis") | null;
            /** The firm that published it; example: 미래에셋증권 */
            securities_firm: string;
            /** The company's name as the firm writes it; example: 삼성전자 */
            stock_name: string | null;
            /** The industry, in the firm's words; example: 반도체 */
            industry_category: string | null;
            /** Where a GET finds the PDF; null without one, or where no server of it is known */
            cdn_url: string | null;
            /** The symbol of the company that it is about; null when none is known; example: 005930 */
            symbol: string | null;
            /** The PDF's key in its store; null when there is no PDF */
            s3_key: string | null;
        };
        ReportList: {
            reports: components["schemas"]["ReportItem"][];
            /** Items on all pages; format: int64 */
            total: number;
            /** The number of the page, from 1; format: int64 */
            page: number;
            /** The most items on a page; format: int64 */
            page_size: number;
            /** Whether items follow those of this page */
            has_next: boolean;
        };
        ReportItem: {
            /** The report's id; format: int64 */
            id: number;
            /** Title; example: HBM leads */
            title: string;
            /** The day of the report; example: 2024-07-05; format: date */
            report_date: string;
            /** About one company, or about an industry or sector; example: company_analysis */
            report_type: ("company_analysis" | "industry_analysis") | null;
            /** The firm that published it; example: 미래에셋증권 */
            securities_firm: string;
            /** The company's name as the firm writes it; example: 삼성전자 */
            stock_name: string | null;
            /** The industry, in the firm's words; example: 반도체 */
            industry_category: string | null;
            /** Where a GET finds the PDF; null without one, or where no server of it is known */
            cdn_url: string | null;
            /** The symbol of the company that it is about; null when none is known; example: 005930 */
            symbol: string | null;
        };
        NewsContent: {
            /** The article's id; format: int64 */
            id: number;
            /** Title */
            title: string;
            /** The type of the full content; example: text/html */
            content_type: "text/html" | "text/plain";
            /** The whole article; null when only its summary is known */
            full_content: string | null;
            /** The language of its texts; example: ko */
            locale: "ko" | "en" | "ja" | "zh";
        };
        NewsList: {
            articles: components["schemas"]["NewsItem"][];
            /** Items on all pages; format: int64 */
            total: number;
            /** Items before the first of this body; format: int64 */
            skip: number;
            /** The most items on a page; format: int64 */
            limit: number;
            pagination: components["schemas"]["Pagination"];
        };
        IndicatorsBySymbol: { [key: string]: components["schemas"]["Indicators"] | components["schemas"]["SymbolError"]; };
        Indicators: {
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** How long a bar is */
            interval: "1day" | "1week" | "1month";
            /** What the prices are adjusted for */
            adjust: "none" | "splits" | "all";
            /** What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths; example: USD */
            currency: string | null;
            /** Each once, in the order in which they were asked for */
            indicators: components["schemas"]["AskedIndicator"][];
            data: components["schemas"]["IndicatorPoint"][];
            /** How many items this body lists; format: int64 */
            count: number;
            /** Whether the range has older bars */
            has_more: boolean;
        };
        IndicatorCatalogue: {
            indicators: components["schemas"]["Indicator"][];
            /** How many items this body lists; format: int64 */
            count: number;
        };
        Indicator: {
            /** By which expressions ask for it; TA-Lib's where it has it; example: rsi */
            name: string;
            /** Its name in English; example: Relative strength index */
            title: string;
            /** What kind it is */
            group: "overlap" | "momentum" | "volume" | "volatility" | "price" | "cycle" | "statistic" | "pattern";
            /** The columns of bars that it is computed from; `other`: the closes of a second symbol */
            inputs: ("open" | "high" | "low" | "close" | "volume" | "other" | "periods")[];
            /** In the order in which an expression gives them by place */
            parameters: components["schemas"]["IndicatorParameter"][];
            /** In the order in which an answer has them */
            outputs: components["schemas"]["IndicatorOutput"][];
            /** Whether its values are prices, to be drawn over the bars; differences of prices and all other values aren't */
            overlay: boolean;
            /** The values that its own are usually compared with, the lowest first: 30 and 70 of rsi */
            levels: number[];
            /** How its values are computed, seed included */
            formula: string;
            /** Where the formula is from */
            source: string;
            /** Whether TA-Lib has it */
            talib: boolean;
            /** Bars before the first value, with the defaults; format: int64 */
            warm_up: number;
            /** In what it differs from TA-Lib or from its source, and why; null where it doesn't */
            deviation: string | null;
        };
        IndicatorOutput: {
            /** Stands behind the expression where there are several; example: upper */
            name: string;
            /** `price`, its square, `shares`, `money` (price times shares), `pattern` (100 or 200 bullish, the same below 0 bearish, else 0), or what splits leave alone */
            unit: "price" | "price_squared" | "shares" | "money" | "percent" | "ratio" | "degrees" | "bars" | "pattern";
            /** How it is usually drawn; `histogram`: as bars from 0 */
            form: "line" | "histogram" | "points";
            /** What the value is */
            meaning: string;
        };
        IndicatorParameter: {
            /** By which an expression may name it; example: time_period */
            name: string;
            /** `average`: the number of a kind of moving average, or its name: sma, ema, wma, dema, tema, trima, kama, mama, t3 from 0 on */
            type: "integer" | "number" | "average";
            /** Its value where it is left out */
            default: number;
            /** The least that it may be */
            minimum: number;
            /** The most that it may be */
            maximum: number;
        };
        ActionList: {
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths; example: USD */
            currency: string | null;
            actions: components["schemas"]["Action"][];
            /** The day up to which all actions are known; null when none were imported; format: date */
            known_to: string | null;
            /** How many items this body lists; format: int64 */
            count: number;
        };
        PriceHistory: {
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** English name; example: Apple Inc. */
            company_name: string;
            /** How long a bar is */
            interval: "1day" | "1week" | "1month";
            data: components["schemas"]["PricePoint"][];
            /** How many items this body lists; format: int64 */
            count: number;
            /** Whether there are items at a larger offset */
            has_more: boolean;
            /** Items before the first of this body; format: int64 */
            offset: number;
            /** The number of the page, from 1; format: int64 */
            page: number;
            /** The most items on a page; format: int64 */
            limit: number;
            /** Items on all pages; format: int64 */
            total: number;
            /** How many pages there are; format: int64 */
            total_pages: number;
            /** Whether items follow those of this page */
            has_next: boolean;
            /** Whether items precede those of this page */
            has_prev: boolean;
            /** What the prices are adjusted for */
            adjust: "none" | "splits" | "all";
            /** What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths; example: USD */
            currency: string | null;
            /** The exchange's code; example: NASDAQ */
            exchange: string;
            /** IANA zone of its trading day; example: America/New_York */
            timezone: string;
            /** Whether a session of the newest bar's week or month is to come after its last day with a bar, or under way; false for daily bars */
            is_last_partial: boolean;
            /** The MIC of the calendar whose sessions are counted; null where the exchange has none that knows the newest bar's day, and weekdays are; example: XNYS */
            calendar: string | null;
            /** Seven or more sessions without a bar between two of these bars, oldest first */
            gaps: components["schemas"]["PriceGap"][];
        };
        PriceSeries: {
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** English name; example: Apple Inc. */
            company_name: string;
            /** How long a bar is */
            interval: "1day" | "1week" | "1month";
            data: components["schemas"]["PricePoint"][];
            /** How many items this body lists; format: int64 */
            count: number;
            /** What the prices are adjusted for */
            adjust: "none" | "splits" | "all";
            /** What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths; example: USD */
            currency: string | null;
            /** The exchange's code; example: NASDAQ */
            exchange: string;
            /** IANA zone of its trading day; example: America/New_York */
            timezone: string;
            /** Whether a session of the newest bar's week or month is to come after its last day with a bar, or under way; false for daily bars */
            is_last_partial: boolean;
            /** The MIC of the calendar whose sessions are counted; null where the exchange has none that knows the newest bar's day, and weekdays are; example: XNYS */
            calendar: string | null;
            /** Seven or more sessions without a bar between two of these bars, oldest first */
            gaps: components["schemas"]["PriceGap"][];
        };
        PublicFinancials: {
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** English name; example: Apple Inc. */
            company_name: string;
            /** Annual for a fiscal year, Quarterly for a quarter or a half */
            period: "Annual" | "Quarterly";
            /** What the money of the newest statement is in; null without any */
            currency: string | null;
            statements: components["schemas"]["PublicStatement"][];
            /** The last twelve months, by `include=trailing`: flows and amounts per share of four quarters or two halves added, weighted shares their mean, balances those at the end; of the latest year, with a quarter of null, where nothing ends later; null where a quarter is missing */
            trailing?: components["schemas"]["PublicTwelveMonths"] | null;
            /** The same a year before `trailing`; null where they aren't known */
            trailing_before?: components["schemas"]["PublicTwelveMonths"] | null;
            /** How many items this body lists; format: int64 */
            count: number;
        };
        PublicTwelveMonths: {
            /** The last day of the period; example: 2020-09-26; format: date */
            fiscal_date: string;
            /** The fiscal year as the issuer calls it; example: 2020; format: int64 */
            year: number;
            /** 1 to 4; 2 or 4 for a half; null for a fiscal year; example: 1; format: int64 */
            quarter: number | null;
            /** How many months flows cover; 6 where the issuer reports by halves */
            months: 3 | 6 | 12;
            /** The currency of its money; example: USD */
            currency: string;
            /** When the newest of its figures was filed; null where none is dated; example: 2020-10-30; format: date */
            filed_at: string | null;
            /** Revenue; in currency */
            sales: number | null;
            /** Cost of goods and services sold; in currency */
            cost_of_goods: number | null;
            /** Sales less cost of goods; in currency */
            gross_profit: number | null;
            /** Operating income; in currency */
            operating_income: number | null;
            /** Net income, the parent's share; in currency */
            net_income: number | null;
            /** Earnings before interest and tax; in currency */
            ebit: number | null;
            /** Earnings before interest, tax, depreciation and amortization; in currency */
            ebitda: number | null;
            /** Earnings per share; served on the shares that `adjust` names, stored on those of the filing's day; in currency */
            eps_basic: number | null;
            /** Earnings per share after dilution; on the same shares as eps_basic; in currency */
            eps_diluted: number | null;
            /** Total assets; in currency */
            total_assets: number | null;
            /** Current assets; in currency */
            total_current_assets: number | null;
            /** Non-current assets; in currency */
            total_non_current_assets: number | null;
            /** Total liabilities; in currency */
            total_liabilities: number | null;
            /** Current liabilities; in currency */
            total_current_liabilities: number | null;
            /** Non-current liabilities; in currency */
            total_non_current_liabilities: number | null;
            /** Equity, the parent's share; in currency */
            total_shareholders_equity: number | null;
            /** Cash and its equivalents; in currency */
            cash: number | null;
            /** Inventories; in currency */
            inventory: number | null;
            /** Trade receivables; in currency */
            accounts_receivable: number | null;
            /** Cash from operating activities; in currency */
            operating_cash_flow: number | null;
            /** Cash from investing activities; in currency */
            investing_cash_flow: number | null;
            /** Cash from financing activities; in currency */
            financing_cash_flow: number | null;
            /** Operating cash flow less capital expenditures; in currency */
            free_cash_flow: number | null;
            /** Purchases of property and equipment; an outflow is positive; in currency */
            capital_expenditures: number | null;
            lines?: components["schemas"]["StatementLines"];
            provenance?: {
                sales?: components["schemas"]["FigureProvenance"];
                cost_of_goods?: components["schemas"]["FigureProvenance"];
                gross_profit?: components["schemas"]["FigureProvenance"];
                operating_income?: components["schemas"]["FigureProvenance"];
                net_income?: components["schemas"]["FigureProvenance"];
                ebit?: components["schemas"]["FigureProvenance"];
                ebitda?: components["schemas"]["FigureProvenance"];
                eps_basic?: components["schemas"]["FigureProvenance"];
                eps_diluted?: components["schemas"]["FigureProvenance"];
                total_assets?: components["schemas"]["FigureProvenance"];
                total_current_assets?: components["schemas"]["FigureProvenance"];
                total_non_current_assets?: components["schemas"]["FigureProvenance"];
                total_liabilities?: components["schemas"]["FigureProvenance"];
                total_current_liabilities?: components["schemas"]["FigureProvenance"];
                total_non_current_liabilities?: components["schemas"]["FigureProvenance"];
                total_shareholders_equity?: components["schemas"]["FigureProvenance"];
                cash?: components["schemas"]["FigureProvenance"];
                inventory?: components["schemas"]["FigureProvenance"];
                accounts_receivable?: components["schemas"]["FigureProvenance"];
                operating_cash_flow?: components["schemas"]["FigureProvenance"];
                investing_cash_flow?: components["schemas"]["FigureProvenance"];
                financing_cash_flow?: components["schemas"]["FigureProvenance"];
                free_cash_flow?: components["schemas"]["FigureProvenance"];
                capital_expenditures?: components["schemas"]["FigureProvenance"];
                research_and_development?: components["schemas"]["FigureProvenance"];
                selling_general_and_administrative?: components["schemas"]["FigureProvenance"];
                interest_expense?: components["schemas"]["FigureProvenance"];
                pretax_income?: components["schemas"]["FigureProvenance"];
                income_tax?: components["schemas"]["FigureProvenance"];
                depreciation_and_amortization?: components["schemas"]["FigureProvenance"];
                stock_based_compensation?: components["schemas"]["FigureProvenance"];
                common_dividends?: components["schemas"]["FigureProvenance"];
                share_repurchases?: components["schemas"]["FigureProvenance"];
                shares_basic?: components["schemas"]["FigureProvenance"];
                shares_diluted?: components["schemas"]["FigureProvenance"];
                dividends_per_share?: components["schemas"]["FigureProvenance"];
                short_term_investments?: components["schemas"]["FigureProvenance"];
                properties?: components["schemas"]["FigureProvenance"];
                intangible_assets?: components["schemas"]["FigureProvenance"];
                goodwill?: components["schemas"]["FigureProvenance"];
                short_term_debt?: components["schemas"]["FigureProvenance"];
                long_term_debt?: components["schemas"]["FigureProvenance"];
                total_debt?: components["schemas"]["FigureProvenance"];
                preferred_stock?: components["schemas"]["FigureProvenance"];
                non_controlling_interest?: components["schemas"]["FigureProvenance"];
                retained_earnings?: components["schemas"]["FigureProvenance"];
            };
            /** Why each null figure is null, by `include=missing` */
            missing?: {
                sales?: components["schemas"]["MissingFigure"];
                cost_of_goods?: components["schemas"]["MissingFigure"];
                gross_profit?: components["schemas"]["MissingFigure"];
                operating_income?: components["schemas"]["MissingFigure"];
                net_income?: components["schemas"]["MissingFigure"];
                ebit?: components["schemas"]["MissingFigure"];
                ebitda?: components["schemas"]["MissingFigure"];
                eps_basic?: components["schemas"]["MissingFigure"];
                eps_diluted?: components["schemas"]["MissingFigure"];
                total_assets?: components["schemas"]["MissingFigure"];
                total_current_assets?: components["schemas"]["MissingFigure"];
                total_non_current_assets?: components["schemas"]["MissingFigure"];
                total_liabilities?: components["schemas"]["MissingFigure"];
                total_current_liabilities?: components["schemas"]["MissingFigure"];
                total_non_current_liabilities?: components["schemas"]["MissingFigure"];
                total_shareholders_equity?: components["schemas"]["MissingFigure"];
                cash?: components["schemas"]["MissingFigure"];
                inventory?: components["schemas"]["MissingFigure"];
                accounts_receivable?: components["schemas"]["MissingFigure"];
                operating_cash_flow?: components["schemas"]["MissingFigure"];
                investing_cash_flow?: components["schemas"]["MissingFigure"];
                financing_cash_flow?: components["schemas"]["MissingFigure"];
                free_cash_flow?: components["schemas"]["MissingFigure"];
                capital_expenditures?: components["schemas"]["MissingFigure"];
                research_and_development?: components["schemas"]["MissingFigure"];
                selling_general_and_administrative?: components["schemas"]["MissingFigure"];
                interest_expense?: components["schemas"]["MissingFigure"];
                pretax_income?: components["schemas"]["MissingFigure"];
                income_tax?: components["schemas"]["MissingFigure"];
                depreciation_and_amortization?: components["schemas"]["MissingFigure"];
                stock_based_compensation?: components["schemas"]["MissingFigure"];
                common_dividends?: components["schemas"]["MissingFigure"];
                share_repurchases?: components["schemas"]["MissingFigure"];
                shares_basic?: components["schemas"]["MissingFigure"];
                shares_diluted?: components["schemas"]["MissingFigure"];
                dividends_per_share?: components["schemas"]["MissingFigure"];
                short_term_investments?: components["schemas"]["MissingFigure"];
                properties?: components["schemas"]["MissingFigure"];
                intangible_assets?: components["schemas"]["MissingFigure"];
                goodwill?: components["schemas"]["MissingFigure"];
                short_term_debt?: components["schemas"]["MissingFigure"];
                long_term_debt?: components["schemas"]["MissingFigure"];
                total_debt?: components["schemas"]["MissingFigure"];
                preferred_stock?: components["schemas"]["MissingFigure"];
                non_controlling_interest?: components["schemas"]["MissingFigure"];
                retained_earnings?: components["schemas"]["MissingFigure"];
            };
            /** The filings that report the period, oldest first, by `include=missing` */
            filings?: components["schemas"]["StatementFiling"][];
        };
        PublicStatement: {
            /** The last day of the period; example: 2020-09-26; format: date */
            fiscal_date: string;
            /** The fiscal year as the issuer calls it; example: 2020; format: int64 */
            year: number;
            /** 1 to 4; 2 or 4 for a half; null for a fiscal year; example: 1; format: int64 */
            quarter: number | null;
            /** Annual for a fiscal year, Quarterly for a quarter or a half */
            period: "Annual" | "Quarterly";
            /** How many months flows cover; 6 where the issuer reports by halves */
            months: 3 | 6 | 12;
            /** The currency of its money; example: USD */
            currency: string;
            /** When the newest of its figures was filed; null where none is dated; example: 2020-10-30; format: date */
            filed_at: string | null;
            /** Revenue; in currency */
            sales: number | null;
            /** Cost of goods and services sold; in currency */
            cost_of_goods: number | null;
            /** Sales less cost of goods; in currency */
            gross_profit: number | null;
            /** Operating income; in currency */
            operating_income: number | null;
            /** Net income, the parent's share; in currency */
            net_income: number | null;
            /** Earnings before interest and tax; in currency */
            ebit: number | null;
            /** Earnings before interest, tax, depreciation and amortization; in currency */
            ebitda: number | null;
            /** Earnings per share; served on the shares that `adjust` names, stored on those of the filing's day; in currency */
            eps_basic: number | null;
            /** Earnings per share after dilution; on the same shares as eps_basic; in currency */
            eps_diluted: number | null;
            /** Total assets; in currency */
            total_assets: number | null;
            /** Current assets; in currency */
            total_current_assets: number | null;
            /** Non-current assets; in currency */
            total_non_current_assets: number | null;
            /** Total liabilities; in currency */
            total_liabilities: number | null;
            /** Current liabilities; in currency */
            total_current_liabilities: number | null;
            /** Non-current liabilities; in currency */
            total_non_current_liabilities: number | null;
            /** Equity, the parent's share; in currency */
            total_shareholders_equity: number | null;
            /** Cash and its equivalents; in currency */
            cash: number | null;
            /** Inventories; in currency */
            inventory: number | null;
            /** Trade receivables; in currency */
            accounts_receivable: number | null;
            /** Cash from operating activities; in currency */
            operating_cash_flow: number | null;
            /** Cash from investing activities; in currency */
            investing_cash_flow: number | null;
            /** Cash from financing activities; in currency */
            financing_cash_flow: number | null;
            /** Operating cash flow less capital expenditures; in currency */
            free_cash_flow: number | null;
            /** Purchases of property and equipment; an outflow is positive; in currency */
            capital_expenditures: number | null;
            lines?: components["schemas"]["StatementLines"];
            provenance?: {
                sales?: components["schemas"]["FigureProvenance"];
                cost_of_goods?: components["schemas"]["FigureProvenance"];
                gross_profit?: components["schemas"]["FigureProvenance"];
                operating_income?: components["schemas"]["FigureProvenance"];
                net_income?: components["schemas"]["FigureProvenance"];
                ebit?: components["schemas"]["FigureProvenance"];
                ebitda?: components["schemas"]["FigureProvenance"];
                eps_basic?: components["schemas"]["FigureProvenance"];
                eps_diluted?: components["schemas"]["FigureProvenance"];
                total_assets?: components["schemas"]["FigureProvenance"];
                total_current_assets?: components["schemas"]["FigureProvenance"];
                total_non_current_assets?: components["schemas"]["FigureProvenance"];
                total_liabilities?: components["schemas"]["FigureProvenance"];
                total_current_liabilities?: components["schemas"]["FigureProvenance"];
                total_non_current_liabilities?: components["schemas"]["FigureProvenance"];
                total_shareholders_equity?: components["schemas"]["FigureProvenance"];
                cash?: components["schemas"]["FigureProvenance"];
                inventory?: components["schemas"]["FigureProvenance"];
                accounts_receivable?: components["schemas"]["FigureProvenance"];
                operating_cash_flow?: components["schemas"]["FigureProvenance"];
                investing_cash_flow?: components["schemas"]["FigureProvenance"];
                financing_cash_flow?: components["schemas"]["FigureProvenance"];
                free_cash_flow?: components["schemas"]["FigureProvenance"];
                capital_expenditures?: components["schemas"]["FigureProvenance"];
                research_and_development?: components["schemas"]["FigureProvenance"];
                selling_general_and_administrative?: components["schemas"]["FigureProvenance"];
                interest_expense?: components["schemas"]["FigureProvenance"];
                pretax_income?: components["schemas"]["FigureProvenance"];
                income_tax?: components["schemas"]["FigureProvenance"];
                depreciation_and_amortization?: components["schemas"]["FigureProvenance"];
                stock_based_compensation?: components["schemas"]["FigureProvenance"];
                common_dividends?: components["schemas"]["FigureProvenance"];
                share_repurchases?: components["schemas"]["FigureProvenance"];
                shares_basic?: components["schemas"]["FigureProvenance"];
                shares_diluted?: components["schemas"]["FigureProvenance"];
                dividends_per_share?: components["schemas"]["FigureProvenance"];
                short_term_investments?: components["schemas"]["FigureProvenance"];
                properties?: components["schemas"]["FigureProvenance"];
                intangible_assets?: components["schemas"]["FigureProvenance"];
                goodwill?: components["schemas"]["FigureProvenance"];
                short_term_debt?: components["schemas"]["FigureProvenance"];
                long_term_debt?: components["schemas"]["FigureProvenance"];
                total_debt?: components["schemas"]["FigureProvenance"];
                preferred_stock?: components["schemas"]["FigureProvenance"];
                non_controlling_interest?: components["schemas"]["FigureProvenance"];
                retained_earnings?: components["schemas"]["FigureProvenance"];
            };
            /** Why each null figure is null, by `include=missing` */
            missing?: {
                sales?: components["schemas"]["MissingFigure"];
                cost_of_goods?: components["schemas"]["MissingFigure"];
                gross_profit?: components["schemas"]["MissingFigure"];
                operating_income?: components["schemas"]["MissingFigure"];
                net_income?: components["schemas"]["MissingFigure"];
                ebit?: components["schemas"]["MissingFigure"];
                ebitda?: components["schemas"]["MissingFigure"];
                eps_basic?: components["schemas"]["MissingFigure"];
                eps_diluted?: components["schemas"]["MissingFigure"];
                total_assets?: components["schemas"]["MissingFigure"];
                total_current_assets?: components["schemas"]["MissingFigure"];
                total_non_current_assets?: components["schemas"]["MissingFigure"];
                total_liabilities?: components["schemas"]["MissingFigure"];
                total_current_liabilities?: components["schemas"]["MissingFigure"];
                total_non_current_liabilities?: components["schemas"]["MissingFigure"];
                total_shareholders_equity?: components["schemas"]["MissingFigure"];
                cash?: components["schemas"]["MissingFigure"];
                inventory?: components["schemas"]["MissingFigure"];
                accounts_receivable?: components["schemas"]["MissingFigure"];
                operating_cash_flow?: components["schemas"]["MissingFigure"];
                investing_cash_flow?: components["schemas"]["MissingFigure"];
                financing_cash_flow?: components["schemas"]["MissingFigure"];
                free_cash_flow?: components["schemas"]["MissingFigure"];
                capital_expenditures?: components["schemas"]["MissingFigure"];
                research_and_development?: components["schemas"]["MissingFigure"];
                selling_general_and_administrative?: components["schemas"]["MissingFigure"];
                interest_expense?: components["schemas"]["MissingFigure"];
                pretax_income?: components["schemas"]["MissingFigure"];
                income_tax?: components["schemas"]["MissingFigure"];
                depreciation_and_amortization?: components["schemas"]["MissingFigure"];
                stock_based_compensation?: components["schemas"]["MissingFigure"];
                common_dividends?: components["schemas"]["MissingFigure"];
                share_repurchases?: components["schemas"]["MissingFigure"];
                shares_basic?: components["schemas"]["MissingFigure"];
                shares_diluted?: components["schemas"]["MissingFigure"];
                dividends_per_share?: components["schemas"]["MissingFigure"];
                short_term_investments?: components["schemas"]["MissingFigure"];
                properties?: components["schemas"]["MissingFigure"];
                intangible_assets?: components["schemas"]["MissingFigure"];
                goodwill?: components["schemas"]["MissingFigure"];
                short_term_debt?: components["schemas"]["MissingFigure"];
                long_term_debt?: components["schemas"]["MissingFigure"];
                total_debt?: components["schemas"]["MissingFigure"];
                preferred_stock?: components["schemas"]["MissingFigure"];
                non_controlling_interest?: components["schemas"]["MissingFigure"];
                retained_earnings?: components["schemas"]["MissingFigure"];
            };
            /** The filings that report the period, oldest first, by `include=missing` */
            filings?: components["schemas"]["StatementFiling"][];
            /** The figures that were known otherwise at the end of the day `against`; null where the period wasn't known then */
            changes?: {
                sales?: components["schemas"]["FigureRevision"];
                cost_of_goods?: components["schemas"]["FigureRevision"];
                gross_profit?: components["schemas"]["FigureRevision"];
                operating_income?: components["schemas"]["FigureRevision"];
                net_income?: components["schemas"]["FigureRevision"];
                ebit?: components["schemas"]["FigureRevision"];
                ebitda?: components["schemas"]["FigureRevision"];
                eps_basic?: components["schemas"]["FigureRevision"];
                eps_diluted?: components["schemas"]["FigureRevision"];
                total_assets?: components["schemas"]["FigureRevision"];
                total_current_assets?: components["schemas"]["FigureRevision"];
                total_non_current_assets?: components["schemas"]["FigureRevision"];
                total_liabilities?: components["schemas"]["FigureRevision"];
                total_current_liabilities?: components["schemas"]["FigureRevision"];
                total_non_current_liabilities?: components["schemas"]["FigureRevision"];
                total_shareholders_equity?: components["schemas"]["FigureRevision"];
                cash?: components["schemas"]["FigureRevision"];
                inventory?: components["schemas"]["FigureRevision"];
                accounts_receivable?: components["schemas"]["FigureRevision"];
                operating_cash_flow?: components["schemas"]["FigureRevision"];
                investing_cash_flow?: components["schemas"]["FigureRevision"];
                financing_cash_flow?: components["schemas"]["FigureRevision"];
                free_cash_flow?: components["schemas"]["FigureRevision"];
                capital_expenditures?: components["schemas"]["FigureRevision"];
                research_and_development?: components["schemas"]["FigureRevision"];
                selling_general_and_administrative?: components["schemas"]["FigureRevision"];
                interest_expense?: components["schemas"]["FigureRevision"];
                pretax_income?: components["schemas"]["FigureRevision"];
                income_tax?: components["schemas"]["FigureRevision"];
                depreciation_and_amortization?: components["schemas"]["FigureRevision"];
                stock_based_compensation?: components["schemas"]["FigureRevision"];
                common_dividends?: components["schemas"]["FigureRevision"];
                share_repurchases?: components["schemas"]["FigureRevision"];
                shares_basic?: components["schemas"]["FigureRevision"];
                shares_diluted?: components["schemas"]["FigureRevision"];
                dividends_per_share?: components["schemas"]["FigureRevision"];
                short_term_investments?: components["schemas"]["FigureRevision"];
                properties?: components["schemas"]["FigureRevision"];
                intangible_assets?: components["schemas"]["FigureRevision"];
                goodwill?: components["schemas"]["FigureRevision"];
                short_term_debt?: components["schemas"]["FigureRevision"];
                long_term_debt?: components["schemas"]["FigureRevision"];
                total_debt?: components["schemas"]["FigureRevision"];
                preferred_stock?: components["schemas"]["FigureRevision"];
                non_controlling_interest?: components["schemas"]["FigureRevision"];
                retained_earnings?: components["schemas"]["FigureRevision"];
            } | null;
        };
        Company: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** English name; example: Apple Inc. */
            name: string;
            /** Name in the local language; null where none is known; example: 삼성전자 */
            alias_name: string | null;
            /** The exchange's code; example: NASDAQ */
            exchange: string;
            /** Sector: one of eleven, or an operator's own; example: Technology */
            sector: string | null;
            /** English name of the issuer's home country, or its two-letter code where the request paged by offset; example: United States */
            country: string | null;
            /** ISO 3166-1 code of the issuer's home country; example: US */
            country_code: string | null;
            /** False when its listing ended; example: true */
            listed: boolean;
            /** Industry within the sector, in the source's words; example: Consumer Electronics */
            industry: string | null;
            /** What its prices are quoted in: ISO 4217, or GBX, ILA, ZAC for hundredths; example: USD */
            currency: string | null;
            /** ISO 10383 market identifier; example: XNAS */
            mic_code: string;
            /** ISO 6166 number; example: US0378331005 */
            isin: string | null;
            /** The issuer's website; example: https://www.apple.com */
            website: string | null;
            /** What the issuer does, in prose */
            description: string | null;
        };
        CompanyData: { data: components["schemas"]["CompanyDataItem"][]; };
        CompanyDataItem: {
            /** The company's id as text; example: 320 */
            company_id: string;
            /** Ticker on its exchange; example: AAPL */
            ticker: string;
            /** English name; example: Apple Inc. */
            name: string;
            /** Name in the local language; null where none is known; example: 삼성전자 */
            alias_name: string | null;
            /** The exchange's code; example: NASDAQ */
            exchange: string;
            /** Sector: one of eleven, or an operator's own; example: Technology */
            sector: string | null;
            /** English name of the issuer's home country, or its two-letter code where the request paged by offset; example: United States */
            country: string | null;
            /** ISO 3166-1 code of the issuer's home country; example: US */
            country_code: string | null;
            /** False when its listing ended; example: true */
            listed: boolean;
        };
        CompanyList: {
            companies: components["schemas"]["CompanyItem"][];
            pagination: components["schemas"]["Pagination"];
            /** Items on all pages; format: int64 */
            total: number;
            /** The most items on a page; format: int64 */
            limit: number;
            /** Items before the first of this body; format: int64 */
            offset: number;
        };
        CompanyItem: {
            /** The company's id, never reused; a company is one listed security; example: 320; format: int64 */
            company_id: number;
            /** Ticker on its exchange; example: AAPL */
            symbol: string;
            /** English name; example: Apple Inc. */
            name: string;
            /** Name in the local language; null where none is known; example: 삼성전자 */
            alias_name: string | null;
            /** The exchange's code; example: NASDAQ */
            exchange: string;
            /** Sector: one of eleven, or an operator's own; example: Technology */
            sector: string | null;
            /** English name of the issuer's home country, or its two-letter code where the request paged by offset; example: United States */
            country: string | null;
            /** ISO 3166-1 code of the issuer's home country; example: US */
            country_code: string | null;
            /** False when its listing ended; example: true */
            listed: boolean;
        };
        Error: {
            /** What went wrong, in words */
            detail: string;
        };
        ValidationError: {
            /** All that is wrong */
            detail: components["schemas"]["ValidationItem"][];
        };
        RepetitionError: {
            /** What went wrong, in words */
            detail: string;
            /** The key's id; format: int64 */
            id: number;
        };
    };
    responses: {
        /** What the client has is current: its ETag is among those of If-None-Match */
        FileUnchanged: {
            headers: { [name: string]: unknown; }; content?: never;
        };
        /** What the client has is current: its ETag is among those of If-None-Match */
        Unchanged: {
            headers: { [name: string]: unknown; }; content?: never;
        };
        /** What the client has is current: its ETag is among those of If-None-Match */
        TextUnchanged: {
            headers: { [name: string]: unknown; }; content?: never;
        };
        /** The request line, the URL or a header can't be read */
        BadRequest: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["Error"]; };
        };
        /** The API key is missing, unknown, expired or revoked */
        Unauthorized: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["Error"]; };
        };
        /** The bearer token is missing, wrong, expired or not yet valid */
        Unauthenticated: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["Error"]; };
        };
        /** The API key, the bearer token or the session lacks a scope, or a page of another origin writes with the session */
        Forbidden: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["Error"]; };
        };
        /** What the path or the query names is not there */
        NotFound: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["Error"]; };
        };
        /** The path is known, but not with the method; Allow names those that it has */
        MethodNotAllowed: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["Error"]; };
        };
        /** The request took longer to arrive than the server waits */
        RequestTimeout: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["Error"]; };
        };
        /** The request was carried out before; its secret is not shown again */
        Repeated: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["RepetitionError"]; };
        };
        /** What is there doesn't allow it; the detail says what comes first */
        Conflict: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["Error"]; };
        };
        /** The body is larger than the detail says; the connection is closed */
        PayloadTooLarge: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["Error"]; };
        };
        /** The URL is longer than 8192 characters */
        UriTooLong: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["Error"]; };
        };
        /** The body is not said to be application/json */
        UnsupportedMediaType: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["Error"]; };
        };
        /** The file ends before the range; Content-Range says how long it is */
        RangeNotSatisfiable: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["Error"]; };
        };
        /** Parameters or members of the body are wrong; all faults are listed */
        Unprocessable: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["ValidationError"]; };
        };
        /** The quota is used up; Retry-After says when the next request is admitted */
        TooManyRequests: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["Error"]; };
        };
        /** The header fields are too large */
        HeadersTooLarge: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["Error"]; };
        };
        /** A fault of the service; its log has it under the request's id */
        InternalError: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["Error"]; };
        };
        /** The store can't be reached now, or too many long requests are under way; Retry-After says when to come back */
        Unavailable: {
            headers: { [name: string]: unknown; };
            content: { "application/json": components["schemas"]["Error"]; };
        };
    };
    parameters: {
        /** An id of the client's own, repeated in the answer and in the log */
        RequestId: string;
        /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
        IfNoneMatch: string;
        /** One range of bytes, answered with 206; several are answered with the whole; example: bytes=0-1023 */
        Range: string;
        /** The ETag of the part that the client has: the range counts only while it is current */
        IfRange: string;
    };
    requestBodies: never;
    headers: {
        /** The request's id, the client's own where it sent one.; example: 5f0c8b1e-7c1b-4c53-9f0d-1d2f */
        "X-Request-Id": string;
        /** Changes with the body and its coding; to be sent as If-None-Match. Absent where a body is sent while it is made.; example: "b6589fc6ab0dc82cf12099d1c2d40ab9" */
        ETag: string;
        /** Which caches may store the answer, and for how long.; example: private */
        "Cache-Control": string;
        /** Request headers that change the body.; example: X-API-Key, Accept, Accept-Encoding */
        Vary: string;
        /** The language of the body, where it is one. */
        "Content-Language": "ko" | "en" | "ja" | "zh";
        /** Requests that are admitted in a window of seconds. On answers to a key, and to clients without one where these are limited.; example: "default";q=1000;w=3600 */
        "RateLimit-Policy": string;
        /** Requests that are admitted now, and seconds until the quota is whole. On answers to a key, and to clients without one where these are limited.; example: "default";r=999;t=3600 */
        RateLimit: string;
        /** Requests that are admitted in a window. On answers to a key, and to clients without one where these are limited.; example: 1000 */
        "X-RateLimit-Limit": number;
        /** Requests that are admitted now. On answers to a key, and to clients without one where these are limited.; example: 999 */
        "X-RateLimit-Remaining": number;
        /** Seconds until the quota is whole. On answers to a key, and to clients without one where these are limited.; example: 3600 */
        "X-RateLimit-Reset": number;
        /** Seconds after which the request may be sent again.; example: 1 */
        "Retry-After": number;
        /** How to authenticate.; example: ApiKey realm="findata" */
        "WWW-Authenticate": string;
        /** The methods of the path.; example: GET, HEAD */
        Allow: string;
        /** Ranges of bytes may be asked for.; example: bytes */
        "Accept-Ranges": string;
        /** Which bytes these are, of how many; only how many after a 416.; example: bytes 0-1023/51200 */
        "Content-Range": string;
        /** The name to keep the file under.; example: attachment; filename="045ddc2cefedb83a.pdf" */
        "Content-Disposition": string;
    };
    pathItems: never;
}
export interface operations {
    listCompanies: {
        parameters: {
            query?: {
                /** Part of a name, local name or symbol, in any case */
                search?: string;
                /** The sector's whole name, in any case */
                sector?: string;
                /** English name or ISO 3166-1 two-letter code */
                country?: string;
                /** Items at the most */
                limit?: number;
                /** Page number from 1; not together with offset or skip */
                page?: number;
                /** Items to skip; not together with page. Companies paged by offset have their country as a code */
                offset?: number;
                /** data: the list as {data: [...]}, ids as text and symbols as ticker */
                variant?: "data";
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["CompanyList"] | components["schemas"]["CompanyData"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it */
                symbol: string;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["Company"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFinancials: {
        parameters: {
            query?: {
                /** Annual: fiscal years; Quarterly: discrete quarters, or halves of issuers that report by halves; in any case */
                period?: "Annual" | "Quarterly";
                /** The newest years: fiscal ones of statements, with up to four quarters each; of multiples twelve months each */
                years?: number;
                /** none: as traded or filed; splits: on the shares of today, or of as_of; all: also for dividends, spin-offs and rights */
                adjust?: "splits" | "none";
                /** Between commas: lines: the stored lines beside the others; provenance: the filing that each figure is from; missing: why each null figure is null, and the filings of each period; trailing: the last twelve months */
                include?: string;
                /** An earlier day, YYYY-MM-DD: `changes` has the figures that were known otherwise at its end at the exchange */
                against?: string;
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it */
                symbol: string;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["PublicFinancials"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrices: {
        parameters: {
            query?: {
                /** What one bar covers; weekly bars are dated Monday, monthly the first */
                interval?: "1day" | "1week" | "1month";
                /** none: as traded or filed; splits: on the shares of today, or of as_of; all: also for dividends, spin-offs and rights */
                adjust?: "none" | "splits" | "all";
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
                /** Items at the most */
                limit?: number;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it */
                symbol: string;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["PriceSeries"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPriceHistory: {
        parameters: {
            query?: {
                /** What one bar covers; weekly bars are dated Monday, monthly the first */
                interval?: "1day" | "1week" | "1month";
                /** none: as traded or filed; splits: on the shares of today, or of as_of; all: also for dividends, spin-offs and rights */
                adjust?: "none" | "splits" | "all";
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
                /** First date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** Last date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** asc: oldest bars first; desc: newest first. Each page counts from the newest bar at its own time: give an end_date before today, or go by end_date instead of offset, where bars are imported meanwhile */
                order?: "asc" | "desc";
                /** Items at the most */
                limit?: number;
                /** Page number from 1; not together with offset or skip */
                page?: number;
                /** Items to skip; not together with page. Companies paged by offset have their country as a code */
                offset?: number;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it */
                symbol: string;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["PriceHistory"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActions: {
        parameters: {
            query?: {
                /** First date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** Last date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** Actions of this type alone; of identifiers, what they are */
                type?: "split" | "dividend" | "stock_dividend" | "spinoff" | "rights";
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it */
                symbol: string;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["ActionList"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIndicators: {
        parameters: {
            query?: {
                /** Figures of this group alone */
                group?: "overlap" | "momentum" | "volume" | "volatility" | "price" | "cycle" | "statistic" | "pattern";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["IndicatorCatalogue"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIndicators: {
        parameters: {
            query: {
                /** Indicators between commas, at most 20, a repeated one counted each time, with parameters by place or by name: rsi(14),bbands(20,2),macd(fast_period=8),beta(SPY,20) */
                indicators: string;
                /** What one bar covers; weekly bars are dated Monday, monthly the first */
                interval?: "1day" | "1week" | "1month";
                /** none: as traded or filed; splits: on the shares of today, or of as_of; all: also for dividends, spin-offs and rights */
                adjust?: "none" | "splits" | "all";
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
                /** First date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** Last date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** asc: oldest bars first; desc: newest first. Each page counts from the newest bar at its own time: give an end_date before today, or go by end_date instead of offset, where bars are imported meanwhile */
                order?: "asc" | "desc";
                /** Items at the most */
                limit?: number;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it; up to 120 of them, separated by commas, of which the body is an object by symbol */
                symbol: string;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Indicators"] | components["schemas"]["IndicatorsBySymbol"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNews: {
        parameters: {
            query?: {
                /** What the news is about */
                category?: "eod_summary" | "fed_policy" | "market_move" | "earnings" | "breaking";
                /** 1: high; 2: medium; 3: low */
                priority?: number;
                /** SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it */
                symbol?: string;
                /** Items at the most */
                limit?: number;
                /** Page number from 1; not together with offset or skip */
                page?: number;
                /** Items to skip; not together with page */
                skip?: number;
            };
            header?: {
                /** The language of the texts, by a language tag in any case: ko-KR is ko */
                "x-locale"?: "ko" | "en" | "ja" | "zh";
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["NewsList"]; };
            };
            304: components["responses"]["TextUnchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNewsArticle: {
        parameters: {
            query?: never;
            header?: {
                /** The language of the texts, by a language tag in any case: ko-KR is ko */
                "x-locale"?: "ko" | "en" | "ja" | "zh";
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The id of an article in the list */
                article_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["NewsDetail"]; };
            };
            304: components["responses"]["TextUnchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNewsContent: {
        parameters: {
            query?: never;
            header?: {
                /** The language of the texts, by a language tag in any case: ko-KR is ko */
                "x-locale"?: "ko" | "en" | "ja" | "zh";
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The id of an article in the list */
                article_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["NewsContent"]; };
            };
            304: components["responses"]["TextUnchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** Page number from 1; not together with offset or skip */
                page?: number;
                /** Reports on a page */
                page_size?: number;
                /** The firm's whole name, in any case */
                securities_firm?: string;
                /** The whole name of the stock that reports are about, in any case */
                stock_name?: string;
                /** company_analysis: of one company; industry_analysis: of an industry or sector */
                report_type?: "company_analysis" | "industry_analysis";
                /** The industry's whole name, in any case */
                industry_category?: string;
                /** First date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** Last date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** Part of the title, in any case */
                title?: string;
                /** SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it */
                symbol?: string;
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["ReportList"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReport: {
        parameters: {
            query?: never;
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The id of a report in the list */
                report_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["Report"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEarnings: {
        parameters: {
            query?: {
                /** SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it */
                symbol?: string;
                /** English name or ISO 3166-1 two-letter code */
                country?: string;
                /** First date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** Last date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
                /** Page number from 1; not together with offset or skip */
                page?: number;
                /** Items to skip; not together with page. Companies paged by offset have their country as a code */
                offset?: number;
                /** Items at the most */
                limit?: number;
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv" | "ics";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["EarningsCalendar"];
                    "text/csv": string;
                    "text/calendar": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDividends: {
        parameters: {
            query?: {
                /** SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it */
                symbol?: string;
                /** English name or ISO 3166-1 two-letter code */
                country?: string;
                /** First date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** Last date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
                /** Page number from 1; not together with offset or skip */
                page?: number;
                /** Items to skip; not together with page. Companies paged by offset have their country as a code */
                offset?: number;
                /** Items at the most */
                limit?: number;
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv" | "ics";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["DividendsCalendar"];
                    "text/csv": string;
                    "text/calendar": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSplits: {
        parameters: {
            query?: {
                /** SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it */
                symbol?: string;
                /** English name or ISO 3166-1 two-letter code */
                country?: string;
                /** First date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** Last date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
                /** Page number from 1; not together with offset or skip */
                page?: number;
                /** Items to skip; not together with page. Companies paged by offset have their country as a code */
                offset?: number;
                /** Items at the most */
                limit?: number;
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv" | "ics";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["SplitsCalendar"];
                    "text/csv": string;
                    "text/calendar": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFilings: {
        parameters: {
            query?: {
                /** SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it */
                symbol?: string;
                /** English name or ISO 3166-1 two-letter code */
                country?: string;
                /** First date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** Last date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
                /** Page number from 1; not together with offset or skip */
                page?: number;
                /** Items to skip; not together with page. Companies paged by offset have their country as a code */
                offset?: number;
                /** Items at the most */
                limit?: number;
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv" | "ics";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["FilingsCalendar"];
                    "text/csv": string;
                    "text/calendar": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listListings: {
        parameters: {
            query?: {
                /** SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it */
                symbol?: string;
                /** English name or ISO 3166-1 two-letter code */
                country?: string;
                /** First date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** Last date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
                /** Page number from 1; not together with offset or skip */
                page?: number;
                /** Items to skip; not together with page. Companies paged by offset have their country as a code */
                offset?: number;
                /** Items at the most */
                limit?: number;
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv" | "ics";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["ListingsCalendar"];
                    "text/csv": string;
                    "text/calendar": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resolveSymbols: {
        parameters: {
            query: {
                /** Identifiers of companies, separated by commas, up to 120 of them */
                symbols: string;
                /** Actions of this type alone; of identifiers, what they are */
                type?: "symbol" | "isin" | "cik" | "corp_code" | "mic_symbol";
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["Identifications"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFigures: {
        parameters: {
            query?: {
                /** Figures of this group alone */
                group?: "company" | "price" | "return" | "volume" | "risk" | "valuation" | "income" | "cash flow" | "balance" | "per share" | "margins" | "returns on capital" | "financial health" | "growth" | "dividends" | "consensus" | "insiders" | "dates" | "indicators" | "patterns";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["FigureCatalogue"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFigureExplanation: {
        parameters: {
            query?: {
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it */
                symbol: string;
                /** The name of a figure, or a function call: rsi(14) */
                figure: string;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["FigureExplanation"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listScreened: {
        parameters: {
            query?: {
                /** A condition over figures, as docs/screens.md describes: pe_ratio < 15 && roe > 10; by default every company */
                where?: string;
                /** Expressions between commas, at most 40; by default the figures that `where` names */
                columns?: string;
                /** An expression, or -expression for the greatest first; unknown values last; by default -market_cap */
                sort?: string;
                /** listed: traded in the 31 days to the newest bar of its currency; all: whatever has a bar or a statement by then; issuers: each issuer once, by its most traded security */
                universe?: "listed" | "all" | "issuers";
                /** What money is converted to, by its ISO 4217 code in any case; by default that of the most companies */
                currency?: string;
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
                /** Items at the most */
                limit?: number;
                /** Items to skip; not together with page. Companies paged by offset have their country as a code */
                offset?: number;
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Screened"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchScreened: {
        parameters: {
            query?: never;
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        };
        requestBody: {
            content: { "application/json": components["schemas"]["ScreenRequest"]; };
        };
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["Screened"];
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listScreenHistory: {
        parameters: {
            query: {
                /** A condition over figures, as docs/screens.md describes: pe_ratio < 15 && roe > 10; by default every company */
                where?: string;
                /** Expressions between commas, at most 40; by default the figures that `where` names */
                columns?: string;
                /** An expression, or -expression for the greatest first; unknown values last; by default -market_cap */
                sort?: string;
                /** listed: traded in the 31 days to the newest bar of its currency; all: whatever has a bar or a statement by then; issuers: each issuer once, by its most traded security */
                universe?: "listed" | "all" | "issuers";
                /** What money is converted to, by its ISO 4217 code in any case; by default that of the most companies */
                currency?: string;
                /** First date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                start_date: string;
                /** Last date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** How long a period is */
                frequency?: "month" | "quarter" | "year";
                /** Whether rows have the total return to the next period's date, a look ahead */
                returns?: "true" | "false";
                /** Items at the most */
                limit?: number;
                /** Items to skip; not together with page. Companies paged by offset have their country as a code */
                offset?: number;
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv" | "ndjson";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["ScreenPanel"];
                    "text/csv": string;
                    "application/x-ndjson": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFigureHistory: {
        parameters: {
            query: {
                /** Figures between commas, and function calls of them: pe_ratio,rsi(14); at most 40, of one day 100; over time also expressions, such as sales / total_assets */
                names: string;
                /** First date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** Last date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** How long a period is */
                frequency?: "day" | "week" | "month" | "quarter" | "year";
                /** Items at the most */
                limit?: number;
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it */
                symbol: string;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["FigureHistory"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBulkTables: {
        parameters: {
            query?: never;
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["BulkTables"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBulkTable: {
        parameters: {
            query?: {
                /** parquet; arrow: Arrow's streaming format (IPC); csv.gz: gzipped CSV */
                format?: "parquet" | "arrow" | "csv.gz";
                /** Only rows of these companies, or of their issuers, between commas: SYMBOL[:EXCHANGE][@YYYY-MM-DD] */
                symbols?: string;
                /** Only rows of companies of this country, by its English name or two-letter code */
                country?: string;
                /** First date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** Last date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** Only rows that were known on this day, YYYY-MM-DD; not in the future */
                as_of?: string;
                /** The wanted columns between commas, in their order; by default all */
                columns?: string;
            };
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The table's name, as the list of tables has it */
                table: "issuers" | "companies" | "listings" | "former_names" | "exchanges" | "coverage" | "bars" | "actions" | "rates" | "share_counts" | "statements" | "disclosures" | "insiders" | "reports" | "news" | "news_texts" | "news_companies";
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/vnd.apache.parquet": string;
                    "application/vnd.apache.arrow.stream": string;
                    "application/gzip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTimeSeries: {
        parameters: {
            query: {
                /** SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it; up to 120 of them, separated by commas, of which the body is an object by symbol */
                symbol: string;
                /** What one bar covers; weekly bars are dated Monday, monthly the first */
                interval?: "1day" | "1week" | "1month";
                /** Bars at the most: the newest of the range */
                outputsize?: number;
                /** First date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** Last date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** none: as traded or filed; splits: on the shares of today, or of as_of; all: also for dividends, spin-offs and rights */
                adjust?: "none" | "splits" | "all";
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["TimeSeries"] | components["schemas"]["TimeSeriesBySymbol"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query: {
                /** SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it; up to 120 of them, separated by commas, of which the body is an object by symbol */
                symbol: string;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["Profile"] | components["schemas"]["ProfileBySymbol"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFundamentals: {
        parameters: {
            query: {
                /** SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it; up to 120 of them, separated by commas, of which the body is an object by symbol */
                symbol: string;
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["Fundamentals"] | components["schemas"]["FundamentalsBySymbol"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReportPdf: {
        parameters: {
            query?: never;
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** One range of bytes, answered with 206; several are answered with the whole; example: bytes=0-1023 */
                Range?: components["parameters"]["Range"];
                /** The ETag of the part that the client has: the range counts only while it is current */
                "If-Range"?: components["parameters"]["IfRange"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** As cdn_url has it */
                folder: string;
                /** As cdn_url has it */
                file: string;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/pdf": string; };
            };
            /** The range of bytes that was asked for */
            206: {
                headers: { [name: string]: unknown; };
                content: { "application/pdf": string; };
            };
            304: components["responses"]["FileUnchanged"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            416: components["responses"]["RangeNotSatisfiable"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchCompanies: {
        parameters: {
            query: {
                /** Part of a name, local name or symbol, in any case */
                search: string;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["CompanySearchResult"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyBySlug: {
        parameters: {
            query?: never;
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** URL slug, in any case; a ticker does as well */
                slug: string;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["SlugResult"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyDetail: {
        parameters: {
            query?: {
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["CompanyDetailPage"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyFinancials: {
        parameters: {
            query?: {
                /** Annual: fiscal years; Quarterly: discrete quarters, or halves of issuers that report by halves; in any case */
                period?: "Annual" | "Quarterly";
                /** The newest years: fiscal ones of statements, with up to four quarters each; of multiples twelve months each */
                years?: number;
                /** none: as traded or filed; splits: on the shares of today, or of as_of; all: also for dividends, spin-offs and rights */
                adjust?: "splits" | "none";
                /** Between commas: lines: the stored lines beside the others; provenance: the filing that each figure is from; missing: why each null figure is null, and the filings of each period; trailing: the last twelve months */
                include?: string;
                /** An earlier day, YYYY-MM-DD: `changes` has the figures that were known otherwise at its end at the exchange */
                against?: string;
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["FinancialsPage"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyHealth: {
        parameters: {
            query?: never;
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["CompanyHealthPage"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFigureCatalogue: {
        parameters: {
            query?: {
                /** Figures of this group alone */
                group?: "company" | "price" | "return" | "volume" | "risk" | "valuation" | "income" | "cash flow" | "balance" | "per share" | "margins" | "returns on capital" | "financial health" | "growth" | "dividends" | "consensus" | "insiders" | "dates" | "indicators" | "patterns";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["FigureCatalogue"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMarkets: {
        parameters: {
            query?: never;
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["MarketsPage"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRates: {
        parameters: {
            query: {
                /** The currency of which one unit is valued, by its ISO 4217 code in any case */
                base: string;
                /** The currency that it is valued in, by its ISO 4217 code in any case */
                quote: string;
                /** First date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** Last date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                end_date?: string;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["RatesPage"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSources: {
        parameters: {
            query?: never;
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["SourcesPage"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyPrices: {
        parameters: {
            query?: {
                /** What one bar covers; weekly bars are dated Monday, monthly the first */
                interval?: "1day" | "1week" | "1month";
                /** none: as traded or filed; splits: on the shares of today, or of as_of; all: also for dividends, spin-offs and rights */
                adjust?: "none" | "splits" | "all";
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
                /** First date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** Last date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** asc: oldest bars first; desc: newest first. Each page counts from the newest bar at its own time: give an end_date before today, or go by end_date instead of offset, where bars are imported meanwhile */
                order?: "asc" | "desc";
                /** Items at the most */
                limit?: number;
                /** Page number from 1; not together with offset or skip */
                page?: number;
                /** Items to skip; not together with page. Companies paged by offset have their country as a code */
                offset?: number;
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["PricesPage"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyActions: {
        parameters: {
            query?: {
                /** First date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** Last date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** Actions of this type alone; of identifiers, what they are */
                type?: "split" | "dividend" | "stock_dividend" | "spinoff" | "rights";
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["ActionsPage"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyDividends: {
        parameters: {
            query?: {
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["DividendsPage"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCloses: {
        parameters: {
            query: {
                /** Companies, separated by commas, up to 20 of them: each by slug, SYMBOL[:EXCHANGE][@YYYY-MM-DD], id, ISIN, SEC's CIK or DART's number */
                companies: string;
                /** What one bar covers; weekly bars are dated Monday, monthly the first */
                interval?: "1day" | "1week" | "1month";
                /** none: as traded or filed; splits: on the shares of today, or of as_of; all: also for dividends, spin-offs and rights */
                adjust?: "none" | "splits" | "all";
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
                /** First date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** Last date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** Items at the most */
                limit?: number;
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["ClosesOfCompanies"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanySnapshot: {
        parameters: {
            query?: {
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["SnapshotPage"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyMultiples: {
        parameters: {
            query?: {
                /** The newest years: fiscal ones of statements, with up to four quarters each; of multiples twelve months each */
                years?: number;
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["MultiplesPage"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyTechnical: {
        parameters: {
            query?: {
                /** Also the points of the last bars, this many at the most */
                series?: number;
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["TechnicalPage"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyIndicators: {
        parameters: {
            query: {
                /** Indicators between commas, at most 20, a repeated one counted each time, with parameters by place or by name: rsi(14),bbands(20,2),macd(fast_period=8),beta(SPY,20) */
                indicators: string;
                /** What one bar covers; weekly bars are dated Monday, monthly the first */
                interval?: "1day" | "1week" | "1month";
                /** none: as traded or filed; splits: on the shares of today, or of as_of; all: also for dividends, spin-offs and rights */
                adjust?: "none" | "splits" | "all";
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
                /** First date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** Last date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** asc: oldest bars first; desc: newest first. Each page counts from the newest bar at its own time: give an end_date before today, or go by end_date instead of offset, where bars are imported meanwhile */
                order?: "asc" | "desc";
                /** Items at the most */
                limit?: number;
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["IndicatorsPage"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyConsensus: {
        parameters: {
            query?: {
                /** Calendar months that end today, or on the day asked for */
                months?: number;
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["ConsensusPage"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSectorAnalysis: {
        parameters: {
            query?: {
                /** The language of the texts */
                locale?: "ko" | "en" | "ja" | "zh";
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["SectorPage"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyFilings: {
        parameters: {
            query?: {
                /** Items at the most */
                limit?: number;
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["DisclosuresPage"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInsiderTransactions: {
        parameters: {
            query?: {
                /** Calendar months that end today, or on the day asked for */
                months?: number;
                /** Items at the most */
                limit?: number;
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["InsidersPage"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyNews: {
        parameters: {
            query?: {
                /** Items at the most */
                limit?: number;
                /** The language of the texts */
                locale?: "ko" | "en" | "ja" | "zh";
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["NewsPage"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyNewsArticle: {
        parameters: {
            query?: {
                /** The language of the texts */
                locale?: "ko" | "en" | "ja" | "zh";
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
                /** The id of an article in the list */
                article_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["NewsArticlePage"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listResearchHighlights: {
        parameters: {
            query?: {
                /** Items at the most */
                limit?: number;
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["ResearchHighlightsPage"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendar: {
        parameters: {
            query?: {
                /** The company's id, as lists and searches have it */
                company_id?: string;
                /** English name or ISO 3166-1 two-letter code */
                country?: string;
                /** First date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** Last date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
                /** Page number from 1; not together with offset or skip */
                page?: number;
                /** Items to skip; not together with page. Companies paged by offset have their country as a code */
                offset?: number;
                /** Items at the most */
                limit?: number;
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv" | "ics";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** Which calendar */
                calendar: "earnings" | "dividends" | "splits" | "filings" | "listings";
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["EarningsCalendar_1"] | components["schemas"]["DividendsCalendar_1"] | components["schemas"]["SplitsCalendar_1"] | components["schemas"]["FilingsCalendar_1"] | components["schemas"]["ListingsCalendar_1"];
                    "text/csv": string;
                    "text/calendar": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExchanges: {
        parameters: {
            query?: never;
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["ExchangesPage"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** First date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** Last date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                end_date?: string;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The exchange's MIC (ISO 10383), in any case */
                mic: string;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["SessionsPage"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExchangeState: {
        parameters: {
            query?: never;
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The exchange's MIC (ISO 10383), in any case */
                mic: string;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["ExchangeState"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getScreener: {
        parameters: {
            query?: {
                /** A condition over figures, as docs/screens.md describes: pe_ratio < 15 && roe > 10; by default every company */
                where?: string;
                /** Expressions between commas, at most 40; by default the figures that `where` names */
                columns?: string;
                /** An expression, or -expression for the greatest first; unknown values last; by default -market_cap */
                sort?: string;
                /** listed: traded in the 31 days to the newest bar of its currency; all: whatever has a bar or a statement by then; issuers: each issuer once, by its most traded security */
                universe?: "listed" | "all" | "issuers";
                /** What money is converted to, by its ISO 4217 code in any case; by default that of the most companies */
                currency?: string;
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
                /** Items at the most */
                limit?: number;
                /** Items to skip; not together with page. Companies paged by offset have their country as a code */
                offset?: number;
                /** Whether the distribution of each column is in `description`, and how many companies meet each part of the condition */
                explain?: "true" | "false";
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["ScreenerPage"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDirectory: {
        parameters: {
            query?: {
                /** English name or ISO 3166-1 two-letter code */
                country?: string;
                /** The exchange's code or MIC, in any case */
                exchange?: string;
                /** The sector's whole name, in any case */
                sector?: string;
                /** What the name or the local name begins with: a Latin letter in any case, a Korean consonant, a digit, or anything else */
                letter?: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z" | "ㄱ" | "ㄴ" | "ㄷ" | "ㄹ" | "ㅁ" | "ㅂ" | "ㅅ" | "ㅇ" | "ㅈ" | "ㅊ" | "ㅋ" | "ㅌ" | "ㅍ" | "ㅎ" | "0-9" | "other";
                /** What companies are ordered by; with - before it the greatest first */
                sort?: "name" | "-name" | "symbol" | "-symbol" | "market_cap" | "-market_cap" | "change" | "-change" | "price_date" | "-price_date";
                /** What money is converted to, by its ISO 4217 code in any case; by default that of the most companies */
                currency?: string;
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
                /** Page number from 1; not together with offset or skip */
                page?: number;
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["DirectoryPage"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSectors: {
        parameters: {
            query?: {
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["SectorsPage"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSector: {
        parameters: {
            query?: {
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The currency of its companies' prices, by its code in any case: GBX is found as GBP */
                currency: string;
                /** The sector's name in any case, or its slug */
                sector: string;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["SectorOnDay"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyFigures: {
        parameters: {
            query: {
                /** Figures between commas, and function calls of them: pe_ratio,rsi(14); at most 40, of one day 100; over time also expressions, such as sales / total_assets */
                names: string;
                /** First date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                start_date?: string;
                /** Last date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive */
                end_date?: string;
                /** How long a period is */
                frequency?: "day" | "week" | "month" | "quarter" | "year";
                /** Items at the most */
                limit?: number;
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["FigureHistoryPage"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyFigure: {
        parameters: {
            query?: {
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
                /** The name of a figure, or a function call: rsi(14) */
                figure: string;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["FigureExplanationPage"]; };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyValues: {
        parameters: {
            query: {
                /** Figures between commas, and function calls of them: pe_ratio,rsi(14); at most 40, of one day 100; over time also expressions, such as sales / total_assets */
                names: string;
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["FigureValuesPage"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listValues: {
        parameters: {
            query: {
                /** Companies, separated by commas, up to 20 of them: each by slug, SYMBOL[:EXCHANGE][@YYYY-MM-DD], id, ISIN, SEC's CIK or DART's number */
                companies: string;
                /** Figures between commas, and function calls of them: pe_ratio,rsi(14); at most 40, of one day 100; over time also expressions, such as sales / total_assets */
                names: string;
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
                /** The body's form; without it Accept decides, and JSON is the default */
                format?: "json" | "csv";
            };
            header?: {
                /** The ETag of what the client has, or several, or *: answered with 304 while it is current */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": components["schemas"]["FigureValuesOfCompanies"];
                    "text/csv": string;
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /** Items at the most */
                limit?: number;
                /** Page number from 1; not together with offset or skip */
                page?: number;
                /** Items to skip; not together with page. Companies paged by offset have their country as a code */
                offset?: number;
            };
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["ApiKeyList"]; };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** The client's own name of this request, 1 to 255 printable characters of ASCII */
                "idempotency-key"?: string;
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        };
        requestBody: {
            content: { "application/json": components["schemas"]["ApiKeyRequest"]; };
        };
        responses: {
            /** What was made */
            201: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["NewApiKey"]; };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Repeated"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The key's number, as the list of keys has it */
                id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["ApiKey"]; };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The key's number, as the list of keys has it */
                id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** Done; the answer has no body */
            204: {
                headers: { [name: string]: unknown; }; content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The key's number, as the list of keys has it */
                id: number;
            }; cookie?: never;
        };
        requestBody: {
            content: { "application/json": components["schemas"]["ApiKeyPatch"]; };
        };
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["ApiKey"]; };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** The client's own name of this request, 1 to 255 printable characters of ASCII */
                "idempotency-key"?: string;
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The key's number, as the list of keys has it */
                id: number;
            }; cookie?: never;
        };
        requestBody?: {
            content: { "application/json": components["schemas"]["ApiKeyRotation"] | null; };
        };
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["NewApiKey"]; };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Repeated"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApiKeyUsage: {
        parameters: {
            query?: never;
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The key's number, as the list of keys has it */
                id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["ApiKeyUsage"]; };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnFigures: {
        parameters: {
            query?: never;
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["OwnFigureList"]; };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOwnFigure: {
        parameters: {
            query?: never;
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        };
        requestBody: {
            content: { "application/json": components["schemas"]["OwnFigureRequest"]; };
        };
        responses: {
            /** What was made */
            201: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["OwnFigure"]; };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Repeated"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnFigure: {
        parameters: {
            query?: never;
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The key's number, as the list of keys has it */
                id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["OwnFigure"]; };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOwnFigure: {
        parameters: {
            query?: never;
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The key's number, as the list of keys has it */
                id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** Done; the answer has no body */
            204: {
                headers: { [name: string]: unknown; }; content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Repeated"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeOwnFigure: {
        parameters: {
            query?: never;
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The key's number, as the list of keys has it */
                id: number;
            }; cookie?: never;
        };
        requestBody: {
            content: { "application/json": components["schemas"]["OwnFigurePatch"]; };
        };
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["OwnFigure"]; };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Repeated"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRuns: {
        parameters: {
            query?: {
                /** Items at the most */
                limit?: number;
                /** Page number from 1; not together with offset or skip */
                page?: number;
                /** Items to skip; not together with page. Companies paged by offset have their country as a code */
                offset?: number;
            };
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["ImportRunList"]; };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDoubts: {
        parameters: {
            query?: {
                /** Items at the most */
                limit?: number;
                /** Page number from 1; not together with offset or skip */
                page?: number;
                /** Items to skip; not together with page. Companies paged by offset have their country as a code */
                offset?: number;
            };
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["DoubtList"]; };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStaleCompanies: {
        parameters: {
            query?: {
                /** Items at the most */
                limit?: number;
                /** Page number from 1; not together with offset or skip */
                page?: number;
                /** Items to skip; not together with page. Companies paged by offset have their country as a code */
                offset?: number;
            };
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["StaleCompanyList"]; };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminHealth: {
        parameters: {
            query?: never;
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["AdminHealth"]; };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOperatorsFigure: {
        parameters: {
            query?: {
                /** As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future */
                as_of?: string;
            };
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
                /** The name of a figure, or a function call: rsi(14) */
                figure: string;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["OperatorsFigureExplanation"]; };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoRun: {
        parameters: {
            query?: never;
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The run's id, as the list of runs has it */
                run_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["UndoneRun"]; };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOperatorsHealth: {
        parameters: {
            query?: never;
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["OperatorsHealth"]; };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptDoubts: {
        parameters: {
            query: {
                /** The date of the bar, or of the first of several, YYYY-MM-DD */
                start_date: string;
                /** The date of the last bar, YYYY-MM-DD; by default start_date */
                end_date?: string;
                /** Only bars of days on which the exchange has no session */
                off_session?: "true" | "false";
            };
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["AcceptedBars"]; };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawDoubts: {
        parameters: {
            query: {
                /** The date of the bar, or of the first of several, YYYY-MM-DD */
                start_date: string;
                /** The date of the last bar, YYYY-MM-DD; by default start_date */
                end_date?: string;
                /** Only bars of days on which the exchange has no session */
                off_session?: "true" | "false";
            };
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["WithdrawnBars"]; };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    syncCompany: {
        parameters: {
            query?: {
                /** What the source has from this day on, YYYY-MM-DD; by default since the last sync */
                since?: string;
                /** Whether what was imported before, and hasn't changed, is imported again */
                again?: "true" | "false";
            };
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The company's id, as lists and searches have it */
                company_id: number;
                /** The source's name, as the command `sync` has it */
                source: string;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was begun */
            202: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["Operation"]; };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOperations: {
        parameters: {
            query?: {
                /** What was done with this company's data alone; by default all */
                company_id?: number;
                /** Items at the most */
                limit?: number;
                /** Page number from 1; not together with offset or skip */
                page?: number;
                /** Items to skip; not together with page. Companies paged by offset have their country as a code */
                offset?: number;
            };
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["OperationList"]; };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOperation: {
        parameters: {
            query?: never;
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The operation's id, as the list of operations has it */
                operation_id: number;
            }; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["Operation"]; };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importFile: {
        parameters: {
            query?: {
                /** The file's name, in messages and in the run */
                name?: string;
                /** SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it */
                symbol?: string;
                /** Whether the symbol is taken from `name`, such as AAPL.csv or 005930.KS.csv */
                symbol_from_name?: "true" | "false";
                /** The exchange of rows that name none, such as NASDAQ, XNAS or KOSPI */
                exchange?: string;
                /** The company of every row, whatever its symbol: by slug, SYMBOL[:EXCHANGE][@YYYY-MM-DD] or id */
                company?: string;
                /** Where the data is from; stored with the run */
                source?: string;
                /** The fields of the file's columns: FILECOLUMN=FIELD,... */
                map?: string;
                /** Values of fields for rows without their own: FIELD=VALUE,... */
                set?: string;
                /** The order of dates that neither begin with their year nor name their month */
                date_order?: "ymd" | "mdy" | "dmy";
                /** The decimal mark */
                decimal?: "." | "," | "point" | "comma";
                /** The thousands mark */
                thousands?: "." | "," | "point" | "comma" | " " | "'" | "space" | "apostrophe" | "none";
                /** The encoding of the text, such as windows-949; by default UTF-8, or that of the byte order mark */
                encoding?: string;
                /** The vendor of a file of prices, which implies its columns, notation and basis */
                price_format?: "yfinance" | "yahoo" | "nasdaq" | "investing" | "stooq" | "alphavantage" | "tiingo" | "eodhd" | "krx" | "fdr";
                /** How prices are adjusted; by default as the format is, else raw */
                basis?: "raw" | "splits" | "all";
                /** Whether open, high and low are taken from the close, as for funds and indices */
                close_only?: "true" | "false";
                /** Whether a company is created for an unknown symbol */
                create_companies?: "true" | "false";
                /** Whether one row that is refused or doubtful refuses the file */
                strict?: "true" | "false";
            };
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** The kind of import */
                kind: "companies" | "exchanges" | "listings" | "names" | "shares" | "prices" | "actions" | "statements" | "reports" | "insiders" | "disclosures" | "news" | "rates";
            }; cookie?: never;
        };
        requestBody: {
            content: { "application/octet-stream": string; };
        };
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["ImportSummary"]; };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["Health"]; };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: {
                /** An id of the client's own, repeated in the answer and in the log */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            }; path?: never; cookie?: never;
        }; requestBody?: never;
        responses: {
            /** What was asked for */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["Health"]; };
            };
            400: components["responses"]["BadRequest"];
            405: components["responses"]["MethodNotAllowed"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
