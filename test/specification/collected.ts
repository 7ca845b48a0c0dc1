/** What the files of `resources/` say, all together. */
import { globSync } from "node:fs"
import type { Specified } from "./Specified.ts"

const modules: ReadonlyArray<{ readonly specified?: Specified }> = await Promise.all(
  globSync(`${import.meta.dirname}/resources/*.ts`)
    .toSorted()
    .map((path) => import(path))
)

// The list of a member by its name, of which the types see a union only.
const all = <Name extends keyof Specified>(name: Name): NonNullable<Specified[Name]> =>
  modules.flatMap(({ specified }): ReadonlyArray<any> => specified?.[name] ?? []) as any

export const operations = all("operations")
export const added = all("added")
export const answers = all("answers")
export const sizes = all("sizes")
export const positions = all("positions")
export const choices = all("choices")
