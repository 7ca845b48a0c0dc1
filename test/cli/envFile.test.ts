/** `--env-file`: a command with the settings of a service. */
import { readdirSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { variablesIn } from "../../apps/cli/envFile.js"
import { findata, json, remove, temporaryDirectory } from "./command.ts"
import { inProcess } from "./inProcess.ts"

let place: string
beforeAll(async () => {
  place = await temporaryDirectory()
})
afterAll(() => remove(place))

describe("a file of variables", () => {
  // systemd.exec(5), EnvironmentFile=
  const written: ReadonlyArray<readonly [text: string, variables: Readonly<Record<string, string>>]> = [
    ["A=1\n\n# a comment\n; another\nB=2", { A: "1", B: "2" }],
    ["  A = two words \t\nB=\r\n", { A: "two words", B: "" }],
    [String.raw`A=x#y # z`, { A: "x#y # z" }],
    [String.raw`A='x#y "z" \n'`, { A: String.raw`x#y "z" \n` }],
    [String.raw`A="a \"b\" \\ \$ \n"`, { A: String.raw`a "b" \ $ \n` }],
    ['A="two\nlines"\nB=1', { A: "two\nlines", B: "1" }],
    ["A=one\\\ntwo\nB=1", { A: "onetwo", B: "1" }],
    [String.raw`A=a\ b\\c\ ` + "  ", { A: String.raw`a b\c ` }],
    [`A='a'"b" c`, { A: "abc" }],
    ["A=1\nA=2", { A: "2" }],
    ["\ufeffDATABASE_URL=postgres://u:p%23@h/d?a=b=c", { DATABASE_URL: "postgres://u:p%23@h/d?a=b=c" }]
  ]
  it.for(written)("%j is read as systemd reads it", ([text, expected]) => {
    assert.deepStrictEqual(variablesIn(text), expected)
  })

  it.for([
    ["A=1\nsecret", 2],
    ["export A=secret", 1],
    ["=secret", 1],
    ['A=1\n\nB="secret\nC=1', 3]
  ] as const)("%j has a fault, whose line is named and not its contents", ([text, line]) => {
    assert.throws(() => variablesIn(text), new RegExp(`^line ${line}: expected NAME=value, (?!.*secret)`))
  })
})

describe("a command with --env-file", { timeout: 60_000 }, () => {
  const create = ["keys", "create", "--name", "x", "--scopes", "read:all", "--json"]

  it("has the settings of the file instead of the environment's, and names the store", async () => {
    const [elsewhere, data] = [join(place, "elsewhere"), join(place, "data")]
    const file = join(place, "findata.env")
    await writeFile(file, `# The service's\nFINDATA_DATA="${data}"\n`)
    const env = { FINDATA_DATA: elsewhere }
    const made = await findata(env, ...create, "--env-file", file)
    assert.deepStrictEqual([made.code, made.stderr], [0, `Store: SQLite in ${data} (new)\n`])
    assert.notInclude(readdirSync(place), "elsewhere")
    const listed = json(await inProcess({ FINDATA_DATA: data }, "keys", "list", "--json"))
    assert.strictEqual(listed.api_keys[0].id, json(made).id)
  })

  it("does nothing where the file can't be read", async () => {
    const { code, stderr, stdout } = await findata({}, ...create, `--env-file=${place}/none`)
    assert.deepStrictEqual(
      [code, stdout, stderr],
      [2, "", `--env-file ${place}/none: there is no such file\n`]
    )
    const folder = await findata({}, ...create, "--env-file", place)
    assert.deepStrictEqual(
      [folder.code, folder.stdout, folder.stderr],
      [2, "", `--env-file ${place}: it is a directory, not a file: name the file of NAME=value lines in it\n`]
    )
  })
})

describe("the store that a command opens", () => {
  it("is named by commands that write, and by others where they create it", async () => {
    const env = { FINDATA_DATA: join(place, "named") }
    const said = async (...words: ReadonlyArray<string>) => (await inProcess(env, ...words)).stderr
    const name = `Store: SQLite in ${env.FINDATA_DATA}`
    assert.strictEqual(await said("runs", "list"), `${name} (new)\n`)
    assert.strictEqual(await said("keys", "list"), "")
    assert.strictEqual(
      await said("keys", "create", "--name", "x", "--scopes", "read:all", "--owner", "o"),
      `${name}\n`
    )
    assert.strictEqual(await said("keys", "revoke", "1"), `${name}\n`)
    assert.strictEqual(await said("delete", "owner", "o", "--dry-run"), "")
    assert.strictEqual(await said("delete", "owner", "o", "--yes"), `${name}\n`)
    assert.strictEqual(await said("prune", "--keep-days", "1", "--yes"), `${name}\n`)
  })
})
