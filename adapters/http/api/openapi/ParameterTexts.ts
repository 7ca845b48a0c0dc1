/** What parameters mean, and what to fill in for a try. */

/** What the expressions of a screen mean, in a query and in a body. */
const expressions = {
  where:
    "A condition over figures, as docs/screens.md describes: pe_ratio < 15 && roe > 10; by default every company",
  indicators:
    "Indicators between commas, at most 20, a repeated one counted each time, with parameters by place or by name: rsi(14),bbands(20,2),macd(fast_period=8),beta(SPY,20)",
  columns: "Expressions between commas, at most 40; by default the figures that `where` names",
  sort: "An expression, or -expression for the greatest first; unknown values last; by default -market_cap"
}

/** What parameters mean, by name: one name means the same everywhere, except where it is after the name of an operation. */
export const descriptions: Readonly<Record<string, string>> = {
  id: "The key's number, as the list of keys has it",
  symbol: "SYMBOL[:EXCHANGE][@YYYY-MM-DD], in any case; with a day the ticker's holder on it",
  group: "Figures of this group alone",
  symbols: "Identifiers of companies, separated by commas, up to 120 of them",
  companies:
    "Companies, separated by commas, up to 20 of them: each by slug, SYMBOL[:EXCHANGE][@YYYY-MM-DD], id, ISIN, SEC's CIK or DART's number",
  search: "Part of a name, local name or symbol, in any case",
  sector: "The sector's whole name, in any case",
  country: "English name or ISO 3166-1 two-letter code",
  limit: "Items at the most",
  "idempotency-key": "The client's own name of this request, 1 to 255 printable characters of ASCII",
  page: "Page number from 1; not together with offset or skip",
  skip: "Items to skip; not together with page",
  category: "What the news is about",
  priority: "1: high; 2: medium; 3: low",
  article_id: "The id of an article in the list",
  "x-locale": "The language of the texts, by a language tag in any case: ko-KR is ko",
  offset: "Items to skip; not together with page. Companies paged by offset have their country as a code",
  variant: "data: the list as {data: [...]}, ids as text and symbols as ticker",
  format: "The body's form; without it Accept decides, and JSON is the default",
  interval: "What one bar covers; weekly bars are dated Monday, monthly the first",
  adjust:
    "none: as traded or filed; splits: on the shares of today, or of as_of; all: also for dividends, spin-offs and rights",
  start_date: "First date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive",
  end_date: "Last date of a bar, action, report, session, rate, event or period, YYYY-MM-DD, inclusive",
  base: "The currency of which one unit is valued, by its ISO 4217 code in any case",
  quote: "The currency that it is valued in, by its ISO 4217 code in any case",
  calendar: "Which calendar",
  mic: "The exchange's MIC (ISO 10383), in any case",
  page_size: "Reports on a page",
  securities_firm: "The firm's whole name, in any case",
  stock_name: "The whole name of the stock that reports are about, in any case",
  report_type: "company_analysis: of one company; industry_analysis: of an industry or sector",
  industry_category: "The industry's whole name, in any case",
  title: "Part of the title, in any case",
  report_id: "The id of a report in the list",
  folder: "As cdn_url has it",
  file: "As cdn_url has it",
  outputsize: "Bars at the most: the newest of the range",
  period:
    "Annual: fiscal years; Quarterly: discrete quarters, or halves of issuers that report by halves; in any case",
  years:
    "The newest years: fiscal ones of statements, with up to four quarters each; of multiples twelve months each",
  include:
    "Between commas: lines: the stored lines beside the others; provenance: the filing that each figure is from; missing: why each null figure is null, and the filings of each period; trailing: the last twelve months",
  against:
    "An earlier day, YYYY-MM-DD: `changes` has the figures that were known otherwise at its end at the exchange",
  as_of: "As it was known at the end of this day at the exchange, YYYY-MM-DD; not in the future",
  ...expressions,
  universe:
    "listed: traded in the 31 days to the newest bar of its currency; all: whatever has a bar or a statement by then; issuers: each issuer once, by its most traded security",
  currency:
    "What money is converted to, by its ISO 4217 code in any case; by default that of the most companies",
  figure: "The name of a figure, or a function call: rsi(14)",
  names:
    "Figures between commas, and function calls of them: pe_ratio,rsi(14); at most 40, of one day 100; over time also expressions, such as sales / total_assets",
  frequency: "How long a period is",
  returns: "Whether rows have the total return to the next period's date, a look ahead",
  explain:
    "Whether the distribution of each column is in `description`, and how many companies meet each part of the condition",
  company_id: "The company's id, as lists and searches have it",
  slug: "URL slug, in any case; a ticker does as well",
  series: "Also the points of the last bars, this many at the most",
  months: "Calendar months that end today, or on the day asked for",
  locale: "The language of the texts",
  type: "Actions of this type alone; of identifiers, what they are",
  order:
    "asc: oldest bars first; desc: newest first. Each page counts from the newest bar at its own time: give an end_date before today, or go by end_date instead of offset, where bars are imported meanwhile",
  run_id: "The run's id, as the list of runs has it",
  kind: "The kind of import",
  name: "The file's name, in messages and in the run",
  exchange: "The exchange of rows that name none, such as NASDAQ, XNAS or KOSPI",
  company: "The company of every row, whatever its symbol: by slug, SYMBOL[:EXCHANGE][@YYYY-MM-DD] or id",
  source: "Where the data is from; stored with the run",
  map: "The fields of the file's columns: FILECOLUMN=FIELD,...",
  set: "Values of fields for rows without their own: FIELD=VALUE,...",
  date_order: "The order of dates that neither begin with their year nor name their month",
  decimal: "The decimal mark",
  thousands: "The thousands mark",
  encoding: "The encoding of the text, such as windows-949; by default UTF-8, or that of the byte order mark",
  price_format: "The vendor of a file of prices, which implies its columns, notation and basis",
  basis: "How prices are adjusted; by default as the format is, else raw",
  symbol_from_name: "Whether the symbol is taken from `name`, such as AAPL.csv or 005930.KS.csv",
  close_only: "Whether open, high and low are taken from the close, as for funds and indices",
  create_companies: "Whether a company is created for an unknown symbol",
  letter:
    "What the name or the local name begins with: a Latin letter in any case, a Korean consonant, a digit, or anything else",
  table: "The table's name, as the list of tables has it",
  "getBulkTable format": "parquet; arrow: Arrow's streaming format (IPC); csv.gz: gzipped CSV",
  "getBulkTable symbols":
    "Only rows of these companies, or of their issuers, between commas: SYMBOL[:EXCHANGE][@YYYY-MM-DD]",
  "getBulkTable country": "Only rows of companies of this country, by its English name or two-letter code",
  "getBulkTable as_of": "Only rows that were known on this day, YYYY-MM-DD; not in the future",
  "getBulkTable columns": "The wanted columns between commas, in their order; by default all",
  "getSector currency": "The currency of its companies' prices, by its code in any case: GBX is found as GBP",
  "getSector sector": "The sector's name in any case, or its slug",
  "listDirectory exchange": "The exchange's code or MIC, in any case",
  "listDirectory sort": "What companies are ordered by; with - before it the greatest first",
  off_session: "Only bars of days on which the exchange has no session",
  since: "What the source has from this day on, YYYY-MM-DD; by default since the last sync",
  again: "Whether what was imported before, and hasn't changed, is imported again",
  operation_id: "The operation's id, as the list of operations has it",
  "syncCompany source": "The source's name, as the command `sync` has it",
  "listOperations company_id": "What was done with this company's data alone; by default all",
  "acceptDoubts start_date": "The date of the bar, or of the first of several, YYYY-MM-DD",
  "acceptDoubts end_date": "The date of the last bar, YYYY-MM-DD; by default start_date",
  "withdrawDoubts start_date": "The date of the bar, or of the first of several, YYYY-MM-DD",
  "withdrawDoubts end_date": "The date of the last bar, YYYY-MM-DD; by default start_date",
  strict: "Whether one row that is refused or doubtful refuses the file"
}

