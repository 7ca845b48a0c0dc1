/** `/docs` in a browser: no request to another origin, one heading, and nothing beyond a narrow screen. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { existsSync } from "node:fs"
import { type Browser, chromium } from "playwright-core"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"

const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium"

const service = serviceOver(market)

const origin = "http://findata.test"

describe.skipIf(!existsSync(executablePath))("the documentation page in a browser", () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] })
  }, 60_000)
  afterAll(() => browser?.close())

  /** The page at a width, its requests answered by the service, and what it complained of. */
  const open = async (width: number) => {
    const page = await browser.newPage({ viewport: { width, height: 800 } })
    const asked: Array<string> = []
    const errors: Array<string> = []
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()))
    page.on("pageerror", (error) => errors.push(error.message))
    await page.route("**/*", async (route) => {
      const url = route.request().url()
      asked.push(url)
      if (new URL(url).origin !== origin) return route.abort()
      const response = await service.handler(new Request(url))
      return route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer())
      })
    })
    await page.goto(`${origin}/docs`)
    await page.locator("h1").first().waitFor()
    await page.getByText("Test Request").first().waitFor()
    return { page, asked, errors }
  }

  it.for([360, 1280])(
    "%i pixels wide asks this server alone, has one h1, and doesn't overflow",
    { timeout: 60_000 },
    async (width) => {
      const { asked, errors, page } = await open(width)
      const seen = await page.evaluate(() => ({
        headings: document.querySelectorAll("h1").length,
        language: document.documentElement.lang,
        width: document.documentElement.scrollWidth
      }))
      assert.deepStrictEqual(seen, { headings: 1, language: "en", width })
      assert.deepStrictEqual(
        asked.filter((url) => !url.startsWith(`${origin}/`)),
        []
      )
      assert.deepStrictEqual(errors, [])
      await page.close()
    }
  )
})
