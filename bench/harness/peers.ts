/** Starts the peers of bench/peers, each in a process of its own; a bare server has another's answers, recorded. */
import { writeFileSync } from "node:fs"
import { get } from "node:http"
import { join, resolve } from "node:path"
import { Effect } from "effect"
import { type CommandLine, runs } from "./programs.ts"
import { type Request, type Server, serverOf } from "./servers.ts"
import { freshDirectory } from "./stores.ts"

export interface Recorded {
  readonly path: string
  readonly status: number
  /** Names and values in turn, without those that node:http adds itself. */
  readonly headers: ReadonlyArray<string>
  /** Base64. */
  readonly body: string
}

const added = new Set(["connection", "date", "keep-alive", "transfer-encoding"])

const record = ({ address }: Server, { headers, path }: Request): Promise<Recorded> =>
  new Promise((resolve, reject) => {
    get(address + path, { headers }, (response) => {
      const pieces: Array<Buffer> = []
      const names = response.rawHeaders
      const kept = names.filter((_, i) => !added.has((names[i - (i % 2)] ?? "").toLowerCase()))
      response
        .on("data", (piece: Buffer) => pieces.push(piece))
        .on("end", () => {
          const body = Buffer.concat(pieces).toString("base64")
          resolve({ path, status: response.statusCode ?? 0, headers: kept, body })
        })
    }).on("error", reject)
  })

/** Each request is sent twice, and the second answer recorded, which the server had kept. */
const recordAll = async (
  server: Server,
  requests: ReadonlyArray<Request>
): Promise<ReadonlyArray<Recorded>> => {
  const found: Array<Recorded> = []
  for (const request of requests) {
    await record(server, request)
    found.push(await record(server, request))
  }
  return found
}

const folder = resolve(import.meta.dirname, "../peers")

const onNode = (file: string): CommandLine => [process.execPath, join(folder, file)]

/** A bare server with another's recorded answers to requests. */
export const bareServer = Effect.fnUntraced(function* (of: Server, requests: ReadonlyArray<Request>) {
  const file = join(yield* freshDirectory, "answers.json")
  const recorded = yield* Effect.promise(() => recordAll(of, requests))
  writeFileSync(file, JSON.stringify(recorded))
  const [{ headers = {}, path = "" } = {}] = requests
  return yield* serverOf("node:http", onNode("bareHttp.ts"), { ANSWERS: file }, { path, headers })
})

/** A server on PostgreSQL that answers the probe. */
const onPostgres = (name: string, command: CommandLine, url: string, probe: Request) =>
  serverOf(name, command, { DATABASE_URL: url }, probe)

export const nodePg = (url: string, probe: Request) =>
  onPostgres("node:http + pg", onNode("nodePg.ts"), url, probe)

export const fastifyPg = (url: string, probe: Request) =>
  onPostgres("Fastify + pg", onNode("fastifyPg.ts"), url, probe)

/** Debian's Python first, whose packages have FastAPI. */
const pythons = ["/usr/bin/python3", "python3"]
const imports = "import asyncpg, fastapi, ujson, uvicorn"

/** The Python that has what FastAPI's peers need; null when none has. */
export const findPython = Effect.promise(async () => {
  for (const python of pythons) if (await runs(python, "-c", imports)) return python
  return null
})

const uvicorn = (python: string, module: string): CommandLine => [
  "sh",
  "-c",
  `exec "$0" -m uvicorn --app-dir "$1" "$2:app" --port "$PORT" --no-access-log --log-level warning`,
  python,
  folder,
  module
]

export const fastapiModel = (python: string, url: string, probe: Request) =>
  onPostgres("FastAPI, response model", uvicorn(python, "fastapi_model"), url, probe)

export const fastapiTuned = (python: string, url: string, probe: Request) =>
  onPostgres("FastAPI, tuned", uvicorn(python, "fastapi_tuned"), url, probe)
