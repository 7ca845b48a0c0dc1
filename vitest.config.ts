/**
 * Every test file under test/, with one PostgreSQL server for the whole run. The files that a worker runs share their
 * modules, which are then loaded once.
 */
import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"
import { BaseSequencer, type TestSpecification } from "vitest/node"

/** Folders of tests that start processes, or run all laws of stores: they take longest, whatever their size. */
const long = /\/test\/(cli|docs|faults|adapters|services|redis|postgres|site\/browser)\//

const isLong = ({ moduleId }: TestSpecification): boolean => long.test(moduleId)

/** Begins with the files of those folders, so that short ones fill the workers at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
    // oxlint-disable-next-line unicorn/no-array-sort -- no array's
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/postgres/globalSetup.ts", "test/adapters/globalSetup.ts"],
    isolate: false,
    // Node runs the sources as they are. Imports rewritten by vite are read through getters, at every use.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // More than processors, because files that start servers and stop databases mostly wait.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    sequence: { sequencer: LongFirst },
    // Deadlines are for what hangs: with every processor at work a test may take longer than it would alone.
    testTimeout: 30_000,
    hookTimeout: 60_000
  }
})
