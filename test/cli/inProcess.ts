/**
 * The command within this process, where its output and exit code are the point: a process of its own takes ten times as
 * long. Standard input is this process's, and secrets of the given environment aren't masked.
 */
import * as NodeServices from "@effect/platform-node/NodeServices"
import { Console as Terminal } from "node:console"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Writable } from "node:stream"
import { ConfigProvider, Console, Effect, Layer, Stdio } from "effect"
import { TerminalCapabilities } from "effect/cli"
import { assert } from "vitest"
import { Streams } from "../../apps/cli/Console.ts"
import { findata } from "../../apps/cli/Program.ts"
import { type Environment, type Outcome, remove, temporaryDirectory } from "./command.ts"

const collecting = () => {
  const written: Array<string> = []
  const stream = new Writable({
    decodeStrings: false,
    write: (text, _, done) => {
      written.push(String(text))
      done()
    }
  })
  return { stream, text: () => written.join("") }
}

/** Those of a program whose standard input is empty and whose output is no terminal. */
const services = Layer.provideMerge(
  TerminalCapabilities.layer,
  Layer.merge(NodeServices.layer, Stdio.layerTest({}))
)

/** Runs it to its end. */
export const inProcess = async (env: Environment, ...words: ReadonlyArray<string>): Promise<Outcome> => {
  const [stdout, stderr] = [collecting(), collecting()]
  const streams = { stdout: stdout.stream, stderr: stderr.stream }
  const code = await findata(words).pipe(
    Effect.provide(services),
    Effect.provideService(Streams, streams),
    Effect.provideService(Console.Console, new Terminal(streams)),
    Effect.provideService(ConfigProvider.ConfigProvider, ConfigProvider.fromEnv({ env })),
    Effect.runPromise
  )
  return { code, stdout: stdout.text(), stderr: stderr.text() }
}

/** Imports lines of a kind into a store, all of which are accepted. */
export const importLines = async (
  env: Environment,
  kind: string,
  ...lines: ReadonlyArray<string>
): Promise<void> => {
  const directory = await temporaryDirectory()
  const file = join(directory, `${kind}.csv`)
  await writeFile(file, `${lines.join("\n")}\n`)
  const { code, stderr, stdout } = await inProcess(env, "import", kind, file)
  assert.strictEqual(code, 0, stdout + stderr)
  await remove(directory)
}
