/** Addresses that clients open: http or https, and no user before the host, which makes a host look like another. */

/** The address has a user; parsed, an empty one is lost. Parsers drop tabs and line ends, and read `\\` as `/`. */
const withUser = /^\s*(?:https?:[\\/]*|[\\/]{2,})[^\\/?#]*@/i

/**
 * An absolute address of the web as browsers parse it, of a relative one with its `base`; null for another scheme, an
 * address with a user or a password, even an empty one, and a text that is none.
 */
export const webAddress = (text: string, base?: string): URL | null => {
  if (withUser.test(text.replaceAll(/[\t\r\n]/g, ""))) return null
  const url = URL.parse(text, base)
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return null
  return url.username === "" && url.password === "" ? url : null
}
