/**
 * The operations of the interface, transcribed from its specification (section 4) and not from our own definition, each
 * with a valid request, one for something missing, and one with an invalid parameter.
 */

/**
 * `scope`: a key of that scope, or of read:all; `trial`: also without a key; `open`: without one; `token`: a bearer
 * token.
 */
export type Access =
  | "read:financial"
  | "read:stock"
  | "read:news"
  | "read:research"
  | "trial"
  | "open"
  | "token"

export interface Operation {
  readonly method: "GET" | "POST"
  /** As the specification writes it. */
  readonly path: string
  readonly access: Access
  readonly request: string
  /** A path where nothing is found; null where nothing is looked up. */
  readonly absent: string | null
  readonly detail: string | null
  /** A request with an invalid parameter, and the parameter. */
  readonly invalid: string
  readonly loc: ReadonlyArray<string>
}

const publicRoot = "/api/public/v1"
const basicRoot = "/api/v1/financial-v4"
const pagesRoot = "/v1/financial_v4"

const page = (path: string, query: string, invalid: string, parameter: string): Operation => ({
  method: "GET",
  path: `${pagesRoot}${path}`,
  access: "open",
  request: `${pagesRoot}${path.replace("{company_id}", "1")}${query}`,
  absent: `${pagesRoot}${path.replace("{company_id}", "99")}`,
  detail: "Company not found: 99",
  invalid: `${pagesRoot}${path.replace("{company_id}", "1")}?${invalid}`,
  loc: ["query", parameter]
})

