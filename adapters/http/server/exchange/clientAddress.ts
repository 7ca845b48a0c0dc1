/** Identifies clients without a key by address, for rate limits, and says which proxies' word counts. */
import { Context } from "effect"

/** Whose `X-Forwarded-For` and `X-Forwarded-Proto` count: those of so many proxies in a row, or of these addresses. */
export type Trust = { readonly proxies: number } | { readonly isProxy: (address: string) => boolean }

/** None unless the server is behind proxies that set them. */
export const TrustProxy = Context.Reference<Trust>("findata/http/TrustProxy", {
  defaultValue: () => ({ proxies: 0 })
})

/** The eight groups of an IPv6 address in its URL form; null for anything else. */
const groupsOf = (text: string): ReadonlyArray<string> | null => {
  if (!URL.canParse(`http://[${text}]`)) return null
  const [head = "", tail] = new URL(`http://[${text}]`).hostname.slice(1, -1).split("::")
  const [first, last] = [head, tail ?? ""].map((part) => part.split(":").filter((group) => group !== ""))
  if (tail === undefined) return first ?? []
  const absent = 8 - (first?.length ?? 0) - (last?.length ?? 0)
  return [...(first ?? []), ...Array.from({ length: absent }, () => "0"), ...(last ?? [])]
}

/** The IPv4 address in the groups of `::ffff:1.2.3.4`. */
const mappedIpv4 = (groups: ReadonlyArray<string>): string | null => {
  if (groups.slice(0, 5).some((group) => group !== "0") || groups[5] !== "ffff") return null
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16)) as [number, number]
  return [high >> 8, high & 255, low >> 8, low & 255].join(".")
}

/** An address without brackets, port and zone. */
const withoutPort = (text: string): string => {
  const bare = /^\[(.+)\](:\d+)?$/.exec(text)?.[1] ?? text
  return /^([\d.]+):\d+$/.exec(bare)?.[1] ?? bare.split("%", 1)[0] ?? ""
}

/**
 * One name for every spelling of an address, without its port; for IPv6 the /64 network, which a single client usually
 * has to itself. Null for anything but an address.
 */
export const clientName = (text: string): string | null => {
  const bare = withoutPort(text)
  const ipv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/.test(bare)
  if (ipv4) {
    const numbers = bare.split(".").map(Number)
    return numbers.every((number) => number <= 255) ? numbers.join(".") : null
  }
  const groups = bare.includes(":") ? groupsOf(bare) : null
  return groups === null ? null : (mappedIpv4(groups) ?? `${groups.slice(0, 4).join(":")}::/64`)
}

/** Whether an address is a trusted proxy's; `at` counts from the connection's, which is 0. */
const isTrusted = (trust: Trust, at: number, address: string | undefined): boolean =>
  "proxies" in trust ? at < trust.proxies : address !== undefined && trust.isProxy(withoutPort(address))

/**
 * The name of the client of a connection: the nearest address that isn't a trusted proxy's, by what the proxies say in
 * `X-Forwarded-For`, where each adds whom it was asked by. Null without an address.
 */
export const clientOf = (
  trust: Trust,
  forwardedFor: string | undefined,
  connection: string | undefined
): string | null => {
  let name = clientName(connection ?? "")
  if (!isTrusted(trust, 0, connection)) return name
  for (const [at, text] of (forwardedFor ?? "").split(",").toReversed().entries()) {
    const address = text.trim()
    const further = clientName(address)
    if (further === null) break
    name = further
    if (!isTrusted(trust, at + 1, address)) break
  }
  return name
}

/** The scheme by which the client asked, as a trusted proxy reports it in `X-Forwarded-Proto`; undefined without that. */
export const schemeOf = (
  trust: Trust,
  forwardedProto: string | undefined,
  connection: string | undefined
): string | undefined =>
  forwardedProto === undefined || !isTrusted(trust, 0, connection)
    ? undefined
    : /^\s*(https?)\s*(,|$)/i.exec(forwardedProto)?.[1]?.toLowerCase()
