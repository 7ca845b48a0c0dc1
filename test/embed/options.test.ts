/** The options of an embedded findata, and what is said of wrong ones. */
import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { createFindata, type FindataOptions, SchemaOutdated, SettingsInvalid } from "../../apps/embed/mod.ts"

const wrong: ReadonlyArray<readonly [options: unknown, message: string]> = [
  [{ memory: true, path: "/api" }, "path=/api: expected a path such as /findata"],
  [
    { memory: true, path: "/findata", publicUrl: "https://example.com/data" },
    "publicUrl=https://example.com/data: expected with path an address that ends in /findata"
  ],
  [undefined, 'Expected options, such as { sqlite: ".findata" }'],
  [{}, "A store: expected one of sqlite: a directory, postgres: an address, memory: true"],
  [{ sqlite: "a", memory: true }, "sqlite, memory: expected one of them, not 2"],
  [{ memory: false }, "memory=false: expected true"],
  [{ sqlite: "" }, "sqlite: expected a text"],
  [{ postgres: "localhost" }, "postgres: expected postgres://user:password@host:port/database"],
  [{ sqlite: "a", maxConnections: 5 }, "maxConnections: expected postgres with it, not sqlite"],
  [{ memory: true, migrate: true }, "migrate: a store in memory has no schema"],
  [
    { memory: true, port: 8080 },
    "port: only findata serve has it; an embedded findata listens on no port of its own"
  ],
  [{ memory: true, trialRateLimit: 0 }, "trialRateLimit=0: expected a number from 1 to 1000000"],
  [{ memory: true, trialRateLimit: "5" }, "trialRateLimit: expected a number"],
  [{ memory: true, basicOpen: "key" }, "basicOpen: expected true or false"],
  [
    { memory: true, corsOrigins: ["a"] },
    "corsOrigins=a: expected * or origins such as https://app.example.com, separated by commas"
  ],
  [
    { memory: true, trustProxy: ["10.0.0.0/33"] },
    "trustProxy=10.0.0.0/33: expected true, false, a number of proxies, or their addresses and networks such as 127.0.0.1,10.0.0.0/8"
  ],
  [{ memory: true, tokens: { secret: "short" } }, "tokens.secret: expected 32 bytes at least"],
  [{ memory: true, tokens: { key: "short" } }, "tokens.key: unknown; expected "],
  [
    { memory: true, tokens: { secret: "x".repeat(32), keySet: "https://example.com" } },
    "tokens.secret, tokens.keySet: expected one of them, not both"
  ],
  [
    { memory: true, signIn: { issuer: "https://login.example.com" } },
    "signIn.issuer, signIn.clientId, signIn.clientSecret: expected all of them, or none"
  ],
  [
    {
      memory: true,
      signIn: { issuer: "https://login.example.com", clientId: "findata", clientSecret: "x".repeat(32) }
    },
    "publicUrl: expected with signIn.issuer, as https, or http on this machine: the issuer sends browsers there"
  ],
  [{ memory: true, bodyCacheBytes: 1.5 }, "bodyCacheBytes=1.5: expected bytes from 0 to 68719476736"],
  [{ memory: true, trailRateLimit: 5 }, "trailRateLimit: unknown; expected accessLog, "],
  ...["toString", "constructor", "__proto__"].map(
    (name) =>
      [{ memory: true, ...JSON.parse(`{"${name}": {}}`) }, `${name}: unknown; expected accessLog, `] as const
  )
]

/** Of another type than expected, with a secret each. */
const misplaced: ReadonlyArray<readonly [options: unknown, name: string]> = [
  [{ postgres: new URL("postgres://me:hunter2@localhost/findata") }, "postgres"],
  [{ postgres: "postgres://localhost/x", direct: { url: "postgres://me:hunter2@localhost/x" } }, "direct"],
  [{ postgres: "postgres://localhost/x", replicas: ["postgres://me:hunter2@localhost/x", ""] }, "replicas"],
  [{ memory: true, redisUrl: new URL("redis://:hunter2@localhost") }, "redisUrl"],
  [{ memory: true, tokens: { secret: ["hunter2"] } }, "tokens.secret"],
  [{ memory: true, tokens: ["hunter2"] }, "tokens"],
  [{ memory: true, signIn: "hunter2" }, "signIn"],
  [{ memory: true, signIn: { clientSecret: "hunter2" } }, "signIn.clientSecret"],
  [{ memory: true, redisUrl: 2n }, "redisUrl"],
  [{ memory: true, signIn: { issuer: "https://me:hunter2@login.example.com" } }, "signIn.issuer"],
  [{ memory: true, signIn: { issuer: "https://:hunter2@login.example.com" } }, "signIn.issuer"],
  [{ memory: true, signIn: { issuer: "https://login.example.com?key=hunter2" } }, "signIn.issuer"],
  [{ memory: true, publicUrl: "https://me:hunter2@findata.example.com" }, "publicUrl"],
  [{ memory: true, cdnBaseUrl: "https://cdn.example.com?key=hunter2" }, "cdnBaseUrl"]
]

const failureOf = (options: unknown): Promise<unknown> =>
  createFindata(options as FindataOptions).then(
    async (findata) => {
      await findata.close()
      return assert.fail("It was opened")
    },
    (error: unknown) => error
  )

describe("options that are wrong", () => {
  it.for(wrong)("%j", async ([options, message]) => {
    const error = await failureOf(options)
    if (!(error instanceof SettingsInvalid)) throw error
    assert.isTrue(error.message.startsWith(message), error.message)
  })

  it.for(misplaced)("%#, a secret, are not shown", async ([options, name]) => {
    const { message } = (await failureOf(options)) as Error
    assert.match(message, new RegExp(`^${name}: expected `, "m"))
    assert.notInclude(message, "hunter2")
  })

  it("are named together, a line each, without secrets", async () => {
    const error = await failureOf({ postgres: "mysql:secret", maxLag: 0, redisUrl: "http://secret" })
    assert.strictEqual(
      (error as Error).message,
      [
        "postgres: expected postgres://user:password@host:port/database",
        "maxLag=0: expected seconds from 1 to 300",
        "redisUrl: expected redis://user:password@host:port/number or rediss://"
      ].join("\n")
    )
  })
})

it.for(["redis://u:p%@h", "redis://u:%ff@h", "redis://h/zero", "redis://h/0/1"])(
  "redisUrl %s is no address of a Redis",
  async (redisUrl) => {
    const { message } = (await failureOf({ memory: true, redisUrl })) as Error
    assert.strictEqual(message, "redisUrl: expected redis://user:password@host:port/number or rediss://")
  }
)

describe("a store whose schema may not be changed", () => {
  it("is refused while migrations are missing, and left as it is", async () => {
    const directory = join(await mkdtemp(join(tmpdir(), "findata-embed-")), "data")
    const error = await failureOf({ sqlite: directory, migrate: false })
    if (!(error instanceof SchemaOutdated)) throw error
    assert.match(error.message, /^SQLite in \S+: the schema lacks 0001_data, .*: run findata migrate/)
    assert.isFalse(existsSync(directory))
    await (await createFindata({ sqlite: directory })).close()
    const findata = await createFindata({ sqlite: directory, migrate: false })
    assert.strictEqual((await findata.companies.list()).total, 0)
    await findata.close()
    await rm(directory, { recursive: true, force: true })
  })
})
