/** What settings are checked by, and the routes themselves. */
import { assert, it } from "@effect/vitest"
import { firstPart, firstPartsOfPrograms } from "../../../adapters/http/server/exchange/ownPaths.ts"
import { templates } from "../../../adapters/http/server/exchange/routeTable.ts"
import { filePaths } from "../../../adapters/http/server/exchange/Site.ts"

it("The paths of programs begin as the routes do, and no others", () => {
  const found = new Set([...templates, ...filePaths].map(firstPart))
  assert.deepStrictEqual([...firstPartsOfPrograms].toSorted(), [...found].toSorted())
})
