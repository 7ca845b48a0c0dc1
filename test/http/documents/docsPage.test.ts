/** `/docs` and pages below it in a browser: it finds operations and sends them, to this server alone, with one heading, nothing beyond a narrow screen, and nothing that axe finds. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { existsSync } from "node:fs"
import { type Browser, chromium } from "playwright-core"
import { market } from "../../fixtures/market.ts"
import { violations } from "../../site/browser/violations.ts"
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
  const open = async (width: number, path = "/docs") => {
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
    await page.goto(`${origin}${path}`)
    await page.locator("h1").first().waitFor()
    return { page, asked, errors }
  }

  it("finds an operation, fills its form in by an example and shows what the service answers", {
    timeout: 60_000
  }, async () => {
    const { asked, errors, page } = await open(1280)
    await page.getByLabel("Find an operation").fill("corporate actions pages")
    assert.strictEqual(await page.locator(".operation:visible").count(), 0)
    await page.getByLabel("Find an operation").fill("listCompanyActions")
    assert.strictEqual(await page.locator("#found").innerText(), "1 found")
    const operation = page.locator(".operation:visible")
    await operation.locator("summary").first().click()
    await page.waitForURL(/#listCompanyActions$/)
    assert.strictEqual(await operation.getByLabel("company_id").inputValue(), "1")
    await operation.getByLabel("type").selectOption("split")
    await operation.getByRole("button", { name: "Send the request" }).click()
    await operation.getByText("200").first().waitFor()
    const sent = `${origin}/v1/financial_v4/companies/1/actions?type=split`
    assert.isTrue(asked.includes(sent), asked.join("\n"))
    assert.include(await operation.getByLabel("curl").innerText(), `curl -sS '${sent}'`)
    const { json } = await service.send("GET", sent.slice(origin.length))
    assert.deepStrictEqual(JSON.parse(await operation.getByLabel("Body", { exact: true }).innerText()), json)
    assert.deepStrictEqual(await violations(page), [])
    assert.deepStrictEqual(errors, [])
    await page.close()
  })

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

  it.for(["/docs/indicators", "/docs/indicators/bbands", "/docs/indicators/cdlxsidegap3methods"])(
    "%s asks nothing else, doesn't overflow a phone, and axe finds nothing, in the dark either",
    { timeout: 60_000 },
    async (path) => {
      const { asked, errors, page } = await open(360, path)
      assert.strictEqual(await page.evaluate(() => document.documentElement.scrollWidth), 360)
      assert.strictEqual(await page.locator("h1").count(), 1)
      assert.deepStrictEqual(await violations(page), [])
      await page.emulateMedia({ colorScheme: "dark" })
      assert.deepStrictEqual(await violations(page, "colours"), [])
      assert.deepStrictEqual(asked, [`${origin}${path}`])
      assert.deepStrictEqual(errors, [])
      await page.close()
    }
  )
})
