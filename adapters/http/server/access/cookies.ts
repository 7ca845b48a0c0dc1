/**
 * Reads one cookie of a request as browsers write the header (RFC 6265, sections 4.2 and 5.4). `Cookies.parseHeader` of effect takes
 * the first of equal names, and trims what browsers don't, so that a cookie of another host can pass for one of this.
 */

const isBlank = (code: number): boolean => code === 0x20 || code === 0x09

/** Without the spaces and tabs around it; `String.trim` would also remove what may be a part of a name. */
const trimmed = (text: string): string => {
  let start = 0
  let end = text.length
  while (start < end && isBlank(text.charCodeAt(start))) start++
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--
  return text.slice(start, end)
}

/**
 * The value of a cookie, exactly as it was sent. Undefined without one, and for a name that occurs twice: which of the two this
 * server has set can't be known.
 */
export const cookieIn = (header: string | undefined, name: string): string | undefined => {
  let found: string | undefined
  for (const pair of header?.split(";") ?? []) {
    const at = pair.indexOf("=")
    if (at === -1 || trimmed(pair.slice(0, at)) !== name) continue
    if (found !== undefined) return undefined
    found = pair.slice(at + 1)
  }
  return found
}
