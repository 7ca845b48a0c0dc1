/** The site by keyboard alone: roles keep what they promise, and dialogs return to what opened them. */
import { assert, describe, it } from "@effect/vitest"
import type { Locator } from "playwright-core"
import { hasChromium, withoutChromium } from "../../chromium.ts"
import { drawn, tokenOf } from "./running.ts"
import { siteInChromium } from "./site.ts"

/** Whether an element has the focus. */
const hasFocus = (found: Locator): Promise<boolean> =>
  found.evaluate((element) => element === document.activeElement)

describe.skipIf(!hasChromium)(
  `The site by keyboard (${hasChromium ? "in Chromium" : withoutChromium})`,
  { timeout: 60_000 },
  () => {
    const { open } = siteInChromium()

    it("moves within a choice of one by arrows", async () => {
      const { close, page } = await open("/companies/apple-inc/financials")
      const chosen = page.getByRole("group", { name: "Period" }).getByRole("radio", { checked: true })
      const before = await chosen.getAttribute("value")
      await chosen.focus()
      await page.keyboard.press("ArrowRight")
      const after = await chosen.getAttribute("value")
      assert.notStrictEqual(after, before)
      assert.isTrue(await hasFocus(chosen))
      await page.keyboard.press("ArrowLeft")
      assert.strictEqual(await chosen.getAttribute("value"), before)
      await close()
    })

    it("moves within a grid by arrows, and leaves it by one Tab", async () => {
      const { close, page } = await open("/companies/apple-inc/financials")
      const at = () => page.evaluate(() => document.activeElement?.getAttribute("data-at") ?? null)
      await page.locator("[role=grid] [data-at][tabindex='0']").focus()
      const begun = await at()
      await page.keyboard.press("ArrowDown")
      const below = await at()
      await page.keyboard.press("ArrowLeft")
      const beside = await at()
      assert.strictEqual(new Set([begun, below, beside, null]).size, 4)
      await page.keyboard.press("Escape")
      await page.keyboard.press("Tab")
      assert.isNull(await at())
      await close()
    })

    it("moves along a chart by arrows, Home and End", async () => {
      const { close, page } = await open("/companies/apple-inc/chart")
      const chart = page.getByRole("slider")
      await chart.focus()
      const last = Number(await chart.getAttribute("aria-valuenow"))
      const keys = [
        ["ArrowLeft", last - 1],
        ["Home", 0],
        ["ArrowRight", 1],
        ["End", last]
      ] as const
      for (const [key, value] of keys) {
        await page.keyboard.press(key)
        await page.locator(`[role=slider][aria-valuenow="${value}"]`).waitFor()
      }
      assert.isTrue(await hasFocus(chart))
      await close()
    })

    it("reads a drawing by arrows, Home and End, as a pointer does, and moves nothing around it", async () => {
      const { close, page } = await open("/companies/apple-inc")
      const drawing = page.getByRole("application").first()
      const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
      const before = await heightOf()
      await drawing.focus()
      const heard = []
      for (const key of ["End", "ArrowLeft", "ArrowRight", "Home", "ArrowRight"]) {
        await page.keyboard.press(key)
        await page.locator(".reading").waitFor()
        await drawn(page)
        heard.push((await drawing.locator("[aria-live]").innerText()).replaceAll("\u00a0", " "))
      }
      assert.deepStrictEqual(heard, [
        "Mar 31, 2021, Close 122.15",
        "Mar 30, 2021, Close 119.90",
        "Mar 31, 2021, Close 122.15",
        "Mar 31, 2020, Close 63.57",
        "Apr 1, 2020, Close 60.23"
      ])
      assert.strictEqual(await heightOf(), before)
      await page.keyboard.press("Escape")
      await page.locator(".reading").waitFor({ state: "detached" })
      const { height = 0, width = 0, x = 0, y = 0 } = (await drawing.boundingBox()) ?? {}
      await page.mouse.move(x + width - 2, y + height / 2)
      assert.match(await page.innerText(".reading"), /^Mar\s31,\s2021\s+Close\s+122\.15$/)
      await close()
    })

    it.each(["Escape", "Cancel"])("returns from a dialog by %s to what opened it", async (way) => {
      const { close, page } = await open("/account/keys", { token: await tokenOf(`of ${way}`) })
      await page.getByText("There are no keys yet").waitFor()
      await page.getByLabel("Name", { exact: true }).fill("desk")
      await page.getByRole("button", { name: "Create", exact: true }).press("Enter")
      await page.getByRole("dialog").waitFor()
      await page.keyboard.press("Escape")
      const revoke = page.getByRole("row").filter({ hasText: "desk" }).getByRole("button", { name: "Revoke" })
      await revoke.focus()
      await page.keyboard.press("Enter")
      const dialog = page.getByRole("dialog")
      await dialog.waitFor()
      // What is behind it can't be reached.
      for (let times = 0; times < 6; times++) {
        await page.keyboard.press("Tab")
        assert.isFalse(await hasFocus(revoke))
      }
      if (way === "Escape") await page.keyboard.press("Escape")
      else {
        await dialog.getByRole("button", { name: way }).focus()
        await page.keyboard.press("Enter")
      }
      await dialog.waitFor({ state: "detached" })
      assert.isTrue(await hasFocus(revoke))
      await close()
    })
  }
)
