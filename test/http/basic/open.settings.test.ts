/** `BASIC_API` as an operator configures it, on listening servers. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { findata, remove, temporaryDirectory } from "../../cli/command.ts"
import { type Server, serve } from "../../cli/serving.ts"

let directory: string
const servers: Array<Server> = []

beforeAll(async () => {
  directory = await temporaryDirectory()
}, 60_000)
afterAll(async () => {
  for (const server of servers) server.process.kill("SIGKILL")
  await remove(directory)
})

const serveWith = async (
  env: Readonly<Record<string, string>>,
  ...flags: ReadonlyArray<string>
): Promise<Server> => {
  const server = await serve({ FINDATA_DATA: directory, ...env }, ...flags)
  servers.push(server)
  return server
}

/** The output of a server until it was stopped. */
const outputWith = async (env: Readonly<Record<string, string>>): Promise<string> => {
  const server = await serveWith(env)
  server.process.kill("SIGTERM")
  const { stderr, stdout } = await server.ended
  return stdout + stderr
}

describe("the basic API", { timeout: 60_000 }, () => {
  it.for([
    ["", 404],
    ["public", 404],
    ["key", 401]
  ] as const)("with BASIC_API=%s answers %i without a key", async ([access, expected]) => {
    const { address } = await serveWith({ BASIC_API: access }, "--workers", "1")
    const response = await fetch(`${address}/api/v1/financial-v4/profile?symbol=ZZZZ`)
    await response.arrayBuffer()
    assert.strictEqual(response.status, expected)
  })

  it("refuses another value", async () => {
    const { code, stderr } = await findata({ FINDATA_DATA: directory, BASIC_API: "trial" }, "keys", "list")
    assert.strictEqual(code, 2)
    assert.include(stderr, "BASIC_API=trial: expected public or key")
  })

  const warning = /The basic API answers other machines without a key and without a limit/g

  it("reports once at its start that it is open beyond this machine and without a limit", async () => {
    assert.lengthOf((await outputWith({ HOST: "0.0.0.0" })).match(warning) ?? [], 1)
  })

  it.for([
    { HOST: "127.0.0.1" },
    { HOST: "localhost" },
    { HOST: "0.0.0.0", TRIAL_RATE_LIMIT: "60" },
    { HOST: "0.0.0.0", BASIC_API: "key" }
  ])("reports nothing of that with %j", async (env) => {
    assert.notMatch(await outputWith(env), warning)
  })
})
