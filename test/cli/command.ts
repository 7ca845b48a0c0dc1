/** The real command as a child process, with its data where the test puts it. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"

/** The location of the command's store: `FINDATA_DATA`, or `DATABASE_URL`. */
export type Environment = Readonly<Record<string, string>>

export interface Outcome {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface Running {
  readonly process: ChildProcessWithoutNullStreams
  readonly stdout: () => string
  readonly stderr: () => string
  readonly ended: Promise<Outcome>
}

/** Caches the compiled command between children; in node_modules, like vitest's own cache. */
const compiled = resolve("node_modules/.cache/findata-test")

const children = new Set<ChildProcessWithoutNullStreams>()
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL")
})

/**
 * Resolves when the command is bundled, with or without what plug-ins need, and the site is built: a test's deadline is
 * for the command alone.
 */
export const bundled = async (env: Environment = {}): Promise<void> => {
  const child = spawn(process.execPath, ["apps/cli/findata.js", "serve", "--help"], { env, stdio: "ignore" })
  await once(child, "exit")
}
await bundled()

/** What an installed command begins with, by its first line: variables, and flags of Node. */
export const beginning = (() => {
  const [, , ...words] = (readFileSync("apps/cli/findata.js", "utf8").split("\n")[0] ?? "").split(" ")
  const node = words.indexOf("node")
  return { variables: words.slice(0, node), flags: words.slice(node + 1) }
})()

/** Starts the command without any settings of this process. */
export const start = (env: Environment, ...args: ReadonlyArray<string>): Running => {
  const child = spawn(process.execPath, [...beginning.flags, "apps/cli/findata.js", ...args], {
    env: {
      ...Object.fromEntries(beginning.variables.map((variable) => variable.split("="))),
      PATH: process.env["PATH"],
      NO_COLOR: "1",
      NODE_COMPILE_CACHE: compiled,
      ...env
    }
  })
  children.add(child)
  let [stdout, stderr] = ["", ""]
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text
  })
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text
  })
  child.stdin.on("error", () => {})
  const ended = new Promise<Outcome>((resolve) => {
    child.on("close", (code) => {
      children.delete(child)
      resolve({ code, stdout, stderr })
    })
  })
  return { process: child, stdout: () => stdout, stderr: () => stderr, ended }
}

/** Runs the command to its end. */
export const findata = (env: Environment, ...args: ReadonlyArray<string>): Promise<Outcome> => {
  const { ended, process } = start(env, ...args)
  process.stdin.end()
  return ended
}

/** The output of a command with `--json`: one document and nothing else. */
export const json = ({ stdout }: Outcome): any => JSON.parse(stdout)

export const temporaryDirectory = (): Promise<string> => mkdtemp(join(tmpdir(), "findata-cli-"))

export const remove = (directory: string): Promise<void> => rm(directory, { recursive: true, force: true })

/** Polls until the answer is the expected one; throws with the last one after the deadline (milliseconds). */
export const until = async <A>(
  query: () => A | Promise<A>,
  isWanted: (answer: A) => boolean,
  deadline: number
): Promise<A> => {
  const end = Date.now() + deadline
  for (;;) {
    const answer = await query()
    if (isWanted(answer)) return answer
    if (Date.now() > end) throw new Error(`After ${deadline} ms still ${JSON.stringify(answer)}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
