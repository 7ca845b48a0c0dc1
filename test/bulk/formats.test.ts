/** Files of whole tables, read by programs that others wrote. */
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { tableFromIPC } from "@uwdata/flechette"
import { DuckDBInstance } from "@duckdb/node-api"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { bulkBytes, parquetRows } from "../../adapters/bulk/mod.ts"
import {
  type BulkColumn,
  type BulkFormat,
  type BulkRows,
  type BulkType,
  storedValue
} from "../../core/ports.ts"

const column = (name: string, type: BulkType, isNullable: boolean): BulkColumn => ({
  name,
  type,
  isNullable,
  meaning: `The ${name}`
})

const columns = [
  column("id", "int64", false),
  column("day", "date", false),
  column("price", "double", false),
  column("volume", "int64", false),
  column("count", "int64", true),
  column("ratio", "double", true),
  column("filed", "date", true),
  column("seen", "timestamp", false),
  column("flag", "boolean", true),
  column("text", "text", true)
]

const texts = ["a", null, "가나다 😀", 'quote " and, comma', "line\r\nbreak", "", "a"]

/** Typed arrays and lists, with what is at the bounds of each type. */
const rowsFrom = (first: number, length: number): BulkRows => {
  const each = <A>(value: (i: number) => A): Array<A> => Array.from({ length }, (_, i) => value(first + i))
  return {
    length,
    columns: [
      Int32Array.from(each((i) => i >> 4)),
      Int32Array.from(each((i) => i % 40_000)),
      Float64Array.from(each((i) => (i % 3 === 0 ? 1 / (i + 1) : i * 1e12))),
      Float64Array.from(each((i) => (i % 5 === 0 ? Number.MAX_SAFE_INTEGER - i : i))),
      each((i) => (i % 4 === 0 ? null : i % 7 === 0 ? -(2 ** 40) - i : i)),
      each((i) => (i % 2 === 0 ? null : -1e-300 * i)),
      each((i) => (i % 3 === 0 ? null : -i % 100_000)),
      each((i) => (1_600_000_000 + i) * 1_000_000),
      each((i) => (i % 3 === 0 ? null : i % 2 === 0)),
      each((i) => texts[i % texts.length] ?? null)
    ]
  }
}

/** More rows than a row group has, in pieces of different sizes. */
const pieces = [rowsFrom(0, 1), rowsFrom(1, 79_999), rowsFrom(80_000, 45_000), rowsFrom(125_000, 5000)]
const count = 130_000

const schema = { name: "made", schema_version: 3, columns }

const fileOf = async (format: BulkFormat, rows: ReadonlyArray<BulkRows> = pieces): Promise<Uint8Array> =>
  Buffer.concat(
    await Effect.runPromise(Stream.runCollect(bulkBytes(format, schema, Stream.fromIterable(rows))))
  )

/** A value as text: of days and instants that which ISO 8601 has. */
const texted = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === "number" ? String(value) : `${value}`

const expected = (place: number): Array<string | null> =>
  pieces.flatMap(({ columns: values, length }) =>
    Array.from({ length }, (_, row) =>
      texted(storedValue(columns[place]?.type as BulkType, values[place]?.[row] ?? null))
    )
  )

/** Where long lists differ first; null where they don't. */
const differenceOf = (
  found: ReadonlyArray<unknown> | undefined,
  wanted: ReadonlyArray<unknown>,
  name: string | undefined
): string | null => {
  if (found?.length !== wanted.length) return `${name}: ${found?.length} instead of ${wanted.length} values`
  const row = wanted.findIndex((value, place) => value !== found[place])
  return row < 0 ? null : `${name}, row ${row}: ${String(found[row])} instead of ${String(wanted[row])}`
}

