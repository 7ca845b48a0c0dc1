/** A walk through a page by Tab: what is wrong with its stops. */
import type { Page } from "playwright-core"

/** More than any page has. */
const maxStops = 400

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
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1
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
export const walk = async (
  page: Page
): Promise<{ readonly stops: number; readonly faults: ReadonlyArray<string> }> => {
  await begin(page)
  const faults: Array<string> = []
  for (let stops = 0; stops < maxStops; stops++) {
    // Held, which moves on as often as it is pressed, and takes fewer events.
    await page.keyboard.down("Tab")
    const stop = await page.evaluate(() => (globalThis as unknown as Walk).walk.next())
    if (stop.isEnd) {
      await page.keyboard.up("Tab")
      const missed = await page.evaluate(() => (globalThis as unknown as Walk).walk.missed())
      return { stops, faults: [...faults, ...missed.map((name) => `${name} is no stop`)] }
    }
    faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`))
  }
  await page.keyboard.up("Tab")
  return { stops: maxStops, faults: [...faults, "The walk has no end"] }
}
