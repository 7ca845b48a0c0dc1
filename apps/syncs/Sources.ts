/** The sources that this program knows: its own and those of plug-ins. */
import { Effect } from "effect"
import type { Visibilities } from "../../core/mod.ts"
import { knownTerms } from "../sources/terms.ts"

/** All sources; the module of the built-in ones is loaded with them. */
export const sources = Effect.flatMap(
  Effect.promise(() => import("./allSources.ts")),
  ({ allSources }) => allSources
)

/** The terms of all sources. */
export const terms = (chosen: Visibilities) => knownTerms(sources, chosen)
