/** Who a request without a key is counted for: its client's address, as one client can't have many of. */
import { Option } from "effect"
import type { HttpServerRequest } from "effect/http"

/** The eight groups of an IPv6 address as its URL form writes them; null when it is none. */
const groupsOf = (text: string): ReadonlyArray<string> | null => {
  if (!URL.canParse(`http://[${text}]`)) return null
  const [head = "", tail] = new URL(`http://[${text}]`).hostname.slice(1, -1).split("::")
  const [first, last] = [head, tail ?? ""].map((part) => part.split(":").filter((group) => group !== ""))
  if (tail === undefined) return first ?? []
  const absent = 8 - (first?.length ?? 0) - (last?.length ?? 0)
  return [...(first ?? []), ...Array.from({ length: absent }, () => "0"), ...(last ?? [])]
}

/** Of groups that hold an IPv4 address, `::ffff:1.2.3.4`, that address. */
const mappedIpv4 = (groups: ReadonlyArray<string>): string | null => {
  if (groups.slice(0, 5).some((group) => group !== "0") || groups[5] !== "ffff") return null
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16)) as [number, number]
  return [high >> 8, high & 255, low >> 8, low & 255].join(".")
}

/**
 * One name for an address however it is written, without its port; of IPv6 the network of 64 bits, which a single client
 * has whole. Null for what is no address.
 */
export const clientName = (text: string): string | null => {
  const bare = /^\[(.+)\](:\d+)?$/.exec(text)?.[1] ?? text
  const ipv4 = /^(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/.exec(bare)?.[1]
  if (ipv4 !== undefined) {
    const numbers = ipv4.split(".").map(Number)
    return numbers.every((number) => number <= 255) ? numbers.join(".") : null
  }
  const groups = bare.includes(":") ? groupsOf(bare.split("%", 1)[0] ?? "") : null
  return groups === null ? null : (mappedIpv4(groups) ?? `${groups.slice(0, 4).join(":")}::/64`)
}

/** Of a chain of proxies the last one's word, which alone can be believed; the connection's own where that is none. */
export const clientOf = (request: HttpServerRequest.HttpServerRequest, trusted: boolean): string => {
  const forwarded = trusted ? (request.headers["x-forwarded-for"]?.split(",").at(-1)?.trim() ?? "") : ""
  const own = Option.getOrElse(request.remoteAddress, () => "")
  return clientName(forwarded) ?? clientName(own) ?? "unknown"
}
