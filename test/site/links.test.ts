/** What the server takes of a page's address, compared with what the site does. */
import { assert, it } from "@effect/vitest"
import { askedBy } from "../../adapters/http/server/handlers/site/links.ts"
import { maxCompared } from "../../apps/site/src/compare/compared.ts"

it("as many companies are named first as the site compares", () => {
  const slugs = Array.from({ length: maxCompared + 2 }, (_, i) => `company-${i}`)
  assert.deepStrictEqual(
    askedBy(`?with=${slugs.join(",")}`, "2024-01-01").others,
    slugs.slice(0, maxCompared)
  )
})
