/** The site follows the links to its pages, and leaves those to what the server answers otherwise to the browser. */
import { assert, describe, it } from "@effect/vitest"
import { templates } from "../../adapters/http/server/exchange/routeTable.ts"
import { filePaths, pagePaths } from "../../adapters/http/server/exchange/Site.ts"
import { scopeBelow } from "../../apps/site/src/shell/scope.ts"

const ofSite = [...pagePaths, "/companies/apple-inc?as_of=2021-03-31", "?range=1y", "/docsets"]
const ofOthers = [...templates, ...filePaths, "/docs?x=1", "/docs#top", "/V1/financial/companies"]

describe.each(["", "/findata", "/a.b/c"])("below %j", (base) => {
  const scope = scopeBelow(base)

  it.for(ofSite)("%s is of the site", (path) => {
    assert.match(`${base}${path}`, scope)
  })

  it.for(ofOthers)("%s is left to the browser", (path) => {
    assert.notMatch(`${base}${path}`, scope)
  })
})

it.for(["/", "/compare", "/findatas", "/other/findata/compare"])("%s is not below the path", (path) => {
  assert.notMatch(path, scopeBelow("/findata"))
})
