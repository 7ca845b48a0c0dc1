/** The lists of the interface, and how a client walks through each by the members of their bodies. */
import type { Reader } from "../http/service.ts"
import { bars, size } from "../fixtures/rows.ts"

type Json = any

export interface Walk {
  /** Below `/api/public/v1`, with a query. */
  readonly path: string
  readonly by: "page" | "offset" | "skip"
  readonly limitName: "limit" | "page_size"
  readonly list: "companies" | "data" | "articles" | "reports"
  readonly total: (body: Json) => number
  /** Whether there is another step. */
  readonly goesOn: (body: Json) => boolean
  /** How many rows there are. */
  readonly rows: number
}

export const history = (query: string, rows: number): ReadonlyArray<Walk> => {
  const walked = {
    path: `/stock/prices/S1/history?${query}`,
    limitName: "limit",
    list: "data",
    total: (_: Json) => _.total,
    rows
  } as const
  return [
    { ...walked, by: "page", goesOn: (_) => _.has_next },
    { ...walked, by: "offset", goesOn: (_) => _.has_more }
  ]
}

export const companies = (query: string, rows: number): ReadonlyArray<Walk> => {
  const walked = {
    path: `/financial/companies?${query}`,
    limitName: "limit",
    list: "companies",
    total: (_: Json) => _.total,
    rows
  } as const
  return [
    { ...walked, by: "page", goesOn: (_) => _.pagination.has_next },
    { ...walked, by: "offset", goesOn: (_) => _.offset + _.companies.length < _.total }
  ]
}

const news = {
  path: "/news/articles?category=breaking",
  limitName: "limit",
  list: "articles",
  total: (_: Json) => _.total,
  rows: size
} as const

export const newsWalks: ReadonlyArray<Walk> = [
  { ...news, by: "page", goesOn: (_) => _.pagination.has_next },
  { ...news, by: "skip", goesOn: (_) => _.skip + _.articles.length < _.total }
]

export const reportWalk: Walk = {
  path: "/research/reports?securities_firm=Alpha",
  by: "page",
  limitName: "page_size",
  list: "reports",
  total: (_) => _.total,
  goesOn: (_) => _.has_next,
  rows: size
}

/** Of `S1`, `S10` to `S19`. */
const ofS1 = 11

export const walks: ReadonlyArray<Walk> = [
  ...companies("search=", size),
  ...companies("search=s1", ofS1),
  ...history("order=asc", bars),
  ...history("order=desc", bars),
  ...history("interval=1week", 9),
  ...newsWalks,
  reportWalk
]

/** Lists that are paged in two ways, of which a request uses one. */
export const exclusives = [
  ["/financial/companies", "page", "offset"],
  ["/stock/prices/S1/history", "page", "offset"],
  ["/news/articles", "page", "skip"]
] as const

/** The identity of a list's rows. */
const idOf = (row: Json): string => row.company_id ?? row.datetime ?? row.id

/** One step of that many rows. */
export const stepOf = async (get: Reader, walk: Walk, limit: number, index: number) => {
  const { by, goesOn, limitName, list, path, total } = walk
  const start = by === "page" ? index + 1 : index * limit
  const { json } = await get(`${path}&${by}=${start}&${limitName}=${limit}`)
  return {
    ids: json[list].map(idOf) as ReadonlyArray<string>,
    total: total(json),
    goesOn: goesOn(json)
  }
}

/** All rows found, step by step; `after` runs after each step that isn't the last. */
export const walkThrough = async (
  get: Reader,
  walk: Walk,
  limit: number,
  after: (index: number) => Promise<unknown> = async () => null
): Promise<ReadonlyArray<string>> => {
  const met: Array<string> = []
  for (let index = 0; index < 200; index++) {
    const { goesOn, ids } = await stepOf(get, walk, limit, index)
    if (goesOn && ids.length !== limit) throw new Error(`Step ${index} has ${ids.length} rows`)
    met.push(...ids)
    if (!goesOn) return met
    await after(index)
  }
  throw new Error("The walk doesn't end")
}
