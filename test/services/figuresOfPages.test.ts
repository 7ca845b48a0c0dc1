/** Figures of many companies at once are those of their pages, on each store. */
import { Layer } from "effect"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { onDatabases } from "../adapters/onDatabases.ts"
import { figuresOfPagesLaws } from "./FiguresOfPages.ts"

onDatabases(figuresOfPagesLaws)
figuresOfPagesLaws(Layer.suspend(() => storesLayer()))
