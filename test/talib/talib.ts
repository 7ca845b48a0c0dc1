/**
 * TA-Lib's C library, asked by a program that is compiled from its source: that of the npm package `talib-binding`, which carries
 * 0.6.0-dev. It is fetched and compiled once, into node_modules/.cache.
 */
import { execFileSync, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import { join, resolve } from "node:path"

const source = {
  name: "talib-binding@1.0.2",
  integrity: "sha512-OTyAXck0EsCv4GvInqJKxwID2ZO97cD0IHvUpBI0RWRQ/t62EXSHX4p2RLtOHO1vsS3UgNzfboqRPpKXYwcU4A=="
}

const driver = resolve(import.meta.dirname, "driver.c")
const cache = resolve(import.meta.dirname, "../../node_modules/.cache/talib")

/** The program of this source and driver. */
const programPath = (): string =>
  join(
    cache,
    createHash("sha256").update(source.integrity).update(readFileSync(driver)).digest("hex").slice(0, 16)
  )

const compile = (program: string): void => {
  const place = `${program}.${process.pid}`
  mkdirSync(place, { recursive: true })
  try {
    const packed = execFileSync("npm", ["pack", "--silent", source.name], {
      cwd: place,
      encoding: "utf8"
    }).trim()
    const archive = readFileSync(join(place, packed))
    const found = `sha512-${createHash("sha512").update(archive).digest("base64")}`
    if (found !== source.integrity)
      throw new Error(`${source.name} has the digest ${found}, not ${source.integrity}`)
    execFileSync("tar", ["xzf", packed], { cwd: place })
    const c = join(place, "package/ta-lib/c")
    const files = globSync(
      ["ta_abstract/*.c", "ta_abstract/{frames,tables}/*.c", "ta_common/*.c", "ta_func/*.c"].map((part) =>
        join(c, "src", part)
      )
    ).filter((file) => !file.endsWith("excel_glue.c"))
    const folders = ["include", "src/ta_common", "src/ta_abstract", "src/ta_abstract/frames"]
    const built = join(place, "driver")
    execFileSync("cc", [
      "-O2",
      "-w",
      ...folders.flatMap((folder) => ["-I", join(c, folder)]),
      ...files,
      driver,
      "-lm",
      "-o",
      built
    ])
    renameSync(built, program)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** The compiled program, or why there is none. */
const prepared = (): { readonly program: string } | { readonly reason: string } => {
  const program = programPath()
  if (existsSync(program)) return { program }
  if (spawnSync("cc", ["--version"]).status !== 0) return { reason: "no C compiler (cc) is here" }
  try {
    compile(program)
    return { program }
  } catch (error) {
    return {
      reason: `TA-Lib could not be fetched and compiled: ${error instanceof Error ? error.message : error}`
    }
  }
}

const state = prepared()

/** Why TA-Lib can't be asked here; undefined where it can. */
export const withoutTalib = "reason" in state ? state.reason : undefined

const programOrThrow = (): string => {
  if ("reason" in state) throw new Error(state.reason)
  return state.program
}

/** A function of TA-Lib as it declares itself. */
export interface TalibFunction {
  readonly name: string
  readonly group: string
  readonly hint: string
  /** Columns of prices by name; `inReal` and the like for any column. */
  readonly inputs: ReadonlyArray<string>
  readonly options: ReadonlyArray<{
    readonly name: string
    readonly whole: boolean
    readonly default: number
    readonly minimum: number
    readonly maximum: number
  }>
  readonly outputs: ReadonlyArray<string>
}

/** All functions of TA-Lib. */
export const talibFunctions = (): ReadonlyArray<TalibFunction> =>
  execFileSync(programOrThrow(), ["list"], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as TalibFunction)

export interface TalibQuestion {
  /** TA-Lib's name of the function, in upper case. */
  readonly name: string
  readonly options: ReadonlyArray<number>
  /** All of one length. Where they are the same array as those of the question before, they are sent once. */
  readonly inputs: ReadonlyArray<Float64Array>
  readonly outputs: number
  /** How often it is computed, to be timed. */
  readonly repeat?: number
}

export interface TalibAnswer {
  /** TA-Lib's code, 0 for success. */
  readonly code: number
  /** The index of the first value. */
  readonly first: number
  /** The values from the first on. */
  readonly outputs: ReadonlyArray<Float64Array>
  /** The shortest run in nanoseconds. */
  readonly nanoseconds: number
}

/** TA-Lib's answers to all questions, in order. */
export const askTalib = (questions: ReadonlyArray<TalibQuestion>): ReadonlyArray<TalibAnswer> => {
  const input = Buffer.concat(
    questions.flatMap(({ inputs, name, options, repeat = 1 }, k) => {
      const isSame = inputs === questions[k - 1]?.inputs
      return [
        Buffer.from(`${[name, isSame ? "=" : (inputs[0]?.length ?? 0), repeat, ...options].join(" ")}\n`),
        ...(isSame
          ? []
          : inputs.map((column) => Buffer.from(column.buffer, column.byteOffset, column.byteLength)))
      ]
    })
  )
  const { status, stderr, stdout } = spawnSync(programOrThrow(), [], { input, maxBuffer: 2 ** 31 - 1 })
  if (status !== 0) throw new Error(`TA-Lib's program ended with ${status}: ${stderr}`)
  let at = 0
  return questions.map(({ outputs }) => {
    const [code, first, count] = [0, 4, 8].map((offset) => stdout.readInt32LE(at + offset)) as [
      number,
      number,
      number
    ]
    const nanoseconds = stdout.readDoubleLE(at + 12)
    at += 20
    const columns = Array.from({ length: outputs }, () => {
      const column = new Float64Array(count)
      new Uint8Array(column.buffer).set(stdout.subarray(at, at + 8 * count))
      at += 8 * count
      return column
    })
    return { code, first, nanoseconds, outputs: columns }
  })
}
