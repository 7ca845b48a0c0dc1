/** Ports of servers that are down for a while, and must find them free when they come back. */
import { Effect } from "effect"
import { freePort } from "../../apps/listener/ports.ts"

/** Below those that the system gives to connections: one of those may be taken meanwhile. */
const lowest = 20_000
const highest = 32_000

/** So many ports that are free. */
export const portsFor = async (count: number): Promise<ReadonlyArray<number>> => {
  const found: Array<number> = []
  let next = lowest + Math.floor(Math.random() * (highest - lowest) * 0.9)
  for (; found.length < count && next < highest; next++) {
    const port = await Effect.runPromise(freePort("127.0.0.1", next)).catch(() => null)
    if (port !== null) found.push(port)
  }
  if (found.length < count) throw new Error(`Fewer than ${count} free ports up to ${highest}`)
  return found
}
