/** Parses the texts of settings; null for one that is wrong. */
import { Redacted, Result } from "effect"
import type { Visibilities, Visibility } from "../core/mod.ts"
import { isOwnPath, sitePath } from "../adapters/http/server/mod.ts"

const isDecodable = (text: string): boolean => Result.isSuccess(Result.try(() => decodeURIComponent(text)))

/** The address of a Redis, with a user and a password that can be decoded, and no path but the number of a database. */
export const redisOf = (text: string): Redacted.Redacted | null => {
  if (!/^rediss?:\/\/\S+$/.test(text) || !URL.canParse(text)) return null
  const { hostname, password, pathname, username } = new URL(text)
  const isUsable = hostname !== "" && isDecodable(username + password) && /^\/?\d*$/.test(pathname)
  return isUsable ? Redacted.make(text) : null
}

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text

/** Several origins, or `*` alone. */
export const originsOf = (text: string): ReadonlyArray<string> | null => {
  const origins = text.split(",").map((origin) => origin.trim())
  return text === "*" || origins.every(isOrigin) ? origins : null
}

/** What would be right for text that isn't a list of origins: browsers send them without a slash or a path at the end. */
export const expectedOrigins = (text: string): string => {
  const longer = text.split(",").find((part) => URL.canParse(part.trim()) && !isOrigin(part.trim()))
  const { origin } = new URL(longer?.trim() ?? "null:")
  return isOrigin(origin)
    ? `${origin}, an origin, with no slash and no path after it`
    : "* or origins such as https://app.example.com, separated by commas"
}

/** Headers from `name=value,name=value`, with values percent-encoded. */
export const headersOf = (text: string): Readonly<Record<string, string>> | null => {
  const pairs = text.split(",").map((pair) => /^\s*([\w!#$%&'*+.^`|~-]+)=(.*?)\s*$/.exec(pair))
  if (pairs.includes(null)) return null
  try {
    return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? "", decodeURIComponent(pair?.[2] ?? "")]))
  } catch {
    return null
  }
}

/** Who may use an interface: `public` means anyone. */
export const isPublic = (text: string): boolean | null =>
  /^public$/i.test(text) ? true : /^key$/i.test(text) ? false : null

const visibilities: ReadonlyArray<string> = ["public", "keys"] satisfies ReadonlyArray<Visibility>

/** Visibilities by source, from `name=public,name=keys`; each name once. */
export const visibilitiesOf = (text: string): Visibilities | null => {
  const pairs = text.split(",").map((pair) => pair.split("=").map((part) => part.trim().toLowerCase()))
  const isRight = pairs.every(
    ([name = "", visibility = "", ...rest]) =>
      name !== "" && visibilities.includes(visibility) && rest.length === 0
  )
  const chosen = new Map(pairs.map(([name = "", visibility]) => [name, visibility as Visibility]))
  return isRight && chosen.size === pairs.length ? chosen : null
}

export const isOn = (text: string): boolean | null =>
  /^on$/i.test(text) ? true : /^off$/i.test(text) ? false : null

/** Null for a path as well that begins as one of the server's own. */
export const sitePathOf = (text: string): string | null => {
  const path = sitePath(text)
  return path === null || isOwnPath(path) ? null : path
}

export const expectedSitePath = "a path such as /findata, which begins as none of the server's own"
