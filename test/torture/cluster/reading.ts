/** Clients that read all the time: with a key, through nginx and from each node, and without one. */
import type { Answer, Asked } from "../clients.ts"
import { overHttp1, overHttp2, type Send } from "./senders.ts"
import { isExpected, repeat, type Torment } from "./torment.ts"

/** Bodies that are kept, and more of them than a node has after its start. */
const priceOf = (turn: number) => `/api/public/v1/stock/prices/ONE?limit=${1 + (turn % 40)}`

/** A search that no memory has, which a replica answers. */
const searchOf = (turn: number) => `/api/public/v1/financial/companies?search=r${turn}`

/** Requires no key. */
export const basic = "/api/v1/financial-v4/time-series?symbol=ONE&outputsize=5"

/** Compares the close in an answer, or in the one that it says is unchanged, with what was committed. */
const checker = ({ corrections, seen }: Torment, where: string) => {
  /** By path: the ETag of the last answer, and its close. */
  const latest = new Map<string, { readonly etag: string; readonly close: number }>()
  return {
    etagOf: (path: string) => latest.get(path)?.etag,
    check: (path: string, { askedAt, headers, status, text }: Answer) => {
      if (status === 200)
        latest.set(path, { etag: headers.etag ?? "", close: JSON.parse(text).data[0].close })
      const close = latest.get(path)?.close ?? 0
      const min = corrections.minAt(askedAt)
      if (close < min) seen.fault(`${where}: an answer (${status}) was older than a second`)
      seen.count(`answers ${status} of prices`)
    }
  }
}

const keyed = (torment: Torment, where: string, send: Send, first: number) => {
  const { key, seen } = torment
  const { check, etagOf } = checker(torment, where)
  return async (turn: number) => {
    const at = first + turn
    const isSearch = turn % 4 === 3
    const path = isSearch ? searchOf(at) : priceOf(at)
    // Each second time the body is asked for whole.
    const etag = turn % 2 === 0 ? etagOf(path) : undefined
    const headers = { "x-api-key": key, ...(etag === undefined ? {} : { "if-none-match": etag }) }
    const answer = await send({ method: "GET", path, headers })
    seen.took(answer.askedAt, answer.endedAt)
    if (isExpected(torment, where, answer, 200, 304) && !isSearch) check(path, answer)
  }
}

/** Writes what no proxy has said, which no node may believe. */
const forged = (turn: number) => ({ "x-forwarded-for": `10.1.${turn % 250}.7` })

const trial = (torment: Torment, send: Send) => async (turn: number) => {
  const answer = await send({ method: "GET", path: basic, headers: forged(turn) })
  if (isExpected(torment, "a client without a key", answer, 200, 429))
    torment.seen.count(`answers ${answer.status} without a key`)
}

/** Asks each node for itself. */
const direct = (torment: Torment): ReadonlyArray<Promise<void>> =>
  torment.servers.nodes.map((node, at) => {
    const where = `node ${at + 1}`
    const { check } = checker(torment, where)
    return repeat(torment, where, 25, async (turn) => {
      const path = priceOf(turn)
      const asked: Omit<Asked, "url"> = { method: "GET", headers: { "x-api-key": torment.key } }
      const answer = await node.ask({ ...asked, path })
      if (answer !== null && isExpected(torment, where, answer, 200)) check(path, answer)
    })
  })

/** Until the end. */
export const readAll = async (torment: Torment): Promise<void> => {
  const { nginx } = torment.servers
  const older = [1, 2, 3, 4, 5].map((at) => ({ ...overHttp1(nginx, 1), at }))
  const newer = [6, 7].map((at) => ({ ...overHttp2(nginx), at }))
  const trials = ["127.0.0.2", "127.0.0.3"].map((from) => overHttp1(nginx, 1, from))
  await Promise.all([
    ...older.map(({ at, send }) =>
      repeat(torment, "HTTP/1.1", 25, keyed(torment, "HTTP/1.1", send, at * 1e6))
    ),
    ...newer.map(({ at, send }) => repeat(torment, "HTTP/2", 25, keyed(torment, "HTTP/2", send, at * 1e6))),
    ...trials.map(({ send }) => repeat(torment, "a client without a key", 100, trial(torment, send))),
    ...direct(torment)
  ])
  for (const { close } of [...older, ...newer, ...trials]) close()
}
