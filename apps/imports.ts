/** The services of imports into a store. */
import { Layer } from "effect"
import { HtmlSanitiser } from "../adapters/html/mod.ts"
import { KnownVendors } from "../adapters/sources/vendors/mod.ts"
import { Imports } from "../core/mod.ts"
import { Changes, localChanges } from "../core/ports.ts"
import { reportFiles } from "./Files.ts"
import type { Settings } from "./Settings.ts"
import type { Store } from "./Store.ts"

/** `pdfs` is the directory of reports' PDFs, null for that of each file. */
export const importServices = (
  store: Pick<Store, "imports">,
  found: Pick<Settings, "data" | "files">,
  pdfs: string | null
) =>
  Imports.layer.pipe(
    Layer.provideMerge(store.imports),
    Layer.provide([reportFiles(found, pdfs), HtmlSanitiser.layer, KnownVendors.layer]),
    Layer.provideMerge(Layer.sync(Changes, localChanges))
  )
