/** Figures of many companies at once are those of their pages, also while they are kept, on each store. */
import { Layer } from "effect"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { onDatabases } from "../adapters/onDatabases.ts"
import { figuresAloneLaws, figuresOfPagesLaws } from "./FiguresOfPages.ts"
import { keptFiguresLaws } from "./KeptFigures.ts"
import type { EmptyStores } from "./scene.ts"

const laws = (stores: EmptyStores): void => {
  figuresOfPagesLaws(stores)
  keptFiguresLaws(stores)
}

onDatabases(laws)
const inMemory = Layer.suspend(() => storesLayer())
laws(inMemory)
figuresAloneLaws(inMemory)
