/** The tests that SECURITY.md refers to exist, and so do the scripts, tortures and settings. */
import { assert, it } from "@effect/vitest"
import { existsSync, readFileSync } from "node:fs"
import { tortures } from "./torture/tortures.ts"

const text = readFileSync("SECURITY.md", "utf8")

const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = ""]) => name)

it("every file that it names exists", () => {
  const files = named.filter((name) => /^(test|core|adapters|apps|docs)\/[\w./-]+$/.test(name))
  assert.isAtLeast(files.length, 25)
  assert.deepStrictEqual(
    files.filter((file) => !existsSync(file)),
    []
  )
})

it("every script of npm that it names exists", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"))
  const run = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name)
  assert.isNotEmpty(run)
  assert.deepStrictEqual(
    run.filter((name) => !(name in scripts)),
    []
  )
})

it("every torture is named for what it holds, and no other", () => {
  const run = [...text.matchAll(/npm run torture -- ([\w -]+)/g)].flatMap(([, names = ""]) =>
    names.split(" ")
  )
  assert.deepStrictEqual([...new Set(run)].toSorted(), tortures.map(({ name }) => name).toSorted())
})

it("every setting that it names is in docs/configuration.md", () => {
  const page = readFileSync("docs/configuration.md", "utf8")
  const settings = named.flatMap((name) => /^([A-Z][A-Z_]{4,})(=\w+)?$/.exec(name)?.[1] ?? [])
  assert.isAtLeast(settings.length, 8)
  assert.deepStrictEqual(
    settings.filter((name) => !page.includes(`\`${name}\``)),
    []
  )
})
