/** One client has one name, however its address is written. */
import { assert, describe, it } from "@effect/vitest"
import { clientName } from "../../adapters/http/server/access/clientAddress.ts"

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
