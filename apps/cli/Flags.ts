/** Flags that several commands share. */
import { Effect, Layer, Option } from "effect"
import { Flag } from "effect/cli"
import { HtmlSanitiser } from "../../adapters/html/mod.ts"
import { Changes, Imports, localChanges } from "../../core/mod.ts"
import { reportFiles } from "../Files.ts"
import { type Settings, settings } from "../Settings.ts"
import { type Store, storeOf } from "../Store.ts"

export const asJson = Flag.Boolean("json").pipe(
  Flag.withDefault(false),
  Flag.withDescription("Print one JSON document on standard output, and nothing else there")
)

/** The settings, and the store for a command, migrated. */
export const openStore = Effect.gen(function* () {
  const store = storeOf(yield* settings, "command")
  yield* store.migrate
  return { store }
})

/** The services of imports into a store; `pdfs` is the directory of reports' PDFs, null for that of each file. */
export const importServices = (store: Store, found: Settings, pdfs: string | null) =>
  Imports.layer.pipe(
    Layer.provideMerge(store.imports),
    Layer.provide([reportFiles(found, pdfs), HtmlSanitiser.layer]),
    Layer.provideMerge(Layer.sync(Changes, localChanges))
  )

/** The value of a flag; null when it was not passed. */
export const orNull = <A>(option: Option.Option<A>): A | null => Option.getOrNull(option)
