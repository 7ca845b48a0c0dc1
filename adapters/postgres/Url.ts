/** URLs of PostgreSQL, which may name several hosts: `postgres://user:password@a:5432,b:5433/db`. */

/** User and password, the hosts, and the rest. */
const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?\s]*@)?)([^/?\s]*)([^\s]*)$/

/** What findata needs of the server, as libpq names it. */
const writable = ["read-write", "primary"]

/** A URL for each of its hosts; null for a text that is none, or that asks for servers that don't accept writes. */
export const hostUrls = (text: string): ReadonlyArray<string> | null => {
  const [, before, hosts, after] = parts.exec(text) ?? []
  if (before === undefined || hosts === undefined || after === undefined) return null
  const urls = hosts.split(",").map((host) => URL.parse(`${before}${host}${after}`))
  const found: Array<string> = []
  for (const url of urls) {
    if (url === null || (urls.length > 1 && url.hostname === "")) return null
    const wanted = url.searchParams.get("target_session_attrs")
    if (wanted !== null && !writable.includes(wanted)) return null
    // Only then, because it writes the other parameters anew.
    if (wanted !== null) url.searchParams.delete("target_session_attrs")
    found.push(url.href)
  }
  return found
}

const form = "postgres://user:password@host:port/database"

/**
 * What is wrong with the writing of a URL, without any of it; null for nothing. What a password leaves unencoded would
 * be taken for the host or the database, and be shown as these are.
 */
export const urlFault = (text: string): string | null => {
  const authority = text.replace(/^\w+:\/\//, "").split(/[/?#]/, 1)[0] ?? ""
  const ats = [...text].filter((character) => character === "@").length
  const isEncoded = ats === Number(authority.includes("@")) && !/[\s#]|%(?![\da-f]{2})/i.test(text)
  if (!isEncoded)
    return `expected ${form}, where / ? # @ % and spaces of a password are percent-encoded: %2F %3F %23 %40 %25 %20`
  const hosts = hostUrls(text)
  if (hosts === null) return `expected ${form}`
  return hosts.some((url) => new URL(url).pathname.length < 2)
    ? `expected ${form}: it names no database, and the role's own is not taken instead`
    : null
}
