/** Answers of servers, to be compared byte by byte. */
import { request } from "node:http"

export interface Sent {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | null
}

export interface Received {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The bytes, as text in Latin-1. */
  readonly body: string
}

/** Headers of a connection, and of the moment. */
const momentary = new Set(["date", "connection", "keep-alive", "transfer-encoding", "content-length"])

/** The seconds until a quota is whole go on. */
const timeless = (name: string, value: string): string =>
  name === "ratelimit" ? value.replace(/t=\d+/, "t=") : name === "x-ratelimit-reset" ? "" : value

const lasting = (headers: Iterable<readonly [string, string]>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => !momentary.has(name))
      .map(([name, value]) => [name, timeless(name, value)])
      .toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1))
  )

/** By a connection of its own to a port of this machine, nothing of the answer decoded. */
export const askPort = (port: number, { body = null, headers = {}, method = "GET", path }: Sent) =>
  new Promise<Received>((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, method, path, headers, agent: false }, (response) => {
      const chunks: Array<Buffer> = []
      response.on("data", (chunk: Buffer) => chunks.push(chunk))
      response.on("error", reject)
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: lasting(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const)
          ),
          body: Buffer.concat(chunks).toString("latin1")
        })
      )
    })
    asked.on("error", reject)
    asked.end(body)
  })

type Fetch = (request: Request, connection?: { readonly clientAddress: string }) => Promise<Response>

export const askFetch = async (
  fetch: Fetch,
  { body = null, headers = {}, method = "GET", path }: Sent
): Promise<Received> => {
  const response = await fetch(new Request(`http://127.0.0.1${path}`, { method, headers, body }), {
    clientAddress: "127.0.0.1"
  })
  return {
    status: response.status,
    headers: lasting(response.headers),
    body: Buffer.from(await response.arrayBuffer()).toString("latin1")
  }
}
