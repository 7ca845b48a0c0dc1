/** A file becomes visible completely or not at all, on every store. Each law has symbols of its own. */
import { assert, layer } from "@effect/vitest"
import { Deferred, Effect, Fiber, Schema, Stream } from "effect"
import { Imports } from "../../core/mod.ts"
import { CompanyStore } from "../../core/ports.ts"
import { closesOf, companiesOf } from "./look.ts"
import { asItIs, counted, fileOf, only, priceHeader, type StoreLayer, take, withImports } from "./stores.ts"

class Torn extends Schema.TaggedError<Torn>()("Torn", {}) {}

const header = "symbol,exchange,name"

/** A file that breaks off after its first rows. */
const torn = (lines: ReadonlyArray<string>) => {
  const file = fileOf("torn.csv", lines)
  return { ...file, batches: Stream.concat(file.batches, Stream.fail(new Torn())) }
}

export const importWholeLaws = (stores: StoreLayer): void =>
  layer(withImports(stores), { excludeTestServices: true, timeout: "30 seconds" })("a file", (it) => {
    it.effect("that breaks off leaves nothing", () =>
      Effect.gen(function* () {
        const imports = yield* Imports
        const file = torn([priceHeader, "TORN,2024-01-02,1,1,1,1,1"])
        const options = { ...asItIs, createCompanies: true, exchange: "NYSE" }
        assert.propertyVal(yield* Effect.flip(imports.run("prices", file, options)), "_tag", "Torn")
        assert.deepStrictEqual(yield* companiesOf("TORN"), [])
      })
    )

    it.effect("that breaks off leaves what was stored before unchanged", () =>
      Effect.gen(function* () {
        const imports = yield* Imports
        yield* take("companies", [header, "WAS,NYSE,Was"])
        yield* take("prices", [priceHeader, "WAS,2024-01-02,1,1,1,1,1"])
        const file = torn([priceHeader, "WAS,2024-01-02,2,2,2,2,2", "WAS,2024-01-03,3,3,3,3,3"])
        yield* Effect.flip(imports.run("prices", file, asItIs))
        assert.deepStrictEqual(yield* closesOf("WAS"), ["2024-01-02 1"])
      })
    )

    it.effect("that is refused for one row (--strict) leaves nothing and has no run", () =>
      Effect.gen(function* () {
        const lines = [header, "STRICT,NYSE,Strict", "STRICTER,MOON,Stricter"]
        const summary = yield* take("companies", lines, { strict: true })
        assert.deepStrictEqual([summary.run, counted(summary)], [null, only({ refused: 2 })])
        assert.lengthOf(summary.problems, 1)
        assert.deepStrictEqual(yield* companiesOf("STRICT"), [])
      })
    )

    it.effect("without a required column is refused", () =>
      Effect.gen(function* () {
        const refused = yield* Effect.flip(take("listings", ["symbol,exchange", "LACKS,NYSE"]))
        assert.deepInclude(refused, {
          _tag: "FileRefused",
          message:
            "No column valid_from, company; the file has symbol, exchange. Rename columns with --map COLUMN=FIELD,..."
        })
      })
    )

    it.effect("is invisible until all of it is written", () =>
      Effect.gen(function* () {
        const [imports, store] = [yield* Imports, yield* CompanyStore]
        let seen: ReadonlyArray<unknown> | undefined
        const look = Effect.map(Effect.orDie(store.bySymbol("WHOLE")), (companies) => {
          seen = companies
        })
        yield* imports.run("companies", fileOf("whole.csv", [header, "WHOLE,NYSE,Whole"], look), asItIs)
        assert.deepStrictEqual(seen, [])
        assert.lengthOf(yield* store.bySymbol("WHOLE"), 1)
      })
    )

    it.effect("that is interrupted leaves nothing and blocks no other", () =>
      Effect.gen(function* () {
        const imports = yield* Imports
        const begun = yield* Deferred.make<void>()
        const atEnd = Effect.andThen(Deferred.succeed(begun, undefined), Effect.never)
        const endless = fileOf("endless.csv", [header, "ENDLESS,NYSE,Endless"], atEnd)
        const fiber = yield* Effect.forkChild(imports.run("companies", endless, asItIs))
        yield* Deferred.await(begun)
        yield* Fiber.interrupt(fiber)
        assert.deepStrictEqual(yield* companiesOf("ENDLESS"), [])
        const next = yield* take("companies", [header, "ENDLESS,NYSE,Endless"])
        assert.deepStrictEqual(counted(next), only({ inserted: 1 }))
      })
    )

    it.effect("that is slow to arrive blocks no other", () =>
      Effect.gen(function* () {
        const imports = yield* Imports
        const file = fileOf("slow.csv", [header, "SLOW,NYSE,Slow"])
        const begun = yield* Deferred.make<void>()
        const wait = Stream.fromEffectDrain(Effect.andThen(Deferred.succeed(begun, undefined), Effect.never))
        const slow = { ...file, batches: Stream.concat(file.batches, wait) }
        const fiber = yield* Effect.forkChild(imports.run("companies", slow, asItIs))
        yield* Deferred.await(begun)
        const next = yield* take("companies", [header, "QUICK,NYSE,Quick"])
        assert.deepStrictEqual(counted(next), only({ inserted: 1 }))
        yield* Fiber.interrupt(fiber)
        assert.deepStrictEqual(yield* companiesOf("SLOW"), [])
      })
    )

    it.effect("waits for another that is being imported", () =>
      Effect.gen(function* () {
        const lines = [header, "FIRST,NYSE,First", "SECOND,NYSE,Second"]
        const both = yield* Effect.all([take("companies", lines), take("companies", lines)], {
          concurrency: 2
        })
        assert.sameDeepMembers(both.map(counted), [only({ inserted: 2 }), only({ unchanged: 2 })])
        assert.lengthOf(yield* companiesOf("FIRST"), 1)
      })
    )
  })
