/**
 * Every test file under test/, with one PostgreSQL server for the whole run. The files that a worker runs share their
 * modules, which are then loaded once.
 */
import { availableParallelism } from "node:os"
import { resolve } from "node:path"
import { defineConfig } from "vitest/config"
import { BaseSequencer, type TestSpecification } from "vitest/node"
import { Slowest } from "./test/slowest.ts"

/** Folders of tests that start processes, or run all laws of stores: they take longest, whatever their size. */
const long = /\/test\/(cli|docs|faults|adapters|services|redis|postgres|python|site\/browser)\//

const isLong = ({ moduleId }: TestSpecification): boolean => long.test(moduleId)

/**
 * Files whose servers ask PostgreSQL for quotas and, as they should, count alone where it doesn't answer in a tenth of a
 * second, or that measure how soon it answers: beside files that keep every processor at work it doesn't. They run one after
 * the other, after all others.
 */
const punctual = [
  "test/postgres/leases.test.ts",
  "test/http/lockedTable.test.ts",
  "test/faults/nodes.test.ts",
  "test/cli/coherence.test.ts",
  "test/cli/quotasKept.test.ts"
]

/** Begins with the files of those folders, so that short ones fill the workers. */
class LongFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
    // oxlint-disable-next-line unicorn/no-array-sort -- no array's
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

const shared = {
  isolate: false,
  // Workers load modules whose types were removed and which were compiled before, as the commands that they start do.
  env: { NODE_COMPILE_CACHE: resolve("node_modules/.cache/findata-test") },
  // Node runs the sources as they are. Imports rewritten by vite are read through getters, at every use.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  // Deadlines are for what hangs: with every processor at work a test may take longer than it would alone.
  testTimeout: 30_000,
  hookTimeout: 60_000
}

export default defineConfig({
  test: {
    reporters: ["default", new Slowest()],
    globalSetup: ["test/postgres/globalSetup.ts", "test/adapters/globalSetup.ts"],
    // One waits for servers that others start. More would take processors from those: files that start servers keep several at work.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          ...shared,
          name: "tests",
          include: ["test/**/*.test.ts"],
          exclude: punctual,
          sequence: { groupOrder: 0 }
        }
      },
      {
        test: { ...shared, name: "punctual", include: punctual, maxWorkers: 1, sequence: { groupOrder: 1 } }
      }
    ]
  }
})
