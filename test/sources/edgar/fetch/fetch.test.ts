/** What is fetched of EDGAR, in which order, and what isn't asked for; from recorded answers. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import {
  accession,
  data,
  facts,
  factsOf,
  fetched,
  filing,
  form4,
  index,
  isFetched,
  listOf,
  made,
  path,
  site,
  snow,
  subject,
  submissions,
  submissionsOf,
  tickers,
  tuesday
} from "./fetching.ts"

describe("Fetching", () => {
  it.effect("gets the tickers if they changed, with a contact", () =>
    Effect.gen(function* () {
      const list =
        '{"fields":["cik","name","ticker","exchange"],"data":[[320193,"Apple Inc.","AAPL","Nasdaq"]]}'
      const { asked, entries, headers } = yield* fetched({ answers: { [tickers]: list } })
      assert.strictEqual(asked[0], `${tickers} if changed`)
      assert.deepInclude(entries[0], { name: "company_tickers_exchange.json", version: null })
      assert.strictEqual(entries[0]?.rows.length, 1)
      assert.deepStrictEqual(headers, ['{"user-agent":"findata me@example.com"}'])
    })
  )

  it.effect("gets no tickers for chosen companies", () =>
    Effect.gen(function* () {
      const { asked } = yield* fetched({
        choice: { subjects: [made] },
        subjects: [made],
        imported: [isFetched(made)]
      })
      assert.notInclude(asked, `${tickers} if changed`)
    })
  )
})

describe("An issuer that was never fetched", () => {
  const listed = submissions(
    snow,
    ["0001640147-24-000003", "2023-12-14", "4/A"],
    ["0001640147-24-000002", "2023-12-14", "4"],
    [accession, "2023-11-02", "4"],
    ["0001640147-22-000009", "2022-12-14", "4"],
    ["0001640147-23-000009", "2023-12-01", "10-Q"]
  )
  const answers = {
    [tickers]: null,
    [submissionsOf(snow)]: listed,
    [factsOf(snow)]: facts,
    ...Object.fromEntries(
      [accession, "0001640147-24-000002", "0001640147-24-000003", "0001640147-22-000009"].map((number) => [
        path(number),
        form4(number)
      ])
    )
  }

  it.effect(
    "is fetched whole: its profile, a year of insiders' forms in order, its facts, and last a mark",
    () =>
      Effect.gen(function* () {
        const { asked, entries, names } = yield* fetched({ answers, subjects: [snow] })
        assert.deepStrictEqual(names, [
          "company_tickers_exchange.json",
          "submissions/CIK0001640147",
          `filings/${accession}`,
          "filings/0001640147-24-000002",
          "filings/0001640147-24-000003",
          "companyfacts/CIK0001640147",
          "share-classes/CIK0001640147",
          "issuers/CIK0001640147"
        ])
        assert.strictEqual(asked.filter((url) => url === submissionsOf(snow)).length, 1)
        assert.strictEqual(entries.find(({ name }) => name === `filings/${accession}`)?.version, accession)
        for (const { name, version } of entries.slice(1)) assert.isNotNull(version, name)
      })
  )

  it.effect("has its forms fetched since a given day", () =>
    Effect.gen(function* () {
      const { names } = yield* fetched({ answers, subjects: [snow], choice: { since: "2022-12-01" } })
      assert.include(names, "filings/0001640147-22-000009")
    })
  )

  it.effect("isn't known to be fetched when one of its filings can't be fetched", () =>
    Effect.gen(function* () {
      const { failures } = yield* fetched({
        answers: { ...answers, [path(accession)]: 500 },
        subjects: [snow]
      })
      assert.deepStrictEqual(failures, [`filings/${accession}`, "issuers/CIK0001640147"])
    })
  )

  it.effect.each([500, "not JSON"])("whose submissions are %s leaves the others to be fetched", (answer) =>
    Effect.gen(function* () {
      const { failures, names } = yield* fetched({
        answers: { ...answers, [submissionsOf(made)]: answer },
        subjects: [made, snow]
      })
      assert.include(failures, "submissions/CIK0000001234")
      assert.include(names, "issuers/CIK0001640147")
    })
  )

  it.effect("may have no facts", () =>
    Effect.gen(function* () {
      const { entries } = yield* fetched({ answers: { ...answers, [factsOf(snow)]: 404 }, subjects: [snow] })
      assert.deepInclude(
        entries.find(({ name }) => name === "companyfacts/CIK0001640147"),
        { rows: [] }
      )
      assert.strictEqual(entries.at(-1)?.name, "issuers/CIK0001640147")
    })
  )

  it.effect("is asked for once when several of its securities are listed, and not without a cik", () =>
    Effect.gen(function* () {
      const { asked } = yield* fetched({
        answers: { [tickers]: null },
        subjects: [made, subject(3, "MADE-A", made.cik), subject(4, "SSNLF", null)]
      })
      assert.deepStrictEqual(
        asked.filter((url) => url.startsWith(data)),
        [submissionsOf(made), factsOf(made)]
      )
    })
  )
})

describe("A day's index", () => {
  const before = "daily-index/2024-01-01"
  const imported = [before, isFetched(made), isFetched(snow)]
  const subjects = [made, snow]
  const day = index(
    ["10-K", "1234", "0000001234-24-000005"],
    ["10-K/A", "1234", "0000001234-24-000006"],
    ["4", "1640147", accession],
    ["4", "1402349", accession],
    ["4", "999999", "0000999999-24-000001"],
    ["8-K", "1640147", "0001640147-24-000007"]
  )
  const answers = {
    [tickers]: null,
    [tuesday]: day,
    [submissionsOf(made)]: submissions(made, ["0000001234-24-000005", "2024-01-02", "10-K"]),
    [factsOf(made)]: facts,
    [filing]: form4(accession)
  }

  it.effect("brings what its filings changed of known issuers, and then their disclosures", () =>
    Effect.gen(function* () {
      const { asked, entries, names } = yield* fetched({ answers, imported, subjects })
      assert.deepStrictEqual(names.slice(1), [
        "submissions/CIK0000001234",
        "companyfacts/CIK0000001234",
        "share-classes/CIK0000001234",
        `filings/${accession}`,
        "submissions/CIK0001640147",
        "daily-index/2024-01-02/filings",
        "daily-index/2024-01-02"
      ])
      assert.deepStrictEqual(asked, [
        `${tickers} if changed`,
        tuesday,
        `${submissionsOf(made)} if changed`,
        `${factsOf(made)} if changed`,
        listOf(made),
        filing,
        `${submissionsOf(snow)} if changed`
      ])
      assert.deepStrictEqual(
        entries.at(-2)?.rows.map(([kind, row]) => [kind, row["cik"], row["report_nm"]]),
        [
          ["disclosures", "0000001234", "10-K"],
          ["disclosures", "0000001234", "10-K/A"],
          ["disclosures", "0001640147", "4"],
          ["disclosures", "0001640147", "8-K"]
        ]
      )
      assert.isNotNull(entries.at(-1)?.version)
    })
  )

  it.effect("isn't asked for again", () =>
    Effect.gen(function* () {
      const { asked } = yield* fetched({
        answers,
        imported: [...imported, "daily-index/2024-01-02"],
        subjects
      })
      assert.deepStrictEqual(asked, [`${tickers} if changed`])
    })
  )

  it.effect("is asked for from the day after the last imported one, up to yesterday", () =>
    Effect.gen(function* () {
      const { asked, names } = yield* fetched({
        answers,
        imported: [isFetched(made), isFetched(snow), "daily-index/2023-12-29"],
        subjects
      })
      assert.deepStrictEqual(
        asked.filter((url) => url.includes("daily-index")).map((url) => url.slice(-17)),
        ["form.20231230.idx", "form.20231231.idx", "form.20240101.idx", "form.20240102.idx"].map((_) =>
          _.slice(-17)
        )
      )
      assert.include(asked, `${site}/Archives/edgar/daily-index/2023/QTR4/form.20231230.idx`)
      // Days without an index have no entry.
      assert.deepStrictEqual(
        names.filter((name) => name.startsWith("daily-index")),
        ["daily-index/2024-01-02/filings", "daily-index/2024-01-02"]
      )
    })
  )

  it.effect("is asked for from a given day, and from the last imported one where that is earlier", () =>
    Effect.gen(function* () {
      const days = yield* Effect.forEach(["2023-12-31", "2024-01-03"], (since) =>
        Effect.map(fetched({ answers, imported, subjects, choice: { since } }), ({ asked }) =>
          asked.flatMap((url) => /form\.(\d+)\.idx$/.exec(url)?.[1] ?? [])
        )
      )
      assert.deepStrictEqual(days, [["20231231", "20240102"], ["20240102"]])
    })
  )

  it.effect(
    "isn't asked for chosen companies, which are fetched whole: it would be taken as imported for all",
    () =>
      Effect.gen(function* () {
        const { asked, names } = yield* fetched({
          answers,
          imported,
          subjects: [made],
          choice: { subjects: [made] }
        })
        assert.deepStrictEqual(asked, [submissionsOf(made), factsOf(made), listOf(made)])
        assert.deepStrictEqual(names, [
          "submissions/CIK0000001234",
          "companyfacts/CIK0000001234",
          "share-classes/CIK0000001234",
          "issuers/CIK0000001234"
        ])
      })
  )

  it.effect("of yesterday is the first, before which issuers that were fetched once are fetched again", () =>
    Effect.gen(function* () {
      const { names } = yield* fetched({ answers, imported: [isFetched(snow)], subjects })
      assert.deepStrictEqual(names.slice(1), [
        "submissions/CIK0001640147",
        "companyfacts/CIK0001640147",
        "share-classes/CIK0001640147",
        "issuers/CIK0001640147",
        `filings/${accession}`,
        "submissions/CIK0001640147",
        "daily-index/2024-01-02/filings",
        "daily-index/2024-01-02",
        "submissions/CIK0000001234",
        "companyfacts/CIK0000001234",
        "share-classes/CIK0000001234",
        "issuers/CIK0000001234"
      ])
    })
  )

  const page = "<!DOCTYPE html><html><title>Maintenance</title></html>"
  const cut = day.slice(0, day.length - 10)

  it.effect.each([403, page, cut])("that is %s fails, and is asked for again", (answer) =>
    Effect.gen(function* () {
      const { failures, names } = yield* fetched({
        answers: { ...answers, [tuesday]: answer },
        imported,
        subjects
      })
      assert.deepStrictEqual(failures, ["daily-index/2024-01-02"])
      assert.deepStrictEqual(names, ["company_tickers_exchange.json"])
    })
  )

  it.effect("isn't imported when an answer is another one than asked for", () =>
    Effect.gen(function* () {
      for (const url of [filing, factsOf(made), submissionsOf(made)]) {
        const { failures } = yield* fetched({ answers: { ...answers, [url]: page }, imported, subjects })
        assert.include(failures, "daily-index/2024-01-02", url)
      }
    })
  )

  it.effect("isn't imported, nor a later one, when one of its filings can't be fetched", () =>
    Effect.gen(function* () {
      const monday = `${site}/Archives/edgar/daily-index/2024/QTR1/form.20240101.idx`
      const { asked, failures, names } = yield* fetched({
        answers: { ...answers, [monday]: day, [filing]: 500 },
        imported: ["daily-index/2023-12-31", isFetched(made), isFetched(snow)],
        subjects,
        choice: { since: "2024-01-01" }
      })
      assert.deepStrictEqual(failures, [`filings/${accession}`, "daily-index/2024-01-01"])
      assert.notInclude(asked, tuesday)
      assert.notInclude(names, "daily-index/2024-01-02")
    })
  )

  it.effect("is imported when one of its filings is whole, and can't be read", () =>
    Effect.gen(function* () {
      const { failures, names } = yield* fetched({
        answers: { ...answers, [filing]: "<SEC-DOCUMENT>of paper</SEC-DOCUMENT>\n" },
        imported,
        subjects
      })
      assert.deepStrictEqual(failures, [`filings/${accession}`])
      assert.include(names, "daily-index/2024-01-02")
    })
  )

  it.effect("of a filing about an unknown issuer brings no transactions", () =>
    Effect.gen(function* () {
      // Berkshire is known as an owner; the form is about Snowflake.
      const berkshire = subject(5, "BRK-B", "0001067983")
      const own = `${site}/Archives/edgar/data/1067983/${accession}.txt`
      const { entries } = yield* fetched({
        answers: { [tickers]: null, [tuesday]: index(["4", "1067983", accession]), [own]: form4(accession) },
        imported: [before, isFetched(berkshire)],
        subjects: [berkshire]
      })
      assert.deepInclude(
        entries.find(({ name }) => name === `filings/${accession}`),
        { rows: [] }
      )
    })
  )

  it.effect("leaves an issuer that was never fetched to its own fetch", () =>
    Effect.gen(function* () {
      const { names } = yield* fetched({ answers, imported: [before, isFetched(snow)], subjects })
      assert.deepStrictEqual(names.slice(1), [
        `filings/${accession}`,
        "submissions/CIK0001640147",
        "daily-index/2024-01-02/filings",
        "daily-index/2024-01-02",
        "submissions/CIK0000001234",
        "companyfacts/CIK0000001234",
        "share-classes/CIK0000001234",
        "issuers/CIK0000001234"
      ])
    })
  )
})
