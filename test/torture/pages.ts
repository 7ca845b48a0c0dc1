/**
 * What the pages of companies show in Chromium, compared figure by figure with what the API answers: of a generated market
 * with receipts, several classes, funds, halves, losses, listings that ended, and companies without prices or statements. As a
 * program, `node test/torture/pages.ts 200 7` opens the pages of so many companies of a market by that seed.
 */
import "../site/english.ts"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { hasChromium } from "../chromium.ts"
import { type Environment, findata } from "../cli/command.ts"
import { variedMarket } from "../services/variedMarket.ts"
import type { Asking, CheckedPage, Subject } from "../site/browser/pagesFigures.ts"
import { type RunningSite, startSite } from "../site/browser/running.ts"
import { countOf, type Missing, type Outcome, report, type Torture } from "./program.ts"

// After what they look at when they are loaded.
const { addressOf, beside, checkedPages, shownOn, subjectOf } = await import(
  "../site/browser/pagesFigures.ts"
)

const promise = "Each figure on a company's pages is the one that the API answers"

const kinds = [
  "companies",
  "prices",
  "actions",
  "shares",
  "statements",
  "insiders",
  "reports",
  "disclosures"
] as const

/** Imports the files of a market of so many issuers by the command. */
const filled =
  (issuers: number, seed: number) =>
  async (env: Environment): Promise<void> => {
    const { files } = variedMarket(issuers, seed)
    for (const kind of kinds) {
      const file = join(env["FINDATA_DATA"] ?? "", `${kind}.csv`)
      await writeFile(file, files[kind].join("\n"))
      const basis = kind === "prices" ? ["--basis", "raw"] : []
      const { code, stderr, stdout } = await findata(env, "import", kind, file, ...basis)
      if (code !== 0) throw new Error(`${kind} weren't imported: ${stderr}${stdout}`)
    }
  }

const askingOf =
  (address: string): Asking =>
  async <A>(path: string) => {
    const response = await fetch(`${address}${path}`)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as A
  }

const pageNames = Object.keys(checkedPages) as ReadonlyArray<CheckedPage>

interface Counted {
  figures: number
  known: number
  readonly faults: Array<string>
}

/** Compares all pages of a company. */
const comparePages = async (site: RunningSite, ask: Asking, subject: Subject, counted: Counted) => {
  for (const name of pageNames) {
    const { expected, kept } = checkedPages[name]
    const path = addressOf(name, subject)
    const { close, errors, page, status } = await site.open(path, { kept })
    const shown = await shownOn(page)
    await close()
    counted.faults.push(...errors.map((error) => `${path}: ${error}`))
    if (status !== 200) counted.faults.push(`${path}: ${status}`)
    for (const row of beside(shown, await expected(ask, subject))) {
      counted.figures += row.expected.length
      counted.known += row.expected.filter((text) => /\d/.test(text)).length
      if (row.shown === undefined || row.shown.join("|") !== row.expected.join("|"))
        counted.faults.push(
          `${path}, ${name}, ${row.name}: ${row.shown?.join(" | ") ?? "not shown"}, by the API ${row.expected.join(" | ")}`
        )
    }
  }
}

const usualCompanies = 200

const compared = async (companies = usualCompanies, seed = 7): Promise<Outcome | Missing> => {
  if (!hasChromium) return { missing: ["chromium"] }
  const site = await startSite({ flags: [], prepare: filled(companies, seed) })
  try {
    const ask = askingOf(site.address)
    const counted: Counted = { figures: 0, known: 0, faults: [] }
    const [, ...rows] = variedMarket(companies, seed).files.companies
    for (const row of rows) {
      const [symbol = ""] = row.split(",")
      await comparePages(site, ask, await subjectOf(ask, symbol, null), counted)
    }
    return {
      cases: counted.figures,
      faults: counted.faults,
      notes: [
        `${rows.length} companies, ${rows.length * pageNames.length} pages: ${counted.known} of ${counted.figures} figures are known`
      ]
    }
  } finally {
    await site.close()
  }
}

export const torture: Torture = { name: "pages", promise, needs: [], run: compared }

if (import.meta.main) {
  const [, , companies, seed] = process.argv
  report(await compared(countOf(companies, usualCompanies), countOf(seed, 7)))
}
