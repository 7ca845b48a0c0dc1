/** Every page of the site as a person opens it, on the sample: what it shows, and what it must not do. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import type { Locator, Page } from "playwright-core"
import { tabPath } from "../../../apps/site/src/subject/tabs.ts"
import { hasChromium, withoutChromium } from "../../chromium.ts"
import { paths } from "./paths.ts"
import { drawn, settled, tokenOf, type Visit } from "./running.ts"
import { siteInChromium } from "./site.ts"
import { violations } from "./violations.ts"
import { walk } from "./walk.ts"

const clean = ({ errors, outside }: Visit): void => {
  assert.deepStrictEqual(errors, [])
  assert.deepStrictEqual(outside, [])
}

const withDigits = (value: number, digits: number): string =>
  value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** A text with plain spaces for those that a line doesn't break at. */
const plain = (text: string): string => text.replaceAll("\u00a0", " ")

const two = (value: number): string => withDigits(value, 2)
const one = (value: number): string => `${withDigits(value, 1)}%`

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Whole rows of every table, whose columns with this title are shown on a phone, where a page has no fault besides. */
const assertWholeRows = async (page: Page, title: string): Promise<void> => {
  await page.getByRole("columnheader", { name: title }).first().waitFor()
  const hidden = await page
    .locator(".table-scroll")
    .evaluateAll((parts) => parts.map(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth))
  assert.isNotEmpty(hidden)
  assert.deepStrictEqual(
    hidden,
    hidden.map(() => 0)
  )
  assert.deepStrictEqual(await violations(page), [])
}

/** Pages whose tables show whole rows on a phone, by path, each with a column that might be cut off. */
const wholeRows = new Map([
  [tabPath("apple-inc", "disclosures"), "Accession no."],
  [tabPath("apple-inc", "insiders"), "Held after"],
  ["/operator", "Doubtful"]
])

/** Where a part stands in the window. */
const box = async (part: Locator) => {
  const found = await part.boundingBox()
  assert.isNotNull(found)
  return found
}

