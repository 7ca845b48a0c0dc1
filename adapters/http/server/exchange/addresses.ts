/** Addresses of servers, as settings state them. */

/** An address to which paths can be appended: without a trailing slash. Null for anything else. */
export const baseUrl = (text: string): string | null => {
  if (!URL.canParse(text)) return null
  const { hash, href, password, protocol, search, username } = new URL(text)
  const plain = [hash, search, username, password].every((part) => part === "") && !/[?#]$/.test(href)
  return /^https?:$/.test(protocol) && plain ? href.replace(/\/+$/, "") : null
}

/** A host that only this machine is reached by. */
const isLoopback = ({ hostname }: URL): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

/** Whether what is sent to an address can be read by its server alone. */
export const isPrivate = (url: URL): boolean =>
  url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url))
