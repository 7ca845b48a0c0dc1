/** What a server receives of the files that operators upload, by bytes and by the room on its disk. */
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { afterAll, assert, beforeAll, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { receive } from "../../apps/service/receiving.ts"
import { remove, temporaryDirectory } from "./command.ts"

let data: string
beforeAll(async () => {
  data = await temporaryDirectory()
})
afterAll(() => remove(data))

const chunk = new Uint8Array(1000)

/** Receives as many thousands of bytes; returns how many it read of them, and why it stopped. */
const received = (thousands: number, size: number | null, uploads: { max: number; free: number }) => {
  let read = 0
  const bytes = Stream.fromIterable(Array.from({ length: thousands }, () => chunk)).pipe(
    Stream.rechunk(1),
    Stream.tap(() => Effect.sync(() => void read++))
  )
  return receive({ kind: "prices", name: "a.csv", encoding: null, size, bytes }, { data, uploads }).pipe(
    Effect.scoped,
    Effect.match({
      onSuccess: () => ({ read, why: null }),
      onFailure: (error) => ({ read, why: error._tag })
    }),
    Effect.runPromise
  )
}

it("reads nothing of a file whose length is more than is taken, and of another no more than that", async () => {
  const limits = { max: 5000, free: 0 }
  assert.deepStrictEqual(await received(6, 6000, limits), { read: 0, why: "UploadTooLarge" })
  assert.deepStrictEqual(await received(50, null, limits), { read: 6, why: "UploadTooLarge" })
  assert.deepStrictEqual(await received(5, null, limits), { read: 5, why: null })
  assert.deepStrictEqual(readdirSync(join(data, "uploads")), [])
})

it("reads nothing where the disk would have too little left", async () => {
  const limits = { max: 5000, free: 2 ** 60 }
  assert.deepStrictEqual(await received(5, null, limits), { read: 0, why: "UploadHasNoRoom" })
  assert.deepStrictEqual(readdirSync(join(data, "uploads")), [])
})
