/**
 * All laws of a store: what the modules of this folder export under a name that ends in `Laws`; in `DatabaseLaws`, which only
 * stores that last have to keep; and in `FileLaws`, of what core makes of a file's cells before a store is asked to write
 * them, which the stores in memory keep for all.
 */
import { globSync } from "node:fs"
import { type Place, sharedChanges } from "./Changes.ts"
import { sharedKeptResults } from "./KeptResults.ts"
import type { DurableLayer, StoreLayer } from "./stores.ts"

const modules: ReadonlyArray<Readonly<Record<string, unknown>>> = await Promise.all(
  globSync(`${import.meta.dirname}/[A-Z]*.ts`)
    .toSorted()
    .map((path) => import(path))
)

const lawsNamed = <Layer>(name: RegExp): ReadonlyArray<(stores: Layer) => void> =>
  modules
    .flatMap((exported) => Object.entries(exported))
    .flatMap(([own, law]) => (name.test(own) ? [law as (stores: Layer) => void] : []))

/** `stores` is empty and newly built each time. */
const everyStoreLaws = (stores: StoreLayer): void => {
  for (const law of lawsNamed<StoreLayer>(/(?<!Database|File)Laws$/)) law(stores)
}

/** The laws of the stores in memory. */
export const memoryLaws = (stores: StoreLayer): void => {
  everyStoreLaws(stores)
  for (const law of lawsNamed<StoreLayer>(/FileLaws$/)) law(stores)
}

/** The same for a database; `place` opens one twice. */
export const databaseLaws = (stores: DurableLayer, place: Place): void => {
  everyStoreLaws(stores)
  for (const law of lawsNamed<DurableLayer>(/DatabaseLaws$/)) law(stores)
  sharedChanges(place)
  sharedKeptResults(place)
}
