/** The entries of package.json, and what `npm run entries` derives from them. */
import { assert, it } from "@effect/vitest"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import deno from "../deno.json" with { type: "json" }
import npm from "../package.json" with { type: "json" }
import { denoOf, sharedModules, versionModule } from "../scripts/entries.ts"

it.for(Object.entries(npm.exports))("%s is at %s", ([, path]) => {
  assert.isTrue(existsSync(path))
})

it("npm and JSR have the same entries, version and packages", () => {
  assert.deepStrictEqual(Object.entries(npm.exports), Object.entries(deno.exports))
  assert.deepStrictEqual(deno, denoOf(npm, deno))
})

it("plug-ins share the entries of package.json and of effect", () => {
  const effect = JSON.parse(readFileSync("node_modules/effect/package.json", "utf8"))
  const written = readFileSync("apps/plugins/sharedModules.ts", "utf8")
  assert.strictEqual(written, sharedModules(effect.exports, npm.exports))
})

it("the program and its OpenAPI document have the package's version", () => {
  assert.strictEqual(readFileSync("core/version.ts", "utf8"), versionModule(npm.version))
  assert.strictEqual(JSON.parse(readFileSync("openapi.json", "utf8")).info.version, npm.version)
})

it.for(Object.keys(npm.exports))("README or docs/ describes %s", (path) => {
  const pages = ["README.md", ...readdirSync("docs").map((name) => `docs/${name}`)]
  const texts = pages.filter((page) => page.endsWith(".md")).map((page) => readFileSync(page, "utf8"))
  assert.include(texts.join("\n"), `\`findata${path.slice(1)}\``)
})
