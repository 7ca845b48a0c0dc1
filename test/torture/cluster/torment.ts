/** What all clients share: the servers, what is seen of them, and what an answer may be. */
import { setTimeout } from "node:timers/promises"
import type { Answer } from "../clients.ts"
import type { Corrections } from "./corrections.ts"
import type { Seen } from "./seen.ts"
import type { Servers } from "./servers.ts"

export interface Torment {
  readonly servers: Servers
  readonly seen: Seen
  readonly corrections: Corrections
  /** A key that reads everything. */
  readonly key: string
  /** The detail of nginx's answers where no node answered. */
  readonly unanswered: string
  /** When clients end. */
  readonly end: AbortSignal
}

/** Whether nginx answered in place of the nodes. */
const isUnanswered = ({ unanswered }: Torment, { status, text }: Answer): boolean =>
  status === 503 && text.includes(unanswered)

/**
 * Whether an answer to a request that nginx may repeat is one of those expected; otherwise it is noted as a fault, but for
 * 503 of a node, which is none while neither Redis is lost nor a node is being replaced.
 */
export const isExpected = (
  torment: Torment,
  what: string,
  answer: Answer,
  ...expected: ReadonlyArray<number>
): boolean => {
  const { seen } = torment
  const { askedAt, endedAt, status, text } = answer
  if (expected.includes(status)) return true
  if (status !== 503) seen.fault(`${what}: ${status} ${text.slice(0, 100)}`)
  else if (isUnanswered(torment, answer)) seen.fault(`${what}: no node answered`)
  else {
    seen.count("503 of a node")
    for (const meanwhile of ["lost Redis", "stopped node"] as const)
      if (seen.met(meanwhile, askedAt, endedAt)) seen.fault(`${what}: 503 beside a ${meanwhile}: ${text}`)
  }
  return false
}

/**
 * The answer to a request that nginx may not repeat, as clients get it: they repeat it themselves where no node answered,
 * which is a fault unless one was killed meanwhile.
 */
export const unlessUnanswered = async (
  torment: Torment,
  what: string,
  send: () => Promise<Answer>
): Promise<Answer & { readonly isRepeated: boolean }> => {
  const { seen } = torment
  for (let isRepeated = false; ; isRepeated = true) {
    const answer = await send()
    if (!isUnanswered(torment, answer)) return { ...answer, isRepeated }
    if (!seen.met("killed node", answer.askedAt, answer.endedAt)) {
      seen.fault(`${what}: no node answered, though none was killed`)
      return { ...answer, isRepeated }
    }
    seen.count("writes that a killed node left unanswered")
    await setTimeout(200)
  }
}

/** Takes turns until the end, `pause` milliseconds apart; one that fails is a fault. */
export const repeat = async (
  { end, seen }: Torment,
  what: string,
  pause: number,
  take: (turn: number) => Promise<unknown>
): Promise<void> => {
  for (let turn = 0; !end.aborted; turn++) {
    await take(turn).catch((problem: unknown) => seen.fault(`${what}: ${String(problem)}`))
    await setTimeout(pause)
  }
}
