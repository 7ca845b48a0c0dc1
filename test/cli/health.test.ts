/** `findata health`: of one company as text and JSON, and which companies are behind. */
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, assert, beforeAll, it } from "@effect/vitest"
import { type Environment, json, remove, temporaryDirectory } from "./command.ts"
import { importLines, inProcess } from "./inProcess.ts"

let directory: string
let env: Environment
beforeAll(async () => {
  directory = await temporaryDirectory()
  env = { FINDATA_DATA: join(directory, "data") }
  await importLines(env, "companies", "symbol,exchange,name", "OLD,NYSE,Old Inc.", "BARE,NYSE,Bare Inc.")
  const file = join(directory, "bars.csv")
  await writeFile(
    file,
    "symbol,date,open,high,low,close,volume\nOLD,2024-01-02,10,11,9,10,1\nOLD,2024-01-05,10,11,1,10,1\n"
  )
  await inProcess(env, "import", "prices", file, "--source", "a vendor")
})
afterAll(() => remove(directory))

it("reports a company's gaps, doubts, sources and runs", async () => {
  const { code, stdout } = await inProcess(env, "health", "OLD")
  assert.strictEqual(code, 0)
  assert.match(stdout, /^OLD:NYSE Old Inc\.: bars_behind, sessions_missing, doubtful$/m)
  assert.match(
    stdout,
    /^bars: 2 from 2024-01-02 to 2024-01-05, [\d,]+ sessions behind that of \d{4}-\d\d-\d\d$/m
  )
  assert.match(
    stdout,
    /^gaps: 2 sessions without a bar \(calendar XNYS\)\n {2}2024-01-03 to 2024-01-04, 2 sessions$/m
  )
  assert.match(stdout, /^statements: none$/m)
  assert.match(
    stdout,
    /^ {2}spike: On 2024-01-05 the low, 1, is .*\n {4}remedy: .*doubts accept OLD:NYSE 2024-01-05/m
  )
  assert.match(stdout, /^prices +a vendor +2 +2024-01-02 +2024-01-05 /m)
  assert.match(stdout, /^2 +\S+ +prices +a vendor +.*bars\.csv$/m)
  const found = json(await inProcess(env, "health", "OLD", "--json"))
  assert.deepInclude(found, { symbol: "OLD", exchange: "NYSE", doubts: 1 })
  assert.deepStrictEqual(found.bars.gaps, [{ from: "2024-01-03", to: "2024-01-04", sessions: 2 }])
})

it("says what is wrong without bars, and of an unknown company", async () => {
  const { stdout } = await inProcess(env, "health", "BARE")
  assert.match(stdout, /^BARE:NYSE Bare Inc\.: no_bars\nbars: none$/m)
  const { code, stderr } = await inProcess(env, "health", "NOBODY")
  assert.deepStrictEqual([code, stderr.trim()], [1, "There is no company NOBODY"])
})

it("lists the companies that are behind", async () => {
  const { stale, ...counts } = json(await inProcess(env, "health", "--json"))
  assert.deepStrictEqual(counts, { total: 1, companies: 1 })
  assert.deepInclude(stale[0], { symbol: "OLD", newest: "2024-01-05" })
  const { stdout } = await inProcess(env, "health")
  assert.match(stdout, /^OLD:NYSE +old-inc +2024-01-05 +\d{4}-\d\d-\d\d +[\d,]+\n1 of 1 listed companies/m)
})
