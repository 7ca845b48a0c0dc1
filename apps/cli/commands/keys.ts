/** `findata keys create|list|rotate|revoke|log` */
import { Clock, Effect, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { maxGrace } from "../../../core/mod.ts"
import { keyWithSecret, listedKey } from "../../../core/ports.ts"
import { commandLine } from "../CommandLine.ts"
import * as Out from "../Console.ts"
import { asJson } from "../Flags.ts"
import { changingKeys, printSecret, withKeys } from "../Keys.ts"
import { createKey } from "./keysCreate.ts"

const list = Command.make(
  "list",
  { json: asJson },
  Effect.fnUntraced(function* ({ json }) {
    const now = yield* Clock.currentTimeMillis
    const stored = yield* withKeys((keys) => keys.all)
    const all = stored.map((key) => ({ ...listedKey(key, now), owner: key.owner }))
    if (json) return yield* Out.json({ api_keys: all, total: all.length })
    if (all.length === 0) return yield* Out.print(`No keys yet: ${commandLine("keys create")}`)
    const rows = all.map((key) => [
      String(key.id),
      key.name,
      `${key.key_prefix}…`,
      key.status,
      key.scopes.join(","),
      `${key.rate_limit}/${key.rate_period}s`,
      key.tier,
      key.owner === null ? "" : Out.line(key.owner),
      key.expires_at ?? "never",
      key.last_used_at ?? "never"
    ])
    const header = ["id", "name", "key", "status", "scopes", "limit", "tier", "owner", "expires", "last used"]
    yield* Out.print(Out.table([header, ...rows]))
  })
).pipe(Command.withDescription("List the keys, newest first; secrets are never shown again"))

const id = Argument.Int("id").pipe(Argument.withDescription("The key's id"))

const unknownKey = (number: number) =>
  Effect.fail(
    new Out.Failed({ message: `Key ${number} doesn't exist or is revoked: see ${commandLine("keys list")}` })
  )

const revoke = Command.make(
  "revoke",
  { id, json: asJson },
  Effect.fnUntraced(function* (given) {
    const key = yield* changingKeys((keys) => keys.revoke(given.id)).pipe(
      Effect.catchTag("KeyNotFound", () => unknownKey(given.id))
    )
    yield* Out.print(`Key ${key.id} (${key.name}) is revoked; servers refuse it within a second`, given.json)
    if (given.json) yield* Out.json(listedKey(key, yield* Clock.currentTimeMillis))
  })
).pipe(Command.withDescription("Revoke a key permanently"))

const rotate = Command.make(
  "rotate",
  {
    id,
    graceSeconds: Flag.Int("grace-seconds").pipe(
      Flag.withDescription("How long the old secret remains valid, never past the key's expiry"),
      Flag.withSchema(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: maxGrace }))),
      Flag.withDefault(0)
    ),
    json: asJson
  },
  Effect.fnUntraced(function* (given) {
    const created = yield* changingKeys((keys) => keys.rotate(given.id, given.graceSeconds)).pipe(
      Effect.catchTag("KeyNotFound", () => unknownKey(given.id))
    )
    const { old_secret_expires_at } = created
    if (given.json) return yield* Out.json({ ...keyWithSecret(created), old_secret_expires_at })
    yield* printSecret(created, false)
    yield* Out.print(
      given.graceSeconds === 0
        ? "The old secret is refused within a second"
        : `The old secret works until ${old_secret_expires_at}`
    )
  })
).pipe(Command.withDescription("Give a key a new secret; the old one stops working, at once or after a time"))

const log = Command.make(
  "log",
  {
    limit: Flag.Int("limit").pipe(
      Flag.withDescription("Maximum number of changes, 1 to 1,000"),
      Flag.withSchema(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1000 }))),
      Flag.withDefault(50)
    ),
    json: asJson
  },
  Effect.fnUntraced(function* ({ json, limit }) {
    const changes = yield* withKeys((keys) => keys.audit(limit))
    if (json) return yield* Out.json({ changes })
    const rows = changes.map(({ action, actor, at, key_id, request_id }) => [
      at,
      action,
      String(key_id),
      actor ?? "the operator",
      request_id ?? ""
    ])
    yield* Out.print(Out.table([["at", "change", "key", "by", "request"], ...rows]))
  })
).pipe(Command.withDescription("List who created, changed, rotated and revoked keys, newest first"))

export const keysCommand = Command.make("keys").pipe(
  Command.withSubcommands([createKey, list, rotate, revoke, log])
)
