/** Keys that are made and revoked through nginx, and asked with everywhere. */
import { setTimeout } from "node:timers/promises"
import type { Answer } from "../clients.ts"
import { writerHeaders } from "../tokens.ts"
import { overHttp1, type Send } from "./senders.ts"
import { isExpected, repeat, type Torment, unlessUnanswered } from "./torment.ts"

export const list = "/api/public/v1/financial/companies?limit=1"

/** How long after its revocation a key may be admitted, and for how long it is asked with, in milliseconds. */
const grace = 1000
const watched = 1500

interface Made {
  readonly id: number
  readonly key: string
  /** The headers of its owner. */
  readonly owner: Readonly<Record<string, string>>
}

/** Makes a writer's keys: null where the answer with the secret was lost with a node. */
export const keysOf = (torment: Torment, send: Send, writer: string) => {
  let turn = 0
  return async (rate?: {
    readonly rate_limit: number
    readonly rate_period: number
  }): Promise<Made | null> => {
    const owner = await writerHeaders(writer, turn)
    const name = `${writer} ${turn++}`
    const headers = { ...owner, "idempotency-key": `"${name}"` }
    const body = { name, scopes: ["read:all"], ...rate }
    const asked = { method: "POST", path: "/api/v1/api-keys", headers, body } as const
    const answer = await unlessUnanswered(torment, "a key", () => send(asked))
    // Made before, by a node that was killed.
    if (answer.isRepeated && answer.status === 409) return null
    if (!isExpected(torment, "a key", answer, 201)) return null
    const { id, key } = JSON.parse(answer.text)
    return { id, key, owner }
  }
}

/** Makes a key, uses it everywhere, revokes it, and uses it further. */
const revoke = async (torment: Torment, send: Send, { id, key, owner }: Made): Promise<void> => {
  const { nodes } = torment.servers
  const { seen } = torment
  const asked = { method: "GET", path: list, headers: { "x-api-key": key } } as const
  const places: ReadonlyArray<() => Promise<Answer | null>> = [
    () => send(asked),
    ...nodes.map((node) => () => node.ask(asked))
  ]
  for (const ask of places) {
    const answer = await ask()
    if (answer !== null) isExpected(torment, "a new key", answer, 200)
  }
  /** No number where it isn't revoked. */
  let [sentAt, revokedAt] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const uses = places.map(async (ask, place) => {
    const where = place === 0 ? "nginx" : `node ${place}`
    let isRefused = false
    while (performance.now() < revokedAt + watched) {
      const answer = await ask()
      if (answer !== null && isExpected(torment, "a revoked key", answer, 200, 401)) {
        const isLate = answer.askedAt > revokedAt + grace
        isRefused ||= isLate && answer.status === 401
        if (isLate && answer.status === 200)
          seen.fault(`${where} admitted a key more than a second after its end`)
        if (answer.endedAt < sentAt && answer.status === 401)
          seen.fault(`${where} refused a key before its end`)
      }
      await setTimeout(40)
    }
    if (isRefused) seen.count(`revoked keys refused by ${where}`)
  })
  const used = Promise.all(uses).catch((problem: unknown) => seen.fault(`a revoked key: ${String(problem)}`))
  await setTimeout(200)
  sentAt = performance.now()
  try {
    const answer = await send({ method: "DELETE", path: `/api/v1/api-keys/${id}`, headers: owner })
    revokedAt = isExpected(torment, "a revocation", answer, 204) ? answer.endedAt : Number.NaN
  } catch (problem) {
    revokedAt = Number.NaN
    throw problem
  } finally {
    await used
  }
}

/** Until the end. */
export const revokeAll = async (torment: Torment, writer: string): Promise<void> => {
  const { close, send } = overHttp1(torment.servers.nginx, 4)
  const make = keysOf(torment, send, writer)
  await repeat(torment, "keys", 100, async () => {
    const made = await make()
    if (made !== null) await revoke(torment, send, made)
  })
  close()
}
