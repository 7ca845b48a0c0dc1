/** `findata keys create|list|revoke|rotate` */
import { Clock, Effect, Layer, Option, Redacted, Schema } from "effect"
import { SecureRandom } from "effect/crypto"
import { Argument, Command, Flag } from "effect/cli"
import { MemoryQuotaStore } from "../../../adapters/memory/mod.ts"
import { NodeDigest } from "../../../adapters/node/mod.ts"
import {
  type ApiKey,
  ApiKeys,
  type CreatedKey,
  defaultLimit,
  instantOf,
  Scope,
  statusOf,
  Tier
} from "../../../core/mod.ts"
import * as Out from "../Console.ts"
import { asJson, openStore } from "../Flags.ts"

const withKeys = <A, E>(use: (keys: ApiKeys["Service"]) => Effect.Effect<A, E>) =>
  Effect.gen(function* () {
    const { store } = yield* openStore
    const services = ApiKeys.layer.pipe(
      Layer.provide([store.stores, MemoryQuotaStore.layer, NodeDigest.layer, SecureRandom.layerWebCrypto])
    )
    return yield* Effect.provide(Effect.flatMap(ApiKeys, use), services)
  })

/** What the creation of a key answers, its secret this once. */
const creation = ({ key, secret }: CreatedKey) => ({
  id: key.id,
  name: key.name,
  key: Redacted.value(secret),
  key_prefix: key.key_prefix,
  scopes: key.scopes,
  expires_at: key.expires_at,
  created_at: key.created_at
})

const listItem = (key: ApiKey, now: number) => ({
  id: key.id,
  name: key.name,
  key_prefix: key.key_prefix,
  scopes: key.scopes,
  rate_limit: key.rate_limit,
  rate_period: key.rate_period,
  tier: key.tier,
  status: statusOf(key, now),
  created_at: key.created_at,
  expires_at: key.expires_at,
  last_used_at: key.last_used_at,
  revoked_at: key.revoked_at
})

const tellSecret = (created: CreatedKey, json: boolean) =>
  json
    ? Out.json(creation(created))
    : Out.say(`Key ${created.key.id}, shown this once:\n${Redacted.value(created.secret)}`)

const bounded = (least: number, most: number) =>
  Schema.Int.check(Schema.isBetween({ minimum: least, maximum: most }))

const scopesOf = (text: string): Effect.Effect<ReadonlyArray<Scope>, Out.WrongUsage> => {
  const words = [...new Set(text.split(",").map((word) => word.trim()))]
  const known: ReadonlyArray<string> = Scope.literals
  const unknown = words.filter((word) => !known.includes(word))
  return unknown.length > 0
    ? Effect.fail(
        new Out.WrongUsage({
          message: `--scopes: unknown ${unknown.join(", ") || '""'}; there are ${known.join(", ")}`
        })
      )
    : Effect.succeed(words as ReadonlyArray<Scope>)
}

const expiryOf = Effect.fnUntraced(function* (text: string | null) {
  if (text === null) return null
  const millis = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z)?$/.test(text)
    ? Date.parse(text)
    : Number.NaN
  if (Number.isNaN(millis)) {
    return yield* new Out.WrongUsage({
      message: `--expires-at ${text}: expected UTC as 2030-01-31T00:00:00Z`
    })
  }
  if (millis <= (yield* Clock.currentTimeMillis)) {
    return yield* new Out.WrongUsage({ message: `--expires-at ${text} is not in the future` })
  }
  return instantOf(millis)
})

