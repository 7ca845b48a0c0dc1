/** Every test file under test/, with one PostgreSQL server for the whole run. */
import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/postgres/globalSetup.ts"]
  }
})
