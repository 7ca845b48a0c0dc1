/** A server's write of keys on SQLite while another process writes: it waits, and the server goes on meanwhile. */
import { assert, describe, it } from "@effect/vitest"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { Effect, Fiber, Option } from "effect"
import { TestClock } from "effect/testing"
import * as Sqlite from "../../adapters/sqlite/mod.ts"
import { StoreUnavailable } from "../../core/mod.ts"
import { ApiKeyStore } from "../../core/ports.ts"
import { key, note } from "../contract/ApiKeyStore.ts"
import { freshSqlite } from "./places.ts"

/** The keys of a server, and another connection that writes to them. */
const opened = Effect.gen(function* () {
  const { directory } = yield* freshSqlite
  const other = yield* Effect.acquireRelease(
    Effect.sync(() => new DatabaseSync(join(directory, "access.db"))),
    (database) => Effect.sync(() => database.close())
  )
  other.exec("begin immediate")
  return { other, stores: Sqlite.storesLayer({ directory, busyTimeout: 0 }) }
})

/** Another process that writes to a file until the scope ends. */
const writerTo = (path: string) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const program = `
        const { DatabaseSync } = require("node:sqlite")
        new DatabaseSync(process.argv[1]).exec("begin immediate")
        console.log("writing")
        setInterval(() => {}, 1000)
      `
      const child = spawn(process.execPath, ["-e", program, path], { stdio: ["ignore", "pipe", "ignore"] })
      await once(child.stdout, "data")
      return child
    }),
    (child) => Effect.sync(() => child.kill("SIGKILL"))
  )

describe("a write of keys beside another one", () => {
  it.effect("waits for its end, while keys are read", () =>
    Effect.gen(function* () {
      const { other, stores } = yield* opened
      yield* Effect.gen(function* () {
        const store = yield* ApiKeyStore
        const adding = yield* Effect.forkChild(store.add(key, "waiting", note))
        yield* TestClock.adjust("2 seconds")
        assert.deepStrictEqual(yield* store.byHash("waiting"), Option.none())
        assert.isUndefined(adding.pollUnsafe())
        other.exec("commit")
        yield* TestClock.adjust("5 millis")
        const added = yield* Fiber.join(adding)
        assert.deepStrictEqual(yield* store.byId(added.id), Option.some(added))
      }).pipe(Effect.provide(stores))
    }).pipe(Effect.scoped)
  )

  it.effect("gives up after three seconds", () =>
    Effect.gen(function* () {
      const { stores } = yield* opened
      yield* Effect.gen(function* () {
        const store = yield* ApiKeyStore
        const adding = yield* Effect.forkChild(Effect.flip(store.add(key, "waiting", note)))
        yield* TestClock.adjust("4 seconds")
        assert.strictEqual((yield* Fiber.join(adding))._tag, "StoreUnavailable")
      }).pipe(Effect.provide(stores))
    }).pipe(Effect.scoped)
  )

  it.effect.skipIf(process.platform !== "linux")("says which process writes", () =>
    Effect.gen(function* () {
      const { directory } = yield* freshSqlite
      const path = join(directory, "access.db")
      const { pid } = yield* writerTo(path)
      yield* Effect.gen(function* () {
        const store = yield* ApiKeyStore
        const adding = yield* Effect.forkChild(Effect.flip(store.add(key, "waiting", note)))
        yield* TestClock.adjust("4 seconds")
        const error = yield* Fiber.join(adding)
        assert.instanceOf(error, StoreUnavailable)
        assert.match(error.reason, new RegExp(`: process ${pid} \\(\\S*node -e .*\\) writes to ${path}$`))
      }).pipe(Effect.provide(Sqlite.storesLayer({ directory, busyTimeout: 0 })))
    }).pipe(Effect.scoped)
  )
})
