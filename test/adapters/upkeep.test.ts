/** What an earlier version wrote, and what an upgrade that was interrupted left to be done, which a later process does. */
import { assert, describe, it } from "@effect/vitest"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { Effect, Layer, Redacted } from "effect"
import * as Postgres from "../../adapters/postgres/mod.ts"
import * as Sqlite from "../../adapters/sqlite/mod.ts"
import { memoryFile } from "../../adapters/sources/mod.ts"
import { edgar } from "../../adapters/sources/edgar/mod.ts"
import { addDays, importDefaults, Imports } from "../../core/mod.ts"
import { CompanyStore, ImportRuns, operator, PriceStore, SourceStore } from "../../core/ports.ts"
import { transactionsOf } from "../contract/lookFiled.ts"
import { type DurableLayer, priceHeader, take, withImports } from "../contract/stores.ts"
import { describePostgres } from "../postgres/database.ts"
import { runOn } from "../postgres/databases.ts"
import { freshPostgres, freshSqlite } from "./places.ts"

interface Interrupted {
  readonly stores: DurableLayer
  /** Runs a statement of which it returns the first column. */
  readonly query: (statement: string) => Effect.Effect<ReadonlyArray<unknown>>
  readonly migrate: Effect.Effect<unknown, unknown>
}

const sqlite = Effect.map(
  freshSqlite,
  ({ directory, stores }): Interrupted => ({
    stores,
    query: (statement) =>
      Effect.sync(() => {
        const database = new DatabaseSync(join(directory, "data.db"))
        const rows = database.prepare(statement).all()
        database.close()
        return rows.map((row) => Object.values(row)[0])
      }),
    migrate: Effect.scoped(Sqlite.migrate({ directory, busyTimeout: 5000 }))
  })
)

const postgres = Effect.map(
  freshPostgres,
  ({ stores, url }): Interrupted => ({
    stores,
    query: (statement) =>
      Effect.promise(async () => (await runOn(url, statement)).map((row) => Object.values(row)[0])),
    migrate: Postgres.migrate({ url: Redacted.make(url), maxConnections: 1 })
  })
)

const days = 900
const bar = (day: number, price: number) =>
  `OLD,${addDays("2010-01-01", day)},${price},${price},${price},${price},1`

/** The closes of all bars. */
const closes = Effect.gen(function* () {
  const [company] = yield* (yield* CompanyStore).bySymbol("OLD")
  const { close } = yield* (yield* PriceStore).bars({
    company_id: company?.company_id ?? 0,
    from: null,
    to: null,
    order: "asc",
    offset: 0,
    limit: null
  })
  return [...close]
})

const accession = (number: number): string => `0000001234-24-00000${number}`

/** Imports a form of two sales, an amendment where it names the day of an original; its counts. */
const fileForm = (number: number, shares: number, amends?: string) => {
  const sale = (security: string, price: number, ownership: string) =>
    `<nonDerivativeTransaction><securityTitle><value>${security}</value></securityTitle>
      <transactionDate><value>2024-03-01</value></transactionDate><transactionCoding><transactionCode>S</transactionCode></transactionCoding>
      <transactionAmounts><transactionShares><value>${shares}</value></transactionShares><transactionPricePerShare><value>${price}</value></transactionPricePerShare>
        <transactionAcquiredDisposedCode><value>D</value></transactionAcquiredDisposedCode></transactionAmounts>
      <postTransactionAmounts><sharesOwnedFollowingTransaction><value>900</value></sharesOwnedFollowingTransaction></postTransactionAmounts>
      <ownershipNature>${ownership}</ownershipNature></nonDerivativeTransaction>`
  const form = `<ownershipDocument><documentType>4${amends === undefined ? "" : "/A"}</documentType><periodOfReport>2024-03-01</periodOfReport>
    ${amends === undefined ? "" : `<dateOfOriginalSubmission>${amends}</dateOfOriginalSubmission>`}
    <issuer><issuerCik>1234</issuerCik></issuer>
    <reportingOwner><reportingOwnerId><rptOwnerCik>7</rptOwnerCik><rptOwnerName>DOE JANE</rptOwnerName></reportingOwnerId>
      <reportingOwnerRelationship><isDirector>1</isDirector></reportingOwnerRelationship></reportingOwner>
    <nonDerivativeTable>
      ${sale("Common Stock", 10, "<directOrIndirectOwnership><value>D</value></directOrIndirectOwnership>")}
      ${sale("Class A/B Stock", 11, "<directOrIndirectOwnership><value>I</value></directOrIndirectOwnership><natureOfOwnership><value>By Trust</value></natureOfOwnership>")}
    </nonDerivativeTable>
    <ownerSignature><signatureDate>${amends === undefined ? "2024-03-05" : "2024-03-20"}</signatureDate></ownerSignature></ownershipDocument>`
  const name = `${accession(number)}.xml`
  const entries = edgar.read(memoryFile(name, form), { subjects: null, since: null, today: "2026-01-05" })
  return Effect.gen(function* () {
    const { kinds } = yield* (yield* Imports).runEntries(
      { name, entries },
      { ...importDefaults, source: "edgar" }
    )
    const { changed, inserted, unchanged } = kinds[0] ?? { changed: 0, inserted: 0, unchanged: 0 }
    return { inserted, changed, unchanged }
  })
}

