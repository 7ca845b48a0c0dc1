/** Requests with values that databases refuse or can't represent: refused or not found as from memory, and no defect. */
import { market } from "../fixtures/market.ts"
import { sameOnEveryStore } from "./everyStore.ts"

const ids = [
  "0",
  "2147483647",
  "2147483648",
  "4294967296",
  "9007199254740991",
  "9007199254740993",
  "9223372036854775808",
  "1e3",
  "-1"
]
const days = ["0001-01-01", "0000-01-01", "9999-12-31", "4714-11-24", "2024-02-30", "infinity"]
const texts = [
  "%00",
  "%ED%A0%80",
  "%F0%9F%98%80",
  "%5C",
  "%27",
  "a%20%26%20b",
  "%3A*",
  "%EF%BF%BF",
  "%E2%80%AE"
]
const numbers = ["2147483647", "2147483648", "9007199254740991", "9223372036854775807"]

const api = "/api/public/v1"
const pages = "/v1/financial_v4/companies"

const paths = [
  ...ids.flatMap((id) => [
    `${pages}/${id}`,
    `${pages}/${id}/snapshot`,
    `/v1/sector-analyst/company/${id}`,
    `${api}/research/reports/${id}`,
    `${api}/news/${id}`
  ]),
  ...days.flatMap((day) => [
    `${pages}/1?as_of=${day}`,
    `${pages}/1/snapshot?as_of=${day}`,
    `${pages}/1/technical?as_of=${day}`,
    `/v1/sector-analyst/company/1?as_of=${day}`,
    `${api}/stock/prices/AAPL/history?start_date=${day}`,
    `${api}/stock/prices/AAPL/history?end_date=${day}&interval=1week`,
    `${api}/stock/prices/AAPL/history?start_date=${day}&end_date=${day}`
  ]),
  ...texts.flatMap((text) => [
    `${api}/financial/companies?search=${text}`,
    `${api}/financial/companies?sector=${text}&country=${text}`,
    `${api}/financial/companies/${text}`,
    `${api}/research/reports?search=${text}`,
    `${pages}?search=${text}`,
    `${pages}/by-slug/${text}`
  ]),
  ...numbers.flatMap((number) => [
    `${api}/financial/companies?offset=${number}`,
    `${api}/financial/companies?page=${number}&limit=100`,
    `${api}/stock/prices/AAPL/history?page=${number}&limit=500`,
    `${api}/stock/prices/AAPL/history?offset=${number}`,
    `${api}/stock/prices/AAPL?limit=${number}`
  ])
]

sameOnEveryStore(market, paths)
