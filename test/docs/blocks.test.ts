/** The code blocks of README and docs/, and the examples of doc comments, do what they say, on one server with the sample data set. */
import { spawn } from "node:child_process"
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { until } from "../cli/command.ts"
import { type Server, serve } from "../cli/serving.ts"
import { installed } from "../programs.ts"
import { clientSources, neededByClient, pythonWith } from "../python/python.ts"
import { type Block, blocksOf, indicatorPages, nameOf, notRun, pages, shown } from "./blocks.ts"
import { called, compared } from "./examples.ts"

const root = resolve(".")
const cache = join(root, "node_modules/.cache/findata-test")

/** For what hangs: with every processor at work a page may take long. */
const deadline = 180_000
const secret = "a secret that is 32 bytes long.."

/**
 * Where commands and modules run, as in a project of their own: findata and what it needs are installed there, with the
 * sample, and the server's store by the name that it has without settings.
 */
let place: string
let data: string
let server: Server
let key: string

const all = pages.flatMap(blocksOf)
const ofIndicators = indicatorPages.flatMap(blocksOf)
const isRun = (block: Block): boolean => !(nameOf(block) in notRun)

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "findata-docs-"))
  data = join(place, ".findata")
  await symlink(join(root, "sample"), join(place, "sample"))
  await mkdir(join(place, "node_modules"))
  const packages = (await readdir("node_modules")).filter((name) => !name.startsWith("."))
  for (const name of packages)
    await symlink(join(root, "node_modules", name), join(place, "node_modules", name))
  await symlink(root, join(place, "node_modules", "findata"))
  await writeFile(join(place, "package.json"), '{ "type": "module" }')
  server = await serve({ FINDATA_DATA: data, JWT_SECRET: secret }, "--sample", "--workers", "1")
  const printed = await until(
    () => /API key .*: (ak_\w+)/.exec(server.stdout())?.[1] ?? "",
    (found) => found !== "",
    10_000
  )
  key = printed
}, deadline)
afterAll(async () => {
  server?.process.kill("SIGKILL")
  await rm(place, { recursive: true, force: true })
})

/** A block's text for this server and its key. */
const settled = ({ text }: Block): string =>
  text.replaceAll("http://127.0.0.1:8080", server.address).replaceAll(/\bak_\.\.\./g, key)

/** Runs a program to its end, with no environment but what it needs; its output, or an error with all of it. */
const run = async (program: string, args: ReadonlyArray<string>, more: Record<string, string> = {}) => {
  const child = spawn(program, args, {
    cwd: place,
    timeout: deadline,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"],
      HOME: place,
      NO_COLOR: "1",
      NODE_COMPILE_CACHE: cache,
      FINDATA_DATA: data,
      JWT_SECRET: secret,
      KEY: key,
      ...more
    }
  })
  let [stdout, stderr] = ["", ""]
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text
  })
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text
  })
  const code = await new Promise((resolve) => child.on("close", resolve))
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${stderr}\n${stdout}`)
  return stdout
}

/** npm's script without npm, deletions agreed to, requests that fail when they are refused, the server's own secret. */
const functions = `
set -eEuo pipefail
trap 'echo "$block: $BASH_COMMAND" >&2' ERR
npm() {
  while [ "$1" != -- ]; do shift; done
  shift
  findata "$@"
}
findata() {
  case "$1 $*" in
    delete*--dry-run*) "$NODE" "$ROOT/apps/cli/findata.js" "$@" ;;
    delete* | prune*) "$NODE" "$ROOT/apps/cli/findata.js" "$@" --yes ;;
    *) "$NODE" "$ROOT/apps/cli/findata.js" "$@" ;;
  esac
}
curl() {
  command curl --fail-with-body --silent --show-error "$@"
  echo
}
openssl() { echo "$JWT_SECRET"; }
`

const inShell = (blocks: ReadonlyArray<Block>): Promise<string> => {
  const parts = blocks.map((block) => `block=${block.place}\n${settled(block)}`)
  return run("bash", ["-c", [functions, ...parts].join("\n")], { NODE: process.execPath, ROOT: root })
}

/** What queries of DuckDB return, over files that commands of their page wrote. */
const inDuckDB = (blocks: ReadonlyArray<Block>): Promise<string> =>
  run(process.execPath, [
    "--input-type=module",
    "--eval",
    `import { DuckDBInstance } from ${JSON.stringify(import.meta.resolve("@duckdb/node-api"))}
     const connection = await (await DuckDBInstance.create(":memory:")).connect()
     for (const query of ${JSON.stringify(blocks.map(settled))})
       for (const statement of query.split(";").filter((text) => text.trim() !== "")) {
         const rows = (await connection.runAndReadAll(statement)).getRowsJson()
         if (rows.length > 0) console.log(JSON.stringify(rows))
       }`
  ])

/** The numbers that a program prints, by its own comment: `console.log(rsi) // 47.7`. */
const promised = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].flatMap(
    ([, comment = ""]) => comment.match(/\d+(\.\d+)?/g) ?? []
  )

