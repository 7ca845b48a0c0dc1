/** `GET /v1/financial_v4/sources`: the origin of the data. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { priceHeader, take } from "../../contract/stores.ts"
import { applePages } from "../../fixtures/applePages.ts"
import { root } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(applePages)
const { visit: get } = service

const sources = async () => (await get(`${root}/sources`)).json.sources as ReadonlyArray<any>

describe("the sources", () => {
  it("list what each contributed of each kind", async () => {
    const dart = (await sources()).find(({ source }) => source === "DART")
    assert.deepStrictEqual(dart, {
      source: "DART",
      kind: "disclosures",
      last_run: {
        run_id: dart.last_run.run_id,
        started_at: "2024-07-01T12:00:00Z",
        finished_at: "2024-07-01T12:00:00Z",
        read: 4,
        inserted: 4,
        changed: 0,
        unchanged: 0,
        normalised: 0,
        refused: 0,
        doubtful: 0
      },
      runs: 1,
      rows: 4,
      refused: 0,
      doubtful: 0,
      newest_date: "2024-06-28",
      failures: 0,
      next_run: null,
      failed: false,
      licence: null,
      visibility: "public"
    })
  })

  it("sum the bars of three files", async () => {
    const summed = (await sources()).find(({ kind }) => kind === "prices")
    const { runs, rows, source, newest_date } = summed
    assert.deepStrictEqual(
      { runs, rows, source, newest_date },
      { runs: 3, rows: 3 * 5849, source: "import", newest_date: "2021-03-31" }
    )
  })

  it("come with the last run first", async () => {
    const ids = (await sources()).map(({ last_run }) => last_run.run_id)
    assert.deepStrictEqual(
      ids,
      ids.toSorted((a, b) => b - a)
    )
  })

  it("have no file, path or hash", async () => {
    const { text } = await get(`${root}/sources`)
    assert.notMatch(text, /\.csv|sha256|"file"/)
  })

  it("are updated after an import, with its refusals", async () => {
    const lines = [priceHeader, "BARE,2024-06-28,1,1,1,1,1", "BARE,2024-06-29,1,2,3,4,5"]
    await service.run(Effect.asVoid(take("prices", lines, { source: "late" })))
    const [newest] = await sources()
    const { doubtful, failures, newest_date, refused, rows, source } = newest
    assert.deepStrictEqual(
      { doubtful, failures, newest_date, refused, rows, source },
      { doubtful: 0, failures: 1, newest_date: "2024-06-28", refused: 1, rows: 1, source: "late" }
    )
  })

  it("count the doubtful rows among the imported", async () => {
    const lines = [priceHeader, "BARE,2019-06-27,4,4,4,4,1", "BARE,2019-06-28,1,1,1,1,1"]
    await service.run(Effect.asVoid(take("prices", lines, { source: "stepping" })))
    const [{ doubtful, last_run, refused, rows }] = await sources()
    assert.deepStrictEqual([rows, refused, doubtful, last_run.doubtful], [2, 0, 1, 1])
  })
})
