/** Backups made by hand: each value of a wrong type is found before anything is written. */
import { createHash } from "node:crypto"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { archivedTables } from "../../adapters/sql/archive/archivedTables.ts"
import { rowsFault } from "../../adapters/sql/mod.ts"
import { verifyBackup } from "../../apps/backup/BackupFile.ts"
import { remove, temporaryDirectory } from "../cli/command.ts"

const head = {
  format: "findata backup",
  version: 1,
  created_at: "2024-01-01T00:00:00Z",
  schema: { data: 1, access: 1 },
  counters: {}
}

/** By type a value of it, and others. */
const values: Readonly<Record<string, readonly [right: unknown, ...wrong: ReadonlyArray<unknown>]>> = {
  text: ["a", 1, true, [], {}],
  json: ["[]", 1, true, []],
  date: ["2024-01-31", "2024-02-30", "tomorrow", 20240131, true],
  integer: [1, "1", 1.5, 2 ** 31, true, {}],
  bigint: [2 ** 40, "1", 1.5, 2 ** 60, false],
  "double precision": [1.5, "1.5", true, []],
  boolean: [true, 1, "true"]
}

const instant = ["2024-01-31T09:30:00Z", "zzz", "2024-01-31", 1] as const

/** By column, where its type alone doesn't say it. */
const ruled: typeof values = {
  "api_key.scopes": ["read:all read:news", 1, "admin", "read:all admin"],
  "api_key.tier": ["premium", "gold", 1],
  "api_key.rate_limit": [1000, 0, -1, 1_000_001, "1"],
  "api_key.rate_period": [3600, 0, 59, 86_401],
  "api_key.created_at": instant,
  "api_key.expires_at": instant,
  "api_key.last_used_at": instant,
  "api_key.revoked_at": instant,
  "api_key_secret.valid_until": instant,
  "owned.created_at": instant,
  "owned.changed_at": instant,
  "exchange.time_zone": ["Asia/Seoul", "Mars/X", 1]
}

describe("Rows of a backup", () => {
  const columns = archivedTables.flatMap(({ columns, name: table }) =>
    columns.map(({ name, type }) => [`${table}.${name}`, table, name, type] as const)
  )
  it.for(columns)("%s has values of its type alone", ([place, table, name, type]) => {
    const [right, ...wrong] = ruled[place] ?? values[type] ?? []
    const faultOf = (value: unknown) => rowsFault({ table, columns: [name], rows: [[value]] })
    assert.isNull(faultOf(right))
    assert.isNull(faultOf(null))
    assert.isNotEmpty(wrong)
    for (const value of wrong) assert.include(faultOf(value), `${place}: expected `)
  })
})

describe("A backup made by hand", () => {
  let directory: string
  beforeAll(async () => {
    directory = await temporaryDirectory()
  })
  afterAll(() => remove(directory))

  const faultOf = async (...lines: ReadonlyArray<unknown>) => {
    const path = join(directory, "a.gz")
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("")
    const sha256 = createHash("sha256").update(text).digest("hex")
    await writeFile(path, gzipSync(`${text}${JSON.stringify({ rows: {}, pdfs: 0, sha256 })}\n`))
    return Effect.runPromise(
      Effect.match(verifyBackup(path), { onSuccess: () => null, onFailure: ({ message }) => message })
    )
  }
  const rows = { table: "id_sequence", columns: ["name", "next"], rows: [["company", 1]] }

  it("is read where it is right", async () => {
    assert.isNull(await faultOf(head, rows, { pdf: "a", data: "", isLast: true }))
  })

  it.for([
    [{ ...head, schema: {} }],
    [{ ...head, schema: { data: "1", access: 1 } }],
    [{ ...head, counters: undefined }],
    [{ ...head, counters: { api_key: "1" } }],
    [head, {}],
    [head, []],
    [head, { ...rows, columns: undefined }],
    [head, { ...rows, columns: ["name", "name"] }],
    [head, { ...rows, columns: [1, 2] }],
    [head, { ...rows, rows: undefined }],
    [head, { ...rows, rows: [["company"]] }],
    [head, { ...rows, rows: [["company", 1, 2]] }],
    [head, { ...rows, rows: [null] }],
    [head, { ...rows, rows: ["ab"] }],
    [head, { pdf: 1, data: "", isLast: true }],
    [head, { pdf: "a" }]
  ])("is refused with what is wrong: %j", async (lines) => {
    assert.match((await faultOf(...lines)) ?? "", /^\S+a\.gz can't be restored: /)
  })

  it("is refused in linear time where a line doesn't end", async () => {
    const path = join(directory, "long.gz")
    await writeFile(path, gzipSync(Buffer.alloc(70 * 1024 * 1024, 0x20), { level: 1 }))
    const { message } = await Effect.runPromise(Effect.flip(verifyBackup(path)))
    assert.include(message, "it has a line of more than 67108864 characters")
  })
})
