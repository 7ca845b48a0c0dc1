/** The client: keeps a number of requests under way for a time, each for a random symbol, and counts the responses. */
import { Agent, get } from "node:http"
import { answering } from "./child.ts"
import { pathOf, symbols } from "./dataset.ts"

export interface Load {
  readonly port: number
  readonly key: string
  readonly connections: number
  readonly seconds: number
}

export interface Answered {
  readonly requests: number
  readonly seconds: number
}

const run = async ({ connections, key, port, seconds }: Load): Promise<Answered> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const headers = { "x-api-key": key }
  const request = () =>
    new Promise<void>((resolve, reject) => {
      const path = pathOf(symbols[Math.floor(Math.random() * symbols.length)] ?? "")
      get({ agent, host: "127.0.0.1", port, path, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`))
        response.on("end", resolve).resume()
      }).on("error", reject)
    })
  const begin = performance.now()
  const end = begin + seconds * 1000
  let requests = 0
  const keepAsking = async () => {
    for (; performance.now() < end; requests++) await request()
  }
  await Promise.all(Array.from({ length: connections }, keepAsking))
  agent.destroy()
  return { requests, seconds: (performance.now() - begin) / 1000 }
}

answering(null, run)
