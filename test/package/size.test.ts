/** The entries that a page may load: their size as it is sent, minified and gzipped, and that they import no package. */
import { assert, describe, it } from "@effect/vitest"
import { resolve } from "node:path"
import { gzipSync } from "node:zlib"
import { rolldown } from "rolldown"
import * as library from "../../core/indicators/mod.ts"
import npm from "../../package.json" with { type: "json" }

type Entry = keyof typeof npm.exports

const pathOf = (name: string): string => resolve(npm.exports[`.${name.slice("findata".length)}` as Entry])

/** Bundles a module for browsers. `packages` are those that it, or a module it imports, names, used or not. */
const bundled = async (code: string) => {
  const packages = new Set<string>()
  const bundle = await rolldown({
    input: "page",
    platform: "browser",
    tsconfig: false,
    plugins: [
      {
        name: "page",
        resolveId: (id: string) => {
          if (id === "page") return id
          if (id.startsWith("findata/")) return pathOf(id)
          if (/^[./]/.test(id)) return null
          packages.add(id)
          return { id, external: true }
        },
        load: (id: string) => (id === "page" ? code : null)
      }
    ]
  })
  const { output } = await bundle.generate({ format: "esm", minify: true, codeSplitting: false })
  await bundle.close()
  return { packages: [...packages], bytes: gzipSync(output[0].code, { level: 9 }).length }
}

const indicators = Object.entries(library).flatMap(([name, value]) =>
  typeof value === "function" ? [name] : []
)

const kB = 1000

const limits: ReadonlyArray<readonly [name: string, below: number, code: string]> = [
  // The smallest are about 1 kB; those made of several others, and candle patterns, are not; `ma` has every moving average.
  ...indicators.map(
    (name) =>
      [
        `${name} alone`,
        (name === "ma" ? 2.6 : /^cdl|^squeeze$|^stochrsi$/.test(name) ? 2.2 : 1.7) * kB,
        `export { ${name} } from "findata/indicators"`
      ] as const
  ),
  ["rsi alone", 1.05 * kB, `export { rsi } from "findata/indicators"`],
  ["findata/indicators", 36 * kB, `export * from "findata/indicators"`],
  [
    "findata/consensus with adjust",
    6 * kB,
    `export * from "findata/consensus"; export { adjust } from "findata/prices"`
  ],
  ["findata/prices", 6 * kB, `export * from "findata/prices"`],
  ["findata/shares", 3 * kB, `export * from "findata/shares"`],
  ["findata/financials", 14 * kB, `export * from "findata/financials"`],
  ["findata/client", 15 * kB, `export * from "findata/client"`]
]

describe("bundled for browsers, minified and gzipped", () => {
  it.for(limits)("%s is below %i bytes, and imports no package", async ([, below, code]) => {
    const { bytes, packages } = await bundled(code)
    assert.deepStrictEqual(packages, [])
    assert.isBelow(bytes, below)
  })

  it("findata imports effect, and is larger", async () => {
    const { bytes, packages } = await bundled(`export * from "${resolve(npm.exports["."])}"`)
    assert.include(packages, "effect")
    assert.isAbove(bytes, 15 * kB)
  })
})
