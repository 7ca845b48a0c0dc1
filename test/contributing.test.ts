/** The files that CONTRIBUTING.md refers to exist. */
import { assert, describe, it } from "@effect/vitest"
import { existsSync, readFileSync } from "node:fs"

const text = readFileSync("CONTRIBUTING.md", "utf8")

/** The lines under a heading, up to the next one. */
const sectionOf = (heading: string): string =>
  text.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? ""

/** Texts in backticks that look like a file or folder from the root. */
const pathsIn = (section: string): ReadonlyArray<string> => [
  ...new Set(
    [...section.matchAll(/`([^`\n]+)`/g)]
      .map(([, name = ""]) => name)
      .filter((name) => /^[\w.-]+(\/[\w.-]+)*\/?$/.test(name) && /\/|\.(ts|json|md)$/.test(name))
  )
]

const sections = {
  "Processing a request": ["edge", "access", "validation", "handlers", "answers"].map(
    (folder) => `adapters/http/server/${folder}/`
  ),
  Recipes: [
    "adapters/http/server/routes.ts",
    "adapters/sql/migrations/",
    "core/imports/ImportKinds.ts",
    "openapi.json"
  ]
}

describe.for(Object.entries(sections))("%s", ([heading, known]) => {
  const paths = pathsIn(sectionOf(heading))

  it("refers to existing files and folders", () => {
    assert.deepStrictEqual(
      paths.filter((path) => !existsSync(path)),
      []
    )
  })

  it("names those that every addition of its kind touches", () => {
    assert.deepStrictEqual(
      known.filter((path) => !paths.includes(path)),
      []
    )
  })
})
