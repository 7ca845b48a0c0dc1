/** Forged bearer tokens over HTTP: all are refused alike, make no key, and nobody is asked for what they refer to. */
import { afterAll, assert, beforeAll, it } from "@effect/vitest"
import { createServer, type Server } from "node:http"
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { base64url, exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from "jose"
import { Layer, Redacted } from "effect"
import { HmacTokens, KeySetTokens } from "../../adapters/jwt/mod.ts"
import { market } from "../fixtures/market.ts"
import { root } from "../http/keys/caller.ts"
import { type Served, serviceOver } from "../http/serviceOver.ts"
import { hmacOptions, inAnHour, tokenOf } from "../http/tokens.ts"

const rules = { issuer: "https://issuer.example", audience: "findata" }

/** The key that an issuer publishes. */
const own = await generateKeyPair("RS256", { extractable: true })
const published = { ...(await exportJWK(own.publicKey)), kid: "own", alg: "RS256", use: "sig" }

const issuer = createServer((_, response) => {
  response.setHeader("content-type", "application/json")
  response.end(JSON.stringify({ keys: [published] }))
})

/** Its address is only in headers of tokens. */
const canary = createServer((_, response) => response.end('{"keys":[]}'))
let connections = 0
canary.on("connection", () => connections++)

const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

let address = ""
beforeAll(async () => {
  for (const server of [issuer, canary]) {
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
  }
  address = `${addressOf(canary)}/jwks.json`
})
afterAll(async () => {
  for (const server of [issuer, canary]) {
    server.close()
    await once(server, "close")
  }
})

const withSecret = serviceOver({ ...market, tokens: HmacTokens.layer({ ...hmacOptions, ...rules }) })
const withIssuer = serviceOver({
  ...market,
  tokens: Layer.suspend(() => KeySetTokens.layer({ url: new URL("/keys", addressOf(issuer)), ...rules }))
})

const good = { sub: "anna", exp: inAnHour, iss: rules.issuer, aud: rules.audience }

const bytes = (text: string) => new TextEncoder().encode(text)
const secret = bytes(Redacted.value(hmacOptions.secret))

const stranger = await generateKeyPair("RS256", { extractable: true })
/** What anyone can read at the issuer: a secret only for who confuses the algorithms. */
const pem = await exportSPKI(own.publicKey)

type Header = Readonly<Record<string, unknown>>

const signed = (claims: object, header: Header = {}, key: Uint8Array = secret): Promise<string> =>
  new SignJWT(claims as JWTPayload).setProtectedHeader({ alg: "HS256", ...header }).sign(key)

const byStranger = (header: Header): Promise<string> =>
  new SignJWT(good).setProtectedHeader({ alg: "RS256", ...header }).sign(stranger.privateKey)

const encoded = (value: unknown): string =>
  base64url.encode(typeof value === "string" ? value : JSON.stringify(value))

/** A token of exactly these parts, signed by nobody. */
const unsigned = (header: unknown, claims: unknown = good, signature = ""): string =>
  `${encoded(header)}.${encoded(claims)}.${signature}`

/** A well-signed token of which parts are then replaced. */
const tampered = async (change: (parts: ReadonlyArray<string>) => ReadonlyArray<string>): Promise<string> =>
  change((await signed(good)).split(".")).join(".")

type Forged = readonly [what: string, token: () => string | Promise<string>]

const claim = (what: string, changes: Readonly<Record<string, unknown>>): Forged => [
  what,
  () => signed({ ...good, ...changes })
]

const forged: ReadonlyArray<Forged> = [
  ...["none", "None", "NONE", "nOnE"].map((alg): Forged => [`alg ${alg}`, () => unsigned({ alg })]),
  ["alg none with a signature", () => unsigned({ alg: "none" }, good, "AAAA")],
  ["no alg", () => unsigned({ typ: "JWT" })],
  ["an alg that is null", () => unsigned({ alg: null })],
  ["an alg that is a list", () => unsigned({ alg: ["HS256"] })],
  ["an empty signature", () => tampered(([header = "", claims = ""]) => [header, claims, ""])],
  [
    "a cut signature",
    () => tampered(([header = "", claims = "", signed = ""]) => [header, claims, signed.slice(0, 20)])
  ],
  ["no third part", () => tampered((parts) => parts.slice(0, 2))],
  ["a fourth part", () => tampered((parts) => [...parts, "x"])],
  ["five parts", () => "a.b.c.d.e"],
  [
    "other claims under the signature",
    () => tampered(([header = "", , signature = ""]) => [header, encoded({ ...good, sub: "eve" }), signature])
  ],
  ["another secret", () => signed(good, {}, bytes("another secret of 32 bytes......"))],
  ["the PEM of the issuer's key as the secret", () => signed(good, {}, bytes(pem))],
  ["the PEM of the issuer's key and its kid", () => signed(good, { kid: "own" }, bytes(pem))],
  ["the PEM after a space as the secret", () => signed(good, {}, bytes(` ${pem}`))],
  ["the empty secret", () => signed(good, {}, bytes("\u0000".repeat(32)))],
  ["a stranger's key", () => byStranger({})],
  ["a stranger's key in jwk", async () => byStranger({ jwk: await exportJWK(stranger.publicKey) })],
  ["a jku", () => byStranger({ jku: address })],
  ["an x5u", () => byStranger({ x5u: address })],
  ["an x5c", () => byStranger({ x5c: [encoded(pem)] })],
  ["a jku under the right alg", () => signed(good, { jku: address }, bytes("x".repeat(32)))],
  ["a kid that is a path", () => signed(good, { kid: "../../../../dev/null" }, bytes("\u0000".repeat(32)))],
  [
    "a kid that is SQL",
    () => signed(good, { kid: "x' union select 'secret' --" }, bytes("secret".padEnd(32)))
  ],
  ["a kid that is an address", () => signed(good, { kid: address }, bytes("x".repeat(32)))],
  ["a kid of 10 kB", () => signed(good, { kid: "k".repeat(10_000) }, bytes("x".repeat(32)))],
  ["an unknown crit", () => unsigned({ alg: "HS256", crit: ["x"], x: 1 }, good, "AAAA")],
  ["a header that is no JSON", () => unsigned("{", good, "AAAA")],
  ["claims that are no JSON", () => unsigned({ alg: "HS256" }, "{", "AAAA")],
  claim("an exp in the past", { exp: inAnHour - 3601 }),
  claim("an exp now", { exp: inAnHour - 3600 }),
  claim("no exp", { exp: undefined }),
  claim("an exp that is text", { exp: String(inAnHour) }),
  claim("an exp that is null", { exp: null }),
  claim("an exp beyond all dates", { exp: 1e308 }),
  claim("an nbf in the future", { nbf: inAnHour - 3599 }),
  claim("another iss", { iss: "https://issuer.example/" }),
  claim("no iss", { iss: undefined }),
  claim("another aud", { aud: "others" }),
  claim("no aud", { aud: [] }),
  claim("no sub", { sub: undefined }),
  claim("an empty sub", { sub: "" }),
  claim("a sub that is a list", { sub: ["anna"] }),
  ["100 kB", () => "x".repeat(100_000)],
  ["100 kB of claims", () => signed({ ...good, more: "x".repeat(100_000) }, {}, bytes("x".repeat(32)))],
  ["two tokens in one header", async () => `${await signed(good)}, Bearer ${await signed(good)}`],
  ["a token after a token", async () => `${await signed(good)} ${await signed(good)}`]
]

const refusal = [
  401,
  { detail: "Invalid or missing bearer token" },
  'Bearer realm="findata", error="invalid_token"',
  "no-store"
]

const answerTo = async (service: Served, method: string, path: string, authorization: string) => {
  const headers = { authorization, "content-type": "application/json" }
  const body = method === "GET" ? null : JSON.stringify({ name: "forged", scopes: ["read:all"] })
  const answer = await service.send(method, path, headers, body)
  return [
    answer.status,
    answer.json,
    answer.headers.get("www-authenticate"),
    answer.headers.get("cache-control")
  ]
}

it("there are 40 at least", () => {
  assert.isAtLeast(forged.length, 40)
})

it.for(forged)("%s is refused, and makes and shows no key", async ([, make]) => {
  const authorization = `Bearer ${await make()}`
  for (const service of [withSecret, withIssuer]) {
    assert.deepStrictEqual(await answerTo(service, "POST", root, authorization), refusal)
    assert.deepStrictEqual(await answerTo(service, "GET", root, authorization), refusal)
  }
})

it("nobody was asked, no key was made, and the rightful owner is admitted", async () => {
  assert.strictEqual(connections, 0)
  const tokens = [
    [withSecret, await signed(good)],
    [
      withIssuer,
      await new SignJWT({ ...good, exp: 4_000_000_000 })
        .setProtectedHeader({ alg: "RS256", kid: "own" })
        .sign(own.privateKey)
    ]
  ] as const
  for (const [service, token] of tokens) {
    const { json, status } = await service.send("GET", root, { authorization: `Bearer ${token}` })
    assert.deepStrictEqual([status, json], [200, { api_keys: [], total: 0 }])
  }
})

const extras = [
  ["id", 1],
  ["user_id", "eve"],
  ["owner", "eve"],
  ["sub", "eve"],
  ["key", `ak_${"0".repeat(40)}`],
  ["key_prefix", "ak_chosen00"],
  ["hash", "0".repeat(64)],
  ["tier", "enterprise"],
  ["status", "expired"],
  ["created_at", "1999-01-01T00:00:00Z"],
  ["last_used_at", "1999-01-01T00:00:00Z"],
  ["revoked_at", "1999-01-01T00:00:00Z"],
  ["constructor", { prototype: { tier: "enterprise" } }],
  ["prototype", { tier: "enterprise" }],
  ["toString", "x"]
] as const

it.for([...extras, ["__proto__", { tier: "enterprise", rate_limit: 1_000_000 }] as const])(
  "the member %s of a body isn't applied",
  async ([name, value]) => {
    const token = await tokenOf(`owner of ${name}`, { iss: rules.issuer, aud: rules.audience })
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
    const body = `{"name":"plain","scopes":["read:news"],${JSON.stringify(name)}:${JSON.stringify(value)}}`
    const made = await withSecret.send("POST", root, headers, body)
    assert.strictEqual(made.status, 201)
    const { id, key, key_prefix } = made.json
    assert.match(key, /^ak_[0-9A-Za-z]{40}$/)
    assert.notStrictEqual(key, value)
    const changed = await withSecret.send("PATCH", `${root}/${id}`, headers, body)
    assert.strictEqual(changed.status, 200)
    assert.deepStrictEqual(changed.json, {
      id,
      name: "plain",
      key_prefix,
      scopes: ["read:news"],
      rate_limit: 1000,
      rate_period: 3600,
      tier: "standard",
      status: "active",
      created_at: "2024-07-01T12:00:00Z",
      expires_at: null,
      last_used_at: null,
      revoked_at: null
    })
    assert.strictEqual(key.slice(0, 11), key_prefix)
    assert.isUndefined(({} as Readonly<Record<string, unknown>>)["tier"])
  }
)
