/** Groups tests that need Redis: skipped, with a line that says so, where none is installed. */
import { describe } from "vitest"
import { program } from "./server.ts"

if (program === undefined) console.log("Tests that need Redis were skipped: no redis-server is installed")

export const describeRedis = program === undefined ? describe.skip : describe
