/** Mutated files of every kind and source: each is taken whole, or refused with a line and a reason and leaves nothing. */
import { assert, it } from "@effect/vitest"
import * as fc from "fast-check"
import { Layer } from "effect"
import { sqlitePlace } from "../adapters/places.ts"
import { inMemory } from "../fixtures/World.ts"
import { bombs, mutatedFiles } from "./files.ts"
import { importFaults, outcomes } from "./importing.ts"
import { seed } from "./seed.ts"
import { survey } from "./survey.ts"

const files = fc.sample(mutatedFiles, { numRuns: 300, seed })

it(`300 mutated files (FUZZ_SEED=${seed}) are taken whole or refused in memory, a fifth of them at least each`, async () => {
  assert.deepStrictEqual(await survey(files, importFaults(inMemory)), [])
  assert.isAtLeast(Math.min(outcomes.taken, outcomes.refused), 60)
})

it(`every sixth of them (FUZZ_SEED=${seed}) is taken whole or refused on SQLite`, async () => {
  const some = files.filter((_, i) => i % 6 === 0)
  assert.deepStrictEqual(await survey(some, importFaults(Layer.unwrap(sqlitePlace))), [])
})

it("small files of what is large are refused in a moment, or hold nothing", {
  timeout: 120_000
}, async () => {
  assert.deepStrictEqual(await survey(await bombs(), importFaults(inMemory)), [])
})
