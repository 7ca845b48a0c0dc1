/** A thread of a job: how its end is noticed. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { pathToFileURL } from "node:url"
import { thread } from "../../apps/jobs/Thread.ts"
import { remove, temporaryDirectory } from "./command.ts"

describe("A thread", () => {
  let directory: string
  const moduleOf = async (name: string, text: string): Promise<URL> => {
    const path = join(directory, name)
    await writeFile(path, text)
    return pathToFileURL(path)
  }
  beforeAll(async () => {
    directory = await temporaryDirectory()
  })
  afterAll(() => remove(directory))

  it.for([
    ["exits without an error", "process.exit(0)", "It ended with exit code 0"],
    ["throws", "throw new Error('broken')", "broken"]
  ] as const)("that %s fails", async ([name, text, message]) => {
    const module = await moduleOf(`${name}.mjs`, text)
    const error = await Effect.runPromise(Effect.flip(thread(module, "")))
    assert.strictEqual(error.message, message)
  })

  it("that ends in a transaction leaves the store to others", async () => {
    const path = join(directory, "data.db")
    const other = new DatabaseSync(path)
    other.exec("pragma journal_mode = wal; create table written (n integer)")
    const text = `import { DatabaseSync } from "node:sqlite"
const database = new DatabaseSync(${JSON.stringify(path)})
database.exec("begin immediate; insert into written values (1)")
process.exit(3)`
    await Effect.runPromise(Effect.flip(thread(await moduleOf("writes.mjs", text), "")))
    other.exec("begin immediate")
    const rows = other.prepare("select n from written").all()
    other.close()
    assert.deepStrictEqual(rows, [])
  })

  it("is asked to stop when it is interrupted", async () => {
    const module = await moduleOf(
      "waits.mjs",
      `import { parentPort } from "node:worker_threads"
parentPort.once("message", () => process.exit(0))`
    )
    const started = Date.now()
    const outcome = await Effect.runPromise(Effect.timeoutOption(thread(module, ""), "1 second"))
    assert.strictEqual(outcome._tag, "None")
    assert.isBelow(Date.now() - started, 8000)
  })
})