const create = Command.make(
  "create",
  {
    name: Flag.String("name").pipe(
      Flag.withDescription("What the key is for, 1 to 100 characters"),
      Flag.withSchema(Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(100)))
    ),
    scopes: Flag.String("scopes").pipe(Flag.withDescription(`Comma-separated: ${Scope.literals.join(", ")}`)),
    rateLimit: Flag.Int("rate-limit").pipe(
      Flag.withDescription("Requests in a period, 1 to 1,000,000"),
      Flag.withSchema(bounded(1, 1_000_000)),
      Flag.withDefault(defaultLimit.rate_limit)
    ),
    ratePeriod: Flag.Int("rate-period").pipe(
      Flag.withDescription("Seconds, 60 to 86,400"),
      Flag.withSchema(bounded(60, 86_400)),
      Flag.withDefault(defaultLimit.rate_period)
    ),
    expiresAt: Flag.String("expires-at").pipe(
      Flag.withDescription("UTC, 2030-01-31T00:00:00Z"),
      Flag.optional
    ),
    tier: Flag.Literals("tier", Tier.literals).pipe(
      Flag.withDescription("Of the basic financial API"),
      Flag.withDefault("standard" as const)
    ),
    owner: Flag.String("owner").pipe(Flag.withDescription("Whose key it is: a token's sub"), Flag.optional),
    json: asJson
  },
  Effect.fnUntraced(function* (given) {
    const wanted = {
      name: given.name,
      scopes: yield* scopesOf(given.scopes),
      rate_limit: given.rateLimit,
      rate_period: given.ratePeriod,
      tier: given.tier,
      owner: Option.getOrNull(given.owner),
      expires_at: yield* expiryOf(Option.getOrNull(given.expiresAt))
    }
    yield* tellSecret(yield* withKeys((keys) => keys.create(wanted)), given.json)
  })
).pipe(
  Command.withDescription("Create a key; a running server takes it at once"),
  Command.withExamples([{ command: "findata keys create --name reports --scopes read:stock,read:financial" }])
)

const list = Command.make(
  "list",
  { json: asJson },
  Effect.fnUntraced(function* ({ json }) {
    const now = yield* Clock.currentTimeMillis
    const all = (yield* withKeys((keys) => keys.all)).map((key) => listItem(key, now))
    if (json) return yield* Out.json({ api_keys: all, total: all.length })
    if (all.length === 0) return yield* Out.say("No keys yet: findata keys create makes one")
    const rows = all.map((key) => [
      String(key.id),
      key.name,
      `${key.key_prefix}…`,
      key.status,
      key.scopes.join(","),
      `${key.rate_limit}/${key.rate_period}s`,
      key.last_used_at ?? "never"
    ])
    yield* Out.say(Out.table([["id", "name", "key", "status", "scopes", "limit", "last used"], ...rows]))
  })
).pipe(Command.withDescription("List the keys, newest first; secrets are never shown again"))

const id = Argument.Int("id").pipe(Argument.withDescription("The key's number"))

const unknownKey = (number: number) =>
  Effect.fail(new Out.Failed({ message: `There is no key ${number} to do that with: see findata keys list` }))

const revoke = Command.make(
  "revoke",
  { id, json: asJson },
  Effect.fnUntraced(function* (given) {
    const key = yield* withKeys((keys) => keys.revoke(given.id)).pipe(
      Effect.catchTag("KeyNotFound", () => unknownKey(given.id))
    )
    yield* Out.say(`Key ${key.id} (${key.name}) is revoked; servers refuse it within a second`, given.json)
    if (given.json) yield* Out.json(listItem(key, yield* Clock.currentTimeMillis))
  })
).pipe(Command.withDescription("Revoke a key for good"))

const rotate = Command.make(
  "rotate",
  { id, json: asJson },
  Effect.fnUntraced(function* (given) {
    const created = yield* withKeys((keys) => keys.rotate(given.id)).pipe(
      Effect.catchTag("KeyNotFound", () => unknownKey(given.id))
    )
    yield* tellSecret(created, given.json)
  })
).pipe(Command.withDescription("Give a key a new secret; the old one stops working"))

export const keysCommand = Command.make("keys").pipe(
  Command.withDescription("API keys"),
  Command.withSubcommands([create, list, revoke, rotate])
)
