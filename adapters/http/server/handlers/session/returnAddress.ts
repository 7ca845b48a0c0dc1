/** Where a browser goes after signing in or out: to an address of this server alone. */

import { below, pathOfAddress } from "../../exchange/BasePath.ts"

const maxLength = 1000

/**
 * The address of a path of the server at `publicUrl`, with the path of that or without; of its first page for anything but such
 * a path.
 */
export const returnAddress = (publicUrl: string, path: string | null): string => {
  const home = new URL(`${publicUrl}/`)
  if (path === null || !path.startsWith("/")) return home.href
  const base = pathOfAddress(publicUrl)
  const url = URL.parse(path, home)
  if (url === null || url.origin !== home.origin) return home.href
  // Without the user that such a text may contain.
  const address = `${url.origin}${base}${below(base, url.pathname)}${url.search}${url.hash}`
  return address.length > maxLength ? home.href : address
}
