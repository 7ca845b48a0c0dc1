/** Requests for every read operation of the public and the basic API. */
import * as Basic from "./basicFields.ts"
import * as Companies from "./companyFields.ts"
import { type Answers, basicRoot, ofEach, periods, publicRoot } from "./requests.ts"
import * as Written from "./writtenFields.ts"

export const publicAnswers: ReadonlyArray<Answers> = [
  {
    name: "companies",
    form: Companies.companyList,
    paths: ["", "?page=2&limit=2", "?offset=1", "?search=bare", "?search=nobody"].map(
      (query) => `${publicRoot}/financial/companies${query}`
    )
  },
  {
    name: "companies as data",
    form: Companies.companyData,
    paths: [`${publicRoot}/financial/companies?variant=data`]
  },
  {
    name: "a company by symbol",
    form: Companies.companyBody,
    paths: ofEach(`${publicRoot}/financial/companies/`, ""),
    neverNull: ["currency", "mic_code"]
  },
  {
    name: "statements",
    form: Companies.publicFinancials,
    paths: periods.flatMap((period) =>
      ofEach(`${publicRoot}/financial/companies/`, `/financials?years=20&period=${period}`)
    )
  },
  {
    name: "statements with their other lines and provenance",
    form: Companies.publicFinancialsWithAll,
    paths: periods.flatMap((period) =>
      ofEach(
        `${publicRoot}/financial/companies/`,
        `/financials?years=20&period=${period}&include=lines,provenance`
      )
    )
  },
  {
    name: "recent prices",
    form: Companies.recentPrices,
    neverNull: ["currency"],
    paths: ["", "?interval=1week", "?interval=1month", "?adjust=none", "?adjust=all"].flatMap((query) =>
      ofEach(`${publicRoot}/stock/prices/`, query)
    )
  },
  {
    name: "price history",
    form: Companies.priceHistory,
    neverNull: ["currency"],
    paths: ["", "?page=2", "?offset=3", "?interval=1month&order=desc"].flatMap((query) =>
      ofEach(`${publicRoot}/stock/prices/`, `/history${query}`)
    )
  },
  {
    name: "corporate actions",
    form: Companies.actionList,
    neverNull: ["currency"],
    paths: ["", "?type=split", "?start_date=2024-01-01"].flatMap((query) =>
      ofEach(`${publicRoot}/stock/prices/`, `/actions${query}`)
    )
  },
  {
    name: "news",
    form: Written.newsList,
    paths: ["", "?page=2&limit=1", "?skip=1", "?category=breaking"].map(
      (query) => `${publicRoot}/news/articles${query}`
    )
  },
  {
    name: "an article",
    form: Written.articleDetail,
    paths: [1, 2].map((id) => `${publicRoot}/news/articles/${id}`)
  },
  {
    name: "an article's content",
    form: Written.articleContent,
    paths: [1, 2].map((id) => `${publicRoot}/news/articles/${id}/content`)
  },
  {
    name: "reports",
    form: Written.reportList,
    paths: ["", "?page=2&page_size=3", "?title=nothing+at+all"].map(
      (query) => `${publicRoot}/research/reports${query}`
    )
  },
  {
    name: "a report",
    form: Written.reportDetail,
    paths: [1, 2, 3, 4, 6].map((id) => `${publicRoot}/research/reports/${id}`)
  }
]

export const basicAnswers: ReadonlyArray<Answers> = (
  [
    ["time-series", Basic.timeSeries, ["meta.currency"]],
    ["profile", Basic.profile, ["currency", "mic_code"]],
    ["fundamentals", Basic.fundamentals, ["currency"]]
  ] as const
).flatMap(([path, form, neverNull]) => [
  { name: path, form, neverNull, paths: ofEach(`${basicRoot}/${path}?symbol=`, "") },
  {
    name: `${path} of several symbols`,
    form: Basic.bySymbol(["FULL", "BARE"], form),
    neverNull: neverNull.map((name) => `*.${name}`),
    paths: [`${basicRoot}/${path}?symbol=FULL,BARE,ZZZZ`]
  }
])
