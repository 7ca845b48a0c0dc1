/** A command whose connection PostgreSQL ends in the middle of its transaction: of a migration, and of an import. */
import { afterAll, assert, beforeAll, it } from "@effect/vitest"
import { Effect } from "effect"
import { terminate } from "../adapters/cutOff.ts"
import { createDatabase, describePostgres, dropDatabase } from "../postgres/database.ts"
import { runOn } from "../postgres/databases.ts"
import { findata, type Outcome, start, until } from "./command.ts"

const lines = Array.from(
  { length: 200_000 },
  (_, i) => `S${i % 100},NYSE,${2000 + (i % 20)}-01-02,1,1,1,1,1\n`
)

const writing = "application_name = 'findata import' and backend_xid is not null"

const assertPlain = ({ code, stderr, stdout }: Outcome) => {
  assert.strictEqual(code, 1)
  assert.match(`${stdout}${stderr}`, /^(.*The store can't be reached: )?PostgreSQL could not [^\n]+$/m)
  assert.notMatch(`${stdout}${stderr}`, /bug in findata|\n\s+at /)
}

/** Each test continues where the previous one ended. */
describePostgres("a command that is cut off", { timeout: 60_000 }, () => {
  let url: string
  beforeAll(async () => {
    url = await createDatabase()
  })
  afterAll(() => dropDatabase(url))

  /** Starts the import, and ends its connection as soon as it has written something that begins so. */
  const cutOffAt = async (statement: string): Promise<Outcome> => {
    const { ended, process } = start({ DATABASE_URL: url }, "import", "prices", "-", "--create-companies")
    process.stdin.write(`symbol,exchange,date,open,high,low,close,volume\n${lines.join("")}`)
    const there = `${writing} and query ilike '${statement}%'`
    await until(
      () => runOn(url, `select from pg_stat_activity where datname = current_database() and ${there}`),
      (found) => found.length > 0,
      20_000
    )
    await Effect.runPromise(terminate(url, writing))
    process.stdin.end(lines.join(""))
    return ended
  }

  it("in a migration says so in a line, and leaves nothing", async () => {
    assertPlain(await cutOffAt("create"))
    assert.deepStrictEqual(await runOn(url, "select count(*) from pg_tables where tablename = 'company'"), [
      { count: "0" }
    ])
  })

  it("in an import says so in a line, and leaves nothing", async () => {
    assert.strictEqual((await findata({ DATABASE_URL: url }, "migrate")).code, 0)
    assertPlain(await cutOffAt("copy"))
    const counts = "select (select count(*) from company) + (select count(*) from import_run) as rows"
    assert.deepStrictEqual(await runOn(url, counts), [{ rows: "0" }])
  })
})
