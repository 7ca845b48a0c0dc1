/** The servers of `docs/deploy-cluster.md` on this machine: PostgreSQL and a replica, Redis, three nodes, nginx. */
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { parseEnv } from "node:util"
import { type Environment, remove, temporaryDirectory } from "../../cli/command.ts"
import { type Server, serve } from "../../cli/serving.ts"
import { type OwnCluster, startReplica } from "../../postgres/cluster.ts"
import { type RedisServer, startRedis } from "../../redis/server.ts"
import { type Answer, ask, type Asked } from "../clients.ts"
import { type Nginx, startNginx } from "../nginx.ts"
import { portsFor } from "../ports.ts"
import { neededServer, withCluster } from "../program.ts"
import { secret } from "../tokens.ts"

export interface Node {
  /** `http://127.0.0.1:23456` */
  readonly address: string
  readonly start: () => Promise<void>
  /** Ends it by a signal; returns what it did at its end. */
  readonly end: (
    signal: "SIGTERM" | "SIGKILL"
  ) => Promise<{ readonly code: number | null; readonly stderr: string }>
  /** Asks it, not through nginx; null where it wasn't there all the time. */
  readonly ask: (asked: Omit<Asked, "url"> & { readonly path: string }) => Promise<Answer | null>
}

export interface Servers {
  /** The settings of a command on the same store. */
  readonly env: Environment
  readonly primary: OwnCluster
  readonly redis: RedisServer
  readonly nodes: ReadonlyArray<Node>
  readonly nginx: Nginx
  /** How many requests a minute a client without a key has. */
  readonly trialLimit: number
}

const nodeOn = (env: Environment, port: number): Node => {
  const address = `http://127.0.0.1:${port}`
  let server: Server | undefined
  let isThere = false
  /** How often it ended. */
  let ends = 0
  return {
    address,
    start: async () => {
      server = await serve(env, "--port", String(port))
      isThere = true
    },
    end: async (signal) => {
      if (server === undefined) return { code: null, stderr: "" }
      isThere = false
      ends++
      server.process.kill(signal)
      const ended = await server.ended
      server = undefined
      return ended
    },
    ask: async ({ path, ...asked }) => {
      if (!isThere) return null
      const before = ends
      try {
        return await ask({ ...asked, url: `${address}${path}` })
      } catch (problem) {
        if (ends === before) throw problem
        return null
      }
    }
  }
}

/** The settings of `deploy/cluster/`, with what a machine has of its own. */
const settings = async (own: Environment): Promise<Environment> => ({
  ...(parseEnv(await readFile("deploy/cluster/node.env", "utf8")) as Environment),
  ...own
})

/** Starts all of them for as long as they are used. */
export const withServers = <A>(use: (servers: Servers) => Promise<A>): Promise<A> =>
  withCluster(async (primary) => {
    const ends: Array<() => Promise<unknown>> = []
    try {
      const replica = await startReplica(await neededServer(), primary)
      ends.push(replica.stop)
      const redis = await startRedis()
      ends.push(redis.stop)
      const directory = await temporaryDirectory()
      ends.push(() => remove(directory))
      const [front = 0, ...ports] = await portsFor(4)
      const nginx = await startNginx(front, ports)
      ends.push(nginx.stop)
      const nodes: Array<Node> = []
      let trialLimit = 0
      for (const [at, port] of ports.entries()) {
        const env = await settings({
          HOST: "127.0.0.1",
          PORT: String(port),
          DATABASE_URL: primary.url,
          DATABASE_READ_URL: replica.url,
          REDIS_URL: redis.url,
          TRUST_PROXY: "127.0.0.1",
          PUBLIC_URL: nginx.address,
          FINDATA_DATA: join(directory, `node${at + 1}`),
          FILES_DIR: join(directory, "files"),
          METRICS_HOST: "127.0.0.1",
          METRICS_PORT: "0",
          JWT_SECRET: secret,
          WORKERS: "1"
        })
        trialLimit = Number(env["TRIAL_RATE_LIMIT"])
        const node = nodeOn(env, port)
        ends.push(() => node.end("SIGKILL"))
        await node.start()
        nodes.push(node)
      }
      return await use({ env: { DATABASE_URL: primary.url }, primary, redis, nodes, nginx, trialLimit })
    } finally {
      for (const end of ends.toReversed()) await end()
    }
  })
