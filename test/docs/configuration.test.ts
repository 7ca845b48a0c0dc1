/** docs/configuration.md has a row for every setting that the program reads, and for no other. */
import { assert, it } from "@effect/vitest"
import { globSync, readFileSync } from "node:fs"
import { builtInSources } from "../../apps/sources/builtIn.ts"

const first = (row: string): string => row.split(" | ")[0] ?? ""

const documented = readFileSync("docs/configuration.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .flatMap((row) => [...first(row).matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = ""]) => name))

/** As the modules of apps/ read them: `setting("PORT", ...)`, in folders `variable("FINDATA_KEY")`. */
const read = globSync("apps/**/*.ts").flatMap((path) =>
  [
    ...readFileSync(path, "utf8").matchAll(
      path.lastIndexOf("/") === "apps".length
        ? /\(\s*"((?!ERR_)[A-Z][A-Z_]+)"/g
        : /\bvariable\(\s*"([A-Z][A-Z_]+)"/g
    )
  ].map(([, name = ""]) => name)
)

it("lists every setting, and no other", () => {
  const needed = builtInSources.flatMap(({ needs }) => needs.map(({ name }) => name))
  assert.isAbove(read.length, 30)
  assert.deepStrictEqual([...new Set(documented)].toSorted(), [...new Set([...read, ...needed])].toSorted())
})
