/** docs/formulas.md names every figure of the interface, and functions that the library exports. */
import { assert, it } from "@effect/vitest"
import { readFileSync } from "node:fs"
import * as consensus from "../../core/consensus/mod.ts"
import * as financials from "../../core/financials/mod.ts"
import * as indicators from "../../core/indicators/mod.ts"
import * as core from "../../core/mod.ts"
import * as prices from "../../core/prices/mod.ts"
import * as shares from "../../core/shares/mod.ts"

const library = { ...core, ...consensus, ...financials, ...indicators, ...prices, ...shares }

type Json = Readonly<Record<string, any>>

const page = readFileSync("docs/formulas.md", "utf8")
const { components } = JSON.parse(readFileSync("openapi.json", "utf8"))

/** Of a schema that may be a union. */
const typesOf = ({ anyOf = [], type = [] }: Json): ReadonlyArray<string> => [
  ...[type].flat(),
  ...anyOf.flatMap(typesOf)
]

/** The names of the members of an object, and of all in it, that are numbers with decimals. */
const figuresIn = (schema: Json): ReadonlyArray<string> => [
  ...Object.entries<Json>(schema["properties"] ?? {}).flatMap(([name, member]) => [
    ...(typesOf(member).includes("number") ? [name] : []),
    ...figuresIn(member)
  ]),
  ...(schema["items"] === undefined ? [] : figuresIn(schema["items"])),
  ...(schema["anyOf"] ?? []).flatMap(figuresIn)
]

it("names every figure", () => {
  const named = new Set(
    [...page.matchAll(/`([^`\n]+)`/g)].flatMap(([, text = ""]) => text.match(/\w+/g) ?? [])
  )
  const figures = [...new Set(Object.values<Json>(components.schemas).flatMap(figuresIn))]
  assert.isAbove(figures.length, 100)
  assert.deepStrictEqual(
    figures.filter((figure) => !named.has(figure)),
    []
  )
})

it("names functions that are exported", () => {
  const named = page
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .flatMap((row) => /\| `(\w+)` \|$/.exec(row)?.[1] ?? [])
    .filter((name) => name !== "code")
  assert.isAbove(named.length, 30)
  assert.deepStrictEqual(
    [...new Set(named)].filter((name) => !(name in library)),
    []
  )
})
