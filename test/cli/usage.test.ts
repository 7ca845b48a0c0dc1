/** Exit codes: 2 for wrong usage, 1 for what can't be done, and never a stack trace. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { type Environment, findata, remove, temporaryDirectory } from "./command.ts"

let env: Environment
beforeAll(async () => {
  env = { FINDATA_DATA: await temporaryDirectory() }
})
afterAll(() => remove(env["FINDATA_DATA"] as string))

const deadline = 30_000

describe("wrong usage exits with 2", { timeout: deadline }, () => {
  it("for an unknown command", async () => {
    assert.strictEqual((await findata(env, "imports")).code, 2)
  })

  it("for an invalid flag value, listing the valid ones", async () => {
    const { code, stderr, stdout } = await findata(env, "import", "prices", "x.csv", "--basis", "odd")
    assert.strictEqual(code, 2)
    assert.match(stdout + stderr, /odd[^]*raw[^]*splits[^]*all/)
  })

  it("for an invalid --map, without output where data would be", async () => {
    const { code, stderr, stdout } = await findata(env, "import", "prices", "x.csv", "--map", "day", "--json")
    assert.deepStrictEqual([code, stdout], [2, ""])
    assert.strictEqual(stderr, "--map day: expected FILECOLUMN=FIELD,...\n")
  })

  it("for --set with a field given twice", async () => {
    const { code, stderr } = await findata(env, "import", "prices", "x.csv", "--set", "close=1,close=2")
    assert.strictEqual(code, 2)
    assert.strictEqual(stderr, "--set close=2: close was given twice\n")
  })

  it("for an unknown scope", async () => {
    const { code, stderr } = await findata(env, "keys", "create", "--name", "x", "--scopes", "read:all,write")
    assert.strictEqual(code, 2)
    assert.match(stderr, /^--scopes: unknown write; there are read:all, /)
  })

  it("for the environment, with every fault reported at once and no secret", async () => {
    const wrong = { ...env, PORT: "99999", DATABASE_URL: "mysql://me:hunter2@host/db", LOG_LEVEL: "loud" }
    const { code, stderr } = await findata(wrong, "keys", "list")
    assert.strictEqual(code, 2)
    assert.match(stderr, /PORT=99999[^]*DATABASE_URL: expected postgres:[^]*LOG_LEVEL=loud/)
    assert.notInclude(stderr, "hunter2")
  })
})

describe("what can't be done exits with 1", { timeout: deadline }, () => {
  it("for an unknown key, naming it", async () => {
    const { code, stderr, stdout } = await findata(env, "keys", "revoke", "99", "--json")
    assert.deepStrictEqual([code, stdout], [1, ""])
    assert.strictEqual(stderr, "Key 99 doesn't exist or is revoked: see findata keys list\n")
  })

  it("for a store out of reach, without its password", async () => {
    const away = { DATABASE_URL: "postgres://me:hunter2@127.0.0.1:1/db" }
    const { code, stderr } = await findata(away, "runs", "list", "--json")
    assert.strictEqual(code, 1)
    assert.match(stderr, /ECONNREFUSED/)
    assert.notMatch(stderr, /hunter2|A fault of findata|\n\s+at /)
  })
})
