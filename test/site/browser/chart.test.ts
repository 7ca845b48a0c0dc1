/** The frame of the price chart: its row of settings, its size, its span and the companies it is compared with. */
import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"
import { hasChromium, withoutChromium } from "../../chromium.ts"
import { settled } from "./running.ts"
import { siteInChromium } from "./site.ts"
import { violations } from "./violations.ts"

const path = "/companies/apple-inc/chart"

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  assert.isNotNull(box)
  return box
}

describe.skipIf(!hasChromium)(
  `The price chart (${hasChromium ? "in Chromium" : withoutChromium})`,
  { timeout: 60_000 },
  () => {
    const { open } = siteInChromium()

    it.each(["", "?as_of=2021-03-31"])(
      "begins in the upper quarter of a desktop's window and fills it%s",
      async (query) => {
        const { close, page } = await open(path + query, { viewport: { width: 1440, height: 900 } })
        const { height, y } = await boxOf(page, ".canvas")
        assert.isAtMost(y, 225)
        assert.isAbove(y + height, 870)
        assert.isAtMost(y + height, 900)
        await close()
      }
    )

    it("has its settings in one row on a phone, and room for 320 pixels of prices with panes below", async () => {
      const { close, page } = await open(`${path}?indicators=rsi(14),macd(12,26,9)`, {
        viewport: { width: 360, height: 740 }
      })
      const { height } = await boxOf(page, ".chart-panel > header")
      assert.isBelow(height, 50)
      assert.isAtLeast((await boxOf(page, ".canvas")).height, 520)
      await close()
    })

    it("opens menus by keyboard, keeps what is chosen in the address, and returns to the menu's button", async () => {
      const { close, page } = await open(path)
      const button = page.getByRole("button", { name: "Chart type: Candles" })
      await button.focus()
      await page.keyboard.press("Enter")
      const candles = page.getByRole("radio", { name: "Candles" })
      await candles.waitFor()
      assert.isTrue(await candles.evaluate((one) => one === document.activeElement))
      await page.keyboard.press("ArrowDown")
      await page.getByRole("radio", { name: "Line", checked: true }).waitFor()
      assert.match(page.url(), /[?&]type=line/)
      await page.keyboard.press("Escape")
      const named = page.getByRole("button", { name: "Chart type: Line" })
      assert.isTrue(await named.evaluate((one) => one === document.activeElement))
      await close()
    })

    it("closes a menu of one choice once a pointer makes it", async () => {
      const { close, page } = await open(path)
      await page.getByRole("button", { name: "Interval: Daily" }).click()
      await page.getByText("Weekly", { exact: true }).click()
      await page.getByRole("button", { name: "Interval: Weekly" }).waitFor()
      assert.strictEqual(await page.locator(".menu:popover-open").count(), 0)
      await close()
    })

    it("shows no span as chosen once it is zoomed away from, and the span again once its button is pressed", async () => {
      const { close, page } = await open(path)
      const span = page.getByRole("button", { name: "1Y", exact: true })
      assert.strictEqual(await span.getAttribute("aria-pressed"), "true")
      await page.getByRole("slider").press("+")
      await page.locator("button[aria-pressed=false]", { hasText: /^1Y$/ }).waitFor()
      await span.click()
      await page.locator("button[aria-pressed=true]", { hasText: /^1Y$/ }).waitFor()
      await close()
    })

    it("is compared with what a search finds, reads their returns since the first bar shown, and takes them out", async () => {
      const { close, errors, page } = await open(`${path}?as_of=2021-03-31&with=ibm,no-such-company`)
      assert.include(await page.innerText(".chart-panel .note"), "no-such-company")
      await page.getByRole("button", { name: "Compare", exact: true }).click()
      await page.getByRole("combobox", { name: "Add a company, fund or index" }).fill("spy")
      await page.locator(".menu [role=option]").first().click()
      await page.getByRole("button", { name: "Remove SPY from the chart" }).waitFor()
      assert.match(page.url(), /with=ibm%2Cno-such-company%2Cspdr/)
      await page.keyboard.press("Escape")
      // Away from the chart, which reads the bar below the pointer.
      await page.mouse.move(0, 0)
      await settled(page)
      const returnOf = async (symbol: string, slug: string) => {
        const answer: any = await page.evaluate(
          async ([company]) =>
            (
              await fetch(
                `/v1/financial_v4/closes?companies=${company}&adjust=splits&as_of=2021-03-31&start_date=2020-03-31&limit=400`
              )
            ).json(),
          [slug]
        )
        const { data } = answer.companies[0]
        const percent = (data.at(-1).close / data[0].close - 1) * 100
        return `${symbol} ${percent < 0 ? "\u2212" : "+"}${Math.abs(percent).toFixed(2)}%`
      }
      const readout = (await page.innerText(".readout")).replaceAll(/\s+/g, " ")
      for (const text of [
        await returnOf("AAPL", "apple-inc"),
        await returnOf("IBM", "ibm"),
        await returnOf("SPY", "spy")
      ])
        assert.include(readout, text)
      assert.deepStrictEqual(await violations(page), [])
      await page.getByRole("button", { name: "Remove SPY from the chart" }).click()
      await page.getByRole("button", { name: "Remove SPY from the chart" }).waitFor({ state: "detached" })
      assert.notInclude(page.url(), "spdr")
      assert.deepStrictEqual(errors, [])
      await close()
    })

    it("reads returns since the first bar shown when earlier years have come behind it", async () => {
      const { close, page } = await open(`${path}?range=5y&with=ibm`)
      // From 108.99 before a split of 4 on 2016-03-31 to 122.15 on 2021-03-31.
      await page.getByText("AAPL +348.30%").waitFor()
      assert.include(await page.innerText(".readout"), "AAPL +348.30%")
      await close()
    })

    it("draws lines adjusted for splits while comparing, offers nothing else, and says who has no prices", async () => {
      const { close, errors, page } = await open(`${path}?with=ibm,nvidia-corporation&adjust=none`)
      await page.getByRole("button", { name: "Chart type: Line" }).click()
      assert.strictEqual(await page.getByRole("radio", { name: "Candles" }).count(), 0)
      await page.keyboard.press("Escape")
      await page.getByText("No prices at the bars of the chart: NVDA").waitFor()
      const readout = await page.innerText(".readout")
      assert.include(readout, "IBM")
      assert.notInclude(readout, "NVDA")
      const source = await page.innerText(".chart-panel")
      assert.include(source, "While comparing, prices are adjusted for splits")
      assert.include(source, "USD, adjusted for splits")
      await page.getByRole("button", { name: "Remove IBM from the chart" }).click()
      await page.getByRole("button", { name: "Chart type: Candles" }).waitFor()
      assert.deepStrictEqual(errors, [])
      await close()
    })

    it.each(["ko-KR", "ja-JP", "zh-CN"])(
      "fits into a phone with companies to compare, in %s",
      async (locale) => {
        const { close, page } = await open(`${path}?with=ibm,spy`, {
          locale,
          viewport: { width: 360, height: 740 }
        })
        assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 360)
        assert.isBelow((await boxOf(page, ".chart-panel > header")).height, 50)
        await close()
      }
    )
  }
)
