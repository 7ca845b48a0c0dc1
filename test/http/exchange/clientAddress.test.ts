/** One client has one name, however its address is written. */
import { assert, describe, it } from "@effect/vitest"
import { trustOf } from "../../../apps/Proxies.ts"
import { clientName, clientOf, schemeOf } from "../../../adapters/http/server/exchange/clientAddress.ts"

describe("a client's name", () => {
  it.for([
    ["1.1.1.1", "1.1.1.1"],
    ["1.1.1.1:5000", "1.1.1.1"],
    ["001.1.1.1", "1.1.1.1"],
    ["::ffff:1.1.1.1", "1.1.1.1"],
    ["::FFFF:101:101", "1.1.1.1"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:db8:0:0:ffff::2", "2001:db8:0:0::/64"],
    ["[2001:db8::1]:443", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"]
  ])("for %s is %s", ([text, name]) => {
    assert.strictEqual(clientName(text ?? ""), name)
  })

  it.for(["", "unknown", "1.1.1", "256.1.1.1", "1.1.1.1.1", "example.com", "::1::2", "_hidden"])(
    "is null for %j",
    (text) => {
      assert.isNull(clientName(text))
    }
  )
})

const near = (address: string) => address.startsWith("10.")

describe("the client is", () => {
  it.for([
    // By how many proxies there are.
    [{ proxies: 0 }, "9.9.9.9", "10.0.0.1", "10.0.0.1"],
    [{ proxies: 1 }, "9.9.9.9", "10.0.0.1", "9.9.9.9"],
    [{ proxies: 1 }, "6.6.6.6, 9.9.9.9", "10.0.0.1", "9.9.9.9"],
    [{ proxies: 2 }, "6.6.6.6, 9.9.9.9, 10.0.0.2", "10.0.0.1", "9.9.9.9"],
    [{ proxies: 2 }, "9.9.9.9", "10.0.0.1", "9.9.9.9"],
    [{ proxies: 1 }, undefined, "10.0.0.1", "10.0.0.1"],
    [{ proxies: 1 }, "9.9.9.9, unknown", "10.0.0.1", "10.0.0.1"],
    [{ proxies: 1 }, "9.9.9.9", undefined, "9.9.9.9"],
    // By the proxies' addresses.
    [{ isProxy: near }, "9.9.9.9", "10.0.0.1", "9.9.9.9"],
    [{ isProxy: near }, "6.6.6.6, 9.9.9.9, 10.0.0.2:80", "10.0.0.1", "9.9.9.9"],
    [{ isProxy: near }, "10.0.0.3, 10.0.0.2", "10.0.0.1", "10.0.0.3"],
    [{ isProxy: near }, "9.9.9.9", "8.8.8.8", "8.8.8.8"],
    [{ isProxy: near }, "9.9.9.9, _hidden, 10.0.0.2", "10.0.0.1", "10.0.0.2"],
    [{ isProxy: near }, "9.9.9.9", undefined, null]
  ] as const)(
    "by %j, X-Forwarded-For %j and the connection from %j: %j",
    ([trust, forwarded, from, expected]) => {
      assert.strictEqual(clientOf(trust, forwarded, from), expected)
    }
  )
})

describe("the scheme is", () => {
  it.for([
    [{ proxies: 1 }, "https", "10.0.0.1", "https"],
    [{ proxies: 1 }, "HTTPS , http", undefined, "https"],
    [{ proxies: 1 }, "gopher", "10.0.0.1", undefined],
    [{ proxies: 0 }, "https", "10.0.0.1", undefined],
    [{ isProxy: near }, "https", "10.0.0.1", "https"],
    [{ isProxy: near }, "https", "9.9.9.9", undefined],
    [{ isProxy: near }, "https", undefined, undefined]
  ] as const)(
    "by %j, X-Forwarded-Proto %j and the connection from %j: %j",
    ([trust, proto, from, expected]) => {
      assert.strictEqual(schemeOf(trust, proto, from), expected)
    }
  )
})

describe("TRUST_PROXY", () => {
  it.for([
    ["127.0.0.1", "127.0.0.1", true],
    ["127.0.0.1", "::ffff:127.0.0.1", true],
    ["127.0.0.1", "127.0.0.2", false],
    ["10.0.0.0/8,::1", "10.255.0.1", true],
    ["10.0.0.0/8,::1", "11.0.0.1", false],
    ["10.0.0.0/8, ::1", "::1", true],
    ["fd00::/8", "fd12::1", true],
    ["fd00::/8", "fe80::1", false],
    ["fd00::/8", "not an address", false]
  ] as const)("%s, and %s is one: %s", ([text, address, expected]) => {
    const trust = trustOf(text)
    assert.isTrue(trust !== null && "isProxy" in trust && trust.isProxy(address) === expected)
  })

  it.for([
    ["true", 1],
    ["FALSE", 0],
    ["0", 0],
    ["3", 3]
  ] as const)("%s is %i proxies in a row", ([text, proxies]) => {
    assert.deepStrictEqual(trustOf(text), { proxies })
  })

  it.for([
    "33",
    "-1",
    "maybe",
    "10.0.0.0/33",
    "10.0.0.0/",
    "10.0.0.256",
    "::1/129",
    "10.0.0.1,",
    "proxy.example.com"
  ])("isn't %s", (text) => {
    assert.isNull(trustOf(text))
  })
})
