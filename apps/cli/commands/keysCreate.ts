/** `findata keys create` */
import { Effect, Option } from "effect"
import { Command, Flag } from "effect/cli"
import {
  defaultLimit,
  KeyName,
  KeyOwner,
  KeyRateLimit,
  KeyRatePeriod,
  Scope,
  Tier
} from "../../../core/mod.ts"
import { asJson } from "../Flags.ts"
import { expiryOf, scopesOf } from "../KeyFlags.ts"
import { changingKeys, printSecret } from "../Keys.ts"

export const createKey = Command.make(
  "create",
  {
    name: Flag.String("name").pipe(
      Flag.withDescription("What the key is for, 1 to 100 characters"),
      Flag.withSchema(KeyName)
    ),
    scopes: Flag.String("scopes").pipe(Flag.withDescription(`Comma-separated: ${Scope.literals.join(", ")}`)),
    rateLimit: Flag.Int("rate-limit").pipe(
      Flag.withDescription(`Requests in a period, 1 to 1,000,000; by default ${defaultLimit.rate_limit}`),
      Flag.withSchema(KeyRateLimit),
      Flag.withDefault(defaultLimit.rate_limit as number)
    ),
    ratePeriod: Flag.Int("rate-period").pipe(
      Flag.withDescription(`Seconds of the period, 60 to 86,400; by default ${defaultLimit.rate_period}`),
      Flag.withSchema(KeyRatePeriod),
      Flag.withDefault(defaultLimit.rate_period as number)
    ),
    expiresAt: Flag.String("expires-at").pipe(
      Flag.withDescription("When the key stops working, UTC: 2030-01-31T00:00:00Z; by default never"),
      Flag.optional
    ),
    tier: Flag.Literals("tier", Tier.literals).pipe(
      Flag.withDescription("Tier in the basic financial API; by default standard"),
      Flag.withDefault("standard" as const)
    ),
    owner: Flag.String("owner").pipe(
      Flag.withDescription("The owner of the key: a token's sub"),
      Flag.withSchema(KeyOwner),
      Flag.optional
    ),
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
    yield* printSecret(yield* changingKeys((keys) => keys.create(wanted)), given.json)
  })
).pipe(
  Command.withDescription("Create a key; a running server accepts it at once"),
  Command.withExamples([{ command: "findata keys create --name reports --scopes read:stock,read:financial" }])
)
