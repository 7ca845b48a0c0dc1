/** A running server, on SQLite and on PostgreSQL. */
import { afterAll, describe } from "@effect/vitest"
import { createDatabase, describePostgres, dropDatabase } from "../postgres/database.ts"
import { remove, temporaryDirectory } from "./command.ts"
import { secondSignalLaw, servingLaws, takenPortLaw } from "./servingLaws.ts"

describe("on SQLite", () => {
  const made: Array<string> = []
  afterAll(() => Promise.all(made.map(remove)))

  const environment = async () => {
    const directory = await temporaryDirectory()
    made.push(directory)
    return { FINDATA_DATA: directory }
  }
  servingLaws(environment)
  secondSignalLaw(environment)
  takenPortLaw(environment)
})

describePostgres("on PostgreSQL", () => {
  let url: string
  afterAll(() => dropDatabase(url))

  servingLaws(async () => {
    url = await createDatabase()
    return { DATABASE_URL: url }
  })
})
