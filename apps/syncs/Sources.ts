/** The sources that this program knows: its own and those of plug-ins. */
import { Effect } from "effect"
import { licencesOf } from "../sources/licences.ts"

/** All sources; the module of the built-in ones is loaded with them. */
export const sources = Effect.flatMap(
  Effect.promise(() => import("./allSources.ts")),
  ({ allSources }) => allSources
)

/** The licences of all sources. */
export const licences = licencesOf(sources)
