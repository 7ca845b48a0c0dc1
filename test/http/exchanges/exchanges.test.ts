/** `GET /v1/financial_v4/exchanges`, `/exchanges/{mic}/sessions` and `/exchanges/{mic}/state`. */
import { assert, describe, it } from "@effect/vitest"
import { applePages } from "../../fixtures/applePages.ts"
import { root } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"

// Its clock stands at 2024-07-01T12:00:00Z.
const service = serviceOver(applePages)
const { visit: get } = service

const exchanges = `${root}/exchanges`

/** The first and the last day of Korea's sessions. */
const days = async (query: string) => {
  const { json } = await get(`${exchanges}/XKRX/sessions${query}`)
  return [json.sessions[0].date, json.sessions.at(-1).date]
}

describe("the exchanges", () => {
  it("are those with a calendar, by MIC, with the names that the store has", async () => {
    const { json } = await get(exchanges)
    assert.strictEqual(json.count, json.exchanges.length)
    const mics: ReadonlyArray<string> = json.exchanges.map(({ mic }: any) => mic)
    assert.deepStrictEqual(mics, mics.toSorted())
    const of = (wanted: string) => json.exchanges.find(({ mic }: any) => mic === wanted)
    assert.deepStrictEqual(of("XNAS"), {
      mic: "XNAS",
      name: "Nasdaq",
      country_code: "US",
      timezone: "America/New_York",
      known_from: "1990-01-01",
      known_to: "2027-12-31"
    })
    assert.deepStrictEqual([of("XBEL").name, of("XBEL").country_code], [null, null])
  })
})

describe("the sessions of an exchange", () => {
  it("are those of a range, oldest first, in its time", async () => {
    const { json, status } = await get(`${exchanges}/xnas/sessions?start_date=2023-11-22&end_date=2023-11-24`)
    assert.strictEqual(status, 200)
    assert.deepStrictEqual(json, {
      mic: "XNAS",
      timezone: "America/New_York",
      known_from: "1990-01-01",
      known_to: "2027-12-31",
      sessions: [
        {
          date: "2023-11-22",
          open: "2023-11-22T09:30:00-05:00",
          close: "2023-11-22T16:00:00-05:00",
          breaks: [],
          early_close: false
        },
        {
          date: "2023-11-24",
          open: "2023-11-24T09:30:00-05:00",
          close: "2023-11-24T13:00:00-05:00",
          breaks: [],
          early_close: true
        }
      ],
      count: 2
    })
  })

  it("are those of 31 days, from today or from the first", async () => {
    assert.deepStrictEqual(await days(""), ["2024-07-01", "2024-07-31"])
    assert.deepStrictEqual(await days("?start_date=2023-12-28"), ["2023-12-28", "2024-01-26"])
    assert.deepStrictEqual(await days("?end_date=2024-07-03"), ["2024-07-01", "2024-07-03"])
    assert.deepStrictEqual(await days("?end_date=2024-01-02"), ["2024-01-02", "2024-01-02"])
    assert.deepStrictEqual(await days("?start_date=2027-12-20"), ["2027-12-20", "2027-12-30"])
  })

  it("are refused where the calendar doesn't know them, and those of no exchange aren't found", async () => {
    const refused = await get(`${exchanges}/XNYS/sessions?start_date=1989-12-31&end_date=2028-01-01`)
    assert.strictEqual(refused.status, 422)
    const said = "the sessions of XNYS are known from 1990-01-01 to 2027-12-31, not on"
    assert.deepStrictEqual(refused.json, {
      detail: [
        { loc: ["query", "start_date"], msg: `Value error, ${said} 1989-12-31`, type: "value_error" },
        { loc: ["query", "end_date"], msg: `Value error, ${said} 2028-01-01`, type: "value_error" }
      ]
    })
    assert.strictEqual(
      (await get(`${exchanges}/XNYS/sessions?start_date=2024-01-02&end_date=2024-01-01`)).status,
      422
    )
    for (const path of ["sessions", "state"]) {
      const { json, status } = await get(`${exchanges}/NOPE/${path}`)
      assert.deepStrictEqual(
        [status, json],
        [
          404,
          {
            detail:
              "No calendar of an exchange with the MIC NOPE: /v1/financial_v4/exchanges lists those that are known"
          }
        ]
      )
    }
  })
})

describe("the state of an exchange", () => {
  it("says whether it trades now, and when it opens and closes next", async () => {
    const { headers, json } = await get(`${exchanges}/XNYS/state`)
    assert.deepStrictEqual(json, {
      mic: "XNYS",
      at: "2024-07-01T08:00:00-04:00",
      is_open: false,
      session: null,
      opens_at: "2024-07-01T09:30:00-04:00",
      closes_at: "2024-07-01T16:00:00-04:00"
    })
    assert.strictEqual(headers.get("cache-control"), "public, max-age=0, must-revalidate")
    assert.deepStrictEqual((await get(`${exchanges}/XLON/state`)).json, {
      mic: "XLON",
      at: "2024-07-01T13:00:00+01:00",
      is_open: true,
      session: "2024-07-01",
      opens_at: "2024-07-02T08:00:00+01:00",
      closes_at: "2024-07-01T16:30:00+01:00"
    })
  })

  it("is never that of an earlier request", async () => {
    const before = await get(`${exchanges}/XTKS/state`)
    service.time.now += 1000
    const after = await get(`${exchanges}/XTKS/state`)
    assert.deepStrictEqual(
      [before.json.at, after.json.at],
      ["2024-07-01T21:00:00+09:00", "2024-07-01T21:00:01+09:00"]
    )
  })
})
