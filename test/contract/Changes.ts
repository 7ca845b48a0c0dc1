/**
 * Laws of every `Changes`, for one process and for several that open the store. Each law begins with an empty store.
 */
import { assert, describe, it } from "@effect/vitest"
import { type Context, Effect, Layer, type Scope } from "effect"
import { type Imports } from "../../core/mod.ts"
import { ApiKeyStore, type Area, Changes, ImportRuns, operator } from "../../core/ports.ts"
import { eventually } from "./eventually.ts"
import { companiesOf } from "./look.ts"
import { type DurableLayer, type StoreLayer, type Stores, take, withImports } from "./stores.ts"

/** Creates an empty store and returns the layer with which each process opens it. */
export type Place = Effect.Effect<DurableLayer, unknown, Scope.Scope>

type Opened = Stores | ImportRuns | Imports
type Write = Effect.Effect<unknown, unknown, Opened>

/** Null only until the store is being listened to. */
export const generation = (area: Area) => Effect.map(Changes, (changes) => changes.generation(area))
export const known = (area: Area) => eventually(generation(area), (now) => now !== null, 5000)

const note = { at: "2024-01-03T00:00:00Z", actor: null, request_id: null }
const secret = { hash: "other hash", key_prefix: "ak_abcdefgh" }

const addKey = Effect.flatMap(ApiKeyStore, (store) =>
  store.add(
    {
      name: "key",
      key_prefix: "ak_12345678",
      scopes: ["read:all"],
      rate_limit: 10,
      rate_period: 60,
      tier: "standard",
      owner: null,
      created_at: "2024-01-02T03:04:05Z",
      expires_at: null,
      last_used_at: null,
      revoked_at: null
    },
    "hash",
    note
  )
)

const addCompany = take("companies", ["symbol,exchange,name", "ONE,NYSE,One"])

const undoNewest = Effect.flatMap(ImportRuns, (runs) =>
  Effect.flatMap(runs.all, ([newest]) => runs.undo(newest?.run_id ?? 0, operator))
)

const writes: ReadonlyArray<readonly [what: string, area: Area, before: Write, write: Write]> = [
  ["imports a file", "data", Effect.void, addCompany],
  ["undoes a run", "data", addCompany, undoNewest],
  ["adds a key", "access", Effect.void, addKey],
  ["revokes a key", "access", addKey, Effect.flatMap(ApiKeyStore, (store) => store.revoke(1, note))],
  [
    "rotates a key",
    "access",
    addKey,
    Effect.flatMap(ApiKeyStore, (store) => store.replaceSecret(1, secret, note.at, note))
  ],
  [
    "changes a key",
    "access",
    addKey,
    Effect.flatMap(ApiKeyStore, (store) => store.change(1, { rate_limit: 11 }, note))
  ]
]

/** The law of a store that only one process opens. */
export const ownChangesLaws = (stores: StoreLayer): void => {
  it.live("a generation changes at once when this process reports a write to the area", () =>
    Effect.gen(function* () {
      const before = yield* known("access")
      yield* Effect.flatMap(Changes, (changes) => changes.written("access"))
      assert.notStrictEqual(yield* generation("access"), before)
    }).pipe(Effect.provide(stores))
  )
}

export const sharedChanges = (place: Place): void => {
  const law = (
    fact: string,
    proof: (
      here: Context.Context<Opened>,
      elsewhere: Context.Context<Opened>
    ) => Effect.Effect<void, unknown, Scope.Scope>
  ) =>
    it.live(
      fact,
      Effect.fnUntraced(function* () {
        const process = Layer.fresh(withImports(yield* place))
        yield* proof(yield* Layer.build(process), yield* Layer.build(process))
      }),
      30_000
    )

  describe("Changes", () => {
    for (const [what, area, before, write] of writes) {
      law(`changes its generation within a second when another process ${what}`, (here, elsewhere) =>
        Effect.gen(function* () {
          yield* Effect.provide(before, here)
          const first = yield* Effect.provide(known(area), here)
          yield* Effect.provide(write, elsewhere)
          const next = yield* Effect.provide(
            eventually(generation(area), (now) => now !== first),
            here
          )
          assert.isNotNull(next)
        })
      )
    }

    law("changes its generation only once the write can be read", (here, elsewhere) =>
      Effect.gen(function* () {
        const first = yield* Effect.provide(known("data"), here)
        yield* Effect.provide(addCompany, elsewhere)
        yield* Effect.provide(
          eventually(generation("data"), (now) => now !== first),
          here
        )
        assert.lengthOf(yield* Effect.provide(companiesOf("ONE"), here), 1)
      })
    )

    law("changes its generation only for the area that was written to", (here, elsewhere) =>
      Effect.gen(function* () {
        const [data, access] = yield* Effect.provide(Effect.all([known("data"), known("access")]), here)
        yield* Effect.provide(addCompany, elsewhere)
        yield* Effect.provide(
          eventually(generation("data"), (now) => now !== data),
          here
        )
        assert.strictEqual(yield* Effect.provide(generation("access"), here), access)
      })
    )
  })
}
