/** How the main pages load: in few round trips, nothing for naught, and without moving what was seen. */
import { assert, describe, it } from "@effect/vitest"
import { tabNames, tabPath } from "../../../apps/site/src/subject/tabs.ts"
import { hasChromium, withoutChromium } from "../../chromium.ts"
import { loadingOf } from "./loading.ts"
import { siteInChromium } from "./site.ts"

/** The document and what it names, and what that asks for; a chart asks for older bars once the newer ones are drawn. */
const maxTrips = 3

/** The document, what it names and what that asks for, until a reader scrolls. */
const maxRequests = 10

const maxShift = 0.05

const widths = [1280, 360] as const

/** As many companies as are compared, two of them by other names than their slugs. */
const ten = [
  "apple-inc",
  "aig",
  "bank-of-america-corporation",
  "1326801",
  "GOOG",
  "ibm",
  "nvidia-corporation",
  "snowflake-inc",
  "spy",
  "uso"
]

describe.skipIf(!hasChromium)(
  `A page over a slow connection (${hasChromium ? "in Chromium" : withoutChromium})`,
  { timeout: 90_000 },
  () => {
    const { address, open } = siteInChromium()

    it.each([
      "/",
      ...tabNames.map((tab) => tabPath("apple-inc", tab)),
      "/companies/apple-inc/financials?as_of=2020-06-01&period=Quarterly",
      "/compare?with=apple-inc,nvidia-corporation",
      `/compare?with=${ten.join(",")}&as_of=2020-12-31`,
      "/calendar?day=2021-01-28",
      "/screener",
      "/companies",
      "/account/keys",
      "/operator",
      // Without statements.
      "/companies/spy",
      "/companies/spy/financials"
      // On a busy machine a request may begin late, after an answer that it didn't wait for.
    ])("%s", { retry: 3 }, async (path) => {
      const { close, page } = await open("/no-such-page")
      const browser = page.context().browser()
      await close()
      assert.isNotNull(browser)
      const loaded = await Promise.all(widths.map((width) => loadingOf(browser, address(), path, width)))
      for (const [i, { fetched, named, requests, shifts, trips }] of loaded.entries()) {
        assert.isAtMost(trips, maxTrips, requests.join("\n"))
        assert.isAtMost(requests.length, maxRequests, requests.join("\n"))
        for (const shift of shifts) assert.isBelow(shift, maxShift, `at ${widths[i]} pixels`)
        // Each answer that the document names is used, and asked for once.
        assert.includeMembers([...fetched], [...named])
        assert.strictEqual(new Set(requests).size, requests.length, requests.join("\n"))
      }
    })
  }
)
