/** Identifies clients without a key by address, for rate limits. */
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

/**
 * One name for every spelling of an address, without its port; for IPv6 the /64 network, which a single client usually
 * has to itself. Null for anything but an address.
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

/**
 * The name of a client by `X-Forwarded-For`, undefined unless a proxy is trusted, else by the connection's address. Of a
 * chain of proxies the last one's word counts, the only trustworthy one. Null without an address.
 */
export const clientOf = (forwardedFor: string | undefined, connection: string | undefined): string | null =>
  clientName(forwardedFor?.split(",").at(-1)?.trim() ?? "") ?? clientName(connection ?? "")
