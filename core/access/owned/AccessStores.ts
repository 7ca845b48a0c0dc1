/** The ports of keys and of what their owners keep. */
import type { ApiKeyStore } from "../keys/ApiKeyStore.ts"
import type { OwnedStore } from "./OwnedStore.ts"

/** Both of them: what a server writes besides quotas. */
export type AccessStores = ApiKeyStore | OwnedStore
