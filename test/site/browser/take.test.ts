/** What the site offers of each part for use elsewhere, in Chromium: it answers with what the part shows. */
import { execFile, execFileSync } from "node:child_process"
import { copyFile, readFile } from "node:fs/promises"
import { promisify } from "node:util"
import { assert, beforeAll, describe, it } from "@effect/vitest"
import type { Locator, Page } from "playwright-core"
import { hasChromium, withoutChromium } from "../../chromium.ts"
import { settled, tokenOf } from "./running.ts"
import { siteInChromium } from "./site.ts"
import { violations } from "./violations.ts"

const run = promisify(execFile)

const runs = (program: string): boolean => {
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" })
    return true
  } catch {
    return false
  }
}

const hasPrograms = runs("curl") && runs("python3")

const two = (value: number): string =>
  value.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const whole = (value: number): string => value.toLocaleString("en-US")

/** What is compared of answers, by the part's page and heading; all of it is text that the part shows. */
const parts: ReadonlyArray<
  readonly [
    path: string,
    heading: string | RegExp,
    address: RegExp,
    shown: (answers: ReadonlyArray<any>) => ReadonlyArray<string>
  ]
> = [
  [
    "/companies/apple-inc?as_of=2020-12-31",
    "Price and market",
    /^\/v1\/financial_v4\/companies\/\d+\/snapshot\?as_of=2020-12-31$/,
    ([{ price }]) => [two(price.open), two(price.previous_close)]
  ],
  [
    "/companies/apple-inc",
    "Price, one year",
    /^\/api\/public\/v1\/stock\/prices\/AAPL\/history\?order=desc&limit=370$/,
    ([{ data }]) => [`Close of Mar 31, 2021`, ...(data[0].close === 122.15 ? [] : ["another close"])]
  ],
  [
    "/companies/apple-inc",
    /^Dividends$/,
    /\/dividends$/,
    ([{ years }, { figures }]) => [
      String(years[0].year),
      `${(figures.find(({ name }: { readonly name: string }) => name === "dividend_yield").value).toFixed(2)}%`
    ]
  ],
  [
    "/companies/apple-inc/financials?period=Quarterly&years=10&adjust=none",
    "Financial statements",
    /^\/api\/public\/v1\/financial\/companies\/AAPL\/financials\?period=Quarterly&adjust=none&years=12&/,
    ([{ statements }]) => [
      whole(Math.round(statements[0].sales / 1e6)),
      whole(Math.round(statements[8].net_income / 1e6))
    ]
  ],
  [
    "/companies/apple-inc/insiders?months=60",
    "Purchases and sales by insiders",
    /insider\?months=60&limit=500$/,
    ([{ summary }]) => [whole(summary.sell_count), whole(summary.shares_sold)]
  ],
  [
    "/compare?with=apple-inc,ibm&range=1y",
    "Drawdown",
    /^\/v1\/financial_v4\/closes\?companies=apple-inc%2Cibm&adjust=all&/,
    ([{ companies }]) => companies.map(({ symbol }: { readonly symbol: string }) => symbol)
  ],
  [
    "/companies?country=US&sector=Technology",
    /compan/,
    /^\/v1\/financial_v4\/directory\?country=US&sector=Technology$/,
    ([{ companies, total }]) => [whole(total), companies[0].name]
  ],
  [
    "/screener?where=roe > 20&sort=roe",
    /\d/,
    /^\/api\/public\/v1\/financial\/screener\?where=roe\+%3E\+20&columns=market_cap%2Croe&sort=roe&limit=50$/,
    ([{ data, total }]) => [whole(total), data[0].name, data[0].roe.toFixed(1)]
  ],
  [
    "/calendar?kind=filings&day=2021-01-28",
    /2021/,
    /^\/api\/public\/v1\/calendar\/filings\?start_date=2021-01-2\d&end_date=2021-/,
    ([{ items }]) => [items[0].form]
  ]
]

const texts = (dialog: Locator, title: string): Promise<string> =>
  dialog.getByRole("region", { name: title, exact: true }).locator("code").innerText()

