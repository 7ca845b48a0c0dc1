/** Addresses that clients open: http or https, and no user before the host, which makes a host look like another. */

/**
 * An absolute address of the web as browsers parse it, of a relative one with its `base`; null for another scheme, an
 * address with a user or a password, and a text that is none.
 */
export const webAddress = (text: string, base?: string): URL | null => {
  const url = URL.parse(text, base)
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return null
  return url.username === "" && url.password === "" ? url : null
}
