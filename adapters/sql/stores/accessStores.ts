/** The stores of keys and of what their owners keep. */
import { Layer } from "effect"
import * as ApiKeyStore from "./ApiKeyStore.ts"
import * as OwnedStore from "./OwnedStore.ts"

export const accessStores = Layer.mergeAll(ApiKeyStore.layer, OwnedStore.layer)
