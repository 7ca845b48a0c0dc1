/** Port: where API keys are kept. A secret never gets here, only its hash. */
import { Context, type Effect, type Option } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import type { ApiKey } from "./ApiKey.ts"

export class ApiKeyStore extends Context.Service<
  ApiKeyStore,
  {
    /** Keeps a new key and returns it with the id it got. */
    readonly add: (key: Omit<ApiKey, "id">, hash: string) => Effect.Effect<ApiKey, StoreUnavailable>
    /** The key whose secret has this hash, whatever its status. */
    readonly byHash: (hash: string) => Effect.Effect<Option.Option<ApiKey>, StoreUnavailable>
    readonly byId: (id: number) => Effect.Effect<Option.Option<ApiKey>, StoreUnavailable>
    /** All keys, newest first. */
    readonly all: Effect.Effect<ReadonlyArray<ApiKey>, StoreUnavailable>
    /** Marks the key revoked; a key that is already stays as it is. */
    readonly revoke: (id: number, at: string) => Effect.Effect<void, StoreUnavailable>
    /** Gives the key another secret; the old one stops working. */
    readonly replaceSecret: (
      id: number,
      hash: string,
      keyPrefix: string
    ) => Effect.Effect<void, StoreUnavailable>
    /** Notes when keys were last used. Tells nobody: it changes no answer. */
    readonly touch: (used: ReadonlyMap<number, string>) => Effect.Effect<void, StoreUnavailable>
  }
>()("findata/core/access/ApiKeyStore") {}
