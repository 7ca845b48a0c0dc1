/** Preloaded into a process: writes the most memory that it held, in bytes, to PEAK_FILE when it exits. */
import { writeFileSync } from "node:fs"
import { isMainThread } from "node:worker_threads"

const path = process.env["PEAK_FILE"]
if (isMainThread && path !== undefined) {
  process.on("exit", () => writeFileSync(path, String(process.resourceUsage().maxRSS * 1024)))
}