/** Whether something that was printed is the number, to its decimals. */
const isPrinted = (number: string, output: string): boolean => {
  const decimals = number.split(".")[1]?.length ?? 0
  return (output.match(/-?\d+(\.\d+)?/g) ?? []).some((found) => Number(found).toFixed(decimals) === number)
}

const moduleOf = (block: Block): string =>
  join(place, `${block.place.replace(/[^\w]+/g, "_")}.${block.language}`)

/** What fails of examples whose results are stated, by the place of the example; all run in one process. */
const failedOf = async (examples: ReadonlyArray<Block>): Promise<Readonly<Record<string, string>>> => {
  const module = `${pathToFileURL(resolve("test/docs/shown.ts"))}`
  const lines: Array<string> = ["const failed = {}"]
  for (const example of examples) {
    const file = moduleOf(example).replace(/\.ts$/, ".compared.ts")
    await writeFile(file, compared({ ...example, text: settled(example) }, module))
    const place = JSON.stringify(example.place)
    lines.push(`await import(${JSON.stringify(file)}).catch((error) => { failed[${place}] = String(error) })`)
  }
  lines.push("console.log(JSON.stringify(failed))", "process.exit(0)")
  const output = await run(process.execPath, ["--input-type=module", "--eval", lines.join("\n")])
  // Examples may log.
  return JSON.parse(output.trimEnd().split("\n").at(-1) ?? "")
}

const ofLanguage = (page: string, ...languages: ReadonlyArray<string>): ReadonlyArray<Block> =>
  blocksOf(page).filter((block) => languages.includes(block.language) && isRun(block))

/** The pages that have blocks in the languages. */
const pagesWith = (...languages: ReadonlyArray<string>): ReadonlyArray<string> =>
  pages.filter((page) => ofLanguage(page, ...languages).length > 0)

it("every block names its language", () => {
  const known = [...shown, "sh", "sql", "ts", "js", "py", "json"]
  assert.deepStrictEqual(
    all.filter(({ language }) => !known.includes(language)).map(({ language, place }) => [place, language]),
    []
  )
})

it("what isn't run exists", () => {
  const names = new Set(all.map(nameOf))
  assert.deepStrictEqual(
    Object.keys(notRun).filter((name) => !names.has(name)),
    []
  )
})

it.for(all.filter(({ language }) => language === "json").map((block) => [block.place, block] as const))(
  "%s is JSON",
  ([, { text }]) => {
    assert.doesNotThrow(() => JSON.parse(text))
  }
)

