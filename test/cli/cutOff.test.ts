/** An import whose connection PostgreSQL ends in the middle of its transaction. */
import { afterAll, assert, beforeAll, it } from "@effect/vitest"
import { Effect } from "effect"
import { terminate } from "../adapters/cutOff.ts"
import { createDatabase, describePostgres, dropDatabase } from "../postgres/database.ts"
import { runOn } from "../postgres/databases.ts"
import { start, until } from "./command.ts"

const lines = Array.from(
  { length: 200_000 },
  (_, i) => `S${i % 100},NYSE,${2000 + (i % 20)}-01-02,1,1,1,1,1\n`
)

describePostgres("an import that is cut off", () => {
  let url: string
  beforeAll(async () => {
    url = await createDatabase()
  })
  afterAll(() => dropDatabase(url))

  it("says so in a line, exits with 1, and leaves nothing", { timeout: 60_000 }, async () => {
    const { ended, process } = start({ DATABASE_URL: url }, "import", "prices", "-", "--create-companies")
    process.stdin.write(`symbol,exchange,date,open,high,low,close,volume\n${lines.join("")}`)
    const staged = "application_name = 'findata import' and backend_xid is not null"
    await until(
      () => runOn(url, `select from pg_stat_activity where datname = current_database() and ${staged}`),
      (found) => found.length > 0,
      20_000
    )
    await Effect.runPromise(terminate(url, staged))
    process.stdin.end(lines.join(""))
    const { code, stderr, stdout } = await ended
    assert.strictEqual(code, 1)
    assert.match(`${stdout}${stderr}`, /The store can't be reached: PostgreSQL could not [^\n]+\n/)
    assert.notMatch(`${stdout}${stderr}`, /bug in findata|\n\s+at /)
    const counts = "select (select count(*) from company) + (select count(*) from import_run) as rows"
    assert.deepStrictEqual(await runOn(url, counts), [{ rows: "0" }])
  })
})
