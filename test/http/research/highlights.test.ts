/** `GET /companies/{company_id}/research-highlights`: rows, previous targets and limits. */
import { assert, describe, it } from "@effect/vitest"
import { Layer } from "effect"
import { CdnBaseUrl } from "../../../adapters/http/server/mod.ts"
import { applePages } from "../../fixtures/applePages.ts"
import { apple, namesOf } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"

const { visit: get } = serviceOver({
  ...applePages,
  settings: Layer.succeed(CdnBaseUrl, "https://cdn.example.com")
})

describe("research highlights", () => {
  it("list the latest reports with the firm's previous target", async () => {
    const { json } = await get(`${apple}/research-highlights?limit=2`)
    const [newest, second] = json.highlights
    assert.deepStrictEqual(newest, {
      id: newest.id,
      title: "More of it",
      report_date: "2024-06-11",
      report_type: "company_analysis",
      securities_firm: "ALPHA",
      analyst: null,
      opinion: "Strong Buy",
      target_price: 220.5,
      previous_target_price: 200,
      currency: "USD",
      summary: null,
      key_points: [],
      cdn_url: null
    })
    assert.deepInclude(second, {
      title: "Vision",
      // 400 before the split of 4 for 1.
      previous_target_price: 100,
      analyst: "A. Nalyst",
      summary: "In short.",
      cdn_url: "https://cdn.example.com/apple/vision.pdf"
    })
    assert.deepStrictEqual(second.key_points, ["Phones", "Services"])
  })

  it("are three by default", async () => {
    const path = `${apple}/research-highlights`
    assert.deepStrictEqual(await namesOf(get, path, "highlights", "title"), ["More of it", "Vision", "Later"])
    assert.lengthOf(await namesOf(get, `${path}?limit=100`, "highlights", "title"), 5)
  })
})
