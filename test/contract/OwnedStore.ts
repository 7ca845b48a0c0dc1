/** Laws of every `OwnedStore`. Each law has owners of its own. */
import { assert, layer } from "@effect/vitest"
import { Effect, Result } from "effect"
import { type Owned, OwnedStore, type OwnedWrite } from "../../core/ports.ts"
import type { StoreLayer } from "./stores.ts"

const at = "2024-01-01T00:00:00Z"
const later = "2024-01-02T00:00:00Z"

const adding = (name: string, body = "{}"): Result.Result<OwnedWrite> =>
  Result.succeed({ put: { id: null, name, body, created_at: at, changed_at: at } })

const add = (store: OwnedStore["Service"], kind: string, owner: string, name: string, body?: string) =>
  Effect.map(
    store.write(kind, owner, () => adding(name, body)),
    (object) => object as Owned
  )

export const ownedStoreLaws = (stores: StoreLayer): void =>
  layer(stores, { excludeTestServices: true, timeout: "30 seconds" })("an OwnedStore", (it) => {
    const law = (fact: string, proof: (store: OwnedStore["Service"]) => Effect.Effect<void, unknown>) =>
      it.effect(fact, () => Effect.flatMap(OwnedStore, proof))

    law("lists an owner's objects of a kind, by id, and no others", (store) =>
      Effect.gen(function* () {
        const first = yield* add(store, "figure", "o'neil", "z", '{"a":"é \\u0000"}')
        yield* add(store, "figure", "O'Neil", "z")
        yield* add(store, "list", "o'neil", "z")
        const second = yield* add(store, "figure", "o'neil", "a")
        assert.deepStrictEqual(yield* store.ofOwner("figure", "o'neil"), [first, second])
        assert.deepStrictEqual(first, {
          id: first.id,
          kind: "figure",
          owner: "o'neil",
          name: "z",
          body: '{"a":"é \\u0000"}',
          created_at: at,
          changed_at: at
        })
        assert.deepStrictEqual(yield* store.ofOwner("figure", "nobody"), [])
      })
    )

    law("replaces and removes what it is asked to, and nothing of another owner or kind", (store) =>
      Effect.gen(function* () {
        const mine = yield* add(store, "figure", "ann", "x")
        const other = yield* add(store, "figure", "bob", "x")
        const put = { id: mine.id, name: "y", body: "[1]", created_at: at, changed_at: later }
        const changed = yield* store.write("figure", "ann", (held) => {
          assert.deepStrictEqual(held, [mine])
          return Result.succeed({ put })
        })
        assert.deepStrictEqual<Owned | null>(changed, { ...mine, ...put })
        assert.isNull(yield* store.write("figure", "ann", () => Result.succeed({ remove: other.id })))
        assert.isNull(yield* store.write("list", "ann", () => Result.succeed({ remove: mine.id })))
        assert.isNull(yield* store.write("figure", "bob", () => Result.succeed({ put })))
        assert.deepStrictEqual(yield* store.ofOwner("figure", "bob"), [other])
        assert.deepStrictEqual<ReadonlyArray<Owned | null>>(yield* store.ofOwner("figure", "ann"), [changed])
        assert.isNull(yield* store.write("figure", "ann", () => Result.succeed({ remove: mine.id })))
        assert.deepStrictEqual(yield* store.ofOwner("figure", "ann"), [])
      })
    )

    law("never gives an id out twice", (store) =>
      Effect.gen(function* () {
        const first = yield* add(store, "figure", "carl", "x")
        yield* store.write("figure", "carl", () => Result.succeed({ remove: first.id }))
        assert.isAbove((yield* add(store, "figure", "carl", "x")).id, first.id)
      })
    )

    law("writes nothing where the decision is a failure", (store) =>
      Effect.gen(function* () {
        yield* add(store, "figure", "dora", "x")
        const failure = yield* Effect.flip(store.write("figure", "dora", () => Result.fail("no")))
        assert.strictEqual(failure, "no")
        assert.lengthOf(yield* store.ofOwner("figure", "dora"), 1)
      })
    )

    law("decides one write at a time, however many are asked for", (store) =>
      Effect.gen(function* () {
        const written = yield* Effect.forEach(
          Array.from({ length: 40 }, (_, n) => n),
          (n) =>
            Effect.result(
              store.write("figure", "greedy", (held) =>
                held.length < 25 ? adding(`x${n}`) : Result.fail("full")
              )
            ),
          { concurrency: "unbounded" }
        )
        assert.lengthOf(written.filter(Result.isSuccess), 25)
        assert.lengthOf(yield* store.ofOwner("figure", "greedy"), 25)
      })
    )

    law("deletes all that an owner keeps, and nothing of others", (store) =>
      Effect.gen(function* () {
        yield* add(store, "figure", "eve", "x")
        yield* add(store, "list", "eve", "x")
        const other = yield* add(store, "figure", "eve2", "x")
        yield* add(store, "figure", "eve", "y")
        assert.deepStrictEqual(yield* store.countsOf("eve"), { figure: 2, list: 1 })
        assert.deepStrictEqual(Object.keys(yield* store.countsOf("eve")), ["figure", "list"])
        assert.strictEqual(yield* store.deleteOwner("eve"), 3)
        assert.deepStrictEqual(yield* store.countsOf("eve"), {})
        assert.strictEqual(yield* store.deleteOwner("eve"), 0)
        assert.deepStrictEqual(yield* store.ofOwner("figure", "eve"), [])
        assert.deepStrictEqual(yield* store.ofOwner("figure", "eve2"), [other])
      })
    )
  })
