/** The command as it is installed: bundled anew after a change, and shared with its plug-ins. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { execFile } from "node:child_process"
import { existsSync, statSync } from "node:fs"
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { DatabaseSync } from "node:sqlite"
import { dirname, join, resolve } from "node:path"
import { promisify } from "node:util"
import { version as ownVersion } from "../../core/version.ts"
import { type Environment, findata, remove, temporaryDirectory } from "./command.ts"
import { vendorModule } from "./vendor.ts"

const deadline = 120_000

/** Sources of a repository as small as one can be: a command that prints its version. */
const sources = {
  "core/version.ts": `export const version = "0.1.0"\n`,
  "apps/cli/main.ts": `import { version } from "../../core/version.ts"\nconsole.log("findata", version)\n`,
  "apps/site/index.html": `<!doctype html><title>Site</title><script type="module" src="/src/main.ts"></script>`,
  "apps/site/public/robots.txt": "User-agent: *\n",
  "apps/site/src/first.ts": `export const first = {}\n`,
  "apps/site/src/main.ts": `document.title = "first"\n`
} as const

describe("A repository", { timeout: deadline }, () => {
  let directory: string
  beforeAll(async () => {
    directory = await temporaryDirectory()
    for (const path of [
      "apps/cli/findata.js",
      "apps/cli/envFile.js",
      "apps/site/vite.config.ts",
      "apps/site/src/shell/scope.ts",
      "scripts/bundle.ts",
      "scripts/site.ts",
      "scripts/siteNeeds.ts",
      "adapters/client",
      "package.json"
    ]) {
      await cp(path, join(directory, path), { recursive: true })
    }
    for (const [path, text] of Object.entries(sources)) {
      await mkdir(dirname(join(directory, path)), { recursive: true })
      await writeFile(join(directory, path), text)
    }
    await symlink(resolve("node_modules"), join(directory, "node_modules"))
  })
  afterAll(() => remove(directory))

  /** Writes the only script of the site. */
  const title = (text: string) =>
    writeFile(join(directory, "apps/site/src/main.ts"), `document.title = ${text}\n`)
  /** All scripts of the built site. */
  const scripts = async (): Promise<string> => {
    const assets = join(directory, "build/site/assets")
    const names = (await readdir(assets)).filter((name) => name.endsWith(".js"))
    return (await Promise.all(names.map((name) => readFile(join(assets, name), "utf8")))).join()
  }

  const run = (
    args: ReadonlyArray<string>,
    env: Environment = {}
  ): Promise<{ readonly stdout: string; readonly stderr: string }> =>
    promisify(execFile)(process.execPath, ["apps/cli/findata.js", ...args], {
      cwd: directory,
      env: { PATH: process.env["PATH"], LOG_LEVEL: "debug", ...env }
    })
  const version = () => run(["--version"])
  const become = (text: string) =>
    writeFile(join(directory, "core/version.ts"), `export const version = "${text}"\n`)
  const bundles = async () =>
    (await readdir(join(directory, "build"), { withFileTypes: true })).filter(
      (entry) => entry.isDirectory() && entry.name !== "site"
    )

  it("is bundled by whichever of its first commands ends first, without disturbing the others", async () => {
    const outputs = await Promise.all([version(), version()])
    for (const { stderr, stdout } of outputs) {
      assert.match(stdout, /0\.1\.0/)
      assert.strictEqual(stderr, "")
    }
    assert.lengthOf(await bundles(), 2)
  })

  it("is bundled once as long as nothing changes", async () => {
    assert.match((await version()).stdout, /0\.1\.0/)
    assert.lengthOf(await bundles(), 2)
  })

  it("is bundled anew after a change of the same length", async () => {
    await become("0.1.9")
    assert.match((await version()).stdout, /0\.1\.9/)
    assert.lengthOf(await bundles(), 3)
  })

  it("keeps the bundle that it has just made beside six that were begun after it", async () => {
    for (const index of Array(6).keys()) await mkdir(join(directory, `build/9999999999999-${index}`))
    await become("0.1.8")
    assert.match((await version()).stdout, /0\.1\.8/)
    assert.match((await version()).stdout, /0\.1\.8/)
  })

  it("is bundled anew where the folder of its bundle is gone", async () => {
    for (const { name } of await bundles()) await rm(join(directory, "build", name), { recursive: true })
    assert.match((await version()).stdout, /0\.1\.8/)
    assert.lengthOf(await bundles(), 1)
    await become("0.1.9")
    assert.match((await version()).stdout, /0\.1\.9/)
  })

  describe("with a site", () => {
    it("builds it for a server, where a source has changed, and for no other command", async () => {
      await version()
      assert.isFalse(existsSync(join(directory, "build/site")))
      await run(["serve"], { SITE: "off" })
      assert.isFalse(existsSync(join(directory, "build/site")))
      const { stderr, stdout } = await run(["serve"])
      assert.match(stdout, /findata/)
      assert.strictEqual(stderr, "")
      assert.include(await scripts(), "first")
      const built = statSync(join(directory, "build/site")).ino
      await run(["serve"])
      assert.strictEqual(statSync(join(directory, "build/site")).ino, built)
      await title('"later"')
      await run(["serve"])
      assert.include(await scripts(), "later")
    })

    it("builds it anew where a file beside its modules came or went", async () => {
      const [icon, served] = ["apps/site/public/icons/new.svg", "build/site/icons/new.svg"].map((path) =>
        join(directory, path)
      ) as [string, string]
      await mkdir(dirname(icon))
      await writeFile(icon, "<svg/>")
      await run(["serve"])
      assert.isTrue(existsSync(served))
      const built = statSync(join(directory, "build/site")).ino
      await run(["serve"])
      assert.strictEqual(statSync(join(directory, "build/site")).ino, built)
      await rm(dirname(icon), { recursive: true })
      await run(["serve"])
      assert.isFalse(existsSync(served))
    })

    it("keeps what it has where it can't be built, and says so in a line", async () => {
      await title("(")
      const { stderr, stdout } = await run(["serve"])
      assert.match(stdout, /findata/)
      assert.match(stderr, /^The site is not built from its present sources[^\n]*\n$/)
      assert.include(await scripts(), "later")
    })
  })

  it("runs without a bundle where none can be written, and says so to those who debug", async () => {
    await rm(join(directory, "build"), { recursive: true })
    await writeFile(join(directory, "build"), "")
    const { stderr, stdout } = await version()
    assert.match(stdout, /0\.1\.9/)
    assert.match(stderr, /^The program isn't bundled and starts slowly: /)
    await rm(join(directory, "build"))
    await mkdir(join(directory, "build"))
  })
})

describe("The command", { timeout: deadline }, () => {
  it("runs from its modules too", async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ["apps/cli/main.ts", "--version"])
    assert.strictEqual(stdout, `findata v${ownVersion}\n`)
  })
})

