/** The pages of indicators are those that their declarations make. */
import { assert, it } from "@effect/vitest"
import { globSync, readFileSync } from "node:fs"
import { servedIndicators } from "../../core/ports.ts"
import { written } from "../../scripts/indicatorPages.ts"

const files = written()

it("are current: npm run indicators", () => {
  assert.sameMembers(globSync("docs/indicators/*"), Object.keys(files))
  assert.deepStrictEqual(
    Object.entries(files).flatMap(([path, text]) => (readFileSync(path, "utf8") === text ? [] : [path])),
    []
  )
})

it("are one for each indicator, in the index too", () => {
  const index = files["docs/indicators/README.md"] ?? ""
  assert.isAbove(servedIndicators.length, 100)
  assert.deepStrictEqual(
    servedIndicators.flatMap(({ name }) =>
      `docs/indicators/${name}.md` in files && index.includes(`[${name}](${name}.md)`) ? [] : [name]
    ),
    []
  )
})

it("have small pictures", () => {
  assert.deepStrictEqual(
    Object.entries(files).flatMap(([path, { length }]) =>
      path.endsWith(".svg") && length > 12_000 ? [path] : []
    ),
    []
  )
})