describe("files of whole tables", () => {
  let directory: string
  let duck: Awaited<ReturnType<DuckDBInstance["connect"]>>
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "findata-bulk-"))
    duck = await (await DuckDBInstance.create(":memory:")).connect()
  })
  afterAll(async () => {
    duck.closeSync()
    await rm(directory, { recursive: true })
  })

  const query = async (sql: string) => (await duck.runAndReadAll(sql)).getColumns()

  /** Each column of a file as DuckDB reads it, as text; numbers as shortest text that gives them again. */
  const readByDuckDB = async (source: string): Promise<ReadonlyArray<ReadonlyArray<string | null>>> =>
    Promise.all(
      columns.map(async ({ name, type }) => {
        const shown =
          type === "timestamp" ? `strftime(${name} at time zone 'UTC', '%Y-%m-%dT%H:%M:%SZ')` : name
        const [values] = await query(
          `select ${type === "double" ? name : `cast(${shown} as varchar)`} from ${source}`
        )
        return (values ?? []).map(texted)
      })
    )

  it("of Parquet have the types, values and nulls of the rows, for DuckDB", { timeout: 60_000 }, async () => {
    const path = join(directory, "made.parquet")
    await writeFile(path, await fileOf("parquet"))
    const [names, types] = await query(`describe select * from '${path}'`)
    assert.deepStrictEqual(
      names,
      columns.map(({ name }) => name)
    )
    assert.deepStrictEqual(types, [
      "BIGINT",
      "DATE",
      "DOUBLE",
      "BIGINT",
      "BIGINT",
      "DOUBLE",
      "DATE",
      "TIMESTAMP WITH TIME ZONE",
      "BOOLEAN",
      "VARCHAR"
    ])
    const read = await readByDuckDB(`'${path}'`)
    for (const place of columns.keys())
      assert.isNull(differenceOf(read[place], expected(place), columns[place]?.name))
    const [groups, codecs] = await query(
      `select count(distinct row_group_id), string_agg(distinct compression, ',') from parquet_metadata('${path}')`
    )
    assert.deepStrictEqual([groups, codecs], [[2n], ["ZSTD"]])
    const [low, high, nulls] = await query(
      `select stats_min_value, stats_max_value, stats_null_count from parquet_metadata('${path}') where path_in_schema = 'filed' and row_group_id = 0`
    )
    assert.deepStrictEqual([low, high, nulls], [["1696-03-19"], ["1970-01-01"], [40_960n]])
    const [keys] = await query(
      `select decode(value) from parquet_kv_metadata('${path}') where decode(key) = 'findata.table'`
    )
    assert.deepStrictEqual(keys, ["made"])
  })

  it("of Parquet are read again as the rows that they were made of", { timeout: 60_000 }, async () => {
    const bytes = await fileOf("parquet")
    const file = {
      byteLength: bytes.length,
      slice: (from: number, to?: number) => Uint8Array.from(bytes.subarray(from, to)).buffer
    }
    const found: Array<Array<string | null>> = columns.map(() => [])
    for await (const rows of parquetRows(file, columns))
      for (const [place, values] of rows.columns.entries())
        for (const value of values)
          found[place]?.push(texted(storedValue(columns[place]?.type as BulkType, value)))
    for (const place of columns.keys())
      assert.isNull(differenceOf(found[place], expected(place), columns[place]?.name))
  })

  it("of Parquet with long texts are written before these fill memory", async () => {
    const long = "x".repeat(1_000_000)
    const wide = { name: "wide", schema_version: 1, columns: [column("text", "text", false)] }
    const sizes: Array<number> = []
    const rows = Stream.fromIterable(
      Array.from({ length: 40 }, (_, i) => ({ length: 1, columns: [[`${i}${long}`]] })),
      { chunkSize: 1 }
    )
    await Effect.runPromise(
      Stream.runForEach(bulkBytes("parquet", wide, rows), ({ length }) =>
        Effect.sync(() => void sizes.push(length))
      )
    )
    assert.isAtLeast(sizes.length, 3)
  })

  it("of Arrow have the types, values and nulls of the rows", async () => {
    const table = tableFromIPC(await fileOf("arrow"), { useDate: false, useBigInt: true })
    assert.strictEqual(table.numRows, count)
    for (const [place, { name, type }] of columns.entries()) {
      const read = Array.from(table.getChild(name) as Iterable<unknown>, (value) =>
        value === null || (type !== "date" && type !== "timestamp")
          ? texted(value)
          : new Date(Number(value)).toISOString().slice(0, type === "date" ? 10 : 19)
      )
      const wanted = expected(place).map((text) =>
        type === "timestamp" ? (text?.slice(0, 19) ?? null) : text
      )
      assert.isNull(differenceOf(read, wanted, name))
    }
  })

  it("of CSV have the values of the rows, for DuckDB", { timeout: 60_000 }, async () => {
    const path = join(directory, "made.csv.gz")
    await writeFile(path, await fileOf("csv.gz"))
    const types = columns.map(
      ({ name, type }) =>
        `'${name}': '${type === "int64" ? "bigint" : type === "timestamp" ? "timestamptz" : type === "text" ? "varchar" : type}'`
    )
    const read = await readByDuckDB(
      `read_csv('${path}', header = true, quote = '"', escape = '"', columns = {${types.join(", ")}}, nullstr = '')`
    )
    for (const place of columns.keys()) {
      // Nothing stands for both an unknown text and an empty one.
      const wanted = expected(place).map((text) =>
        columns[place]?.name === "text" && text === "" ? null : text
      )
      assert.isNull(differenceOf(read[place], wanted, columns[place]?.name))
    }
  })

  it("of no rows have their columns", async () => {
    const path = join(directory, "none.parquet")
    await writeFile(path, await fileOf("parquet", []))
    assert.deepStrictEqual(await query(`select count(*), count(text) from '${path}'`), [[0n], [0n]])
    const table = tableFromIPC(await fileOf("arrow", []))
    assert.deepStrictEqual([table.numRows, table.numCols], [0, columns.length])
    const zipped = join(directory, "none.csv.gz")
    await writeFile(zipped, await fileOf("csv.gz", []))
    const [names] = await query(`describe select * from read_csv('${zipped}')`)
    assert.strictEqual(names?.length, columns.length)
  })
})
