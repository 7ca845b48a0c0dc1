/** A thousand requests at once with a key that has a hundred, and many of a client without a key. */
import type { Asked } from "../clients.ts"
import { keysOf, list } from "./keys.ts"
import { basic } from "./reading.ts"
import { overHttp1 } from "./senders.ts"
import { isExpected, repeat, type Torment } from "./torment.ts"

const limit = 100
const sent = 1000
const connections = 100

const withKey = (key: string) => ({ method: "GET", path: list, headers: { "x-api-key": key } }) as const

interface Used {
  readonly admitted: number
  readonly from: number
  readonly to: number
}

export interface Quotas {
  /** A thousand uses of a new key; `meanwhile` runs beside them. */
  readonly burst: (meanwhile?: () => Promise<unknown>) => Promise<void>
  /** Uses half of a new key's requests; what it returns uses more than the rest, and judges both together. */
  readonly begun: () => Promise<() => Promise<void>>
  /** Bursts until the end. */
  readonly burstAll: () => Promise<void>
}

export const quotasOf = (torment: Torment): Quotas => {
  const { seen, servers } = torment
  const { nginx, nodes, trialLimit } = servers
  let clients = 0
  let last: Promise<unknown> = Promise.resolve()

  /** One after another, so that a machine of two processors isn't late for reasons of its own. */
  const inTurn = <A>(run: () => Promise<A>): Promise<A> => {
    const next = last.then(run)
    last = next.catch(() => {})
    return next
  }

  const use = async (
    what: string,
    count: number,
    asked: Omit<Asked, "url"> & { readonly path: string },
    from?: string
  ): Promise<Used> => {
    const { close, send } = overHttp1(nginx, connections, from)
    const begun = performance.now()
    try {
      const one = () => send(asked).catch((problem: unknown) => seen.fault(`${what}: ${String(problem)}`))
      const answers = await Promise.all(Array.from({ length: count }, one))
      const expected = answers.filter((answer) => answer && isExpected(torment, what, answer, 200, 429))
      const admitted = expected.filter((answer) => answer?.status === 200).length
      return { admitted, from: begun, to: performance.now() }
    } finally {
      close()
    }
  }

  /** Each of several servers counts alone while Redis is lost; what a killed node has leased is lost with it. */
  const judge = (what: string, wanted: number, { admitted, from, to }: Used): void => {
    const isAlone = seen.met("lost Redis", from, to)
    const isKilled = seen.met("killed node", from, to)
    const max = isAlone ? wanted * nodes.length : wanted
    const min = isKilled ? 0 : wanted
    const beside = isAlone ? " without Redis" : isKilled ? " beside a killed node" : ""
    seen.count(`${what}${beside}`)
    if (admitted < min || admitted > max)
      seen.fault(`${what}${beside}: ${admitted} admitted, expected ${min === max ? max : `${min} to ${max}`}`)
  }

  const { close, send } = overHttp1(nginx, 1)
  const make = keysOf(torment, send, "quotas")
  const keyFor = async (rate_limit: number): Promise<string> => {
    for (let attempt = 0; attempt < 5; attempt++) {
      const made = await make({ rate_limit, rate_period: 3600 })
      if (made !== null) return made.key
    }
    throw new Error("No key could be made")
  }

  const burst: Quotas["burst"] = (meanwhile = async () => {}) =>
    inTurn(async () => {
      const key = await keyFor(limit)
      const [used] = await Promise.all([use("a burst", sent, withKey(key)), meanwhile()])
      judge("bursts with a key", limit, used)
    })

  /** From an address of its own each time, and with one that it invents. */
  const burstWithoutKey = () =>
    inTurn(async () => {
      const client = ++clients
      const from = `127.1.${Math.floor(client / 250)}.${1 + (client % 250)}`
      const headers = { "x-forwarded-for": "10.9.9.9" }
      const used = await use("a burst", 3 * trialLimit, { method: "GET", path: basic, headers }, from)
      judge("bursts without a key", trialLimit, used)
    })

  return {
    burst,
    begun: () =>
      inTurn(async () => {
        const key = await keyFor(3 * limit)
        const { admitted: before, from } = await use("a quota", 1.5 * limit, withKey(key))
        return () =>
          inTurn(async () => {
            const after = await use("a quota", 6 * limit, withKey(key))
            const isDisturbed = seen.met("lost Redis", from, after.to)
            if (!isDisturbed)
              judge("quotas over a restart", 3 * limit, { ...after, admitted: before + after.admitted })
          })
      }),
    burstAll: async () => {
      await repeat(torment, "bursts", 5000, (turn) => (turn % 2 === 0 ? burst() : burstWithoutKey()))
      close()
    }
  }
}
