/** Days of results, by the filings of Tesla (CIK 1318605) as SEC lists them, and of made-up issuers. */
import { assert, describe, it } from "@effect/vitest"
import { earningsDates } from "../../../core/calendars/EarningsDates.ts"
import { type EarningsFiling, earningsFilingOf } from "../../../core/calendars/EarningsFiling.ts"
import { sessionMover } from "../../../core/calendars/SessionMover.ts"

const place = { isListed: true, toSession: sessionMover("XNAS") }

const listed = (
  rcept_dt: string,
  report_nm: string,
  { items = null, period_end = null }: { readonly items?: string | null; readonly period_end?: string | null }
): EarningsFiling => {
  const rcept_no = `${rcept_dt} ${report_nm}`
  const filing = { rcept_no, rcept_dt, report_nm, items, period_end, is_correction: false, source: "edgar" }
  return earningsFilingOf(filing) as EarningsFiling
}

const announced = (day: string, items = "2.02,9.01") => listed(day, "8-K", { items })
const quarterly = (day: string, period_end: string) => listed(day, "10-Q", { period_end })
const annual = (day: string, period_end: string) => listed(day, "10-K", { period_end })

/** 8-Ks of deliveries have item 7.01 too. */
const deliveries = "2.02,7.01,9.01"

const tesla = [
  quarterly("2020-10-26", "2020-09-30"),
  announced("2020-10-21"),
  announced("2020-10-02", deliveries),
  announced("2021-01-04", deliveries),
  announced("2021-01-27"),
  annual("2021-02-08", "2020-12-31"),
  announced("2021-10-04", deliveries),
  announced("2021-10-20"),
  quarterly("2021-10-25", "2021-09-30"),
  announced("2022-01-03", deliveries),
  announced("2022-01-26"),
  annual("2022-02-07", "2021-12-31"),
  announced("2022-10-03", deliveries)
]

/** As they are known on a day, oldest first. */
const knownOn = (day: string, filings: ReadonlyArray<EarningsFiling> = tesla, at = place) =>
  earningsDates(filings, at)
    .filter(({ known_from, known_to }) => known_from <= day && (known_to === null || known_to >= day))
    .map(({ date, fiscal_date, form, status }) => `${fiscal_date} ${status} ${date} ${form ?? ""}`.trim())
    .toSorted()

const ofSeptember = (day: string) => knownOn(day).filter((text) => text.startsWith("2021-09-30"))

describe("the days of results", () => {
  it("are those of the last announcement before a report, known from it on", () => {
    assert.deepStrictEqual(knownOn("2020-10-01"), [])
    assert.deepStrictEqual(knownOn("2020-10-25"), [
      "2020-09-30 reported 2020-10-21 8-K",
      "2021-09-30 estimated 2021-10-21"
    ])
    assert.deepStrictEqual(knownOn("2020-10-26"), knownOn("2020-10-25"))
  })

  it("are estimated by the same period a year before, until they are filed", () => {
    // Deliveries of 2021-10-04 come 17 days before the day of a year before.
    for (const day of ["2021-09-30", "2021-10-04", "2021-10-19"])
      assert.deepStrictEqual(ofSeptember(day), ["2021-09-30 estimated 2021-10-21"], day)
    assert.deepStrictEqual(ofSeptember("2021-10-20"), ["2021-09-30 reported 2021-10-20 8-K"])
  })

  it("of a quarter that only deliveries were announced of stay estimated", () => {
    assert.deepStrictEqual(
      knownOn("2022-10-03").filter((text) => text.startsWith("2022-09-30")),
      ["2022-09-30 estimated 2022-10-20"]
    )
  })

  it("have a range of the last five years, moved to sessions", () => {
    const found = earningsDates(tesla, place).find(
      ({ fiscal_date, status }) => fiscal_date === "2022-09-30" && status === "estimated"
    )
    // 2020-10-21 two years later is a Friday, 2021-10-20 a year later a Thursday.
    assert.deepInclude(found, { date: "2022-10-20", earliest: "2022-10-20", latest: "2022-10-21" })
    const saturday = earningsDates([annual("2021-10-29", "2021-09-25")], place)
    assert.strictEqual(saturday[1]?.date, "2022-10-31")
  })

  it("aren't estimated for what isn't listed any more, but were until then", () => {
    const delisted = { ...place, isListed: false }
    assert.deepStrictEqual(knownOn("2022-10-03", tesla, delisted), [
      "2020-09-30 reported 2020-10-21 8-K",
      "2020-12-31 reported 2021-01-27 8-K",
      "2021-09-30 reported 2021-10-20 8-K",
      "2021-12-31 reported 2022-01-26 8-K"
    ])
    assert.include(knownOn("2021-10-01", tesla, delisted), "2021-09-30 estimated 2021-10-21")
  })

  it("are those of reports where nothing was announced, of years alone too", () => {
    const foreign = [
      listed("2024-04-26", "20-F", { period_end: "2023-12-31" }),
      listed("2025-04-02", "20-F", { period_end: "2024-12-31" })
    ]
    const dates = earningsDates(foreign, place)
    assert.isTrue(dates.every(({ period }) => period === "Annual"))
    assert.deepStrictEqual(knownOn("2025-04-02", foreign), [
      "2023-12-31 reported 2024-04-26 20-F",
      "2024-12-31 reported 2025-04-02 20-F",
      "2025-12-31 estimated 2026-04-02"
    ])
  })

  it("begin with the first filing of a period: what repeats or amends it changes nothing", () => {
    const again = [...tesla, quarterly("2021-03-01", "2020-09-30")]
    assert.deepStrictEqual(earningsDates(again, place), earningsDates(tesla, place))
  })

  it("of years of 52 or 53 weeks are of the same period within days", () => {
    const weeks = [annual("2022-10-28", "2022-09-24"), annual("2023-11-03", "2023-09-30")]
    assert.deepStrictEqual(knownOn("2023-11-03", weeks), [
      "2022-09-24 reported 2022-10-28 10-K",
      "2023-09-30 reported 2023-11-03 10-K",
      "2024-09-28 estimated 2024-11-04"
    ])
  })

  it("are none without a known period", () => {
    assert.deepStrictEqual(
      earningsDates([announced("2022-01-26"), listed("2022-02-07", "10-K", {})], place),
      []
    )
  })
})
