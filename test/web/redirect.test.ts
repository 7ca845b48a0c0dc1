/** Where a server may redirect to. */
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import { redirected } from "../../adapters/web/Redirect.ts"

const outcomeOf = (from: string, location: string | undefined): string =>
  Result.match(redirected(new URL(from), location), {
    onSuccess: ({ href }) => href,
    onFailure: (reason) => reason
  })

const followed: ReadonlyArray<readonly [from: string, location: string, to: string]> = [
  ["https://a.example/b/c", "d", "https://a.example/b/d"],
  ["https://a.example/b/c", "/d?e=1#f", "https://a.example/d?e=1"],
  ["https://a.example/b", "https://A.example:443/c", "https://a.example/c"],
  ["http://a.example/b", "https://a.example/c", "https://a.example/c"]
]

const refused: ReadonlyArray<readonly [from: string, location: string | undefined, reason: string]> = [
  ["https://a.example/", "http://a.example/", "The server redirects from https to http, which isn't asked"],
  [
    "https://a.example/",
    "https://b.example/",
    "The server redirects to another host (b.example), which isn't asked"
  ],
  [
    "https://a.example/",
    "//a.example.b.example/",
    "The server redirects to another host (a.example.b.example), which isn't asked"
  ],
  [
    "https://a.example/",
    "https://a.example@b.example/",
    "The server redirects to another host (b.example), which isn't asked"
  ],
  [
    "https://a.example/",
    "https://a.example:8443/",
    "The server redirects to another host (a.example:8443), which isn't asked"
  ],
  [
    "https://a.example/",
    "https://me:word@a.example/",
    "The server redirects to an address with a user and password, which isn't asked"
  ],
  ["https://a.example/", "data:text/plain,x", "The server redirects to data:, which isn't asked"],
  ["https://a.example/", "https://", "The server redirects without saying where"],
  ["https://a.example/", undefined, "The server redirects without saying where"]
]

describe("a redirect", () => {
  it.for(followed)("from %s to %s is followed", ([from, location, to]) => {
    assert.strictEqual(outcomeOf(from, location), to)
  })

  it.for(refused)("from %s to %s isn't followed", ([from, location, reason]) => {
    assert.strictEqual(outcomeOf(from, location), reason)
  })
})
