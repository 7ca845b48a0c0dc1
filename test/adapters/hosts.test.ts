/** URLs of several hosts, and which of these is the primary. */
import { assert, describe, it } from "@effect/vitest"
import { latestOf } from "../../adapters/postgres/Hosts.ts"
import { hostUrls, urlFault } from "../../adapters/postgres/Url.ts"

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

describe("the writing of a URL", () => {
  it.for([
    "postgres://postgres@a/db",
    "postgres://u:p%40%2F%23@a,b:1/db?sslmode=require",
    "postgres:///db?host=/run/postgresql",
    "postgres://u:a,b:c[d]$&=+;!@a/db"
  ])("is right in %s", (text) => {
    assert.isNull(urlFault(text))
  })

  it.for([
    "postgres://u:se/cret@a/db",
    "postgres://u:1/secret@a/db",
    "postgres://u:se?cret@a/db",
    "postgres://u:se#cret@a/db",
    "postgres://u:se@cret@a/db",
    "postgres://u:se@cret,x@a/db",
    "postgres://u:s@e/cret@a/db",
    "postgres://u:se cret@a/db",
    "postgres://u:se%cret@a/db"
  ])("has to be percent-encoded in %s, none of which is shown", (text) => {
    const fault = urlFault(text) ?? ""
    assert.include(fault, "of a password are percent-encoded")
    assert.notInclude(fault, "cret")
  })

  it.for(["postgres://a", "postgres://u:p@a:1/", "postgres://a,b/?sslmode=require"])(
    "lacks a database in %s",
    (text) => {
      assert.match(urlFault(text) ?? "", /it names no database/)
    }
  )
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
