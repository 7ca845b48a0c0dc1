/** Servers and commands that write keys to one directory of SQLite files at once: all wait for their turn. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { setTimeout } from "node:timers/promises"
import { findata, json, remove, temporaryDirectory } from "../cli/command.ts"
import { type Server, serve } from "../cli/serving.ts"
import { clients, isSuccess, longest, unexpected } from "../torture/clients.ts"
import { secret, writerHeaders } from "../torture/tokens.ts"

const processes = 3

const clientsAtOnce = 24

describe("writers of several processes", () => {
  let directory: string
  let env: Readonly<Record<string, string>>
  let servers: ReadonlyArray<Server> = []
  beforeAll(async () => {
    directory = await temporaryDirectory()
    env = { FINDATA_DATA: directory, JWT_SECRET: secret }
    const first = await serve(env, "--workers", "1")
    servers = [first, ...(await Promise.all([2, 3].map(() => serve(env, "--workers", "1"))))]
  }, 60_000)
  afterAll(async () => {
    for (const server of servers) server.process.kill("SIGKILL")
    await remove(directory)
  })

  it("are all acknowledged, in time", { timeout: 60_000 }, async () => {
    const writing = clients(clientsAtOnce, async (client, turn) => ({
      method: "POST",
      url: `${servers[client % processes]?.address}/api/v1/api-keys`,
      headers: await writerHeaders(client, turn),
      body: { name: `${client} ${turn}`, scopes: ["read:news"] }
    }))
    const commands = await Promise.all(
      [1, 2, 3].map((n) => findata(env, "keys", "create", "--name", `command ${n}`, "--scopes", "read:all"))
    )
    await setTimeout(2000)
    const answers = await writing.stop()
    assert.deepStrictEqual(
      commands.map(({ code }) => code),
      [0, 0, 0]
    )
    assert.deepStrictEqual(unexpected(answers), [])
    assert.deepStrictEqual(answers.filter((answer) => !isSuccess(answer)).length, 0)
    // However slow the machine is, each client had its turn again and again.
    assert.isAbove(answers.length, 3 * clientsAtOnce)
    assert.isBelow(longest(answers), 3500)
    const { total } = json(await findata(env, "keys", "list", "--json"))
    assert.strictEqual(total, answers.length + commands.length + 1)
  })
})
