/** The site follows the links to its pages, and leaves those to what the server answers otherwise to the browser. */
import { assert, it } from "@effect/vitest"
import { templates } from "../../adapters/http/server/edge/fallback.ts"
import { filePaths, pagePaths } from "../../adapters/http/server/edge/Site.ts"
import { scope } from "../../apps/site/src/shell/scope.ts"

it.for([...pagePaths, "/companies/apple-inc?as_of=2021-03-31", "?range=1y", "/docsets"])(
  "%s is of the site",
  (path) => {
    assert.match(path, scope)
  }
)

it.for([...templates, ...filePaths, "/docs?x=1", "/docs#top", "/V1/financial/companies"])(
  "%s is left to the browser",
  (path) => {
    assert.notMatch(path, scope)
  }
)
