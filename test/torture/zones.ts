/** A thousand answers in processes of four time zones, each of which imports into a store of its own. */
import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { findata, remove, temporaryDirectory } from "../cli/command.ts"
import { createOn } from "../postgres/databases.ts"
import { together } from "./eachStore.ts"
import { type Finding, type Torture, withCluster } from "./program.ts"

const program = fileURLToPath(new URL("../cli/zones/answers.ts", import.meta.url))

const zones = ["UTC", "Asia/Seoul", "America/New_York", "Pacific/Kiritimati"]

/** So that there are more than a thousand answers. */
const times = 12

const run = promisify(execFile)

type Digests = Readonly<Record<string, string>>

/** The digest of each answer by its request, of a process of the zone. */
const answersIn = async (zone: string, place: string): Promise<Digests> => {
  const env = { PATH: process.env["PATH"], TZ: zone }
  const options = { env, maxBuffer: 100_000_000 }
  const { stdout } = await run(process.execPath, [program, "1", String(times), place], options)
  return JSON.parse(stdout)
}

const migrated = async (env: Readonly<Record<string, string>>, place: string): Promise<string> => {
  const { code, stderr } = await findata(env, "migrate")
  if (code !== 0) throw new Error(`The store wasn't migrated: ${stderr}`)
  return place
}

const inZones = async (placeOf: () => Promise<string>): Promise<ReadonlyArray<Finding>> => {
  const all: Array<Digests> = []
  for (const zone of zones) all.push(await answersIn(zone, await placeOf()))
  const [first = {}, ...others] = all
  const requests = Object.keys(first)
  const served = requests.filter((request) => first[request]?.startsWith("200"))
  const different = others.flatMap((answers, i) =>
    requests
      .filter((request) => answers[request] !== first[request])
      .map((request) => `${zones[i + 1]}: ${request}`)
  )
  return [
    {
      promise: "A thousand answers are the same bytes in each of four time zones",
      cases: requests.length * zones.length,
      faults: [
        ...(served.length >= 1000 ? [] : [`${served.length} of ${requests.length} answers were served`]),
        ...different.slice(0, 5)
      ]
    }
  ]
}

const onSqlite = async (): Promise<ReadonlyArray<Finding>> => {
  const directories: Array<string> = []
  try {
    return await inZones(async () => {
      const directory = await temporaryDirectory()
      directories.push(directory)
      return migrated({ FINDATA_DATA: directory }, directory)
    })
  } finally {
    for (const directory of directories) await remove(directory)
  }
}

const onPostgres = (): Promise<ReadonlyArray<Finding>> =>
  withCluster((cluster) =>
    inZones(async () => {
      const url = await createOn(cluster.url)
      return migrated({ DATABASE_URL: url }, url)
    })
  )

export const torture: Torture = {
  name: "zones",
  promise: "Answers are the same bytes in each time zone",
  needs: ["pg_ctl"],
  run: async () =>
    together([
      ["SQLite", await onSqlite()],
      ["PostgreSQL", await onPostgres()]
    ])
}
