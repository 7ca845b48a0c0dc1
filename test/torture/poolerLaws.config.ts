/** Runs the laws of `poolerLaws.ts` as vitest runs the tests. */
import { defineConfig } from "vitest/config"
import usual from "../../vitest.config.ts"

export default defineConfig({ test: { ...usual.test, include: ["test/torture/poolerLaws.ts"] } })
