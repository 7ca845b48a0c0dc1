/** Asks a vendor's service with the operator's key, and recognises refusals, also those with status 200. */
import { Effect, Result, Schedule } from "effect"
import { FetchFailed, type Fetching, type SourceFile, UnreadableFile } from "../../../core/mod.ts"
import { maskingValues } from "../../../core/ports.ts"
import { jsonIn, textOf } from "../content/Content.ts"
import { isHtmlPage } from "../content/HtmlPage.ts"
import type { Failure } from "../asking/Remembered.ts"
import { objectsIn } from "./Rows.ts"

/** How a request shows the key: by a parameter or by a header. */
export interface Style {
  readonly keyed: (key: string) => {
    readonly query?: Readonly<Record<string, string>>
    readonly headers?: Readonly<Record<string, string>>
  }
  /** Why an answer with status 200 is a refusal, in JSON or else as text; null where it is none. */
  readonly refusal: (answer: unknown) => Refusal | null
  /**
   * Whether what a request was refused with says that the subscription lacks this alone: it doesn't reach that far back,
   * or doesn't have the company or the part of the service.
   */
  readonly isBeyondPlan?: (message: string) => boolean
  /** Whether it says that the session isn't published yet. */
  readonly isUnpublished?: (message: string) => boolean
  /** Whether it says that the requests of this minute are used up. */
  readonly isBusy?: (message: string) => boolean
}

/** A refusal. `ends`: any other request would be refused too. */
export interface Refusal {
  readonly message: string
  readonly ends: boolean
  /** The status of the refusal where the answer states one of its own: 404 is of what doesn't exist. */
  readonly status?: number
}

export type Query = Readonly<Record<string, string>>

/** Asks for paths of a vendor, which answers 404 where there is no such thing. */
export interface Ask {
  /** A path's answer in JSON; null where there is no such thing. */
  readonly json: (path: string, query?: Query) => Effect.Effect<unknown, Failure>
  /** The objects of a path's answer, a list in JSON; null where there is no such thing. */
  readonly list: (
    path: string,
    query?: Query
  ) => Effect.Effect<ReadonlyArray<Readonly<Record<string, unknown>>> | null, Failure>
  /** A path's answer as text; null where there is no such thing. */
  readonly text: (path: string, query?: Query) => Effect.Effect<string | null, Failure>
  /** The first refusal that ends the sync; null while there was none. */
  readonly ended: () => FetchFailed | null
  /** Whether the subscription lacks what was asked for, and may have other things. */
  readonly isBeyondPlan: (error: Failure) => boolean
  /** Whether the session that was asked for isn't published yet. */
  readonly isUnpublished: (error: Failure) => boolean
}

/** Statuses that any other request would get too: the key, what is to be paid, the quota. */
const endingStatuses: ReadonlySet<number | null> = new Set([401, 402, 403, 429])

/** The longest answer: a whole market's session is about 3 MB. */
const maxAnswer = 64 * 1024 * 1024

/** For so many minutes is a request repeated while those of the minute are used up. */
const busyMinutes = 2

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

const maxMessage = 300

const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, " ").trim()
  return line.length > maxMessage ? `${line.slice(0, maxMessage)}…` : line
}

/** Fails because an answer isn't of the documented form. */
export const unexpected = (file: string, expected: string) =>
  new UnreadableFile({ file, line: null, message: `The answer isn't ${expected}` })

/** How a vendor is asked: the address of a path, and the headers of all requests. */
interface Asking {
  readonly name: string
  readonly style: Omit<Style, "keyed">
  readonly key: string
  readonly headers: Readonly<Record<string, string>>
  readonly addressOf: (path: string, query: Query) => string
}

const says = (error: Failure, what: ((message: string) => boolean) | undefined): boolean =>
  error._tag === "FetchFailed" && (what?.(error.message) ?? false)

