/** What a server answers to the same requests before and after something that must not change it. */
import { Agent, request } from "node:http"
import { type Environment } from "../cli/command.ts"
import { serve } from "../cli/serving.ts"

export interface Question {
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
}

export interface Reply {
  readonly status: number
  /** Without those that differ with each answer or with the time. */
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer
}

/** The URL of every server that is asked, so that absolute links are the same. */
export const publicUrl = "https://findata.example"

const varying =
  /^(date|x-request-id|connection|keep-alive|retry-after|ratelimit(-policy)?|x-ratelimit-\w+|server-timing)$/

const ask = (agent: Agent, address: string, { headers, method, target }: Question): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const asking = request({ agent, hostname, port, method, path: target, headers }, (response) => {
      const parts: Array<Buffer> = []
      response.on("data", (part: Buffer) => parts.push(part))
      response.on("error", reject)
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).flatMap(([name, value]) =>
              varying.test(name) ? [] : [[name, String(value)]]
            )
          ),
          bytes: Buffer.concat(parts)
        })
      )
    })
    asking.on("error", reject)
    asking.end()
  })

/** Asks a running server one question after the other. */
export const repliesAt = async (
  address: string,
  questions: ReadonlyArray<Question>
): Promise<ReadonlyArray<Reply>> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const replies: Array<Reply> = []
  for (const question of questions) replies.push(await ask(agent, address, question))
  agent.destroy()
  return replies
}

/** Runs with a server over the store of an environment, which ends afterwards. */
export const withServer = async <A>(env: Environment, use: (address: string) => Promise<A>): Promise<A> => {
  const server = await serve({ PUBLIC_URL: publicUrl, ...env }, "--workers", "1")
  try {
    return await use(server.address)
  } finally {
    server.process.kill("SIGTERM")
    await server.ended
  }
}
