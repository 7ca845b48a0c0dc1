/**
 * Writes the rows of Parquet files again by DuckDB's own COPY, of a table in memory, in two threads: `node duckdbCopy.ts GLOB
 * DIRECTORY`. Prints how long it took and what it wrote as JSON.
 */
import { statSync } from "node:fs"
import { join } from "node:path"
import { DuckDBInstance } from "@duckdb/node-api"

const [, , files = "", directory = ""] = process.argv
const db = await (await DuckDBInstance.create(":memory:", { threads: "2" })).connect()
await db.run(
  `create table bars as select * exclude (year) from read_parquet('${files}', hive_partitioning = true)`
)
const path = join(directory, "duckdb.parquet")
const [begun, usage] = [performance.now(), process.cpuUsage()]
await db.run(`copy bars to '${path}' (format parquet, compression zstd)`)
const seconds = (performance.now() - begun) / 1000
const { system, user } = process.cpuUsage(usage)
const rows = Number((await db.runAndReadAll("select count(*) from bars")).getRows()[0]?.[0])
console.log(JSON.stringify({ rows, size: statSync(path).size, seconds, time: user + system }))
