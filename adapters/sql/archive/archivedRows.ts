/** What is wrong with rows of a backup, before any of them is written: someone may have made the file by hand. */
import { Schema } from "effect"
import { ApiKey, isCalendarDate, KeyRateLimit, KeyRatePeriod, Scope } from "../../../core/mod.ts"
import { type ColumnType, isTimeZone } from "../../../core/ports.ts"
import { archivedTables } from "./archivedTables.ts"

const isText = (value: unknown): boolean => typeof value === "string"

/** Whether a value that isn't null is one of the column's type. */
const isOf: Readonly<Record<ColumnType | "bytes", (value: unknown) => boolean>> = {
  text: isText,
  json: isText,
  bytes: isText,
  date: (value) => typeof value === "string" && isCalendarDate(value),
  integer: (value) => typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 2 ** 31,
  bigint: (value) => typeof value === "number" && Number.isSafeInteger(value),
  "double precision": (value) => typeof value === "number" && Number.isFinite(value),
  boolean: (value) => typeof value === "boolean"
}

const isScope = Schema.is(Scope)

/** A key never has another scope, such as that of operators. */
const areScopes = (value: unknown): boolean =>
  typeof value === "string" && value.split(" ").every((word) => isScope(word))

const instant = ["an instant such as 2024-01-31T09:30:00Z", Schema.is(ApiKey.fields.created_at)] as const

/** What values of some columns are besides their type: a key is never admitted by what it can't be. */
const ruled: Readonly<Record<string, readonly [expected: string, is: (value: unknown) => boolean]>> = {
  "api_key.scopes": ["scopes of keys", areScopes],
  "api_key.tier": ["standard, premium or enterprise", Schema.is(ApiKey.fields.tier)],
  "api_key.rate_limit": ["1 to 1000000 requests", Schema.is(KeyRateLimit)],
  "api_key.rate_period": ["60 to 86400 seconds", Schema.is(KeyRatePeriod)],
  "api_key.created_at": instant,
  "api_key.expires_at": instant,
  "api_key.last_used_at": instant,
  "api_key.revoked_at": instant,
  "api_key_secret.valid_until": instant,
  "owned.created_at": instant,
  "owned.changed_at": instant,
  "exchange.time_zone": ["an IANA time zone", (value) => isText(value) && isTimeZone(value as string)]
}

const byName = new Map(
  archivedTables.map(({ columns, name }) => [
    name,
    new Map(columns.map((column) => [column.name, column.type]))
  ])
)

/** What is wrong with an item of a backup as rows of a table; null for one that can be stored, or is of a later findata. */
export const rowsFault = (item: object): string | null => {
  const { columns, rows, table } = item as Readonly<Record<string, unknown>>
  if (typeof table !== "string") return "it has an item without a table"
  if (!Array.isArray(columns) || !columns.every(isText) || new Set(columns).size < columns.length)
    return `${table}: expected columns, names that differ`
  if (!Array.isArray(rows)) return `${table}: expected rows`
  const types = byName.get(table)
  for (const row of rows) {
    if (!Array.isArray(row) || row.length !== columns.length)
      return `${table}: expected rows of ${columns.length} values`
    for (const [at, name] of columns.entries()) {
      const value: unknown = row[at]
      const type = types?.get(name)
      if (value === null || type === undefined) continue
      if (!isOf[type](value))
        return `${table}.${name}: expected ${type}, got ${JSON.stringify(value).slice(0, 60)}`
      const [expected, is] = ruled[`${table}.${name}`] ?? []
      if (is?.(value) === false)
        return `${table}.${name}: expected ${expected}, got ${JSON.stringify(value).slice(0, 60)}`
    }
  }
  return null
}