/** What the description of `symbol` ends with where it takes several. */
export const severalSymbols =
  "; up to 120 of them, separated by commas, of which the body is an object by symbol"

/**
 * What to fill in for a try, by name, or by operation and name; dates lie where the sample data set has bars, the key is the first one of an owner, and
 * the run the first after the sample's.
 */
export const examples: Readonly<Record<string, unknown>> = {
  symbol: "AAPL",
  symbols: "AAPL",
  companies: "apple-inc,ibm",
  slug: "aapl",
  calendar: "earnings",
  mic: "XNYS",
  base: "EUR",
  quote: "USD",
  search: "apple",
  names: "pe_ratio,roe",
  figure: "pe_ratio",
  where: "pe_ratio < 15",
  indicators: "rsi(14),bbands(20,2)",
  columns: "pe_ratio,roe",
  sort: "-market_cap",
  company_id: 1,
  article_id: 1,
  report_id: 1,
  id: 2,
  run_id: 28,
  kind: "prices",
  folder: "04",
  file: "045ddc2cefedb83a259b43c0a8fe95efd32ec67b95d3b81fdbc3b5e1f26511bf.pdf",
  country: "US",
  start_date: "2021-01-04",
  end_date: "2021-03-31",
  as_of: "2021-03-31",
  against: "2020-07-31",
  operation_id: 1,
  "syncCompany source": "edgar",
  "acceptDoubts start_date": "2009-09-21",
  "acceptDoubts end_date": "2009-09-21",
  "withdrawDoubts start_date": "2009-09-21",
  "withdrawDoubts end_date": "2009-09-21",
  table: "bars",
  "getBulkTable symbols": "AAPL,IBM",
  "getBulkTable columns": "company_id,date,close",
  "getSector currency": "USD",
  "getSector sector": "technology"
}
