/** Many issuers are fetched from SEC's archives, and continued by the daily indexes. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { maxSingly } from "../../../../adapters/sources/edgar/fetch/Fetch.ts"
import { memoryFile } from "../../../../adapters/sources/mod.ts"
import { accn, day, jsonOf, year } from "../facts.ts"
import {
  type Answers,
  facts,
  factsOf,
  fetched,
  index,
  isFetched,
  made,
  site,
  subject,
  submissions,
  submissionsOf,
  tickers,
  tuesday
} from "./fetching.ts"
import { archive, entriesOf } from "../reading.ts"

/** One more than are fetched singly; `made` is the first. */
const many = Array.from({ length: maxSingly }, (_, at) =>
  subject(at + 2, `S${at}`, String(5_000_000 + at).padStart(10, "0"))
)
const subjects = [made, ...many]

const archives = {
  submissions: `${site}/Archives/edgar/daily-index/bulkdata/submissions.zip`,
  facts: `${site}/Archives/edgar/daily-index/xbrl/companyfacts.zip`
}

const counted = JSON.stringify(
  jsonOf({
    "us-gaap:NetIncomeLoss": [{ ...year, val: 5 }],
    "dei:EntityCommonStockSharesOutstanding shares": [{ ...day, val: 100 }]
  })
)

const monday = `${site}/Archives/edgar/daily-index/2024/QTR1/form.20240101.idx`

/** Archives made in the night to the 2nd of January 2024, which have everything to the end of the 1st. */
const made2nd = "Tue, 02 Jan 2024 08:00:00 GMT"

const zipped = Effect.gen(function* () {
  const [own] = many
  const other = own?.cik ?? ""
  const ofSubmissions = yield* archive({
    "CIK0000001234.json": submissions(made, [accn(1), "2023-11-02", "10-Q"], [accn(2), "2023-12-01", "4"]),
    [`CIK${other}.json`]: submissions(subject(2, "S0", other)),
    "CIK0000000009.json": submissions(subject(0, "NONE", "0000000009"))
  })
  const ofFacts = yield* archive({ "CIK0000001234.json": counted, "CIK0000000009.json": facts })
  const answers: Answers = {
    [tickers]: null,
    [archives.submissions]: { bytes: ofSubmissions, made: made2nd },
    [archives.facts]: { bytes: ofFacts, made: made2nd },
    [tuesday]: index(["10-K", "1234", accn(5)]),
    [submissionsOf(made)]: submissions(made),
    [factsOf(made)]: counted
  }
  return { answers, ofFacts, ofSubmissions, other }
})

