/** An operator mends a company's data from its page. */
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"
import { hasChromium, withoutChromium } from "../../chromium.ts"
import { remove, temporaryDirectory } from "../../cli/command.ts"
import { vendorBars, vendorModule } from "../../cli/vendor.ts"
import { playing } from "../../web/playing.ts"
import { settled, tokenOf } from "./running.ts"
import { siteInChromium } from "./site.ts"
import { violations } from "./violations.ts"

const path = "/companies/apple-inc/health"

const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true })

describe.skipIf(!hasChromium)(
  `Mending (${hasChromium ? "in Chromium" : withoutChromium})`,
  { timeout: 60_000 },
  () => {
    const closing: Array<() => Promise<void>> = []
    afterAll(async () => {
      for (const close of closing) await close()
    })
    const { open } = siteInChromium(async () => {
      const directory = await temporaryDirectory()
      await writeFile(join(directory, "vendor.mjs"), vendorModule)
      const played = await playing(
        new Map([["/bars/AAPL.json", { body: vendorBars("AAPL", ["2021-04-01", 123]) }]])
      )
      closing.push(played.close, () => remove(directory))
      return { env: { FINDATA_SOURCES: join(directory, "vendor.mjs"), VENDOR_URL: played.url } }
    })

    it("is for operators alone", async () => {
      for (const options of [{}, { token: await tokenOf("mina", "read:all") }]) {
        const { asked, close, page } = await open(path, options)
        await settled(page)
        assert.strictEqual(await page.getByRole("button", { name: /Sync|Take as right|Undo/ }).count(), 0)
        assert.strictEqual(asked.filter((address) => address.includes("/admin/")).length, 0)
        assert.strictEqual(asked.filter((address) => address.endsWith("/session")).length, 1)
        await close()
      }
    })

    it("has nothing that axe finds, and fits on a phone", async () => {
      const { close, page } = await open(path, {
        token: await tokenOf("mina", "admin"),
        viewport: { width: 360, height: 780 }
      })
      await page.getByRole("button", { name: "Take as right" }).first().waitFor()
      await settled(page)
      assert.deepStrictEqual(await violations(page), [])
      assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 360)
      await page.getByRole("button", { name: "Sync AAPL" }).click()
      await page.getByRole("dialog").getByRole("combobox").waitFor()
      assert.deepStrictEqual(await violations(page), [])
      const box = await page.getByRole("dialog").boundingBox()
      assert.isAtMost((box?.x ?? 0) + (box?.width ?? 0), 360)
      await close()
    })

    it("takes a doubt as right, and withdraws that", async () => {
      const { close, errors, page } = await open(path, { token: await tokenOf("mina", "admin") })
      await page.getByRole("button", { name: "Take as right: AAPL Sep 21, 2009" }).click()
      const withdraw = page.getByRole("button", {
        name: "Withdraw: AAPL Sep 21, 2009"
      })
      await withdraw.waitFor()
      await page.getByText("2 prices or actions are doubtful").waitFor()
      await panel(page, "What operators did")
        .getByRole("row", { name: /Bars taken as right.*done.*mina/ })
        .waitFor()
      // What is announced is outcomes, and no table with its buttons.
      assert.strictEqual(await page.locator("[role=status] table").count(), 0)
      await withdraw.click()
      await page.getByText("3 prices or actions are doubtful").waitFor()
      assert.strictEqual(await withdraw.count(), 0)
      assert.deepStrictEqual(errors, [])
      await close()
    })

    it("syncs the company, follows that to its end, and undoes the run by the keyboard", async () => {
      const { close, errors, page } = await open(path, { token: await tokenOf("mina", "admin") })
      await page.getByText(/^Close of Mar\s31,\s2021$/).waitFor()
      await page.getByRole("link", { name: /^[\d,]+ sessions behind$/ }).waitFor()
      await page.getByRole("button", { name: "Sync AAPL" }).press("Enter")
      const dialog = page.getByRole("dialog", { name: "Sync AAPL" })
      const source = dialog.getByRole("combobox")
      assert.strictEqual(await source.inputValue(), "vendor")
      await dialog.getByText(/dart.*: settings are missing/).waitFor()
      await source.press("Enter")
      await page.keyboard.press("Escape")
      await dialog.getByRole("button", { name: "Sync" }).press("Enter")
      await dialog.waitFor({ state: "detached" })
      await panel(page, "Daily bars").getByText("1 new, 0 changed, 0 refused").waitFor({ timeout: 20_000 })
      await page.getByText(/^Close of Apr\s1,\s2021$/).waitFor()
      const undo = panel(page, "Runs")
        .getByRole("row", { name: /vendor/ })
        .getByRole("button")
      await undo.press("Enter")
      await page.getByRole("dialog").getByRole("button", { name: "Undo" }).press("Enter")
      await page.getByText(/^Close of Mar\s31,\s2021$/).waitFor()
      assert.deepStrictEqual(errors, [])
      await close()
    })
  }
)
