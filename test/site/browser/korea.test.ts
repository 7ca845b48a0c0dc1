/** Korean companies in Korean: won, halves of years, the colours of gains and losses, and where filings come from. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { hasChromium, withoutChromium } from "../../chromium.ts"
import { importKorea } from "./korea.ts"
import { type RunningSite, startSite } from "./running.ts"

const day = "as_of=2025-03-28"

const tabs = ["", "/financials", "/chart", "/insiders", "/analysis", "/consensus", "/news", "/sector"]

describe.skipIf(!hasChromium)(
  `Korean companies (${hasChromium ? "in Chromium" : withoutChromium})`,
  { timeout: 60_000 },
  () => {
    let site: RunningSite | undefined
    beforeAll(async () => {
      site = await startSite({ flags: [], prepare: importKorea })
    }, 120_000)
    afterAll(() => site?.close())

    const open = async (path: string, width = 1440) => {
      if (site === undefined) throw new Error("The server runs while tests run")
      return site.open(path, { locale: "ko-KR", viewport: { width, height: 800 } })
    }

    it("have prices in whole won, amounts in 조, and gains in red", async () => {
      const { page } = await open(`/companies/garam?${day}`)
      assert.match(
        (await page.innerText(".quote")).replaceAll(/\s+/g, " "),
        /^72,400 원 \+100 \(\+0\.14\s?%\) 2025\. 3\. 28\. 종가$/
      )
      const figures = await page.locator("dl.figures").allInnerTexts()
      assert.include(figures.join("\n"), "434.4조 원")
      assert.include(figures.join("\n"), "51,400 – 72,700")
      const color = await page.locator(".quote .gain").evaluate((one) => getComputedStyle(one).color)
      const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number)
      assert.isTrue(red > green && red > blue, color)
      await page.context().close()
    })

    it("have payments in won on the basis of the chart's prices", async () => {
      const { page } = await open(`/companies/garam/chart?${day}`)
      const events = await page.innerText(".chart-events")
      assert.include(events, "현금배당 365 원")
      assert.include(events, "현금배당 361 원 (지급 당시 1,805)")
      await page.context().close()
    })

    it("report by halves of a year in millions of won", async () => {
      const { page } = await open(`/companies/nuri/financials?${day}&period=Quarterly`)
      const head = await page.innerText(".statements thead")
      assert.include(head, "백만 원")
      assert.include(head, "2024 하반기")
      assert.include(head, "2024 상반기")
      await page.context().close()
    })

    it("are compared by their names, and filings come from DART", async () => {
      const compared = await open(`/compare?with=garam,nuri&${day}`)
      assert.isTrue(
        await compared.page.getByRole("link", { name: "가람전자", exact: true }).first().isVisible()
      )
      await compared.page.context().close()
      const { page } = await open("/companies/nuri/disclosures")
      assert.include(await page.innerText("main"), "findata -- sync dart --symbols 999991")
      await page.context().close()
    })

    it("fit on a phone without a fault", async () => {
      for (const tab of tabs) {
        const { errors, page } = await open(`/companies/garam${tab}?${day}`, 360)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth
        )
        assert.deepStrictEqual([tab, overflow, errors], [tab, 0, []])
        await page.context().close()
      }
    })
  }
)
