/** The figures of pages have the names of the catalogue in screens. */
import "./english.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { vocabulary } from "../../core/figures/Catalogue.ts"
import { columnsOf } from "../../core/screens/parse.ts"
import { allLines } from "../../apps/site/src/company/financials/lines.ts"
import { figureTexts } from "../../apps/site/src/figures/figures.ts"
import type { FigureName } from "../../apps/site/src/figures/FigureTexts.ts"
import { screenedName } from "../../apps/site/src/figures/screened.ts"

const names = Object.keys(figureTexts()) as ReadonlyArray<FigureName>

describe("A figure of a page", () => {
  it("is a column of screens by its name there", async () => {
    const screened = names.flatMap((name) => screenedName(name) ?? [])
    assert.isAbove(screened.length, 40)
    for (const name of [...screened, ...allLines, "return_1w", "return_ytd"]) {
      const columns = await Effect.runPromise(columnsOf(name, vocabulary))
      assert.strictEqual(columns[0]?.name, name)
    }
  })
})
