/** URLs of several hosts, and which of these is the primary. */
import { assert, describe, it } from "@effect/vitest"
import { latestOf } from "../../adapters/postgres/Hosts.ts"
import { hostUrls } from "../../adapters/postgres/Url.ts"

describe("a URL of PostgreSQL", () => {
  it.for([
    ["postgres://a/db", ["postgres://a/db"]],
    ["postgresql://u:p%40@a:6000/db?sslmode=require", ["postgresql://u:p%40@a:6000/db?sslmode=require"]],
    [
      "postgres://u:p@a:1,b,[::1]:3/db",
      ["postgres://u:p@a:1/db", "postgres://u:p@b/db", "postgres://u:p@[::1]:3/db"]
    ],
    ["postgres://a,b/db?target_session_attrs=read-write", ["postgres://a/db", "postgres://b/db"]],
    ["postgres:///db?host=/run/postgresql", ["postgres:///db?host=/run/postgresql"]]
  ] as const)("%s is of these hosts", ([text, hosts]) => {
    assert.deepStrictEqual(hostUrls(text), hosts)
  })

  it.for([
    "mysql://a/db",
    "postgres://a,/db",
    "postgres://a:x,b/db",
    "postgres://a,b/db?target_session_attrs=standby"
  ])("is not %s", (text) => {
    assert.isNull(hostUrls(text))
  })
})

describe("the primary", () => {
  it.for([
    [[null, "00000001"], 1],
    [["00000001", "0000000A", "00000009"], 1],
    [[null, null], null]
  ] as const)("of histories %j is the one at %j", ([histories, place]) => {
    assert.strictEqual(latestOf(histories), place)
  })
})
