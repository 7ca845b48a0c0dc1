/** What the program around the routes knows of a request besides what is in it. */
import { Context } from "effect"
import type { Tier } from "../../../../core/mod.ts"

/** For whom the program itself asks. */
export interface Acting {
  /** The owner of the keys that it creates and lists; null for keys without an owner, and to list all. */
  readonly owner: string | null
  /** The tier of the keys that it creates. */
  readonly tier: Tier
}

export interface Connection {
  /** The address of the client; undefined where the runtime doesn't say. */
  readonly clientAddress?: string | undefined
  /**
   * Only for requests of the program itself, never for one that it received: it needs neither key nor token, has no
   * quota, and may do what operators may.
   */
  readonly acting?: Acting | undefined
}

/** Of the current request; where a server of effect received it, that knows the address. */
export const CurrentConnection = Context.Reference<Connection>("findata/http/Connection", {
  defaultValue: () => ({})
})