describe("ts", { timeout: deadline }, () => {
  const blocks = all.filter((block) => block.language === "ts" && isRun(block))

  it("is typed", async () => {
    const examples = called.flatMap((one) => one.examples)
    const ofPages = ofIndicators.filter(({ language }) => language === "ts")
    for (const block of [...blocks, ...examples, ...ofPages]) await writeFile(moduleOf(block), settled(block))
    // findata's own modules are checked again when they have changed alone.
    const compilerOptions = { incremental: true, tsBuildInfoFile: join(cache, "docs.tsbuildinfo") }
    const options = { extends: join(root, "tsconfig.json"), include: ["*.ts"], exclude: [], compilerOptions }
    await writeFile(join(place, "tsconfig.json"), JSON.stringify(options))
    assert.strictEqual(await run(join(root, "node_modules/.bin/tsc"), ["-p", place]), "")
  })

  it.for(pagesWith("ts", "js"))("%s", async (page) => {
    const own = ofLanguage(page, "ts", "js")
    for (const block of own) await writeFile(moduleOf(block), settled(block))
    // Ended, whatever a block leaves open.
    const lines = [
      ...own.map((block) => `await import(${JSON.stringify(moduleOf(block))})`),
      "process.exit(0)"
    ]
    const output = await run(process.execPath, ["--input-type=module", "--eval", lines.join("\n")])
    const missing = own.flatMap(({ text }) => promised(text)).filter((number) => !isPrinted(number, output))
    assert.deepStrictEqual(missing, [], output)
  })
})

describe("the functions that programs call", { timeout: deadline }, () => {
  it("have an example each", () => {
    assert.isAbove(called.length, 100)
    assert.deepStrictEqual(
      called.filter(({ examples }) => examples.length === 0).map(({ name }) => name),
      []
    )
  })

  it("are shown in the docs by their own examples", () => {
    const texts = called.flatMap(({ examples }) => examples.map(({ text }) => text))
    const results = all.filter(({ text }) => text.includes("// =>"))
    assert.isAtLeast(results.length, 2)
    assert.deepStrictEqual(
      results.filter(({ text }) => !texts.includes(text)).map(({ place }) => place),
      []
    )
  })

  let failed: Readonly<Record<string, string>>
  beforeAll(async () => {
    failed = await failedOf(called.flatMap(({ examples }) => examples))
  }, deadline)

  it.for(called.map(({ examples, name }) => [name, examples] as const))("%s", ([, examples]) => {
    assert.deepStrictEqual(
      examples.flatMap(({ place }) => failed[place] ?? []),
      []
    )
  })
})

describe("the pages of indicators", { timeout: deadline }, () => {
  it("state what their programs compute", async () => {
    const programs = ofIndicators.filter(({ language }) => language === "ts")
    assert.lengthOf(programs, indicatorPages.length - 1)
    assert.deepStrictEqual(await failedOf(programs), {})
  })

  it("state what the server answers their requests", async () => {
    for (const page of indicatorPages) {
      const blocks = blocksOf(page)
      const stated = blocks.find(({ language }) => language === "json")
      const request = blocks.find(({ language }) => language === "sh")
      if (stated === undefined || request === undefined) {
        assert.strictEqual(page, "docs/indicators/README.md")
        continue
      }
      const [, address = ""] = /"(http[^"]*)"/.exec(settled(request)) ?? []
      const response = await fetch(address, { headers: { "x-api-key": key } })
      assert.strictEqual(response.status, 200, address)
      assert.deepStrictEqual((await response.json()).data, JSON.parse(stated.text), page)
    }
  })
})

describe("py", { timeout: deadline }, () => {
  for (const page of pagesWith("py")) {
    const blocks = ofLanguage(page, "py")
    const needed = new Set(
      blocks.flatMap(({ text }) =>
        [...text.matchAll(/^(?:import|from) (\w+)/gm)].map(([, name = ""]) => name)
      )
    )
    // The package's own name is that of its sources here.
    const names = [...new Set([...needed].flatMap((name) => (name === "findata" ? neededByClient : [name])))]
    const python = pythonWith(names)
    it.skipIf(python === undefined)(`${page} (skipped without python3 and ${names.join(", ")})`, async () => {
      for (const block of blocks) {
        const output = await run(python ?? "", ["-c", settled(block)], { PYTHONPATH: clientSources })
        assert.isNotEmpty(output, block.place)
      }
    })
  }
})

// Last, because the last page deletes what others read.
describe.skipIf(installed("curl") === undefined)("sh (skipped without curl)", { timeout: deadline }, () => {
  it.for(pagesWith("sh"))("%s", async (page) => {
    assert.isNotEmpty(await inShell(ofLanguage(page, "sh")))
    const queries = ofLanguage(page, "sql")
    if (queries.length > 0) assert.isNotEmpty(await inDuckDB(queries))
  })
})
