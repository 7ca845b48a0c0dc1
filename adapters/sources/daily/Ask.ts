/** Asks a vendor's service with the operator's key, and recognises answers that are none. */
import { Effect, Result } from "effect"
import { FetchFailed, type Fetching, type SourceFile } from "../../../core/mod.ts"
import { jsonIn, textOf } from "../content/Content.ts"
import type { Failure } from "../asking/Remembered.ts"

/** How a request shows the key: by a parameter or by a header. */
export interface Style {
  readonly keyed: (key: string) => {
    readonly query?: Readonly<Record<string, string>>
    readonly headers?: Readonly<Record<string, string>>
  }
  /** Why an answer with status 200 is a refusal, in JSON or else as text; null where it is none. */
  readonly refusal: (answer: unknown) => Refusal | null
  /** Whether what a request was refused with says that the subscription doesn't reach that far back. */
  readonly isBeyondPlan?: (message: string) => boolean
}

/** A refusal. `ends`: any other request would be refused too. */
export interface Refusal {
  readonly message: string
  readonly ends: boolean
}

export type Query = Readonly<Record<string, string>>

/** Asks for paths of a vendor, which answers 404 where there is no such thing. */
export interface Ask {
  /** A path's answer in JSON; null where there is no such thing. */
  readonly json: (path: string, query?: Query) => Effect.Effect<unknown, Failure>
  /** A path's answer as text; null where there is no such thing. */
  readonly text: (path: string, query?: Query) => Effect.Effect<string | null, Failure>
  /** The first refusal that ends the sync; null while there was none. */
  readonly ended: () => FetchFailed | null
  /** Whether the subscription doesn't reach back to what was asked for. */
  readonly isBeyondPlan: (error: Failure) => boolean
}

/** Statuses that any other request would get too: the key, what is to be paid, the quota. */
const endingStatuses: ReadonlySet<number | null> = new Set([401, 402, 403, 429])

/** The longest answer: a whole market's session is about 3 MB. */
const maxAnswer = 64 * 1024 * 1024

/** The names of a vendor's settings. */
export const settingsOf = (name: string) => {
  const prefix = name.toUpperCase()
  return {
    key: `${prefix}_API_KEY`,
    url: `${prefix}_URL`,
    perMinute: `${prefix}_PER_MINUTE`,
    perDay: `${prefix}_PER_DAY`
  }
}

/** Asks as the operator's settings say. */
export const askOf = (name: string, style: Style, { settings, web }: Fetching): Ask => {
  const names = settingsOf(name)
  const base = (settings[names.url] ?? "").replace(/\/+$/, "")
  const { headers = {}, query: keyQuery = {} } = style.keyed(settings[names.key] ?? "")
  let ended: FetchFailed | null = null
  const isBeyondPlan = (error: Failure): boolean =>
    error._tag === "FetchFailed" && (style.isBeyondPlan?.(error.message) ?? false)
  const note = (error: Failure): Effect.Effect<void> =>
    Effect.sync(() => {
      if (error._tag === "FetchFailed" && endingStatuses.has(error.status) && !isBeyondPlan(error))
        ended ??= error
    })

  const addressOf = (path: string, query: Query): URL => {
    const url = new URL(`${base}${path}`)
    for (const [name, value] of Object.entries({ ...query, ...keyQuery })) url.searchParams.set(name, value)
    return url
  }

  const get = <A>(path: string, query: Query, read: (file: SourceFile) => Effect.Effect<A, Failure>) =>
    Effect.scoped(
      Effect.gen(function* () {
        if (ended !== null) return yield* ended
        const { href } = addressOf(path, query)
        const answer = yield* web.get(href, { headers, optional: true, max: maxAnswer })
        if (answer === null) return null
        return yield* read({ ...answer.file, name: `${name} ${path}` })
      })
    ).pipe(Effect.tapError(note))

  /** The text of an answer that isn't a page for people. */
  const dataIn = Effect.fnUntraced(function* (file: SourceFile): Effect.fn.Return<string, Failure> {
    const found = yield* textOf(file)
    if (!/^\s*<(?:!doctype|html)\b/i.test(found)) return found
    const title = /<title[^>]*>([^<]*)</i.exec(found)?.[1]?.trim() ?? ""
    return yield* new FetchFailed({
      url: file.name,
      status: 200,
      message: `A page of HTML${title === "" ? "" : `, "${title}",`} instead of data`
    })
  })

  const json = Effect.fnUntraced(function* (file: SourceFile) {
    const whole = yield* dataIn(file)
    const parsed = yield* Effect.result(jsonIn(whole, file.name))
    const refusal = style.refusal(Result.isSuccess(parsed) ? parsed.success : whole)
    if (refusal === null) return yield* Effect.fromResult(parsed)
    const error = new FetchFailed({ url: file.name, status: 200, message: refusal.message })
    if (refusal.ends) ended ??= error
    return yield* error
  })

  return {
    json: (path, query = {}) => get(path, query, json),
    text: (path, query = {}) => get(path, query, dataIn),
    ended: () => ended,
    isBeyondPlan
  }
}