/** Opens what is offered of a part. */
const take = async (page: Page, heading: string | RegExp): Promise<{ part: Locator; dialog: Locator }> => {
  const part = page
    .locator(".panel")
    .filter({ has: page.locator("h2", { hasText: heading }) })
    .filter({ has: page.locator(".take") })
    .first()
  await part.getByRole("button", { name: "Data", exact: true }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("region", { name: "curl" }).waitFor()
  await settled(page)
  return { part, dialog }
}

describe.skipIf(!hasChromium)(
  `Data of the site's parts (${hasChromium ? "in Chromium" : withoutChromium})`,
  { timeout: 60_000 },
  () => {
    const { address, open } = siteInChromium()
    let key = ""
    beforeAll(async () => {
      const response = await fetch(`${address()}/api/v1/api-keys`, {
        method: "POST",
        headers: { authorization: `Bearer ${await tokenOf("taker")}`, "content-type": "application/json" },
        body: JSON.stringify({ name: "taken", scopes: ["read:all"] })
      })
      assert.strictEqual(response.status, 201)
      const made = await response.json()
      key = made.key ?? made.api_key
    })

    it.each(parts)("%s: %s is what its request answers", async (path, heading, expected, shown) => {
      const { close, errors, page } = await open(path)
      const { dialog, part } = await take(page, heading)
      const addresses = (await texts(dialog, "API call")).split("\n")
      for (const one of addresses.slice(0, 1)) {
        assert.isTrue(one.startsWith(address()), one)
        assert.match(one.slice(address().length), expected)
      }
      const link = await texts(dialog, "Link to this view")
      assert.strictEqual(link.replaceAll("%2C", ","), page.url().replaceAll("%20", "+"))
      const prompt = await texts(dialog, "Prompt for an agent")
      for (const one of [...addresses, `${address()}/mcp`]) assert.include(prompt, one)

      const options = { env: { ...process.env, FINDATA_API_KEY: key } }
      const curl = await texts(dialog, "curl")
      const answers = hasPrograms
        ? await Promise.all(
            curl.split("\n").map(async (line) => JSON.parse((await run("sh", ["-c", line], options)).stdout))
          )
        : await Promise.all(
            addresses.map(async (one) => (await fetch(one, { headers: { "x-api-key": key } })).json())
          )
      assert.lengthOf(answers, addresses.length)
      const text = (await part.innerText()).replaceAll("\u00a0", " ")
      for (const one of shown(answers)) assert.include(text, one)
      if (hasPrograms && path.startsWith("/compare")) {
        const { stdout } = await run("python3", ["-c", await texts(dialog, "Python")], {
          ...options,
          maxBuffer: 2 ** 26
        })
        for (const { data } of answers[0].companies) assert.include(stdout, JSON.stringify(data[0].close))
      }
      assert.deepStrictEqual(errors, [])
      await close()
    })

    it("opens and closes by keyboard, has no fault that axe finds, and fits into a phone", async () => {
      for (const viewport of [
        { width: 1280, height: 720 },
        { width: 360, height: 740 }
      ]) {
        const { close, page } = await open("/companies/apple-inc/consensus", { viewport })
        const button = page.getByRole("button", { name: "Data", exact: true }).first()
        await button.focus()
        await page.keyboard.press("Enter")
        const dialog = page.getByRole("dialog", { name: /^Data: / })
        await dialog.getByRole("region", { name: "curl" }).waitFor()
        assert.deepStrictEqual(await violations(page), [])
        await page.emulateMedia({ colorScheme: "dark" })
        assert.deepStrictEqual(await violations(page, "colours"), [])
        await page.emulateMedia({ colorScheme: null })
        const { scrollWidth, clientWidth } = await dialog.evaluate(({ clientWidth, scrollWidth }) => ({
          clientWidth,
          scrollWidth
        }))
        assert.strictEqual(scrollWidth, clientWidth)
        await page.keyboard.press("Escape")
        await dialog.waitFor({ state: "detached" })
        assert.isTrue(await button.evaluate((element) => element === document.activeElement))
        await close()
      }
    })

    it("never has the key that the page was given", async () => {
      const { close, page } = await open("/companies/apple-inc/news")
      await page.evaluate((given) => sessionStorage.setItem("findata.key", given), key)
      await page.reload()
      await settled(page)
      const { dialog } = await take(page, "News")
      assert.include(await dialog.innerText(), "A key is needed")
      assert.notInclude(await dialog.innerHTML(), key)
      assert.include(await texts(dialog, "curl"), "$FINDATA_API_KEY")
      await close()
    })

    it("saves the service's own CSV, and one of the answer where the service has none", async () => {
      const { close, page } = await open("/companies/apple-inc/disclosures?as_of=2020-12-31")
      const saved = async (dialog: Locator) => {
        const downloading = page.waitForEvent("download")
        await dialog.getByRole("button", { name: "Download CSV" }).first().click()
        const download = await downloading
        return [download.suggestedFilename(), await readFile(await download.path(), "utf8")] as const
      }
      const filings = await take(page, /.+/)
      const [file, text] = await saved(filings.dialog)
      const answer = await (await fetch(await texts(filings.dialog, "API call"))).json()
      const lines = text.trimEnd().split("\r\n")
      assert.strictEqual(file, "AAPL-dart-2020-12-31.csv")
      assert.lengthOf(lines, answer.disclosures.length + 1)
      assert.strictEqual(lines[0], Object.keys(answer.disclosures[0]).join(","))
      assert.include(lines[1], answer.disclosures[0].rcept_no)
      await page.keyboard.press("Escape")
      await page.getByRole("link", { name: "Chart", exact: true }).click()
      await page.getByRole("group", { name: "Range" }).waitFor()
      await settled(page)
      const prices = await take(page, /.+/)
      const [, bars] = await saved(prices.dialog)
      assert.match(bars, /^datetime,open,high,low,close,volume/)
      await close()
    })

    it("saves a company as one page, which opens from a disk and shows the same", async () => {
      const { close, page } = await open("/companies/apple-inc?as_of=2021-03-31&basis=annual")
      const downloading = page.waitForEvent("download")
      await page.getByRole("button", { name: "Save as a file" }).click()
      const download = await downloading
      assert.strictEqual(download.suggestedFilename(), "AAPL-2021-03-31.html")
      const path = `${await download.path()}.html`
      await copyFile(await download.path(), path)
      const shownIn = (part: string) =>
        page.getByRole("region", { name: part, exact: true }).locator("dd").allInnerTexts()
      const shown = [...(await shownIn("Valuation")), ...(await shownIn("Profitability"))]
      const disk = await page.context().browser()?.newPage({ javaScriptEnabled: false, offline: true })
      assert.isDefined(disk)
      const asked: Array<string> = []
      disk.on("request", (request) => asked.push(request.url()))
      await disk.goto(`file://${path}`)
      const text = await disk.locator("body").innerText()
      assert.isAbove(shown.length, 15)
      for (const value of shown) assert.include(text, value)
      assert.include(text, "Fiscal year 2020")
      assert.include(text, `/companies/apple-inc?as_of=2021-03-31`)
      assert.deepStrictEqual(asked, [`file://${path}`])
      await disk.close()
      await close()
    })

    it("restores a view by its link, also what the address doesn't have", async () => {
      const { close, page } = await open("/companies/apple-inc")
      await page.getByRole("region", { name: "Growth" }).getByText("Fiscal year").first().click()
      await settled(page)
      const { dialog } = await take(page, "Growth")
      const link = new URL(await texts(dialog, "Link to this view"))
      assert.strictEqual(link.search, "?basis=annual")
      await close()
      const other = await open(`${link.pathname}${link.search}`)
      const growth = other.page.getByRole("region", { name: "Growth" })
      assert.isTrue(await growth.getByRole("radio", { name: "Fiscal year" }).isChecked())
      await other.close()
    })
  }
)
