/** Asks OpenDART. The key is part of each address, and of no name or error. */
import { Effect } from "effect"
import { FetchFailed, type Fetching, type SourceFile } from "../../../core/mod.ts"
import { type Content, contentOf, jsonIn } from "../content/Content.ts"
import { type Answer, answerOf, type Members, pageAnswer, textIn } from "./Answer.ts"

export type Parameters = Readonly<Record<string, string>>

/** The environment variables of the key and of the service's address. */
export const keyName = "DART_API_KEY"
export const urlName = "DART_URL"

/** A fetch that a refusal can end. */
export interface Asking extends Fetching {
  /** Receives a refusal that any other request would get too. */
  readonly end: (error: FetchFailed) => void
  /** The first such refusal; null while there was none. */
  readonly ended: () => FetchFailed | null
}

/**
 * Statuses of the key (unknown, disabled, expired), the address, the day's quota, and the service's maintenance.
 *
 * Source: OpenDART, developer guide, message codes.
 */
const endingStatuses: ReadonlySet<string | null> = new Set(["010", "011", "012", "020", "800", "901"])

/** Hides the key in a text, in each form in which an answer may repeat it. */
export const hiding = ({ settings }: Pick<Fetching, "settings">): ((text: string) => string) => {
  const key = settings[keyName] ?? ""
  if (key === "") return (text) => text
  const forms = [
    key,
    encodeURIComponent(key),
    new URLSearchParams({ key }).toString().slice("key=".length),
    JSON.stringify(key).slice(1, -1)
  ].toSorted((a, b) => b.length - a.length)
  const pattern = forms.map((form) => form.replaceAll(/[^0-9A-Za-z]/g, String.raw`\$&`)).join("|")
  return (text) => text.replaceAll(new RegExp(pattern, "gi"), "***")
}

/** The answer in a text. */
export const answerIn = Effect.fnUntraced(function* (
  content: Exclude<Content, { _tag: "Zip" }>,
  file: string
) {
  if (content._tag === "Json") return answerOf(yield* jsonIn(content.text, file))
  return pageAnswer(content.text)
})

/** The address of an endpoint without the key. */
const addressOf = ({ settings }: Fetching, endpoint: string, parameters: Parameters): string => {
  const query = new URLSearchParams(parameters).toString()
  const address = `${(settings[urlName] ?? "").replace(/\/+$/, "")}/api/${endpoint}`
  return query === "" ? address : `${address}?${query}`
}

/** The name of an answer: its endpoint and parameters. */
const nameOf = (endpoint: string, parameters: Parameters): string =>
  [endpoint, ...Object.values(parameters)].join(" ")

/** The file of an endpoint's answer; null when it hasn't changed since it was imported. */
export const fileOf = Effect.fnUntraced(function* (
  fetching: Asking,
  endpoint: string,
  parameters: Parameters,
  ifChanged = false
) {
  const ended = fetching.ended()
  if (ended !== null) return yield* ended
  const key = fetching.settings[keyName] ?? ""
  const address = addressOf(fetching, endpoint, parameters)
  const withKey = `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams({ crtfc_key: key })}`
  const hide = hiding(fetching)
  const answer = yield* fetching.web
    .get(withKey, { ifChanged })
    .pipe(
      Effect.mapError((error) => new FetchFailed({ ...error, url: address, message: hide(error.message) }))
    )
  if (answer === null) return null
  const file: SourceFile = { ...answer.file, name: nameOf(endpoint, parameters) }
  return { file, address }
})

/** Why an answer can't be used. */
export const failed = (address: string, message: string): FetchFailed =>
  new FetchFailed({ url: address, status: 200, message })

/** The answer in a text that was got; fails with the service's own words where it refuses the request. */
export const acceptedIn = Effect.fnUntraced(function* (
  fetching: Asking,
  content: Exclude<Content, { _tag: "Zip" }>,
  { address, file }: { readonly address: string; readonly file: SourceFile }
) {
  // Before a title is cut, which may cut the key.
  const text = hiding(fetching)(content.text)
  const answer = yield* answerIn({ ...content, text }, file.name)
  if (answer._tag !== "Refused") return answer
  const error = failed(address, answer.message)
  if (endingStatuses.has(answer.status)) fetching.end(error)
  return yield* error
})

/** The answer of an endpoint; fails with the service's own message where it refuses the request. */
export const ask = Effect.fnUntraced(function* (fetching: Asking, endpoint: string, parameters: Parameters) {
  const got = yield* fileOf(fetching, endpoint, parameters)
  if (got === null) return { _tag: "NoData" } satisfies Answer
  const content = yield* contentOf(got.file)
  if (content._tag === "Zip")
    return yield* failed(got.address, "A zip archive instead of an answer of OpenDART")
  return yield* acceptedIn(fetching, content, got)
})

/** A day as OpenDART writes it, `20240131`. */
const compact = (day: string): string => day.replaceAll("-", "")

/** How many filings a page has: the most that may be asked for. */
const perPage = 100

/** The filings of an issuer from one day to another, both included, oldest first, of all pages. */
export const filingsOf = Effect.fnUntraced(function* (
  fetching: Asking,
  corp_code: string,
  days: { readonly from: string; readonly to: string },
  more: Parameters = {}
) {
  const filings: Array<Members> = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = yield* ask(fetching, "list.json", {
      corp_code,
      bgn_de: compact(days.from),
      end_de: compact(days.to),
      ...more,
      // Filings of today are added after the last page.
      sort: "date",
      sort_mth: "asc",
      page_no: String(page),
      page_count: String(perPage)
    })
    if (answer._tag !== "Found" || answer.list === null || answer.list.length === 0) break
    filings.push(...answer.list)
    pages = Number(textIn(answer.members, "total_page"))
  }
  return filings
})