export const operations: ReadonlyArray<Operation> = [
  {
    method: "GET",
    path: `${publicRoot}/financial/companies`,
    access: "read:financial",
    request: `${publicRoot}/financial/companies`,
    absent: null,
    detail: null,
    invalid: `${publicRoot}/financial/companies?limit=101`,
    loc: ["query", "limit"]
  },
  {
    method: "GET",
    path: `${publicRoot}/financial/companies/{symbol}`,
    access: "read:financial",
    request: `${publicRoot}/financial/companies/ACME`,
    absent: `${publicRoot}/financial/companies/ZZZZ`,
    detail: "Company not found: ZZZZ",
    invalid: `${publicRoot}/financial/companies/ACME/financials?years=0`,
    loc: ["query", "years"]
  },
  {
    method: "GET",
    path: `${publicRoot}/financial/companies/{symbol}/financials`,
    access: "read:financial",
    request: `${publicRoot}/financial/companies/ACME/financials?include=provenance`,
    absent: `${publicRoot}/financial/companies/ZZZZ/financials`,
    detail: "Company not found: ZZZZ",
    invalid: `${publicRoot}/financial/companies/ACME/financials?period=Weekly`,
    loc: ["query", "period"]
  },
  {
    method: "GET",
    path: `${publicRoot}/stock/prices/{symbol}`,
    access: "read:stock",
    request: `${publicRoot}/stock/prices/ACME`,
    absent: `${publicRoot}/stock/prices/ZZZZ`,
    detail: "Company not found: ZZZZ",
    invalid: `${publicRoot}/stock/prices/ACME?limit=501`,
    loc: ["query", "limit"]
  },
  {
    method: "GET",
    path: `${publicRoot}/stock/prices/{symbol}/history`,
    access: "read:stock",
    request: `${publicRoot}/stock/prices/ACME/history?interval=1week&adjust=all`,
    absent: `${publicRoot}/stock/prices/ZZZZ/history`,
    detail: "Company not found: ZZZZ",
    invalid: `${publicRoot}/stock/prices/ACME/history?start_date=2024-02-30`,
    loc: ["query", "start_date"]
  },
  {
    method: "GET",
    path: `${publicRoot}/stock/prices/{symbol}/actions`,
    access: "read:stock",
    request: `${publicRoot}/stock/prices/ACME/actions?start_date=2024-01-01`,
    absent: `${publicRoot}/stock/prices/ZZZZ/actions`,
    detail: "Company not found: ZZZZ",
    invalid: `${publicRoot}/stock/prices/ACME/actions?type=merger`,
    loc: ["query", "type"]
  },
  {
    method: "GET",
    path: `${publicRoot}/news/articles`,
    access: "read:news",
    request: `${publicRoot}/news/articles`,
    absent: null,
    detail: null,
    invalid: `${publicRoot}/news/articles?priority=4`,
    loc: ["query", "priority"]
  },
  {
    method: "GET",
    path: `${publicRoot}/news/articles/{article_id}`,
    access: "read:news",
    request: `${publicRoot}/news/articles/1`,
    absent: `${publicRoot}/news/articles/99`,
    detail: "Article not found: 99",
    invalid: `${publicRoot}/news/articles/one`,
    loc: ["path", "article_id"]
  },
  {
    method: "GET",
    path: `${publicRoot}/news/articles/{article_id}/content`,
    access: "read:news",
    request: `${publicRoot}/news/articles/1/content`,
    absent: `${publicRoot}/news/articles/99/content`,
    detail: "Article not found: 99",
    invalid: `${publicRoot}/news/articles/0/content`,
    loc: ["path", "article_id"]
  },
  {
    method: "GET",
    path: `${publicRoot}/research/reports`,
    access: "read:research",
    request: `${publicRoot}/research/reports`,
    absent: null,
    detail: null,
    invalid: `${publicRoot}/research/reports?page_size=101`,
    loc: ["query", "page_size"]
  },
  {
    method: "GET",
    path: `${publicRoot}/research/reports/{report_id}`,
    access: "read:research",
    request: `${publicRoot}/research/reports/1`,
    absent: `${publicRoot}/research/reports/99`,
    detail: "Report not found: 99",
    invalid: `${publicRoot}/research/reports/one`,
    loc: ["path", "report_id"]
  },
  {
    method: "GET",
    path: `${basicRoot}/time-series`,
    access: "trial",
    request: `${basicRoot}/time-series?symbol=ACME`,
    absent: `${basicRoot}/time-series?symbol=ZZZZ`,
    detail: "Company not found: ZZZZ",
    invalid: `${basicRoot}/time-series?symbol=ACME&outputsize=5001`,
    loc: ["query", "outputsize"]
  },
  {
    method: "GET",
    path: `${basicRoot}/profile`,
    access: "trial",
    request: `${basicRoot}/profile?symbol=ACME`,
    absent: `${basicRoot}/profile?symbol=ZZZZ`,
    detail: "Company not found: ZZZZ",
    invalid: `${basicRoot}/profile`,
    loc: ["query", "symbol"]
  },
  {
    method: "GET",
    path: `${basicRoot}/fundamentals`,
    access: "trial",
    request: `${basicRoot}/fundamentals?symbol=ACME`,
    absent: `${basicRoot}/fundamentals?symbol=ZZZZ`,
    detail: "Company not found: ZZZZ",
    invalid: `${basicRoot}/fundamentals`,
    loc: ["query", "symbol"]
  },
  {
    method: "POST",
    path: "/api/v1/api-keys",
    access: "token",
    request: "/api/v1/api-keys",
    absent: null,
    detail: null,
    invalid: "/api/v1/api-keys",
    loc: ["body", "rate_period"]
  },
  page("/companies/{company_id}", "", "as_of=2024-13-01", "as_of"),
  {
    method: "GET",
    path: `${pagesRoot}/companies/by-slug/{slug}`,
    access: "open",
    request: `${pagesRoot}/companies/by-slug/acme-inc`,
    absent: `${pagesRoot}/companies/by-slug/nobody-inc`,
    detail: "Company not found: nobody-inc",
    invalid: `${pagesRoot}/companies/one`,
    loc: ["path", "company_id"]
  },
  page("/companies/{company_id}/financials", "", "period=Weekly", "period"),
  page("/companies/{company_id}/prices", "?interval=1week&as_of=2024-06-28", "order=up", "order"),
  page("/companies/{company_id}/actions", "?type=split", "end_date=x", "end_date"),
  page("/companies/{company_id}/snapshot", "", "as_of=x", "as_of"),
  page("/companies/{company_id}/multiples", "?years=2", "years=26", "years"),
  page("/companies/{company_id}/technical", "?series=2", "series=1001", "series"),
  page("/companies/{company_id}/news", "", "limit=0", "limit"),
  {
    ...page("/companies/{company_id}/news/1", "?locale=en", "locale=fr", "locale"),
    path: `${pagesRoot}/companies/{company_id}/news/{article_id}`,
    absent: `${pagesRoot}/companies/1/news/99`,
    detail: "Article not found: 99"
  },
  page("/companies/{company_id}/dart", "", "as_of=x", "as_of"),
  page("/companies/{company_id}/research-highlights", "", "limit=0", "limit"),
  page("/companies/{company_id}/consensus", "", "months=0", "months"),
  page("/companies/{company_id}/insider", "", "months=61", "months"),
  {
    method: "GET",
    path: "/v1/sector-analyst/company/{company_id}",
    access: "open",
    request: "/v1/sector-analyst/company/1",
    absent: "/v1/sector-analyst/company/99",
    detail: "Company not found: 99",
    invalid: "/v1/sector-analyst/company/1?locale=fr",
    loc: ["query", "locale"]
  }
]

/** The operations that findata adds to those of the specification, which tests of their own resources cover. */
export const added: ReadonlyArray<string> = [
  "GET /files/reports/{folder}/{file}",
  "GET /v1/financial_v4/companies",
  "GET /v1/financial_v4/markets",
  "GET /v1/financial_v4/sources",
  "GET /api/v1/api-keys",
  "GET /api/v1/api-keys/{id}",
  "PATCH /api/v1/api-keys/{id}",
  "DELETE /api/v1/api-keys/{id}",
  "POST /api/v1/api-keys/{id}/rotate",
  "GET /api/v1/api-keys/{id}/usage",
  "GET /api/v1/admin/runs",
  "GET /api/v1/admin/doubtful",
  "GET /api/v1/admin/health",
  "POST /api/v1/admin/runs/{run_id}/undo",
  "POST /api/v1/admin/imports/{kind}",
  "GET /healthz",
  "GET /readyz"
]
