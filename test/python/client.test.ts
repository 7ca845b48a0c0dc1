/**
 * The Python client, built and installed as a wheel, on a server with the sample: the tests beside this file run by pytest, and its
 * types by mypy, each where it is installed.
 */
import { spawn } from "node:child_process"
import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { until } from "../cli/command.ts"
import { type Server, serve } from "../cli/serving.ts"
import { installed } from "../programs.ts"
import { copySample } from "../sample/copied.ts"
import { neededByClient, pythonWith } from "./python.ts"

const deadline = 120_000
const client = resolve("clients/python")
const building = [...neededByClient, "build", "hatchling", "venv", "pip", "pytest"]
const python = pythonWith(building)

/** Runs a program to its end; what it printed, or an error with it. */
const run = async (
  program: string,
  args: ReadonlyArray<string>,
  env: Record<string, string> = {},
  cwd = "."
) => {
  const child = spawn(program, args, {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    timeout: deadline,
    env: { PATH: process.env["PATH"], HOME: tmpdir(), PYTHONDONTWRITEBYTECODE: "1", ...env }
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text
    })
  const code = await new Promise((resolve) => child.on("close", resolve))
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${output}`)
  return output
}

const missing = "skipped without Debian's python3-pandas, -requests, -build, -hatchling, -venv, -pip, -pytest"

describe.skipIf(python === undefined)(`the Python client (${missing})`, { timeout: deadline }, () => {
  let place: string
  let server: Server
  let built: ReadonlyArray<string>

  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), "findata-python-"))
    const data = join(place, "data")
    const install = async () => {
      // As `npm run python:build` does.
      const flags = ["--no-isolation", "--skip-dependency-check", "--outdir", join(place, "dist")]
      await run(python ?? "", ["-m", "build", ...flags, client])
      built = (await readdir(join(place, "dist"))).toSorted()
      const wheel = built.find((name) => name.endsWith(".whl")) ?? ""
      await run(python ?? "", ["-m", "venv", "--system-site-packages", "--without-pip", join(place, "venv")])
      const pip = ["-m", "pip", "install", "--quiet", "--no-index", join(place, "dist", wheel)]
      await run(join(place, "venv/bin/python"), pip)
    }
    const start = async () => {
      await copySample(data)
      server = await serve({ FINDATA_DATA: data }, "--sample", "--workers", "1")
    }
    await Promise.all([install(), start()])
  }, deadline)
  afterAll(async () => {
    server?.process.kill("SIGKILL")
    await rm(place, { recursive: true, force: true })
  })

  it("is a wheel and an sdist of the package's version", () => {
    assert.lengthOf(built, 2)
    assert.match(built[0] ?? "", /^findata-\d+\.\d+\.\d+-py3-none-any\.whl$/)
    assert.strictEqual(built[1], built[0]?.replace("-py3-none-any.whl", ".tar.gz"))
  })

  it("passes its tests", async () => {
    const key = await until(
      () => /API key .*: (ak_\w+)/.exec(server.stdout())?.[1] ?? "",
      (found) => found !== "",
      10_000
    )
    const env = { FINDATA_URL: server.address, FINDATA_API_KEY: key }
    const flags = ["-m", "pytest", "--quiet", "-p", "no:cacheprovider", "-ra", resolve("test/python")]
    const output = await run(join(place, "venv/bin/python"), flags, env)
    assert.match(output, /\b[5-9]\d passed/)
    // What pyarrow, polars or the server lacks.
    for (const [line] of output.matchAll(/^SKIPPED.*$/gm)) console.log(line)
  })

  const mypy = installed("mypy")
  it.skipIf(mypy === undefined)("is typed (skipped without mypy)", async () => {
    const flags = ["--strict", "--python-executable", python ?? "", "--cache-dir", join(place, "mypy")]
    assert.match(await run(mypy ?? "", flags, {}, client), /^Success/)
  })
})
