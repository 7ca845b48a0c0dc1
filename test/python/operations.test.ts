/** What the Python client knows of the interface is that of openapi.json, and its version that of the package. */
import { readFileSync } from "node:fs"
import { assert, it } from "@effect/vitest"
import { pythonFile } from "../../scripts/pythonClient.ts"

const [file, text] = pythonFile()

it("the operations are those of openapi.json (else: node scripts/pythonClient.ts)", () => {
  assert.strictEqual(readFileSync(file, "utf8"), text)
})

it("the version is that of package.json", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"))
  assert.strictEqual(/__version__: Final = "(.*)"/.exec(text)?.[1], version)
})
