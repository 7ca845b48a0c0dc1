/** Every page by keyboard alone: each stop is seen and in order, none holds the focus, and roles keep what they promise. */
import { assert, describe, it } from "@effect/vitest"
import type { Locator, Page } from "playwright-core"
import { hasChromium, withoutChromium } from "../../chromium.ts"
import { paths } from "./paths.ts"
import { tokenOf } from "./running.ts"
import { siteInChromium } from "./site.ts"

/** More than any page has. */
const mostStops = 400

/** What is wrong with the element that has the focus, and whether the walk is over. */
interface Stop {
  readonly isEnd: boolean
  readonly name: string
  readonly faults: ReadonlyArray<string>
}

/* oxlint-disable unicorn/consistent-function-scoping -- they are sent to the page within one function */
/** Prepares a page for the walk: what the walk finds is kept in it. */
const begin = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = new Set<Element>()
    let before: Element | null = null

    const nameOf = (element: Element): string =>
      `<${element.tagName.toLowerCase()}> ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}`

    /** What is seen of an element: for an input that is drawn by its label, the label. */
    const drawnOf = (element: Element): Element =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        ? element
        : (element.closest("label") ?? element)

    /** What has the focus within a frame, where the browser shows it. */
    const focusedIn = (element: Element): Element => {
      const within = element instanceof HTMLIFrameElement ? element.contentDocument : null
      return within?.activeElement === within?.body ? element : (within?.activeElement ?? element)
    }

    const isMarked = (element: Element): boolean => {
      const { boxShadow, outlineStyle, outlineWidth } = getComputedStyle(element)
      return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== "none"
    }

    /** On how many of its four sides the mark around an element is cut off by what scrolls or hides it. */
    const cutSides = (element: Element): number => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element)
      const by = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) - 1
      const { bottom, left, right, top } = element.getBoundingClientRect()
      const cut = [false, false, false, false]
      for (let at = element.parentElement; at !== null; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at)
        if (overflowX === "visible" && overflowY === "visible") continue
        const box = at.getBoundingClientRect()
        if (at === document.documentElement || at === document.body) continue
        cut[0] ||= top - by < box.top - 0.5
        cut[1] ||= right + by > box.right + 0.5
        cut[2] ||= bottom + by > box.bottom + 0.5
        cut[3] ||= left - by < box.left - 0.5
      }
      return cut.filter(Boolean).length
    }

    /** Whether any of nine points of an element is on screen, and not covered by something else. */
    const isSeen = (element: Element): boolean => {
      const { height, left, top, width } = element.getBoundingClientRect()
      return [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y)
          return hit !== null && (element.contains(hit) || hit.contains(element))
        })
      )
    }

    const next = (): Stop => {
      const element = document.activeElement
      if (element === null || element === document.body || (seen.has(element) && element !== before))
        return { isEnd: true, name: "", faults: [] }
      const isSame = element === before
      const drawn = drawnOf(element)
      const faults = []
      // What is within a frame, and the parts of a date, are stops of their own.
      if (isSame && !element.matches("iframe, [type=date]")) faults.push("keeps the focus")
      if (!isMarked(focusedIn(drawn))) faults.push("has no mark")
      else if (cutSides(drawn) > 1) faults.push(`has a mark that is cut off on ${cutSides(drawn)} sides`)
      if (!isSeen(drawn)) faults.push("is off screen or covered")
      // What is shown beside the one before it is gone by now.
      if (before?.isConnected === true && !isSame) {
        const order = before.compareDocumentPosition(element)
        if ((order & Node.DOCUMENT_POSITION_FOLLOWING) === 0) faults.push("is before the one before it")
      }
      seen.add(element)
      before = element
      return { isEnd: false, name: nameOf(element), faults }
    }

    /** What can be operated and was no stop. */
    const missed = (): ReadonlyArray<string> => {
      const groups = new Set([...seen].map((element) => (element as HTMLInputElement).name))
      return [
        ...document.querySelectorAll<HTMLElement>(
          "a[href], button, input, select, textarea, summary, [tabindex]"
        )
      ]
        .filter((element) => element.tabIndex >= 0 && !element.matches(":disabled"))
        .filter((element) => drawnOf(element).checkVisibility({ visibilityProperty: true }))
        .filter(
          (element) => !(element.matches("[type=radio]") && groups.has((element as HTMLInputElement).name))
        )
        .filter((element) => !seen.has(element))
        .map(nameOf)
    }
    Object.assign(globalThis, { walk: { next, missed } })
  })

/* oxlint-enable unicorn/consistent-function-scoping */

type Walk = { readonly walk: { readonly next: () => Stop; readonly missed: () => ReadonlyArray<string> } }

/** Goes through all stops by Tab, and returns what is wrong with them. */
const walk = async (
  page: Page
): Promise<{ readonly stops: number; readonly faults: ReadonlyArray<string> }> => {
  await begin(page)
  const faults: Array<string> = []
  for (let stops = 0; stops < mostStops; stops++) {
    await page.keyboard.press("Tab")
    const stop = await page.evaluate(() => (globalThis as unknown as Walk).walk.next())
    if (stop.isEnd) {
      const missed = await page.evaluate(() => (globalThis as unknown as Walk).walk.missed())
      return { stops, faults: [...faults, ...missed.map((name) => `${name} is no stop`)] }
    }
    faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`))
  }
  return { stops: mostStops, faults: [...faults, "The walk has no end"] }
}

/** Whether an element has the focus. */
const hasFocus = (found: Locator): Promise<boolean> =>
  found.evaluate((element) => element === document.activeElement)

describe.skipIf(!hasChromium)(
  `The site by keyboard (${hasChromium ? "in Chromium" : withoutChromium})`,
  { timeout: 60_000 },
  () => {
    const { open } = siteInChromium()

    it.each(paths)("%s has stops that are seen, in order, and all that can be operated", async (path) => {
      const needsToken = path === "/account/keys" || path === "/operator"
      const { page } = await open(
        path,
        needsToken ? { token: await tokenOf("walker", "admin read:all") } : {}
      )
      const { faults, stops } = await walk(page)
      assert.deepStrictEqual(faults, [])
      assert.isAbove(stops, 8)
      await page.context().close()
    })

    it("moves within a choice of one by arrows", async () => {
      const { page } = await open("/companies/apple-inc/financials")
      const chosen = page.getByRole("group", { name: "Period" }).getByRole("radio", { checked: true })
      const before = await chosen.getAttribute("value")
      await chosen.focus()
      await page.keyboard.press("ArrowRight")
      const after = await chosen.getAttribute("value")
      assert.notStrictEqual(after, before)
      assert.isTrue(await hasFocus(chosen))
      await page.keyboard.press("ArrowLeft")
      assert.strictEqual(await chosen.getAttribute("value"), before)
      await page.context().close()
    })

    it("moves within a grid by arrows, and leaves it by one Tab", async () => {
      const { page } = await open("/companies/apple-inc/financials")
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
      await page.context().close()
    })

    it("moves along a chart by arrows, Home and End", async () => {
      const { page } = await open("/companies/apple-inc/chart")
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
      await page.context().close()
    })

    it.each(["Escape", "Cancel"])("returns from a dialog by %s to what opened it", async (way) => {
      const { page } = await open("/account/keys", { token: await tokenOf(`of ${way}`) })
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
      await page.context().close()
    })
  }
)
