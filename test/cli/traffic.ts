/** Requests at a steady rate to servers behind a list of ports, as a balancer sends them. */
import { Agent, get } from "node:http"

/** What became of the requests. */
export interface Outcomes {
  /** The number of answers by status. */
  readonly statuses: Readonly<Record<number, number>>
  /** Why a request that a server accepted got no answer. */
  readonly lost: ReadonlyArray<string>
  /** The number of requests that no server accepted. */
  readonly refused: number
}

interface Answer {
  readonly status: number
}

const send = (agent: Agent, address: string, path: string, headers: Readonly<Record<string, string>>) =>
  new Promise<Answer>((resolve, reject) => {
    const request = get(`${address}${path}`, { agent, headers }, (response) => {
      response.resume()
      response.on("end", () => resolve({ status: response.statusCode ?? 0 }))
      response.on("error", reject)
    })
    request.on("error", reject)
  })

const isRefusal = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ECONNREFUSED"

/** Sends 200 GETs a second to each address in turn, and to the next one where the connection is refused. */
export const traffic = (
  addresses: ReadonlyArray<string>,
  path: string,
  headers: Readonly<Record<string, string>>
): { readonly stop: () => Promise<Outcomes> } => {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 })
  const statuses: Record<number, number> = {}
  const lost: Array<string> = []
  const underWay = new Set<Promise<void>>()
  let refused = 0

  const one = async (first: number): Promise<void> => {
    for (let i = 0; i < addresses.length; i++) {
      const address = addresses[(first + i) % addresses.length] as string
      try {
        const { status } = await send(agent, address, path, headers)
        statuses[status] = (statuses[status] ?? 0) + 1
        return
      } catch (error) {
        if (!isRefusal(error)) return void lost.push(String(error))
      }
    }
    refused++
  }

  let sent = 0
  const begun = performance.now()
  const timer = setInterval(() => {
    while (sent < (performance.now() - begun) / 5) {
      const request = one(sent++)
      underWay.add(request)
      void request.finally(() => underWay.delete(request))
    }
  }, 5)

  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(underWay)
      agent.destroy()
      return { statuses, lost, refused }
    }
  }
}