describe("The bundled command", { timeout: deadline }, () => {
  let directory: string
  beforeAll(async () => {
    directory = await temporaryDirectory()
  })
  afterAll(() => remove(directory))

  it("reports a defect with its places in the sources", async () => {
    const env = { FINDATA_DATA: join(directory, "broken") }
    assert.strictEqual((await findata(env, "migrate")).code, 0)
    const db = new DatabaseSync(join(directory, "broken/data.db"))
    db.exec("pragma foreign_keys = off; alter table import_run rename to gone")
    db.close()
    const { code, stderr } = await findata(env, "runs", "list")
    assert.strictEqual(code, 1)
    assert.match(stderr, /no such table: import_run[^]* at .*\(adapters\/sqlite\/Connection\.ts:\d+:\d+\)/)
  })

  it("has the classes in common with its plug-ins", async () => {
    const path = join(directory, "vendor.mjs")
    await writeFile(
      path,
      `${vendorModule.replace("export default {", "const vendor = {")}
import { StoreUnavailable } from "findata"
import * as Whole from "effect"
import * as Part from "effect/Stream"
if (Whole.Stream.die !== Part.die) throw new Error("two copies of effect")
const read = () => Stream.die(new StoreUnavailable({ reason: "of the plug-in" }))
export default { ...vendor, read }
`
    )
    const env = { FINDATA_DATA: join(directory, "data"), FINDATA_SOURCES: path }
    const { code, stderr } = await findata(env, "import", "vendor", path)
    assert.strictEqual(code, 1)
    // The defect of another copy's class would be a fault of the source.
    assert.include(stderr, "A bug in findata")
    assert.notInclude(stderr, "The source vendor failed")
  })
})
