/** What company pages show in Chromium is what the API answers. */
import { assert, describe, it } from "@effect/vitest"
import { readFileSync } from "node:fs"
import { hasChromium, withoutChromium } from "../../chromium.ts"
import { siteInChromium } from "./site.ts"

/** The latest day of the sample's prices. */
const lastDay = "2021-03-31"

describe.skipIf(!hasChromium)(
  `Company pages (${hasChromium ? "in Chromium" : withoutChromium})`,
  { timeout: 60_000 },
  () => {
    const { address, open } = siteInChromium()

    it("warn of a step that looks like a split among the bars of the chosen range alone", async () => {
      const { page } = await open("/companies/goog/chart?range=all&events=none")
      const note = page.getByText("Between Apr 2, 2014 and Apr 3, 2014 the price steps as by a 2:1 split")
      assert.isTrue(await note.isVisible())
      assert.include(await page.innerText(".chart-events"), "Looks like a 2:1 split")
      await page.getByRole("button", { name: "1Y", exact: true }).click()
      await note.waitFor({ state: "detached" })
      await page.context().close()
    })

    it("save the bars that the chart shows, under a name that says which", async () => {
      const { page } = await open(`/companies/aapl/chart?as_of=${lastDay}&adjust=none&interval=1week`)
      const saved = page.waitForEvent("download")
      await page.getByRole("button", { name: "Download CSV" }).click()
      const download = await saved
      const lines = readFileSync(await download.path(), "utf8")
        .trimEnd()
        .split("\r\n")
      const [, from = "", to = ""] =
        /^AAPL_1week_none_([\d-]+)_([\d-]+)\.csv$/.exec(download.suggestedFilename()) ?? []
      const query = `interval=1week&adjust=none&start_date=${from}&end_date=${to}&as_of=${lastDay}`
      const answer = await fetch(`${address()}/v1/financial_v4/companies/1/prices?${query}&format=csv`)
      assert.deepStrictEqual(lines, (await answer.text()).trimEnd().split("\r\n"))
      await page.getByText("As a table").click()
      const count = lines.length - 1
      assert.isTrue(await page.getByText(`The last ${count} of the ${count} bars shown`).isVisible())
      assert.strictEqual(to, "2021-03-29")
      assert.isAtLeast(count, 52)
      assert.isAtMost(count, 55)
      await page.context().close()
    })
  }
)
