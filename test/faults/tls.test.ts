/** Connections to PostgreSQL by TLS: chain and host of the server's certificate are checked for both of its clients. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Effect, Redacted } from "effect"
import * as Postgres from "../../adapters/postgres/mod.ts"
import { CompanyStore, ImportRuns } from "../../core/ports.ts"
import { findata, remove, temporaryDirectory } from "../cli/command.ts"
import { describePostgres, freshDatabase } from "../postgres/database.ts"
import { makeCertificates } from "../postgres/certificates.ts"
import { runOn } from "../postgres/databases.ts"
import { describeCluster, ownCluster } from "../postgres/ownCluster.ts"

const own = makeCertificates()
const other = makeCertificates()
const describeTls = own === null ? describe.skip : describeCluster

const at = (url: string, host: string, mode: string): string => {
  const changed = new URL(url)
  changed.hostname = host
  if (mode !== "") changed.searchParams.set("sslmode", mode)
  return changed.href
}

const optionsOf = (url: string, ca: string | null): Postgres.PostgresOptions => ({
  url: Redacted.make(url),
  ca,
  maxConnections: 2
})

/** Why neither the client of imports nor the pool gets a connection. */
const refusals = (options: Postgres.PostgresOptions) =>
  Effect.gen(function* () {
    const filter = { search: null, sector: null, country_code: null }
    const listing = Effect.flatMap(CompanyStore, (_) => _.list(filter, { offset: 0, limit: 1 }))
    const pool = yield* Effect.flip(Effect.provide(listing, Postgres.storesLayer(options)))
    const bulk = yield* Effect.flip(Effect.scoped(Postgres.migrate(options)))
    return {
      bulk: String((bulk as Error).message),
      pool: String((pool as { readonly reason?: unknown }).reason)
    }
  })

describeTls("a server with a certificate for localhost", () => {
  const cluster = ownCluster("ssl = on\nssl_cert_file = 'own.crt'\nssl_key_file = 'own.key'\n", {
    "own.crt": own?.certificate ?? "",
    "own.key": own?.key ?? ""
  })
  const ca = own?.ca ?? null
  let directory: string
  beforeAll(async () => {
    directory = await temporaryDirectory()
  })
  afterAll(() => remove(directory))

  it.live.each(["verify-full", "verify-ca", "require", ""])(
    "is reached by TLS by sslmode=%s and its authority",
    (mode) =>
      Effect.gen(function* () {
        const { url } = cluster.current()
        const options = optionsOf(at(url, "localhost", mode), ca)
        yield* Effect.scoped(Postgres.migrate(options))
        const encrypted = yield* Effect.gen(function* () {
          yield* Effect.flatMap(CompanyStore, (_) => _.exchanges)
          yield* Effect.flatMap(ImportRuns, (_) => _.all)
          return yield* Effect.promise(() =>
            runOn(
              url,
              `select application_name, bool_and(ssl) as ssl from pg_stat_ssl join pg_stat_activity using (pid)
             where application_name like 'findata%' group by 1 order by 1`
            )
          )
        }).pipe(Effect.provide([Postgres.storesLayer(options), Postgres.importsLayer(options)]))
        assert.deepStrictEqual(encrypted, [
          { application_name: "findata", ssl: true },
          { application_name: "findata import", ssl: true }
        ])
      })
  )

  it.live("isn't trusted without its authority, or by another one", () =>
    Effect.gen(function* () {
      const url = at(cluster.current().url, "localhost", "verify-full")
      for (const authority of [null, other?.ca ?? null]) {
        const { bulk, pool } = yield* refusals(optionsOf(url, authority))
        assert.match(
          bulk,
          /^PostgreSQL could not connect: the certificate of localhost isn't signed by an authority that is trusted \([A-Z_]+\): DATABASE_CA names the file of its authority's certificate$/
        )
        assert.match(pool, /Connection|connect/)
      }
    })
  )

  it.live("isn't taken for another host", () =>
    Effect.gen(function* () {
      const { bulk, pool } = yield* refusals(
        optionsOf(at(cluster.current().url, "127.0.0.1", "verify-full"), ca)
      )
      assert.strictEqual(
        bulk,
        "PostgreSQL could not connect: the certificate that it showed isn't for 127.0.0.1: name the host as the certificate does, or have one made for 127.0.0.1"
      )
      assert.match(pool, /Connection|connect/)
    })
  )

  it("is reached by commands through DATABASE_CA or sslrootcert", { timeout: 60_000 }, async () => {
    const file = join(directory, "ca.crt")
    await writeFile(file, ca ?? "")
    const url = at(cluster.current().url, "localhost", "verify-full")
    const byUrl = await findata({ DATABASE_URL: `${url}&sslrootcert=${file}` }, "migrate")
    assert.strictEqual(byUrl.code, 0, byUrl.stderr)
    const byVariable = await findata({ DATABASE_URL: url, DATABASE_CA: file }, "migrate")
    assert.strictEqual(byVariable.code, 0, byVariable.stderr)
    const without = await findata({ DATABASE_URL: url }, "migrate")
    assert.strictEqual(without.code, 1)
    assert.match(
      without.stderr,
      /^PostgreSQL could not connect: the certificate of localhost isn't signed [^\n]+\n$/
    )
  })
})

describePostgres("a server without TLS", () => {
  it.live("isn't connected to where TLS is required, and is where it is preferred", () =>
    Effect.gen(function* () {
      const url = yield* freshDatabase
      const { hostname } = new URL(url)
      const { bulk } = yield* refusals(optionsOf(at(url, hostname, "verify-full"), null))
      assert.strictEqual(
        bulk,
        `PostgreSQL could not connect: ${hostname} has no TLS, which is required: turn it on there, or use sslmode=disable`
      )
      yield* Effect.scoped(Postgres.migrate(optionsOf(at(url, hostname, "prefer"), null)))
    })
  )
})

describe("settings of TLS", () => {
  const url = "postgres://findata:hunter2@db.example/findata"

  it.each([
    [
      { DATABASE_URL: `${url}?sslmode=verify` },
      "DATABASE_URL: sslmode=verify: expected disable, allow, prefer, require, verify-ca or verify-full"
    ],
    [
      { DATABASE_URL: `${url}?sslmode=prefer&sslrootcert=package.json` },
      "DATABASE_URL: sslmode=prefer checks no certificate: expected require, verify-ca or verify-full with a file of certificates\nDATABASE_URL: sslrootcert=package.json: expected a file of certificates as PEM: no certificate in it"
    ],
    [
      { DATABASE_URL: url, DATABASE_CA: "/nowhere/ca.crt" },
      "DATABASE_CA=/nowhere/ca.crt: expected a file of certificates as PEM: no such file"
    ],
    [{ DATABASE_CA: "/nowhere/ca.crt" }, "DATABASE_CA: expected DATABASE_URL with it"],
    [
      { DATABASE_URL: `${url}?sslkey=a&sslcert=b` },
      "DATABASE_URL: sslcert isn't supported: the password identifies findata\nDATABASE_URL: sslkey isn't supported: the password identifies findata"
    ]
  ])("that can't be used are named: %o", async (env, faults) => {
    const { code, stderr } = await findata(env, "migrate")
    assert.deepStrictEqual([code, stderr], [2, `Invalid environment:\n${faults}\n`])
    assert.notInclude(stderr, "hunter2")
  })
})
