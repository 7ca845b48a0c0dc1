/** Clients that ask a server again and again while something befalls its database, and what they were answered. */
import { Agent, type IncomingHttpHeaders, request } from "node:http"
import { request as requestByTls } from "node:https"

/** Times are of `performance.now`. */
export interface Answer {
  readonly asked: Asked
  readonly askedAt: number
  readonly endedAt: number
  readonly status: number
  readonly retryAfter: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

export interface Asked {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE" | "OPTIONS"
  readonly url: string
  /** By name, or names and values in turn, of which one may be repeated. */
  readonly headers: Readonly<Record<string, string>> | ReadonlyArray<string>
  /** A file as text, anything else as JSON. */
  readonly body?: unknown
}

/**
 * Sends a request, over a connection of the agent; fails where the connection does. An agent for https is needed where
 * its certificate isn't one that Node knows.
 */
export const ask = (asked: Asked, agent?: Agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { body, headers, method, url } = asked
    const askedAt = performance.now()
    const sent = body === undefined || typeof body === "string" ? body : JSON.stringify(body)
    const type = typeof body === "string" ? "text/csv" : "application/json"
    const ofBody =
      sent === undefined ? {} : { "content-type": type, "content-length": Buffer.byteLength(sent) }
    const sentHeaders = Array.isArray(headers) ? headers : { ...headers, ...ofBody }
    const send = url.startsWith("https:") ? requestByTls : request
    const asking = send(url, { method, agent, headers: sentHeaders }, (response) => {
      let text = ""
      response.setEncoding("utf8")
      response.on("data", (part: string) => {
        text += part
      })
      response.on("end", () =>
        resolve({
          asked,
          askedAt,
          endedAt: performance.now(),
          status: response.statusCode ?? 0,
          retryAfter: response.headers["retry-after"],
          headers: response.headers,
          text
        })
      )
      response.on("error", reject)
    })
    asking.on("error", reject)
    asking.end(sent)
  })

export interface Clients {
  /** The answers so far, in the order of their ends. */
  readonly answers: ReadonlyArray<Answer>
  /** Waits for the requests under way; fails if one got no answer. */
  readonly stop: () => Promise<ReadonlyArray<Answer>>
}

/** So many clients, each of which asks again `pause` milliseconds after it was answered; `next` makes each request. */
export const clients = (
  count: number,
  next: (client: number, turn: number) => Asked | Promise<Asked>,
  pause = 20
): Clients => {
  const answers: Array<Answer> = []
  const end = new AbortController()
  const loops = Array.from({ length: count }, async (_, client) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    try {
      for (let turn = 0; !end.signal.aborted; turn++) {
        answers.push(await ask(await next(client, turn), agent))
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    } finally {
      agent.destroy()
    }
  })
  const ended = Promise.all(loops)
  // A failure before the end is reported there.
  ended.catch(() => {})
  return {
    answers,
    stop: async () => {
      end.abort()
      await ended
      return answers
    }
  }
}

/**
 * So many requests a second, however long the answers take, over 50 connections; `next` makes each request by its number,
 * from 0.
 */
export const steadily = (perSecond: number, next: (turn: number) => Asked): Clients => {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 })
  const answers: Array<Answer> = []
  const underWay = new Set<Promise<unknown>>()
  const failures: Array<unknown> = []
  const begun = performance.now()
  let sent = 0
  const timer = setInterval(() => {
    while (sent < ((performance.now() - begun) * perSecond) / 1000) {
      const asking: Promise<unknown> = ask(next(sent++), agent)
        .then((answer) => answers.push(answer))
        .catch((failure) => failures.push(failure))
        .finally(() => underWay.delete(asking))
      underWay.add(asking)
    }
  }, 5)
  return {
    answers,
    stop: async () => {
      clearInterval(timer)
      await Promise.all(underWay)
      agent.destroy()
      if (failures.length > 0) throw failures[0]
      return answers
    }
  }
}

export const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300

/** 503 with Retry-After and a detail. */
export const isRefusal = ({ retryAfter, status, text }: Answer): boolean =>
  status === 503 && /^\d+$/.test(retryAfter ?? "") && typeof JSON.parse(text).detail === "string"

/** In milliseconds. */
export const tookOf = ({ askedAt, endedAt }: Answer): number => endedAt - askedAt

/** The longest time that one of the answers took, in whole milliseconds. */
export const longest = (answers: ReadonlyArray<Answer>): number =>
  Math.round(answers.reduce((max, answer) => Math.max(max, tookOf(answer)), 0))

/** A sample of the answers that aren't what a client may expect of a database that fails, at most three. */
export const unexpected = (answers: ReadonlyArray<Answer>): ReadonlyArray<Answer> =>
  answers.filter((answer) => !isSuccess(answer) && !isRefusal(answer)).slice(0, 3)
