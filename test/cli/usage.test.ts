/** Exit codes: 2 for wrong usage, 1 for what can't be done, and never a stack trace. */
import { existsSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { programIn, withStore } from "../../apps/cli/CommandLine.ts"
import { ImportKind } from "../../core/mod.ts"
import { type Environment, findata, remove, temporaryDirectory } from "./command.ts"
import { inProcess } from "./inProcess.ts"

let env: Environment
beforeAll(async () => {
  env = { FINDATA_DATA: await temporaryDirectory() }
})
afterAll(() => remove(env["FINDATA_DATA"] as string))

const deadline = 30_000

/** The flags that a command's help lists. */
const flagsOf = async (...command: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const { code, stdout } = await inProcess(env, ...command, "--help")
  assert.strictEqual(code, 0)
  return [...stdout.matchAll(/^ +(?:-\w, )?--([\w-]+)/gm)].map(([, name = ""]) => name)
}

describe("wrong usage exits with 2", { timeout: deadline }, () => {
  it("for an unknown command", async () => {
    assert.strictEqual((await findata(env, "imports")).code, 2)
  })

  it("for an invalid flag value, listing the valid ones", async () => {
    const { code, stderr, stdout } = await inProcess(env, "import", "prices", "x.csv", "--basis", "odd")
    assert.strictEqual(code, 2)
    assert.match(stdout + stderr, /odd[^]*raw[^]*splits[^]*all/)
  })

  it("for an invalid --map, without output where data would be", async () => {
    const { code, stderr, stdout } = await inProcess(
      env,
      "import",
      "prices",
      "x.csv",
      "--map",
      "day",
      "--json"
    )
    assert.deepStrictEqual([code, stdout], [2, ""])
    assert.strictEqual(stderr, "--map day: expected FILECOLUMN=FIELD,...\n")
  })

  it("for --set with a field given twice", async () => {
    const { code, stderr } = await inProcess(env, "import", "prices", "x.csv", "--set", "close=1,close=2")
    assert.strictEqual(code, 2)
    assert.strictEqual(stderr, "--set close=2: close was given twice\n")
  })

  it.for([
    [["keys", "rotate", "x"], "<id> x: expected a number", "findata keys rotate"],
    [["serve", "--workers", "0"], "--workers 0: expected a value between 1 and 64", "findata serve"],
    [
      ["import", "prices", "x.csv", "--date-order", "ydm"],
      '--date-order ydm: expected "ymd" | "mdy" | "dmy"',
      "findata import prices"
    ],
    [
      ["import", "prices", "x.csv", "--thousands", "dot"],
      "--thousands dot: expected point, comma, space, apostrophe or none, or the mark itself",
      "findata import prices"
    ]
  ] as const)("for %j, with what is right alone", async ([args, message, command]) => {
    const { code, stderr, stdout } = await inProcess(env, ...args)
    assert.deepStrictEqual([code, stdout], [2, ""])
    assert.strictEqual(stderr, `${message}\nSee ${command} --help\n`)
  })

  it.for([
    [["companies", "x.csv", "--basis", "raw"], "--basis is for prices: import companies doesn't take it\n"],
    [["prices", "x.csv", "--pdfs", "."], "--pdfs is for reports: import prices doesn't take it\n"],
    [
      ["listings", "x.csv", "--create-companies"],
      `--create-companies is for ${ImportKind.literals.slice(3, -1).join(", ")}: import listings doesn't take it\n`
    ]
  ] as const)("for a flag of other kinds: %j", async ([args, message]) => {
    const { code, stderr } = await inProcess(env, "import", ...args)
    assert.deepStrictEqual([code, stderr], [2, message])
  })

  it("for an unknown scope", async () => {
    const { code, stderr } = await inProcess(
      env,
      "keys",
      "create",
      "--name",
      "x",
      "--scopes",
      "read:all,write"
    )
    assert.strictEqual(code, 2)
    assert.match(stderr, /^--scopes: unknown write; there are read:all, /)
  })

  it("for an origin with a slash at its end, with what is right", async () => {
    const wrong = { ...env, CORS_ORIGINS: "https://a.example,https://app.example.com/" }
    const { code, stderr } = await inProcess(wrong, "keys", "list")
    assert.strictEqual(code, 2)
    assert.strictEqual(
      stderr,
      "Invalid environment:\nCORS_ORIGINS=https://a.example,https://app.example.com/: expected https://app.example.com, an origin, with no slash and no path after it\n"
    )
  })

  it("for the environment, with every fault reported at once and no secret", async () => {
    const wrong = { ...env, PORT: "99999", DATABASE_URL: "mysql://me:hunter2@host/db", LOG_LEVEL: "loud" }
    const { code, stderr } = await findata(wrong, "keys", "list")
    assert.strictEqual(code, 2)
    assert.match(stderr, /PORT=99999[^]*DATABASE_URL: expected postgres:[^]*LOG_LEVEL=loud/)
    assert.notInclude(stderr, "hunter2")
  })
})

describe("FINDATA_DATA", { timeout: deadline }, () => {
  it("is refused at once where it can't be a directory, with the reason", async () => {
    const file = join(env["FINDATA_DATA"] ?? "", "file")
    await writeFile(file, "")
    const wrong = [
      [file, "it is a file"],
      [join(file, "below"), `${file} is a file`],
      ...(existsSync("/proc/self") ? [["/proc/none/below", "no such file or directory"]] : [])
    ] as const
    for (const [path = "", reason = ""] of wrong) {
      const { code, stderr, stdout } = await inProcess({ FINDATA_DATA: path }, "serve", "--port", "0")
      assert.deepStrictEqual([code, stdout], [2, ""])
      const expected = `FINDATA_DATA=${path}: expected a directory that findata may write, or may make: `
      assert.include(stderr, expected)
      assert.include(stderr, reason)
    }
  })
})

describe("schedules that can't be kept", { timeout: deadline }, () => {
  it.for([
    ["edgar=often", "SYNC=edgar=often: expected SOURCE=daily"],
    ["edgar=daily", "SYNC=edgar=daily: edgar can't be fetched without FINDATA_CONTACT"]
  ] as const)("SYNC=%s is a fault of the environment, for serve and for doctor", async ([SYNC, fault]) => {
    const served = await inProcess({ ...env, SYNC }, "serve", "--port", "0")
    assert.strictEqual(served.code, 2)
    assert.include(served.stderr, fault)
    const { code, stdout } = await inProcess({ ...env, SYNC }, "doctor")
    assert.strictEqual(code, 1)
    assert.include(stdout, fault)
  })
})

describe("what can't be done exits with 1", { timeout: deadline }, () => {
  it("for an unknown key, naming it", async () => {
    const { code, stderr, stdout } = await inProcess(env, "keys", "revoke", "99", "--json")
    assert.deepStrictEqual([code, stdout], [1, ""])
    assert.include(stderr, "Key 99 doesn't exist or is revoked: see findata keys list\n")
  })

  it("for an owner without keys, naming it", async () => {
    const { code, stderr, stdout } = await inProcess(env, "delete", "owner", "nemo", "--yes", "--json")
    assert.deepStrictEqual([code, stdout], [1, ""])
    assert.include(stderr, "There are no API keys of owner nemo, nor figures: see findata keys list\n")
  })

  it.for(["127.0.0.1:1", "localhost:1"])(
    "for a store out of reach at %s, without its password",
    async (host) => {
      const away = { DATABASE_URL: `postgres://me:hunter2@${host}/db` }
      const { code, stderr } = await findata(away, "runs", "list", "--json")
      assert.strictEqual(code, 1)
      assert.match(stderr, new RegExp(`^PostgreSQL could not connect to ${host}: .*ECONNREFUSED`))
      assert.notMatch(stderr, /hunter2|A fault of findata|\n\s+at /)
    }
  )
})

describe("help", { timeout: deadline }, () => {
  it("of an import lists the flags of its kind alone", async () => {
    const [prices = [], companies = [], reports = []] = await Promise.all(
      ["prices", "companies", "reports"].map((kind) => flagsOf("import", kind))
    )
    assert.includeMembers([...prices], ["basis", "format", "company", "symbol", "create-companies"])
    assert.notInclude(prices, "pdfs")
    assert.includeMembers([...companies], ["exchange", "map", "strict"])
    for (const name of ["basis", "format", "company", "create-companies", "pdfs"]) {
      assert.notInclude(companies, name)
    }
    assert.include(reports, "pdfs")
    assert.notInclude(reports, "basis")
  })

  it("of an import lists marks by their words", async () => {
    const { stdout } = await inProcess(env, "import", "prices", "--help")
    assert.deepStrictEqual(
      stdout.match(/^ +--(decimal|thousands) .*/gm)?.map((line) => line.trim().split(/ {2,}/)),
      [
        ["--decimal mark", "The decimal mark: point or comma, or the mark itself"],
        [
          "--thousands mark",
          "The thousands mark: point, comma, space, apostrophe or none, or the mark itself"
        ]
      ]
    )
  })

  it("of an import names what of several columns is enough", async () => {
    const { stdout } = await inProcess(env, "import", "statements", "--help")
    assert.include(
      stdout,
      "Required columns: fiscal_date, currency; one of period, span; one of symbol, cik, corp_code.\n"
    )
    assert.match(stdout, /^Optional: exchange, /m)
  })

  it("of restore says what a dry run checks", async () => {
    const { stdout } = await inProcess(env, "restore", "--help")
    assert.match(stdout, /--dry-run\s+Only check that the file is whole/)
  })
})

describe("hints name the command as it was typed", { timeout: deadline }, () => {
  const clone = "node --max-semi-space-size=16 -- apps/cli/findata.js keys list"

  it.for([
    [clone, "npm run findata --"],
    ["tsx watch apps/cli/main.ts serve --sample", "npm run findata --"],
    ["'findata' 'keys' 'list'", "npx findata"],
    ["findata serve", "npx findata"],
    ["vitest run test/cli/findata.test.ts", "findata"],
    [undefined, "findata"]
  ] as const)("by npm's script %s: %s", ([npm_lifecycle_script, program]) => {
    assert.strictEqual(programIn({ npm_lifecycle_script }), program)
  })

  it.for([
    [{}, "findata"],
    [{ FINDATA_DATA: ".findata" }, "findata"],
    [{ FINDATA_DATA: "./.findata" }, "findata"],
    [{ FINDATA_DATA: "/srv/findata" }, "FINDATA_DATA=/srv/findata findata"],
    [{ FINDATA_DATA: "/srv/it's mine" }, String.raw`FINDATA_DATA='/srv/it'\''s mine' findata`],
    [
      { DATABASE_URL: "postgres://findata@db:5432/findata?sslmode=require" },
      "DATABASE_URL='postgres://findata@db:5432/findata?sslmode=require' findata"
    ],
    ...[
      "postgres://findata:hidden@db/findata",
      "postgres://db/findata?password=hidden",
      "postgres://a:hidden@h1,h2"
    ].map(
      (DATABASE_URL) =>
        [
          { DATABASE_URL, FINDATA_DATA: "/srv" },
          'DATABASE_URL="${DATABASE_URL:?}" FINDATA_DATA=/srv findata'
        ] as const
    )
  ] as const)("with the store of %j", ([environment, expected]) => {
    assert.strictEqual(withStore("findata", ["keys", "list"], environment, "linux"), expected)
    assert.strictEqual(withStore("findata", ["keys", "list"], environment, "win32"), "findata")
  })

  it("with the file that names the store, and without what it says", async () => {
    const file = join(await temporaryDirectory(), "service.env")
    await writeFile(file, "DATABASE_URL=postgres://findata:hidden@db/findata\n")
    const environment = { DATABASE_URL: "postgres://findata:hidden@db/findata", FINDATA_DATA: "/srv" }
    for (const words of [
      ["keys", "list", "--env-file", file],
      [`--env-file=${file}`, "keys", "list"]
    ]) {
      assert.strictEqual(
        withStore("npx findata", words, environment, "linux"),
        `FINDATA_DATA=/srv npx findata --env-file ${file}`
      )
    }
    await remove(dirname(file))
  })

  it("in a clone, in messages, after wrong usage and in help", async () => {
    const byNpm = { ...env, npm_lifecycle_script: clone }
    const { stdout } = await findata(byNpm, "keys", "list")
    assert.strictEqual(
      stdout,
      `No keys yet: FINDATA_DATA=${env["FINDATA_DATA"]} npm run findata -- keys create\n`
    )
    const { stderr } = await findata(byNpm, "keys", "rotate", "x")
    assert.match(stderr, /\nSee npm run findata -- keys rotate --help\n$/)
    const help = (await findata(byNpm, "token", "--help")).stdout
    assert.deepStrictEqual(help.match(/^  (npm run findata -- )?(findata )?token .*/gm), [
      "  npm run findata -- token [flags]",
      '  npm run findata -- token --sub me --ttl 1h --scope "read:all"'
    ])
  })
})

describe("a command within this process", { timeout: deadline }, () => {
  it.for([
    [["keys", "list"]],
    [["runs", "list", "--json"]],
    [["keys", "create", "--help"]],
    [["keys"]],
    [["nothing"]],
    [["delete", "company", "NONE"]],
    [["runs", "undo", "99"]]
  ] as const)("writes the same, and ends alike: %j", async ([words]) => {
    const { code, stderr, stdout } = await findata(env, ...words)
    // Hints name the store of a process's own environment.
    const hinted = (text: string) => text.replaceAll(`FINDATA_DATA=${env["FINDATA_DATA"]} `, "")
    const alike = { code, stdout: hinted(stdout), stderr: hinted(stderr) }
    assert.deepStrictEqual(await inProcess(env, ...words), alike)
  })
})
