/** The process of clients that ask for one kind of answers without pause. */
import { Agent, get } from "node:http"
import { runClient } from "../harness/clients.ts"
import { type Flooding, floods, type Outcomes } from "./requests.ts"

runClient(async ({ address, clients, name }: Flooding): Promise<() => Promise<Outcomes>> => {
  const flood = floods.find((one) => one.name === name)
  if (flood === undefined) throw new Error(`No flood is named ${name}`)
  const { connects = false } = flood
  const agent = new Agent({ keepAlive: !connects, maxSockets: clients })
  const headers = connects ? { "accept-encoding": "br, gzip" } : {}
  const outcomes: Record<string, number> = {}
  const state = { sent: 0, isOver: false }
  const ask = () =>
    new Promise<void>((resolve) => {
      const end = (outcome: unknown) => {
        outcomes[String(outcome)] = (outcomes[String(outcome)] ?? 0) + 1
        resolve()
      }
      get(`${address}${flood.path(state.sent++)}`, { agent, headers }, (response) => {
        response
          .on("end", () => end(response.statusCode))
          .on("error", (error: NodeJS.ErrnoException) => end(error.code))
          .resume()
      }).on("error", (error: NodeJS.ErrnoException) => end(error.code))
    })
  const keepAsking = async () => {
    while (!state.isOver) await ask()
  }
  const asking = Promise.all(Array.from({ length: clients }, keepAsking))
  return async () => {
    state.isOver = true
    await asking
    agent.destroy()
    return outcomes
  }
})
