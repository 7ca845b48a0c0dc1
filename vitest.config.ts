/**
 * Every test file under test/, with one PostgreSQL server for the whole run. The files that a worker runs share their
 * modules, which are then loaded once; each processor has a worker.
 */
import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/postgres/globalSetup.ts", "test/adapters/globalSetup.ts"],
    isolate: false,
    maxWorkers: "100%",
    // Deadlines are for what hangs: with every processor at work a test may take longer than it would alone.
    testTimeout: 30_000,
    hookTimeout: 60_000
  }
})
