/** Servers and imports that are killed while they write: nothing acknowledged is lost, and nothing is half there. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { remove, temporaryDirectory } from "../cli/command.ts"
import { createMigrated, describePostgres, dropDatabase } from "../postgres/database.ts"
import { faultsOf, kills } from "../torture/kills.ts"

/** One, around a commit: `npm run torture -- kills-sqlite` and `kills-postgres` have more. */
const times = 1

describe("processes that are killed on SQLite", () => {
  let directory: string
  beforeAll(async () => {
    directory = await temporaryDirectory()
  })
  afterAll(() => remove(directory))

  it("lose and halve nothing", { timeout: 90_000 }, async () => {
    assert.deepStrictEqual(faultsOf(await kills({ FINDATA_DATA: directory }, times), times), [])
  })
})

describePostgres("processes that are killed on PostgreSQL", () => {
  let url: string
  beforeAll(async () => {
    url = await createMigrated()
  })
  afterAll(() => dropDatabase(url))

  it("lose and halve nothing", { timeout: 90_000 }, async () => {
    assert.deepStrictEqual(faultsOf(await kills({ DATABASE_URL: url }, times), times), [])
  })
})
