/** The image, built by a container engine from its base images, starts, is healthy, answers a key and stops. */
import { execFile, execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { promisify } from "node:util"
import { assert, describe, it } from "@effect/vitest"
import { stagesOf } from "../../scripts/container/Containerfile.ts"
import { installed } from "../programs.ts"

const bases = stagesOf(readFileSync("deploy/container/Containerfile", "utf8")).map(({ base }) => base)

/** Whether this account can build it without asking a registry. */
const isPossible = (): boolean => {
  if (process.getuid?.() !== 0 || installed("buildah") === undefined) return false
  try {
    for (const base of bases)
      execFileSync("buildah", ["inspect", "--type", "image", base], { stdio: "ignore" })
    return true
  } catch {
    return false
  }
}

describe.skipIf(!isPossible())("the image (skipped without root, buildah and the base images)", () => {
  it("is built, and its server is asked", { timeout: 1_200_000 }, async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ["scripts/container.ts", "--buildah"], {
      maxBuffer: 2 ** 28
    })
    assert.include(stdout, "HEALTHCHECK succeeds, and fails without a server")
    assert.match(stdout, /\/stock\/prices\/AAPL: 200 /)
    assert.include(stdout, "SIGTERM: ended with 0")
  })
})
