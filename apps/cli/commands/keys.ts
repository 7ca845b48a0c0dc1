/** `findata keys create|list|revoke|rotate` */
import { Clock, Effect, Layer, Option, Redacted, Schema } from "effect"
import { SecureRandom } from "effect/crypto"
import { Argument, Command, Flag } from "effect/cli"
import { MemoryQuotaStore } from "../../../adapters/memory/mod.ts"
import { NodeDigest } from "../../../adapters/node/mod.ts"
import { ApiKeys, type CreatedKey, defaultLimit, Scope, Tier } from "../../../core/mod.ts"
import * as Out from "../Console.ts"
import { asJson, openStore } from "../Flags.ts"
import { bounded, expiryOf, scopesOf } from "../KeyFlags.ts"
import { creation, listItem } from "../KeyOutput.ts"

const withKeys = <A, E>(use: (keys: ApiKeys["Service"]) => Effect.Effect<A, E>) =>
  Effect.gen(function* () {
    const { store } = yield* openStore
    const services = ApiKeys.layer.pipe(
      Layer.provide([store.stores, MemoryQuotaStore.layer, NodeDigest.layer, SecureRandom.layerWebCrypto])
    )
    return yield* Effect.provide(Effect.flatMap(ApiKeys, use), services)
  })

const tellSecret = (created: CreatedKey, json: boolean) =>
  json
    ? Out.json(creation(created))
    : Out.say(`Key ${created.key.id}, shown this once:\n${Redacted.value(created.secret)}`)

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
  Effect.fail(new Out.Failed({ message: `There is no key ${number} that could be: see findata keys list` }))

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
