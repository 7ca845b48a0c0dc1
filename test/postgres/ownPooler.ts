/** PgBouncers of a test file's own, before the server of the run. */
import { afterAll, beforeAll, describe, inject } from "vitest"
import { describePostgres } from "./database.ts"
import { type Change, type Pooler, program, startPooler } from "./pooler.ts"

if (program === undefined) console.warn("Tests of a pooler are skipped: PgBouncer isn't installed")

/** Groups tests that need PgBouncer: skipped where it isn't installed. */
export const describePooled = program === undefined ? describe.skip : describePostgres

/** One that runs while the tests of a group do. */
export const ownPooler = (change?: Change): { readonly current: () => Pooler } => {
  let pooler: Pooler | undefined
  beforeAll(async () => {
    pooler = await startPooler(inject("postgresUrl") ?? "", change)
  })
  afterAll(() => pooler?.stop())
  return {
    current: () => {
      if (pooler === undefined)
        throw new Error("The pooler runs while tests do, not while they are registered")
      return pooler
    }
  }
}