const laws = (place: typeof sqlite | typeof postgres): void => {
  it.live("bars that aren't packed yet are read and undone, then packed", () =>
    Effect.gen(function* () {
      const { migrate, query, stores } = yield* place
      const opened = yield* Layer.build(withImports(stores))
      const within = Effect.provide(
        Effect.gen(function* () {
          yield* take("companies", ["symbol,exchange,name", "OLD,NYSE,Old"])
          yield* take("prices", [priceHeader, ...Array.from({ length: days }, (_, day) => bar(day, 1))])
          yield* take("prices", [priceHeader, bar(300, 2)])
        }),
        opened
      )
      yield* within
      yield* query("delete from price_block")
      yield* query("insert into upkeep (name) values ('bars')")
      const [newest] = yield* Effect.provide(
        Effect.flatMap(ImportRuns, (_) => _.all),
        opened
      )
      yield* Effect.provide(
        Effect.flatMap(ImportRuns, (_) => _.undo(newest?.run_id ?? 0, operator)),
        opened
      )
      assert.deepStrictEqual(yield* Effect.provide(closes, opened), new Array(days).fill(1))

      yield* query("delete from price_block")
      yield* migrate
      assert.deepStrictEqual(yield* query("select name from upkeep"), [])
      assert.isAbove(Number((yield* query("select count(*) from price_block"))[0]), 5)
      assert.deepStrictEqual(yield* Effect.provide(closes, opened), new Array(days).fill(1))
    }).pipe(Effect.scoped)
  )

  it.live("insiders' rows of earlier ids are those of their filings when these are imported again", () =>
    Effect.gen(function* () {
      const { migrate, query, stores } = yield* place
      const opened = yield* Layer.build(withImports(stores))
      const on = Effect.provide(opened)
      yield* on(take("companies", ["symbol,exchange,name,cik", "OLD,NYSE,Old,1234"]))
      const rows = ["Common Stock/2024-03-01/S/D/D/@10", "Class A/B Stock/2024-03-01/S/D/I By Trust/@11"]
      const former = (number: number, shares: number) =>
        take(
          "insiders",
          [
            "external_id,cik,filed_date,transaction_date,insider_name,transaction_code,transaction_type,shares_change,price,currency,is_direct,shares_owned_after,relationship,filing_id,filing_url",
            ...rows.map((row, index) => {
              const id = `0000001234/0000000007/4/2024-03-01/nonDerivative/${row}`
              const url = `https://www.sec.gov/Archives/edgar/data/1234/00000012342400000${number}/${accession(number)}-index.htm`
              return `${id},1234,2024-03-05,2024-03-01,DOE JANE,S,Sale,-${shares},${10 + index},USD,${index === 0},900,director,${accession(number)},${url}`
            })
          ],
          { source: "edgar" }
        )
      yield* on(former(1, 100))
      const second = yield* on(former(2, 150))
      yield* query("insert into upkeep (name) values ('insiders')")
      yield* migrate
      yield* migrate
      const ids = yield* query("select external_id from insider_transaction order by transaction_id")
      assert.deepStrictEqual(
        ids,
        rows.map((row) => `${accession(2)}/0000001234/0000000007/4/2024-03-01/nonDerivative/${row}`)
      )
      const stored = Effect.map(on(transactionsOf("OLD")), (all) =>
        all.map((row) => `${row.filing_id?.slice(-1)} ${row.shares_change}`).toSorted()
      )
      // The same filing again, then an amendment of it.
      assert.deepStrictEqual(yield* on(fileForm(2, 150)), { inserted: 0, changed: 0, unchanged: 2 })
      assert.deepStrictEqual(yield* on(fileForm(3, 175, "2024-03-05")), {
        inserted: 2,
        changed: 0,
        unchanged: 0
      })
      assert.deepStrictEqual(yield* stored, ["3 -175", "3 -175"])
      const [amended] = yield* on(Effect.flatMap(ImportRuns, (_) => _.all))
      for (const run_id of [amended?.run_id ?? 0, second.run ?? 0]) {
        yield* on(Effect.flatMap(ImportRuns, (_) => _.undo(run_id, operator)))
      }
      assert.deepStrictEqual(yield* stored, ["1 -100", "1 -100"])
      assert.deepStrictEqual(yield* on(fileForm(1, 100)), { inserted: 0, changed: 0, unchanged: 2 })
    }).pipe(Effect.scoped)
  )

  it.live("runs that were stored without a source are listed as the imports of no named source", () =>
    Effect.gen(function* () {
      const { query, stores } = yield* place
      const sources = Effect.gen(function* () {
        yield* take("companies", ["symbol,exchange,name", "OLD,NYSE,Old"])
        yield* query("update import_run set source = null")
        yield* take("companies", ["symbol,exchange,name", "NEW,NYSE,New"])
        const runs = yield* (yield* ImportRuns).all
        const sources = yield* (yield* SourceStore).all
        return [runs.map(({ source }) => source), sources.map(({ runs, source }) => [source, runs])]
      })
      const found = yield* Effect.provide(sources, withImports(stores))
      assert.deepStrictEqual(found, [["import", "import"], [["import", 2]]])
    }).pipe(Effect.scoped)
  )
}

describe("on SQLite", () => {
  laws(sqlite)
})
describePostgres("on PostgreSQL", () => {
  laws(postgres)
})
