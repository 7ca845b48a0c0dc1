/** Other programs: run to their end, or as servers for the duration of a scope. */
import { spawn } from "node:child_process"
import { setTimeout as sleep } from "node:timers/promises"
import { Effect } from "effect"
import { endedTime, watchPeak } from "./processes.ts"

/** A program and its arguments. */
export type CommandLine = readonly [program: string, ...args: ReadonlyArray<string>]

/** Added to what every program gets: the path and directories of this process. */
export type Environment = Readonly<Record<string, string>>

export interface Running {
  readonly pid: number
  /** Written so far to standard output, and to standard error. */
  readonly stdout: () => string
  readonly stderr: () => string
  /** The exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>
  readonly stop: (signal: "SIGTERM" | "SIGKILL") => void
}

const groups = new Set<number>()

const stopGroup = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(-pid, signal)
  } catch {
    // It has ended.
  }
}

process.on("exit", () => {
  for (const pid of groups) stopGroup(pid, "SIGKILL")
})

const inherited = ["PATH", "HOME", "TMPDIR", "LANG"]

/** Starts a program in a process group of its own, without other settings of this process. */
export const start = ([program, ...args]: CommandLine, env: Environment = {}, input?: string): Running => {
  const base = Object.fromEntries(inherited.map((name) => [name, process.env[name]]))
  const child = spawn(program, args, { env: { ...base, NO_COLOR: "1", ...env }, detached: true })
  if (child.pid === undefined) child.on("error", () => {})
  const pid = child.pid ?? -1
  if (pid > 0) groups.add(pid)
  let [stdout, stderr] = ["", ""]
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text
  })
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text
  })
  child.stdin.on("error", () => {}).end(input)
  const ended = new Promise<number | null>((resolve) => {
    child.on("close", (code) => {
      groups.delete(pid)
      resolve(code)
    })
  })
  return { pid, stdout: () => stdout, stderr: () => stderr, ended, stop: (signal) => stopGroup(pid, signal) }
}

/** How a program ran to its end. */
export interface Finished {
  readonly stdout: string
  readonly seconds: number
  /** Processor time with that of its children, in microseconds. */
  readonly time: number
  /** The most memory that it held, in bytes. */
  readonly peak: number
}

/** Runs one program at a time to its end; throws its standard error when it fails. */
export const finish = async (
  command: CommandLine,
  env: Environment = {},
  input?: string
): Promise<Finished> => {
  const [begin, used] = [performance.now(), endedTime()]
  const running = start(command, env, input)
  const peak = watchPeak(running.pid)
  const code = await running.ended
  const seconds = (performance.now() - begin) / 1000
  if (code !== 0) {
    const printed = `${running.stderr()}${running.stdout()}`.slice(0, 4000)
    throw new Error(`${command.join(" ")} ended with ${code}: ${printed}`)
  }
  return { stdout: running.stdout(), seconds, time: endedTime() - used, peak: peak() }
}

/** Whether a program can be run; false when it isn't installed. */
export const runs = async (...command: CommandLine): Promise<boolean> => (await start(command).ended) === 0

/** Throws what a server wrote when it has ended instead of answering. */
export const mustRun = async (running: Running, name: string): Promise<never> => {
  const code = await running.ended
  throw new Error(`${name} ended with ${code}: ${running.stderr()}${running.stdout()}`)
}

/** Milliseconds that a server gets to end by itself. */
const patience = 10_000

/** A program that runs until the end of the scope. */
export const running = (command: CommandLine, env: Environment) =>
  Effect.acquireRelease(
    Effect.sync(() => start(command, env)),
    ({ ended, stop }) =>
      Effect.promise(async () => {
        stop("SIGTERM")
        const late = new AbortController()
        await Promise.race([ended, sleep(patience, null, { signal: late.signal })])
        late.abort()
        stop("SIGKILL")
        await ended
      })
  )
