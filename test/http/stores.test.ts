/** Companies and prices on every store. */
import { sameOnEveryStore } from "./everyStore.ts"
import { market } from "../fixtures/market.ts"

const paths = [
  "/financial/companies",
  "/financial/companies?offset=1&limit=2",
  "/financial/companies?variant=data&page=2&limit=3",
  "/financial/companies?search=apple",
  "/financial/companies?search=%EC%82%BC",
  "/financial/companies?search=%25",
  "/financial/companies?sector=energy&country=GB",
  "/financial/companies?format=csv",
  "/financial/companies/AAPL",
  "/financial/companies/SHEL",
  "/financial/companies/shel:nyse",
  "/financial/companies/005930:KRX",
  "/financial/companies/BARE",
  "/financial/companies/ZZZZ",
  "/financial/companies/%00",
  "/stock/prices/AAPL",
  "/stock/prices/AAPL?limit=3&adjust=none",
  "/stock/prices/AAPL?interval=1week&adjust=all",
  "/stock/prices/PINE",
  "/stock/prices/BARE",
  "/stock/prices/AAPL?format=csv",
  "/stock/prices/AAPL/history",
  "/stock/prices/AAPL/history?limit=2&page=2",
  "/stock/prices/AAPL/history?limit=2&offset=1&order=desc",
  "/stock/prices/AAPL/history?start_date=2020-08-28&end_date=2020-08-31",
  "/stock/prices/AAPL/history?interval=1month",
  "/stock/prices/AAPL/history?limit=0",
  "/stock/prices/ZZZZ/history"
]

const directory = "/v1/financial_v4/directory"

sameOnEveryStore(market, [
  ...paths.map((path) => `/api/public/v1${path}`),
  `${directory}?sort=-market_cap`,
  `${directory}?country=KR&letter=%E3%85%85`,
  `${directory}?sort=-change&currency=USD&as_of=2020-09-01&format=csv`
])
