/**
 * Writes core/indicators/mod.ts, all that `findata/indicators` exports, and core/indicators/catalogue.ts, the list of
 * all declarations, from the files of the groups in core/indicators.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { groups } from "../core/indicators/base/Indicator.ts"

const room = "core/indicators"

/** The modules of a group by path. */
const modulesOf = (group: string): ReadonlyArray<string> =>
  readdirSync(`${room}/${group}`)
    .filter((name) => name.endsWith(".ts"))
    .toSorted()
    .map((name) => `${group}/${name}`)

interface Exported {
  readonly path: string
  readonly name: string
  readonly isDeclaration: boolean
}

/** What the modules export that declare an indicator; the others are what these share. */
const declaring = groups.flatMap(modulesOf).flatMap((path) => {
  const exported = [
    ...readFileSync(`${room}/${path}`, "utf8").matchAll(/^export const (\w+)(: Indicator\b)?/gm)
  ].map(
    ([, name, declaration]): Exported => ({
      path,
      name: name as string,
      isDeclaration: declaration !== undefined
    })
  )
  return exported.some(({ isDeclaration }) => isDeclaration) ? [exported] : []
})

/** The line that exports what programs use of a module: its functions and declarations. */
const lineOf = (exported: ReadonlyArray<Exported>): string => {
  const names = exported.map(({ name }) => name).filter((name) => !/(?:Of|Stage|^maType)$/.test(name))
  return `export { ${names.toSorted().join(", ")} } from "./${exported[0]?.path}"`
}

const written =
  "Written by scripts/indicators.ts from the indicators' files; run `npm run indicators` after a change."

writeFileSync(
  `${room}/mod.ts`,
  `/**
 * Technical indicators: plain functions of columns, without a store, an effect or a dependency; each also bar by bar
 * (\`stream\`), and declared with its parameters, outputs and formula.
 *
 * @module
 */
// ${written}
export type { Column } from "../numbers/Column.ts"
export type { Form, Group, Indicator, InputName, Output, Unit } from "./base/Indicator.ts"
export type { Parameter } from "./base/Parameter.ts"
export type { Inputs, Stage } from "./base/Stage.ts"
export { type Stream, type StreamBar, stream } from "./base/stream.ts"
export type { MovingAverage } from "./overlap/average.ts"
export type { PatternFunction } from "./pattern/candles.ts"
${declaring.map(lineOf).join("\n")}
`
)
const declarations = declaring.flat().filter(({ isDeclaration }) => isDeclaration)
writeFileSync(
  `${room}/catalogue.ts`,
  `/** All indicators, by group and name. */
// ${written}
import type { Indicator } from "./base/Indicator.ts"
${declarations.map(({ name, path }) => `import { ${name} } from "./${path}"`).join("\n")}

/** Every indicator, by group. */
export const indicators: ReadonlyArray<Indicator> = [
  ${declarations.map(({ name }) => name).join(",\n  ")}
]
`
)
