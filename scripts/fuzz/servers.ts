/** A server over the sample data, started by the command as a user does, and requests to it by Node's client. */
import { Agent, request } from "node:http"
import { findata, json, remove, temporaryDirectory } from "../../test/cli/command.ts"
import { type Server, serve } from "../../test/cli/serving.ts"
import { signed } from "../../test/http/tokens.ts"
import type { Received } from "../../test/fuzz/conformance.ts"
import type { Credentials, Known, Sent } from "../../test/fuzz/requests.ts"

/** What the sample has. */
export const sample: Known = {
  symbols: ["AAPL", "aapl:nasdaq", "IBM", "NVDA", "SNOW", "FB", "SPY", "ZZZZ"],
  slugs: ["apple-inc", "ibm", "spy", "zzzz"],
  texts: ["Apple", "Technology", "US", "sample", "애플", "nothing"],
  files: [
    ["04", "none.pdf"],
    ["../..", "package.json"]
  ]
}

export interface Target {
  /** Those of the next of forty owners in turn: each may send only so many requests a minute. */
  readonly credentials: () => Credentials
  readonly secrets: ReadonlyArray<string>
  readonly send: (sent: Sent, headers: Readonly<Record<string, string>>) => Promise<Received>
  /** Ends the server, and returns all that it wrote. */
  readonly stop: () => Promise<string>
}

const jwtSecret = "of random requests alone, 32 bytes"

/** Over an empty store: a new directory, or the database at the URL. */
export const openTarget = async (databaseUrl: string | null): Promise<Target> => {
  const directory = await temporaryDirectory()
  const env = {
    FINDATA_DATA: directory,
    JWT_SECRET: jwtSecret,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl })
  }
  const server: Server = await serve(env, "--sample")

  const keyOf = async (scopes: string): Promise<string> => {
    const limits = ["--rate-limit", "1000000", "--rate-period", "60", "--tier", "enterprise"]
    return json(
      await findata(env, "keys", "create", "--name", "fuzz", "--scopes", scopes, ...limits, "--json")
    ).key
  }
  const exp = Math.floor(Date.now() / 1000) + 86_400
  const owners = await Promise.all(
    Array.from({ length: 40 }, async (_, i) => ({
      all: await signed({ sub: `owner ${i}`, exp }, jwtSecret),
      narrow: await signed({ sub: `owner ${i}`, exp, scope: "read:news" }, jwtSecret)
    }))
  )
  let asked = 0

  const [all, news] = [await keyOf("read:all"), await keyOf("read:news")]
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(server.address)

  const send: Target["send"] = ({ body, method, target }, headers) =>
    new Promise((resolve, reject) => {
      const started = performance.now()
      const length = body === null ? {} : { "content-length": Buffer.byteLength(body) }
      const sent = request({
        agent,
        hostname,
        port,
        method,
        path: target,
        headers: { ...length, ...headers }
      })
      sent.on("error", reject)
      sent.on("response", (response) => {
        const chunks: Array<Uint8Array> = []
        response.on("data", (chunk: Uint8Array) => chunks.push(chunk))
        response.on("error", reject)
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [name, String(value)])
            ),
            bytes: Buffer.concat(chunks),
            milliseconds: performance.now() - started
          })
        )
      })
      sent.end(body ?? undefined)
    })

  return {
    credentials: () => {
      const owner = owners[asked++ % owners.length]
      return {
        good: { "x-api-key": all, authorization: `Bearer ${owner?.all}` },
        narrow: { "x-api-key": news, authorization: `Bearer ${owner?.narrow}` }
      }
    },
    secrets: [all, news, jwtSecret, ...owners.flatMap((owner) => [owner.all, owner.narrow])],
    send,
    stop: async () => {
      agent.destroy()
      server.process.kill("SIGTERM")
      const { stderr, stdout } = await server.ended
      await remove(directory)
      return `${stdout}\n${stderr}`
    }
  }
}
