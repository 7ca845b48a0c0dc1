/** The first call of a list after an import of one row into its store, compared with the list's median. */
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { lastDay } from "../data/bars.ts"
import { companyAt } from "../data/companies.ts"
import { importFile } from "../harness/findata.ts"
import type { Environment } from "../harness/programs.ts"
import { median } from "../harness/statistics.ts"
import { type Served, type Timed, ask } from "./compare.ts"
import { lists } from "./requests.ts"

export interface AfterImport {
  readonly name: string
  /** The median of the first calls, in milliseconds, and as a multiple of the list's own median. */
  readonly first: number
  readonly times: number
  /** Seconds of each import, with the start of the command. */
  readonly imports: ReadonlyArray<number>
}

/** A row that no store has, by its kind; the number is of milliseconds, which stores that are used again may have seen. */
const newRow: Readonly<Record<"companies" | "reports", (n: number) => string>> = {
  companies: (n) =>
    `symbol,exchange,name\nZ${n.toString(36).toUpperCase()},NASDAQ,Newcomer ${n} Holdings Corp.\n`,
  reports: (n) =>
    `external_id,symbol,report_date,title,securities_firm\nnew${n},${companyAt(0).symbol},${lastDay},Newcomer ${n} margins,Hana Securities\n`
}

/** The lists that are asked, by the kind of the row. */
const asked: ReadonlyArray<readonly [kind: keyof typeof newRow, name: string]> = [
  ["companies", "companies"],
  ["companies", "companies ?search, in many names"],
  ["companies", "companies ?search, a word's beginning"],
  ["companies", "companies ?sector"],
  ["reports", "reports"],
  ["reports", "reports ?title"],
  ["reports", "reports ?securities_firm"]
]

const rounds = 3

export const importOneAndAsk = async (
  env: Environment,
  server: Served,
  usual: ReadonlyArray<Timed>,
  directory: string
): Promise<ReadonlyArray<AfterImport>> => {
  let row = Date.now()
  const found: Array<AfterImport> = []
  for (const [kind, name] of asked) {
    const one = lists.find((list) => list.name === name)
    const timed = usual.find((list) => list.name === name)
    if (one === undefined || timed === undefined) throw new Error(`There is no list ${name}`)
    const [firsts, imports] = [new Array<number>(), new Array<number>()]
    for (let round = 0; round < rounds; round++) {
      const path = join(directory, `${kind}.csv`)
      writeFileSync(path, newRow[kind](row++))
      const { inserted, seconds } = await importFile(env, kind, path)
      if (inserted !== 1) throw new Error(`${inserted} ${kind} were inserted, not 1`)
      imports.push(seconds)
      firsts.push(await ask(server, one, 50 + round))
    }
    const first = median(firsts)
    found.push({ name, first, times: first / median(timed.large), imports })
  }
  return found
}