/** Asks at addresses of one's own. */
export const askAt = (
  { addressOf, headers, key, name, style }: Asking,
  { web }: Pick<Fetching, "web">
): Ask => {
  const masked = maskingValues([key])
  let ended: FetchFailed | null = null
  const isBeyondPlan = (error: Failure): boolean => says(error, style.isBeyondPlan)
  const isUnpublished = (error: Failure): boolean => says(error, style.isUnpublished)
  const note = (error: Failure): Effect.Effect<void> =>
    Effect.sync(() => {
      if (error._tag !== "FetchFailed" || !endingStatuses.has(error.status)) return
      if (!isBeyondPlan(error) && !isUnpublished(error)) ended ??= error
    })

  const get = <A>(path: string, query: Query, read: (file: SourceFile) => Effect.Effect<A, Failure>) =>
    Effect.scoped(
      Effect.gen(function* () {
        if (ended !== null) return yield* ended
        const answer = yield* web.get(addressOf(path, query), { headers, optional: true, max: maxAnswer })
        if (answer === null) return null
        return yield* read({ ...answer.file, name: masked(`${name} ${path}`) })
      })
    ).pipe(
      Effect.retry({
        while: (error) => says(error, style.isBusy),
        times: busyMinutes,
        schedule: Schedule.spaced("1 minute")
      }),
      Effect.tapError(note)
    )

  /** The text of an answer that isn't a page for people. */
  const dataIn = Effect.fnUntraced(function* (file: SourceFile): Effect.fn.Return<string, Failure> {
    const found = yield* textOf(file)
    if (!isHtmlPage(found)) return found
    const title = /<title[^>]*>([^<]*)</i.exec(found)?.[1]?.trim() ?? ""
    return yield* new FetchFailed({
      url: file.name,
      status: 200,
      message: masked(`A page of HTML${title === "" ? "" : `, "${title}",`} instead of data`)
    })
  })

  /** Fails for an answer that is a refusal, which may quote the key; null for one of what doesn't exist. */
  const unlessRefused = Effect.fnUntraced(function* <A>(file: SourceFile, answer: A) {
    const refusal = style.refusal(answer)
    if (refusal === null) return answer
    const { ends, message, status = 200 } = refusal
    if (status === 404) return null
    const error = new FetchFailed({ url: file.name, status, message: shortened(masked(message)) })
    if (ends && !isBeyondPlan(error) && !isUnpublished(error)) ended ??= error
    return yield* error
  })

  const text = Effect.fnUntraced(function* (file: SourceFile) {
    return yield* unlessRefused(file, yield* dataIn(file))
  })

  const json = Effect.fnUntraced(function* (file: SourceFile) {
    const whole = yield* dataIn(file)
    const parsed = yield* Effect.result(jsonIn(whole, file.name))
    if (Result.isSuccess(parsed)) return yield* unlessRefused(file, parsed.success)
    // A part of an answer says nothing; a text may say why there is none.
    if (!/^\s*[[{]/.test(whole)) yield* unlessRefused(file, whole)
    return yield* parsed.failure
  })

  const list = Effect.fnUntraced(function* (file: SourceFile) {
    const answer: unknown = yield* json(file)
    if (answer === null) return null
    if (!Array.isArray(answer)) return yield* unexpected(file.name, "a list")
    return objectsIn(answer)
  })

  return {
    json: (path, query = {}) => get(path, query, json),
    list: (path, query = {}) => get(path, query, list),
    text: (path, query = {}) => get(path, query, text),
    ended: () => ended,
    isBeyondPlan,
    isUnpublished
  }
}

/** Asks as the operator's settings say. */
export const askOf = (name: string, style: Style, { settings, web }: Fetching): Ask => {
  const names = settingsOf(name)
  const base = (settings[names.url] ?? "").replace(/\/+$/, "")
  const key = settings[names.key] ?? ""
  const { headers = {}, query: keyQuery = {} } = style.keyed(key)
  const addressOf = (path: string, query: Query): string => {
    const url = new URL(`${base}${path}`)
    for (const [name, value] of Object.entries({ ...query, ...keyQuery })) url.searchParams.set(name, value)
    return url.href
  }
  return askAt({ name, style, key, headers, addressOf }, { web })
}
