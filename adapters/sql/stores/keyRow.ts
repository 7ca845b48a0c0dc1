/** Keys as rows: scopes are stored as words in one column. */
import type { ApiKey, Scope } from "../../../core/mod.ts"

/** The columns of a key's row, in the order of its members. */
export const keyColumns =
  "id, name, key_prefix, scopes, rate_limit, rate_period, tier, owner, created_at, expires_at, last_used_at, revoked_at"

export type KeyRow = Omit<ApiKey, "scopes"> & { readonly scopes: string }

export const keyOf = (row: KeyRow): ApiKey => ({
  ...row,
  scopes: row.scopes.split(" ") as ReadonlyArray<Scope>
})

/** The row of all or some members of a key. */
export const rowOf = <A extends { readonly scopes?: ReadonlyArray<Scope> }>({ scopes, ...rest }: A) => ({
  ...rest,
  ...(scopes === undefined ? {} : { scopes: scopes.join(" ") })
})
