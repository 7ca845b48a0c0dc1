/** Requests over many connections, which the system gives to any worker of a server. */
import { Agent, get } from "node:http"
import { setTimeout } from "node:timers/promises"

/** An answer. Times are of `performance.now`. */
export interface Seen {
  readonly askedAt: number
  readonly status: number
  readonly text: string
}

/** Sends a GET over a connection of the agent; fails where the connection does. */
const ask = (agent: Agent, url: string, key: string): Promise<Seen> =>
  new Promise((resolve, reject) => {
    const askedAt = performance.now()
    const request = get(url, { agent, headers: { "x-api-key": key } }, (response) => {
      let text = ""
      response.setEncoding("utf8")
      response.on("data", (part: string) => {
        text += part
      })
      response.on("end", () => resolve({ askedAt, status: response.statusCode ?? 0, text }))
      response.on("error", reject)
    })
    request.on("error", reject)
  })

/** The answers to so many requests, sent at once over a hundred connections. */
export const burst = async (url: string, key: string, count: number): Promise<ReadonlyArray<Seen>> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const answers = await Promise.all(Array.from({ length: count }, () => ask(agent, url, key)))
  agent.destroy()
  return answers
}

export interface Hammer {
  /** The answers over each connection, the earliest first. */
  readonly seen: ReadonlyArray<ReadonlyArray<Seen>>
  /** Ends once all requests were answered; fails if a request got no answer. */
  readonly stop: () => Promise<void>
}

/** Asks for the URL over so many connections, over each again as soon as it was answered, or so many milliseconds later. */
export const hammer = (url: string, key: string, connections: number, pause = 0): Hammer => {
  const end = new AbortController()
  const seen = Array.from({ length: connections }, (): Array<Seen> => [])
  const loops = seen.map(async (answers) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!end.signal.aborted) {
      answers.push(await ask(agent, url, key))
      if (pause > 0) await setTimeout(pause)
    }
    agent.destroy()
  })
  const ended = Promise.all(loops)
  // A failure before the end is reported there.
  ended.catch(() => {})
  return {
    seen,
    stop: async () => {
      end.abort()
      await ended
    }
  }
}
