/** What axe finds on a page. */
import axe from "axe-core"
import type { Page } from "playwright-core"

/**
 * What axe finds against the criteria of WCAG 2.2 A and AA, and its best practices: by all its rules, or by those of colours
 * alone, which are all that differs in the dark.
 */
export const violations = async (
  page: Page,
  rules: "all" | "colours" = "all"
): Promise<ReadonlyArray<string>> => {
  // By the browser's own evaluation, which the page's policy doesn't restrict.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source)
  const { violations: found } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof import("axe-core") }).axe.run(document, options),
    {
      resultTypes: ["violations" as const],
      ...(rules === "all" ? {} : { runOnly: ["color-contrast", "link-in-text-block"] })
    }
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ failureSummary, html }) => `${id}: ${html} ${failureSummary}`)
  )
}
