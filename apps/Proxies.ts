/** The proxies in front of a server, by `TRUST_PROXY`. */
import { BlockList, isIP } from "node:net"
import type { Trust } from "../adapters/http/server/mod.ts"

const maxProxies = 32

export const expectedTrust =
  "true, false, a number of proxies, or their addresses and networks such as 127.0.0.1,10.0.0.0/8"

const familyOf = (address: string): "ipv4" | "ipv6" => (isIP(address) === 6 ? "ipv6" : "ipv4")

/** Adds an address or a network (CIDR) to a list; false when it is neither. */
const add = (list: BlockList, text: string): boolean => {
  const [, address = "", prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  if (isIP(address) === 0) return false
  const family = familyOf(address)
  const bits = family === "ipv6" ? 128 : 32
  if (Number(prefix ?? bits) > bits) return false
  list.addSubnet(address, Number(prefix ?? bits), family)
  return true
}

/** `true` is one proxy; null when the text says nothing of the kind. */
export const trustOf = (text: string): Trust | null => {
  if (/^(true|false)$/i.test(text)) return { proxies: /^t/i.test(text) ? 1 : 0 }
  if (/^\d{1,2}$/.test(text)) return Number(text) > maxProxies ? null : { proxies: Number(text) }
  const list = new BlockList()
  return text.split(",").every((part) => add(list, part.trim()))
    ? { isProxy: (address) => isIP(address) !== 0 && list.check(address, familyOf(address)) }
    : null
}
