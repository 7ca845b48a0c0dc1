/** Port: the validators of the answers that were imported completely. */
import { Context, type Effect } from "effect"
import type { Validators } from "./Web.ts"

/** What `Web.get` sends with `ifChanged`. */
export class Validations extends Context.Service<
  Validations,
  {
    /** By address without secrets; null for one that is to be asked for as a whole. */
    readonly of: (address: string) => Effect.Effect<Validators | null>
  }
>()("findata/core/sources/Validations") {}
