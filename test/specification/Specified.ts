/**
 * What a file of `resources/` says of its resource, transcribed from the specification (4 and 8) and the contract (4 to 8)
 * and not from our own definition, and the usual cases of it. `collected.ts` collects the files.
 */
import { ids } from "../fixtures/known.ts"
import { count, type Form, listOf, type Members, members } from "./forms.ts"
import { page } from "./sharedForms.ts"

export const publicRoot = "/api/public/v1"
export const basicRoot = "/api/v1/financial-v4"
export const pagesRoot = "/v1/financial_v4"
/** Of the company that has more of everything than a request may list. */
export const plentyPage = `${pagesRoot}/companies/1`

type Json = any

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

/** An operation with a valid request, one for something missing, and one with an invalid parameter. */
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

/** Requests about a company of which everything is known and others of which little is, and the form of their answers. */
export interface Answers {
  readonly name: string
  readonly form: Form
  readonly paths: ReadonlyArray<string>
  /** Nullable members that are known here for every company, from its exchange. */
  readonly neverNull?: ReadonlyArray<string>
}

/** How many items a request returns. */
export interface Size {
  readonly path: string
  readonly name: string
  readonly minimum: number
  readonly maximum: number
  /** Null where the parameter requests what is absent without it. */
  readonly default: number | null
  readonly count: (body: Json) => number
}

/** The start of a list. An offset of companies changes more than the start: countries are then codes. */
export interface Position {
  readonly path: string
  readonly name: string
  readonly minimum: number
  /** Whether the minimum is answered like an absent parameter. */
  readonly isDefault: boolean
  readonly list: string
}

/** One of some words. `default` is its value where it is absent, null where that is none of them. */
export interface Choice {
  readonly path: string
  readonly name: string
  readonly words: ReadonlyArray<string>
  readonly default: string | null
  /** As an error lists the words. */
  readonly listed: string
  /** Whether the words may be written in any case. */
  readonly isAnyCase?: true
}

export interface Specified {
  readonly operations?: ReadonlyArray<Operation>
  /** The operations that findata adds to those of the specification, which tests of their own resources cover. */
  readonly added?: ReadonlyArray<string>
  readonly answers?: ReadonlyArray<Answers>
  readonly sizes?: ReadonlyArray<Size>
  readonly positions?: ReadonlyArray<Position>
  readonly choices?: ReadonlyArray<Choice>
}

/** A list of the public API, and its invalid parameter. */
export const listAt = (access: Access, path: string, invalid: string): Operation => ({
  method: "GET",
  path: `${publicRoot}${path}`,
  access,
  request: `${publicRoot}${path}`,
  absent: null,
  detail: null,
  invalid: `${publicRoot}${path}?${invalid}`,
  loc: ["query", invalid.replace(/=.*/, "")]
})

/** One of a list of the public API by its id, `{article_id}`, and an id that is none. */
export const oneAt = (access: Access, path: string, what: string, invalid: string): Operation => {
  const [braced = "", name = ""] = /\{(\w+)\}/.exec(path) ?? []
  const at = (id: string) => `${publicRoot}${path.replace(braced, id)}`
  return {
    method: "GET",
    path: `${publicRoot}${path}`,
    access,
    request: at("1"),
    absent: at("99"),
    detail: `${what} not found: 99`,
    invalid: at(invalid),
    loc: ["path", name]
  }
}

/** Of a company by its symbol, which is in the path or in the query; `query` begins with `?` or `&`. */
export const symbolAt = (access: Access, path: string, query: string, invalid: string): Operation => {
  const at = (symbol: string) =>
    path.includes("{") ? path.replace("{symbol}", symbol) : `${path}?symbol=${symbol}`
  const wrong = `${at("ACME")}${path.includes("{") ? "?" : "&"}${invalid}`
  return {
    method: "GET",
    path,
    access,
    request: `${at("ACME")}${query}`,
    absent: at("ZZZZ"),
    detail: "Company not found: ZZZZ",
    invalid: wrong,
    loc: ["query", invalid.replace(/=.*/, "")]
  }
}

/** Of a company by its id, below a root. */
export const companyAt = (
  path: string,
  query: string,
  invalid: string,
  root = `${pagesRoot}/companies`
): Operation => ({
  method: "GET",
  path: `${root}/{company_id}${path}`,
  access: "open",
  request: `${root}/1${path}${query}`,
  absent: `${root}/99${path}`,
  detail: "Company not found: 99",
  invalid: `${root}/1${path}?${invalid}`,
  loc: ["query", invalid.replace(/=.*/, "")]
})

/** Requests of the public and the basic API, one for each symbol. */
export const ofEach = (before: string, after: string): ReadonlyArray<string> =>
  ["FULL", "SPARSE", "BARE"].map((symbol) => `${before}${symbol}${after}`)

/** Requests of company pages, one for each company. */
export const pagesOf = (after: string, root = `${pagesRoot}/companies/`): ReadonlyArray<string> =>
  [ids.FULL, ids.SPARSE, ids.BARE].map((id) => `${root}${id}${after}`)

export const size = (
  path: string,
  name: string,
  [minimum, maximum]: readonly [number, number],
  fallback: number | null,
  count: Size["count"]
): Size => ({ path, name, minimum, maximum, default: fallback, count })

export const position = (path: string, name: string, list: string, isDefault = true): Position => ({
  path,
  name,
  minimum: name === "page" ? 1 : 0,
  isDefault,
  list
})

export const choice = (
  path: string,
  name: string,
  words: ReadonlyArray<string>,
  fallback: string | null = words[0] ?? null
): Choice => ({
  path,
  name,
  words,
  default: fallback,
  listed: `${words
    .slice(0, -1)
    .map((word) => `'${word}'`)
    .join(", ")} or '${words.at(-1)}'`
})

/** One of some words in any case. */
export const anyCaseChoice = (...parameters: Parameters<typeof choice>): Choice => ({
  ...choice(...parameters),
  isAnyCase: true
})

/** A company page of its newest rows: three, or as many as `limit` says, up to 100, also as of a day. */
export const newestRows = (path: string, list: string, row: Members, beside: Members = {}): Specified => ({
  operations: [companyAt(`/${path}`, "", "as_of=x")],
  answers: [
    {
      name: `a page of ${list}`,
      form: page({ ...beside, [list]: listOf(members(row)), count }),
      paths: pagesOf(`/${path}?limit=100`)
    }
  ],
  sizes: [size(`${plentyPage}/${path}`, "limit", [1, 100], 3, (_) => _[list].length)]
})