describe("More issuers than are fetched singly", () => {
  it.effect("come from two archives, and then from the days after", () =>
    Effect.gen(function* () {
      const { answers, other } = yield* zipped
      const { asked, entries, failures, names } = yield* fetched({ answers, subjects })
      assert.deepStrictEqual(failures, [])
      assert.deepStrictEqual(asked, [
        `${tickers} if changed`,
        archives.submissions,
        archives.facts,
        monday,
        tuesday,
        `${submissionsOf(made)} if changed`,
        `${factsOf(made)} if changed`
      ])
      assert.deepStrictEqual(names.slice(1, 9), [
        "CIK0000001234.json/companies",
        "CIK0000001234.json/filings",
        `CIK${other}.json/companies`,
        `CIK${other}.json/filings`,
        "CIK0000001234.json",
        "share-classes/CIK0000001234",
        "archives",
        isFetched(made)
      ])
      assert.strictEqual(entries[7]?.version, "2024-01-01, of 501 issuers on 2024-01-03")
      assert.deepInclude(
        entries.find(({ name }) => name === isFetched(made)),
        { version: "as of 2024-01-01", rows: [] }
      )
      assert.strictEqual(names.filter((name) => name.startsWith("issuers/")).length, subjects.length)
      assert.strictEqual(
        entries.at(-1)?.version,
        "after 2024-01-01, of 501 issuers on 2024-01-03",
        entries.at(-1)?.name
      )
    })
  )

  it.effect("have the entries of the archives as they are imported from files", () =>
    Effect.gen(function* () {
      const { answers, ofFacts, ofSubmissions } = yield* zipped
      const { entries } = yield* fetched({ answers, subjects })
      const inFiles = [
        ...(yield* entriesOf(memoryFile("submissions.zip", ofSubmissions))),
        ...(yield* entriesOf(memoryFile("companyfacts.zip", ofFacts)))
      ].filter(({ name }) => !name.includes("CIK0000000009"))
      for (const { name, version } of inFiles) {
        assert.deepInclude(
          entries.find((entry) => entry.name === name),
          { version }
        )
      }
      assert.isNotEmpty(inFiles)
    })
  )

  it.effect("are repeated from the archives' day though later days were imported before", () =>
    Effect.gen(function* () {
      const { answers } = yield* zipped
      const imported = ["daily-index/2024-01-02", "daily-index/2024-01-01"]
      const { asked } = yield* fetched({ answers, imported, subjects })
      assert.includeMembers(asked, [monday, tuesday])
    })
  )

  it.effect("and others that were fetched before continue where those ended", () =>
    Effect.gen(function* () {
      const { answers } = yield* zipped
      const { asked } = yield* fetched({ answers, imported: ["daily-index/2023-12-29"], subjects })
      assert.deepStrictEqual(
        asked.filter((url) => url.endsWith(".idx")).map((url) => url.slice(-12, -4)),
        ["20231230", "20231231", "20240101", "20240102"]
      )
    })
  )

  it.effect("aren't fetched again once they were", () =>
    Effect.gen(function* () {
      const { answers } = yield* zipped
      const version = "2024-01-01, of 501 issuers on 2024-01-03"
      const imported = Object.fromEntries([
        ["archives", version],
        ["daily-index/2024-01-02", `after ${version}`],
        ...subjects.map((one) => [isFetched(one), "as of 2024-01-01"])
      ])
      const { asked } = yield* fetched({ answers, imported, subjects })
      assert.deepStrictEqual(asked, [`${tickers} if changed`])
    })
  )

  it.effect("are a week's days behind an archive that states no day", () =>
    Effect.gen(function* () {
      const { answers, ofFacts, ofSubmissions } = yield* zipped
      const { asked } = yield* fetched({
        answers: {
          ...answers,
          [archives.submissions]: { bytes: ofSubmissions, made: null },
          [archives.facts]: { bytes: ofFacts, made: "yesterday" }
        },
        subjects
      })
      assert.strictEqual(asked.find((url) => url.endsWith(".idx"))?.slice(-12, -4), "20231227")
    })
  )

  it.effect("aren't marked when an archive can't be had or read, and the days go on", () =>
    Effect.gen(function* () {
      const { answers, ofFacts } = yield* zipped
      for (const answer of [
        500,
        404,
        "<!DOCTYPE html>",
        { bytes: ofFacts.subarray(0, 100), made: made2nd }
      ]) {
        const { failures, names } = yield* fetched({
          answers: { ...answers, [archives.facts]: answer },
          subjects
        })
        assert.deepStrictEqual(failures, ["companyfacts.zip"])
        assert.isFalse(names.some((name) => name.startsWith("issuers/") || name === "archives"))
        assert.include(names, "daily-index/2024-01-02")
      }
    })
  )

  it.effect("ask for no second archive when the first can't be had", () =>
    Effect.gen(function* () {
      const { answers } = yield* zipped
      const { asked, failures } = yield* fetched({
        answers: { ...answers, [archives.submissions]: 500 },
        subjects
      })
      assert.deepStrictEqual(failures, ["submissions.zip"])
      assert.notInclude(asked, archives.facts)
    })
  )

  it.effect("have one that is damaged in the archive left to its own fetch", () =>
    Effect.gen(function* () {
      const { answers } = yield* zipped
      const broken = yield* archive({ "CIK0000001234.json": counted, "CIK0005000000.json": "{" })
      const { failures, names } = yield* fetched({
        answers: { ...answers, [archives.facts]: { bytes: broken, made: made2nd } },
        subjects
      })
      assert.deepStrictEqual(failures, ["CIK0005000000.json"])
      assert.notInclude(names, "issuers/CIK0005000000")
      assert.include(names, isFetched(made))
    })
  )
})

it.effect("As many as are fetched singly ask for no archive", () =>
  Effect.gen(function* () {
    const { asked } = yield* fetched({ answers: { [tickers]: null }, subjects: many })
    assert.isFalse(asked.some((url) => url.endsWith(".zip")))
    assert.strictEqual(asked.filter((url) => url.includes("/submissions/")).length, maxSingly)
  })
)