describe.skipIf(!hasChromium)(
  `The site (${hasChromium ? "in Chromium" : withoutChromium})`,
  { timeout: 60_000 },
  () => {
    const { address, open } = siteInChromium()

    it("says how a key is made on a server without sign-in", async () => {
      const { close, page } = await open("/account/keys")
      await page.getByText("this command makes a key").waitFor()
      assert.deepStrictEqual(await page.locator(".copyable code").allInnerTexts(), [
        "npm run -s findata -- keys create --name mine --scopes read:all",
        'grep -qs ^JWT_SECRET= findata.env || (umask 077; echo "JWT_SECRET=$(openssl rand -hex 32)" >> findata.env)',
        "npm start -- --env-file findata.env",
        "npm run -s findata -- token --sub me --ttl 1h --env-file findata.env"
      ])
      await close()
    })

    describe.each(paths)("%s", (path) => {
      let visit: Visit
      beforeAll(async () => {
        const needsToken = path === "/account/keys" || path === "/operator"
        visit = await open(path, needsToken ? { token: await tokenOf("axe", "admin read:all") } : {})
      })
      afterAll(() => visit.close())

      it("has stops of the keyboard that are seen, in order, and all that can be operated", async () => {
        const { faults, stops } = await walk(visit.page)
        assert.deepStrictEqual(faults, [])
        assert.isAbove(stops, 8)
      })

      it("has no fault, and none that axe finds, and fits into every window", async () => {
        const { asked, page } = visit
        assert.deepStrictEqual(await violations(page), [])
        await page.emulateMedia({ colorScheme: "dark" })
        assert.deepStrictEqual(await violations(page, "colours"), [])
        await page.emulateMedia({ colorScheme: null })
        for (const width of [1440, 360]) {
          await page.setViewportSize({ width, height: 800 })
          await drawn(page)
          assert.strictEqual(await overflow(page), 0, `at ${width} pixels`)
        }
        const title = wholeRows.get(path)
        if (title !== undefined) await assertWholeRows(page, title)
        clean(visit)
        if (path.startsWith("/companies/")) {
          assert.include(await page.innerText("h1"), "Apple")
          const answers = asked.filter((one) => one.startsWith("/v1/"))
          assert.isTrue(answers.length > 0 && answers.length <= 10, answers.join("\n"))
          assert.strictEqual(new Set(answers).size, answers.length)
        }
      })
    })

    it("shows whole rows of consensus on a phone", async () => {
      const { close, errors, page } = await open("/companies/apple-inc/consensus?as_of=2021-03-31", {
        viewport: { width: 360, height: 740 }
      })
      await assertWholeRows(page, "Broker")
      assert.deepStrictEqual(errors, [])
      await close()
    })

    it("begins what a tab shows in the upper half of a phone, below its day, its price and all of its tabs", async () => {
      const { close, page } = await open("/companies/apple-inc/health", {
        viewport: { width: 360, height: 740 }
      })
      assert.isBelow((await box(page.locator("main .panel").first())).y, 370)
      // The last of the tabs, which is open, is scrolled into view.
      const tab = await box(page.getByRole("link", { name: "Data", exact: true }))
      assert.isAtMost(tab.x + tab.width, 360)
      const date = page.getByLabel("As known on")
      assert.isBelow(Math.abs((await box(date)).y - (await box(page.locator(".company-head .badge"))).y), 16)
      await page.getByRole("button", { name: "Save as a file" }).focus()
      await page.keyboard.press("Tab")
      assert.isTrue(await date.evaluate((element) => element === document.activeElement))
      await page.keyboard.type("12312019")
      await page.getByText("This page shows what was known on Dec 31, 2019.").waitFor()
      await close()
    })

    it("shows the health of the data as it is now, on the page of a past day too", async () => {
      const health: any = await (await fetch(`${address()}/v1/financial_v4/companies/1/health`)).json()
      const { close, page } = await open("/companies/apple-inc/health?as_of=2019-12-31")
      await page.getByText("not what was known on that day").waitFor()
      await settled(page)
      const { bars, doubtful, findings, origins } = health
      assert.include(findings, "bars_behind")
      assert.strictEqual(await page.locator("main .panel").first().locator("li").count(), findings.length)
      const shown = await page.locator("dt", { hasText: "Sessions behind" }).locator("+ dd").innerText()
      assert.strictEqual(shown, bars.sessions_behind.toLocaleString("en-US"))
      const rowsOf = (name: string) => page.getByRole("group", { name }).locator("tbody tr").count()
      assert.strictEqual(await rowsOf("Gaps"), bars.gaps.length)
      assert.strictEqual(await rowsOf("Doubtful data"), doubtful.length)
      assert.isNotEmpty(origins)
      assert.strictEqual(await rowsOf("Sources"), origins.length)
      await close()
    })

    it("ends a page with its footer, however many events are listed", async () => {
      const { close, page } = await open(
        "/companies/apple-inc/chart?events=splits+dividends+insiders+filings+reports"
      )
      await page.locator(".chart-events li").nth(40).waitFor({ state: "attached" })
      const end = await page
        .locator(".shell-footer")
        .evaluate((footer) => footer.getBoundingClientRect().bottom)
      const below = await page.evaluate(() => document.documentElement.scrollHeight - scrollY)
      assert.isBelow(below - end, 60)
      await close()
    })

    it("copies the command that imports what is missing, for an operator", async () => {
      const token = await tokenOf("root", "admin read:all")
      const { close, page } = await open("/companies/bank-of-america-corporation/financials", { token })
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
      await page.getByRole("button", { name: "Copy", exact: true }).click()
      await page.getByRole("button", { name: "Copied" }).waitFor()
      const command = await page.evaluate(() => navigator.clipboard.readText())
      assert.strictEqual(command, await page.locator(".copyable code").innerText())
      assert.include(command, "--symbols BAC")
      await page.context().clearPermissions()
      await close()
    })

    it.each([
      ["ko-KR", "ko", "Apple", "재무"],
      ["ja-JP", "ja", "Apple", "財務"],
      ["zh-CN", "zh", "Apple", "财务"],
      ["fr-FR", "en", "Apple", "Financials"]
    ])("speaks to a browser of %s in %s", async (locale, lang, name, tab) => {
      const visit = await open("/companies/apple-inc", { locale })
      assert.strictEqual(await visit.page.getAttribute("html", "lang"), lang)
      assert.include(await visit.page.innerText("h1"), name)
      assert.isTrue(await visit.page.getByRole("link", { name: tab, exact: true }).isVisible())
      clean(visit)
      await visit.close()
    })

    it("has no English name of a sector in other languages", async () => {
      const screen = `/screener?where=${encodeURIComponent('market_cap > 0 && sector in ["Technology"]')}&columns=sector`
      const wanted = { "ko-KR": "정보기술", "zh-CN": "信息技术" }
      for (const [locale, name] of Object.entries(wanted))
        for (const path of [
          "/companies/apple-inc",
          "/companies/apple-inc/sector",
          "/sectors/USD/technology",
          screen
        ]) {
          const { close, page } = await open(path, { locale })
          // Without the expression and the address of a print, which have the stored name.
          const texts = await page
            .locator("main :is(a, td, th, dd, h1, strong, label, option)")
            .allInnerTexts()
          assert.isTrue(
            texts.some((text) => text.includes(name)),
            `${path} in ${locale}`
          )
          assert.deepStrictEqual(
            texts.filter((text) =>
              /^(?:Technology|Communication Services|Consumer (?:Cyclical|Defensive)|Financial Services)(?:$|[\s,·])/.test(
                text
              )
            ),
            []
          )
          await close()
        }
    })

    it.each(["en-US", "ko-KR", "ja-JP", "zh-CN"])(
      "has tables of sectors and of the analysis that fit on a phone, in %s",
      async (locale) => {
        for (const path of [
          "/sectors",
          "/sectors/USD/technology?company=apple-inc",
          "/companies/apple-inc/analysis",
          "/companies/apple-inc/sector"
        ]) {
          const { close, page } = await open(path, { locale, viewport: { width: 360, height: 4000 } })
          await page.locator(".table-scroll").first().waitFor()
          await settled(page)
          const wide = await page.evaluate(() =>
            [...document.querySelectorAll(".table-scroll")]
              .filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth)
              .map((table) => table.getAttribute("aria-label"))
          )
          assert.deepStrictEqual(wide, [], path)
          await close()
        }
      }
    )

    it("compares the companies that it knows, and says which name is unknown", async () => {
      const { close, page } = await open("/compare?with=apple-inc,no-such-company,ibm&range=1y")
      assert.include(await page.innerText("main .note"), "no-such-company")
      assert.strictEqual(await page.locator(".side-by-side thead").first().locator("a").count(), 2)
      await close()
    })

    it("keeps the language that was chosen", async () => {
      const { close, page } = await open("/")
      await page.getByLabel("Language").selectOption("ko")
      assert.strictEqual(await page.innerText("h1"), "기업과 시장")
      await page.reload()
      assert.strictEqual(await page.innerText("h1"), "기업과 시장")
      await close()
    })

    it("works where the browser forbids to keep anything", async () => {
      const { close, errors, page } = await open("/companies")
      const forbidding = await page.addInitScript(() => {
        for (const name of ["localStorage", "sessionStorage"])
          Object.defineProperty(globalThis, name, {
            get: () => {
              throw new DOMException("Access is denied for this document.", "SecurityError")
            }
          })
      })
      for (const path of ["/companies/apple-inc", "/screener", "/account/keys"]) {
        await page.goto(`${address()}${path}`)
        await page.locator("h1").first().waitFor()
        await settled(page)
      }
      await page.getByLabel("Language").selectOption("ko")
      await page.waitForFunction(() => document.documentElement.lang === "ko")
      assert.deepStrictEqual(errors, [])
      await forbidding.dispose()
      await page.goto(`${address()}/companies`)
      await close()
    })

    it("begins with less than 150 kB of script and style, and the markets, from which keys lead to a company", async () => {
      const visit = await open("/")
      const { asked, close, page } = visit
      const sizes = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter(({ name }) => /\.(?:js|css)$/.test(name))
          .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize)
      )
      assert.isNotEmpty(sizes)
      assert.isBelow(
        sizes.reduce((sum, size) => sum + size, 0),
        150_000
      )
      const { markets } = await (await fetch(`${address()}/v1/financial_v4/markets`)).json()
      const [{ companies_count, market_cap_total, sectors, top_companies }] = markets
      const panel = page.getByRole("region", { name: "USD market" })
      const figures = plain(await panel.locator("dl.figures").innerText())
      assert.include(figures, String(companies_count))
      assert.include(figures, `${two(market_cap_total / 1e12)}T USD`)
      const rowsOf = (name: string) =>
        panel.getByRole("group", { name: `${name}, USD market` }).locator("tbody tr")
      const [first] = await rowsOf("Largest companies").allInnerTexts()
      const [largest] = top_companies
      const change = largest.price_change_percent
      for (const text of [
        largest.symbol,
        largest.name,
        two(largest.close),
        `${change > 0 ? "+" : "\u2212"}${two(Math.abs(change))}%`,
        one(largest.weight_percent)
      ])
        assert.include(first, text)
      const named = await rowsOf("Largest companies").locator("a").allInnerTexts()
      assert.deepStrictEqual(
        named.map((text) => text.split(/\s/)[0]),
        top_companies.map(({ symbol }: { readonly symbol: string }) => symbol).slice(0, 10)
      )
      const shown = await rowsOf("Sectors").allInnerTexts()
      assert.lengthOf(shown, sectors.length)
      assert.include(shown[0], `${sectors[0].sector}`)
      assert.include(shown[0], one(sectors[0].weight_percent))
      assert.isAtMost(asked.filter((path) => path.startsWith("/v1/")).length, 8)

      const link = rowsOf("Largest companies").locator("a").first()
      for (let presses = 0; presses < 30; presses++) {
        if (await link.evaluate((element) => element === document.activeElement)) break
        await page.keyboard.press("Tab")
      }
      await page.keyboard.press("Enter")
      await page.getByRole("heading", { level: 1, name: largest.name }).waitFor()
      assert.strictEqual(new URL(page.url()).pathname, `/companies/${largest.slug}`)
      clean(visit)
      await close()
    })

    it("names the zone of the times that it shows", async () => {
      const { close, page } = await open("/", { timezoneId: "Asia/Seoul" })
      const filled = await page.locator("tbody tr", { hasText: "Share counts" }).innerText()
      assert.match(filled, /\d:\d\d [AP]M GMT\+9/)
      await close()
    })

    it("finds a company by keyboard alone", async () => {
      const visit = await open("/")
      const { close, page } = visit
      await page.keyboard.press("/")
      await page.keyboard.type("apple")
      await page.getByRole("option").first().waitFor()
      await page.keyboard.press("ArrowDown")
      await page.keyboard.press("ArrowUp")
      await page.keyboard.press("Enter")
      await page.getByRole("heading", { level: 1, name: "Apple Inc." }).waitFor()
      assert.strictEqual(new URL(page.url()).pathname, "/companies/apple-inc")
      clean(visit)
      await close()
    })

    it("says of which day an old price is, turns a whole company back to a day, and keeps it from tab to tab", async () => {
      const visit = await open("/companies/apple-inc")
      const { close, page } = visit
      assert.include(plain(await page.innerText(".quote")), "Prices and multiples are as of Mar 31, 2021")
      await page.getByLabel("As known on").fill("2019-12-31")
      await page.getByText("This page shows what was known on Dec 31, 2019.").waitFor()
      await settled(page)
      assert.include(plain(await page.innerText(".quote")), "Close of Dec 31, 2019")
      await page.getByRole("link", { name: "Consensus", exact: true }).click()
      await page.getByRole("heading", { name: "Target price" }).waitFor()
      assert.include(page.url(), "as_of=2019-12-31")
      const asked = visit.asked.filter((path) => /^\/v1\/.*\/consensus/.test(path))
      assert.isNotEmpty(asked)
      for (const path of asked) assert.include(path, "as_of=2019-12-31")
      clean(visit)
      await close()
    })

    it("shows the content of an article in a frame that runs nothing", async () => {
      const { close, errors, page } = await open("/companies/apple-inc/news")
      await page.getByRole("button", { name: "[sample] Apple's holiday quarter" }).click()
      const frame = page.frameLocator("iframe")
      assert.include(await frame.locator("body").innerText(), "143,756 million dollars")
      assert.strictEqual(
        await page.getAttribute("iframe", "sandbox"),
        "allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      )
      await page.getByRole("button", { name: "All news" }).click()
      await page.getByRole("heading", { name: "News" }).waitFor()
      assert.deepStrictEqual(errors, [])
      await close()
    })

    describe.each([
      ["/companies/no-such-company", 200, "There is no company named “no-such-company” here"],
      ["/companies/apple-inc/no-such-tab", 200, "There is no such page"],
      ["/no-such-page", 404, "There is no such page"]
    ])("%s", (path, expected, heading) => {
      it("isn't there, which a page without fault says, in a document of its status", async () => {
        const { close, page, status } = await open(path)
        assert.deepStrictEqual([status, await page.innerText("h1")], [expected, heading])
        assert.deepStrictEqual(await violations(page), [])
        await page.getByRole("link", { name: "To the start page" }).click()
        await page.getByRole("heading", { level: 1, name: "Companies and markets" }).waitFor()
        await close()
      })
    })

    it.each(["//", "//compare", "/companies//apple-inc"])("says the same of %s", async (path) => {
      const { close, page, status } = await open(path)
      assert.deepStrictEqual([status, await page.innerText("h1")], [404, "There is no such page"])
      await close()
    })

    it("says so when the server no longer answers, and recovers", async () => {
      const { close, page } = await open("/companies/apple-inc")
      await page.context().setOffline(true)
      await page.getByText("No connection to the server").waitFor()
      await page.context().setOffline(false)
      await page.getByText("No connection to the server").waitFor({ state: "detached" })
      assert.include(await page.innerText("h1"), "Apple")
      await close()
    })
  }
)
