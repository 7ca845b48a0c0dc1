/** Requests of company pages, over the world `apple`. */
import { Effect } from "effect"
import { Companies } from "../../core/mod.ts"
import type { Answer, Sender } from "./service.ts"

export type Visitor = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>

/** Sends GET requests below `/v1`, without a key. */
export const visitor =
  (service: Sender): Visitor =>
  (path, headers = {}) =>
    service.send("GET", `/v1${path}`, headers)

export const root = "/financial_v4"
export const companies = `${root}/companies`
export const apple = `${companies}/1`
export const bare = `${companies}/4`
export const samsung = `${companies}/5`
export const sector = "/sector-analyst/company"

/** The company of `apple`. */
export const appleCompany = Effect.flatMap(Companies, (found) => found.byId(1))

/** A day of the world's past. */
export const past = "2021-03-31"

/** The head of a page of `apple` as of a day; null for now. */
export const headAsOf = (as_of: string | null) => ({
  company_id: 1,
  symbol: "AAPL",
  as_of: as_of ?? "2024-07-01"
})

/** As sent in JSON. */
export const sent = (value: object): unknown => JSON.parse(JSON.stringify(value))

/** The pages below a company's address. */
export const ofCompany = [
  "",
  "/financials",
  "/prices",
  "/actions",
  "/snapshot",
  "/multiples",
  "/technical",
  "/consensus",
  "/health",
  "/dart",
  "/insider",
  "/news",
  "/research-highlights"
]

/** Those that also answer as of a day: the health of data is about now. */
export const ofCompanyOnDay = ofCompany.filter((page) => page !== "/health")

/** A member of each item of a page's list, which the page counts. */
export const namesOf = async (get: Visitor, path: string, list: string, name: string) => {
  const { json } = await get(path)
  if (json.count !== json[list].length)
    throw new Error(`${path} counts ${json.count} of ${json[list].length}`)
  return json[list].map((item: Readonly<Record<string, unknown>>) => item[name])
}
