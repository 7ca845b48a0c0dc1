/** The indicators of a company's chart, chosen, edited, kept and read in Chromium. */
import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"
import type { Answer } from "../../../adapters/client/mod.ts"
import { hasChromium, withoutChromium } from "../../chromium.ts"
import { settled } from "./running.ts"
import { siteInChromium } from "./site.ts"
import { violations } from "./violations.ts"

const chart = "/companies/apple-inc/chart?as_of=2021-03-31"

const openMenu = async (page: Page) => {
  await page.getByRole("button", { name: "Indicators", exact: true }).click()
  const search = page.getByRole("combobox", { name: "Add an indicator" })
  await search.waitFor()
  return search
}

/** Adds the nearest of what is found by a text, by keyboard alone. */
const addNearest = async (page: Page, text: string) => {
  await page.getByRole("combobox", { name: "Add an indicator" }).fill(text)
  await page.keyboard.press("Enter")
  await settled(page)
}

const chosenIn = (page: Page): string | null => new URL(page.url()).searchParams.get("indicators")

const readoutOf = async (page: Page): Promise<string> =>
  (await page.innerText(".plot")).replaceAll(/\s+/g, " ")

describe.skipIf(!hasChromium)(
  `The chart's indicators (${hasChromium ? "in Chromium" : withoutChromium})`,
  { timeout: 60_000 },
  () => {
    const { address, open } = siteInChromium(() => Promise.resolve({ env: { INDEX_SYMBOL: "SPY" } }))

    /** The values of the last bar as the API has them. */
    const valuesOf = async (indicators: string) => {
      const path = `/v1/financial_v4/companies/1/indicators?as_of=2021-03-31&limit=1&indicators=${indicators}`
      const { data } = (await (await fetch(`${address()}${path}`)).json()) as Answer<"listCompanyIndicators">
      return (name: string) => Number(data[0]?.[name])
    }

    it("are added by a search, edited in place, and in the address, from which they are drawn again", async () => {
      const { close, errors, page } = await open(chart)
      await openMenu(page)
      await addNearest(page, "rsi")
      assert.strictEqual(chosenIn(page), "sma(50),sma(200),rsi(14)")

      const period = page.getByRole("group", { name: "rsi(14)" }).getByLabel("time period")
      await period.fill("1")
      await page.getByText("A whole number from 2 to 100,000").waitFor()
      await period.press("Enter")
      assert.strictEqual(await period.getAttribute("aria-invalid"), "true")
      assert.strictEqual(chosenIn(page), "sma(50),sma(200),rsi(14)")
      await period.fill("7")
      await period.press("Enter")
      await page.getByRole("group", { name: "rsi(7)" }).waitFor()
      assert.strictEqual(chosenIn(page), "sma(50),sma(200),rsi(7)")

      await addNearest(page, "cdllongline")
      await addNearest(page, "beta")
      const second = page.getByRole("group", { name: "beta(5)" }).getByLabel("second symbol")
      await second.fill("NOSUCH")
      await second.press("Enter")
      await page.getByText("beta(NOSUCH,5) is not drawn: there is no company NOSUCH.").waitFor()
      const named = page.getByRole("group", { name: "beta(NOSUCH,5)" }).getByLabel("second symbol")
      await named.fill("SPY")
      await named.press("Enter")
      await page.getByRole("button", { name: "Remove sma(200)" }).click()
      assert.strictEqual(chosenIn(page), "sma(50),rsi(7),cdllongline,beta(SPY,5)")

      await page.reload()
      await settled(page)
      await page.locator(".readout").getByText("beta(SPY,5)").waitFor()
      const readout = await readoutOf(page)
      const value = await valuesOf("sma(50),rsi(7),beta(SPY,5)")
      for (const text of [
        `sma(50) ${value("sma(50)").toFixed(2)}`,
        `rsi(7) ${value("rsi(7)").toFixed(2)}`,
        `beta(SPY,5) ${value("beta(SPY,5)").toFixed(Math.abs(value("beta(SPY,5)")) < 1 ? 4 : 2)}`
      ])
        assert.include(readout, text)
      assert.deepStrictEqual(errors, [])
      await close()
    })

    it("are read with each bar, candle patterns too, also without a symbol by the market index", async () => {
      const { close, page } = await open(`${chart}&indicators=rsi(14),cdldoji,beta(20)`)
      await page.locator(".readout").getByText("beta(20)").waitFor()
      const slider = page.getByRole("slider")
      const value = await valuesOf("rsi(14),beta(20)")
      assert.include(
        (await slider.getAttribute("aria-valuetext")) ?? "",
        `rsi(14) ${value("rsi(14)").toFixed(2)}`
      )
      assert.include(await readoutOf(page), value("beta(20)").toFixed(2))
      const { data } = (await (
        await fetch(
          `${address()}/v1/financial_v4/companies/1/indicators?as_of=2021-03-31&limit=60&indicators=cdldoji`
        )
      ).json()) as Answer<"listCompanyIndicators">
      const back = data.toReversed().findIndex((point) => point["cdldoji"] === 100)
      assert.isAtLeast(back, 0)
      await slider.focus()
      for (let i = 0; i < back; i++) await page.keyboard.press("ArrowLeft")
      await page.locator(".readout").getByText("Doji (bullish)").waitFor()
      assert.include((await slider.getAttribute("aria-valuetext")) ?? "", "Doji (bullish)")
      await close()
    })

    it("have their values above the prices, not over them, also on a phone", async () => {
      const listed = "sma(50),bbands(20,2),supertrend(10,3),ht_trendline,rsi(14),macd,stoch,obv,bop"
      for (const width of [360, 1280]) {
        const { close, page } = await open(`${chart}&indicators=${listed}`, {
          viewport: { width, height: 740 }
        })
        const values = page.locator("div.readout")
        await values.getByText("ht_trendline").waitFor()
        await settled(page)
        const height = await values.evaluate(({ clientHeight }) => clientHeight)
        const pane = await page
          .locator("p.readout")
          .first()
          .evaluate(({ style }) => Number.parseFloat(style.top))
        assert.isBelow(height, pane / 2)
        const coloured = await page
          .locator(".canvas canvas")
          .first()
          .evaluate((element, rows) => {
            const canvas = element as HTMLCanvasElement
            const high = Math.round((rows * canvas.height) / canvas.clientHeight)
            const { data } =
              canvas.getContext("2d")?.getImageData(0, 0, canvas.width, high) ?? new ImageData(1, 1)
            let count = 0
            for (let i = 0; i < data.length; i += 4) {
              const [red = 0, green = 0, blue = 0] = data.subarray(i, i + 3)
              if (Math.max(red, green, blue) - Math.min(red, green, blue) > 60) count++
            }
            return count
          }, height)
        assert.strictEqual(coloured, 0)
        await close()
      }
    })

    it("say what of the address can't be read, and repair it", async () => {
      const { close, page } = await open(`${chart}&indicators=sma(50),smaa(20),rsi(1)`)
      await page.getByText("There is no indicator").waitFor()
      await page.getByText("time_period can't be").waitFor()
      assert.include(await readoutOf(page), "sma(50)")
      await page.getByRole("button", { name: "sma", exact: true }).click()
      await page.getByRole("button", { name: "Remove rsi(1)" }).click()
      await page.getByText("There is no indicator").waitFor({ state: "detached" })
      assert.strictEqual(chosenIn(page), "sma(50),sma(20)")
      await close()
    })

    it("are saved under a name in the browser, applied and deleted", async () => {
      const { close, page } = await open(`${chart}&indicators=rsi(7),atr(14)`)
      await openMenu(page)
      await page.getByLabel("Name of this set of indicators").fill("Mine")
      await page.keyboard.press("Enter")
      await page.getByText("Mine is saved in this browser.").waitFor()
      await page.goto(`${address()}${chart}`)
      await settled(page)
      assert.notInclude(await readoutOf(page), "rsi(7)")
      await openMenu(page)
      await page.getByRole("button", { name: "Apply Mine: rsi(7),atr(14)" }).click()
      await page.locator(".readout").getByText("atr(14)").waitFor()
      assert.strictEqual(chosenIn(page), "rsi(7),atr(14)")
      await page.getByRole("button", { name: "Delete Mine" }).click()
      await page.getByRole("button", { name: "Delete Mine" }).waitFor({ state: "detached" })
      await page.reload()
      await settled(page)
      await openMenu(page)
      assert.strictEqual(await page.getByRole("button", { name: /^Apply / }).count(), 0)
      await close()
    })

    it("are offered as a request that has the same values, and are columns of the table", async () => {
      const { close, page } = await open("/companies/apple-inc/chart?indicators=rsi(7),bbands(20,2)")
      await page.getByRole("button", { name: "Data", exact: true }).click()
      const calls = page.getByRole("dialog").getByRole("region", { name: "API call" })
      await calls.waitFor()
      assert.match(
        await calls.innerText(),
        /\/api\/public\/v1\/stock\/indicators\/AAPL\?indicators=rsi%287%29%2Cbbands%2820%2C2%29&interval=1day&adjust=splits&limit=\d+/
      )
      await page.keyboard.press("Escape")
      await page.getByText("As a table").click()
      await page.getByRole("columnheader", { name: "bbands(20,2).upper" }).waitFor()
      await close()
    })

    it("have no fault that axe finds in their menu, and fit into a phone", async () => {
      for (const viewport of [
        { width: 1280, height: 900 },
        { width: 360, height: 740 }
      ]) {
        const { close, page } = await open(
          `${chart}&indicators=sma(50),bbands(20,2),stoch(5,3,sma,3,sma),smaa(1),cdldoji`,
          { viewport }
        )
        const search = await openMenu(page)
        assert.deepStrictEqual(await violations(page), [])
        await search.fill("average")
        assert.deepStrictEqual(await violations(page), [])
        await page.emulateMedia({ colorScheme: "dark" })
        assert.deepStrictEqual(await violations(page, "colours"), [])
        await page.emulateMedia({ colorScheme: null })
        const box = await page.locator(".chosen-indicators").boundingBox()
        assert.isNotNull(box)
        assert.isAtLeast(box?.x ?? -1, 0)
        assert.isAtMost((box?.x ?? 0) + (box?.width ?? 0), viewport.width)
        assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), viewport.width)
        await close()
      }
    })
  }
)
