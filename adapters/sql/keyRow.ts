/** Keys as rows: scopes are kept as words in one column. */
import type { ApiKey, Scope } from "../../core/mod.ts"

/** Of a key's row, in the order of its members. */
export const keyColumns =
  "id, name, key_prefix, scopes, rate_limit, rate_period, tier, owner, created_at, expires_at, last_used_at, revoked_at"

export type KeyRow = Omit<ApiKey, "scopes"> & { readonly scopes: string }

export const keyOf = (row: KeyRow): ApiKey => ({
  ...row,
  scopes: row.scopes.split(" ") as ReadonlyArray<Scope>
})

/** A record of the key's members as its row, of all or of some. */
export const rowOf = <A extends { readonly scopes?: ReadonlyArray<Scope> }>({ scopes, ...rest }: A) => ({
  ...rest,
  ...(scopes === undefined ? {} : { scopes: scopes.join(" ") })
})
