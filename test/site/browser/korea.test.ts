/** Korean companies in Korean: won, halves of years, the colours of gains and losses, and where filings come from. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { tabNames, tabPath } from "../../../apps/site/src/subject/tabs.ts"
import { hasChromium, withoutChromium } from "../../chromium.ts"
import { inProcess } from "../../cli/inProcess.ts"
import { importKorea } from "./korea.ts"
import { type RunningSite, settled, startSite, tokenOf } from "./running.ts"

const day = "as_of=2025-03-28"

interface Wanted {
  readonly locale?: string
  readonly width?: number
  readonly token?: string
}

describe.skipIf(!hasChromium)(
  `Korean companies (${hasChromium ? "in Chromium" : withoutChromium})`,
  { timeout: 60_000 },
  () => {
    let site: RunningSite | undefined
    beforeAll(async () => {
      site = await startSite({ flags: [], prepare: (env) => importKorea(env, inProcess) })
    }, 120_000)
    afterAll(() => site?.close())

    const open = async (path: string, { locale = "ko-KR", width = 1440, ...more }: Wanted = {}) => {
      if (site === undefined) throw new Error("The server runs while tests run")
      return site.open(path, { locale, viewport: { width, height: 800 }, ...more })
    }

    it("have prices in whole won, amounts in 조, and gains in red", async () => {
      const { close, page } = await open(`/companies/garam?${day}`)
      assert.match(
        (await page.innerText(".quote")).replaceAll(/\s+/g, " "),
        /^72,400 원 \+100 \(\+0\.14\s?%\) 2025\. 3\. 28\. 종가$/
      )
      const figures = await page.locator("dl.figures").allInnerTexts()
      assert.include(figures.join("\n"), "434.4조\u00a0원")
      assert.include(figures.join("\n"), "51,400 – 72,700")
      const color = await page.locator(".quote .gain").evaluate((one) => getComputedStyle(one).color)
      const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number)
      assert.isTrue(red > green && red > blue, color)
      await close()
    })

    it("have payments in won on the basis of the chart's prices", async () => {
      const { close, page } = await open(`/companies/garam/chart?${day}`)
      const events = await page.innerText(".chart-events")
      assert.include(events, "현금배당 365 원")
      assert.include(events, "현금배당 361 원 (지급 당시 1,805)")
      await close()
    })

    it("report by halves of a year in millions of won", async () => {
      const { close, page } = await open(`/companies/nuri/financials?${day}&period=Quarterly`)
      const head = await page.innerText(".statements thead")
      assert.include(head, "백만 원")
      assert.include(head, "2024 하반기")
      assert.include(head, "2024 상반기")
      await close()
    })

    it("have their Korean names everywhere, and English ones in other languages", async () => {
      const { close, page } = await open(`/companies/garam/sector?${day}`)
      assert.strictEqual(await page.innerText("h1"), "가람전자")
      const peer = page.locator("main a").filter({ hasText: "가람전자" }).last()
      assert.strictEqual(await peer.getAttribute("href"), `/companies/garam/sector?${day}`)

      await page.goto(new URL(`/compare?with=garam,nuri&${day}`, page.url()).href)
      await settled(page)
      const compared = page.getByRole("link", { name: "가람전자", exact: true }).first()
      assert.strictEqual(await compared.getAttribute("href"), `/companies/garam?${day}`)

      await page.goto(new URL("/", page.url()).href)
      await settled(page)
      assert.strictEqual(await page.innerText(".recent a span"), "가람전자")
      assert.isTrue(await page.getByRole("link", { name: "999991 누리식품" }).isVisible())
      await page.locator(".search input").fill("nuri")
      assert.include(await page.locator(".search [role=option]").first().innerText(), "누리식품")
      // Enter is for what was typed last, whose answer isn't there yet.
      await page.locator(".search input").fill("garam")
      await page.keyboard.press("Enter")
      await page.waitForURL((url) => url.pathname === "/companies/garam")

      await page.goto(new URL("/companies/999991?as_of=2021-02-30&period=never", page.url()).href)
      await settled(page)
      assert.include(await page.innerText(".unread"), "2021-02-30")
      await page.goto(new URL("/", page.url()).href)
      await settled(page)
      const seen = await page.locator(".recent a strong").allInnerTexts()
      assert.deepStrictEqual(seen, [...new Set(seen)])

      await page.goto(new URL("/compare?with=garam,nuri,a,b,c,d,e,f,g,h,i", page.url()).href)
      await settled(page)
      assert.include(await page.innerText("main"), ": i.")
      await close()

      const japanese = await open("/", { locale: "ja-JP" })
      assert.isTrue(await japanese.page.getByRole("link", { name: "999991 Nuri Foods" }).isVisible())
      await japanese.close()
    })

    it("are filed at DART, by a command for operators alone", async () => {
      const path = "/companies/nuri/disclosures"
      const visitor = await open(path)
      assert.notInclude(await visitor.page.innerText("main"), "findata --")
      await visitor.close()
      const { close, page } = await open(path, { token: await tokenOf("root", "admin read:all") })
      assert.include(await page.innerText("main"), "findata -- sync dart --symbols 999991")
      await close()
    })

    it("fit on a phone without a fault", async () => {
      for (const path of ["/", ...tabNames.map((tab) => `${tabPath("garam", tab)}?${day}`)]) {
        const { close, errors, page } = await open(path, { width: 360 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth
        )
        assert.deepStrictEqual([path, overflow, errors], [path, 0, []])
        await close()
      }
    })
  }
)
