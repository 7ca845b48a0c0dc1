/** The site below a path of its host: pages, files, links and requests are all below it. */
import { assert, describe, it } from "@effect/vitest"
import { hasChromium, withoutChromium } from "../../chromium.ts"
import { settled, type Visit } from "./running.ts"
import { siteInChromium } from "./site.ts"

const isBelow = /^\/findata(?:[/?]|$)/

const assertBelow = async ({ asked, errors, outside, page }: Visit): Promise<void> => {
  await settled(page)
  assert.isNotEmpty(await page.innerText("main h1"))
  const links = await page.$$eval("a[href^='/']", (found) => found.map((a) => a.getAttribute("href") ?? ""))
  assert.isNotEmpty(links)
  for (const path of [...links, ...asked]) assert.match(path, isBelow)
  assert.deepStrictEqual([errors, outside], [[], []])
}

describe.skipIf(!hasChromium)(`the site below a path${withoutChromium}`, () => {
  const site = siteInChromium(() => Promise.resolve({ env: { SITE_PATH: "/findata" } }))

  it("leads from page to page below it, and back, in one document", { timeout: 120_000 }, async () => {
    const visit = await site.open("/companies/apple-inc/financials")
    const { page } = visit
    await assertBelow(visit)
    await page.evaluate(() => Object.assign(globalThis, { isSame: true }))
    for (const path of ["/findata/compare", "/findata/", "/findata/account/keys"]) {
      await page.click(`header a[href='${path}']`)
      await page.waitForURL((url) => url.pathname === path)
      await assertBelow(visit)
    }
    await page.goBack()
    await page.waitForURL((url) => url.pathname === "/findata/")
    await assertBelow(visit)
    await page.click("main a[href^='/findata/companies/']")
    await page.waitForURL(/\/findata\/companies\/[\w-]+$/)
    await assertBelow(visit)
    assert.isTrue(await page.evaluate(() => "isSame" in globalThis))
  })
})
