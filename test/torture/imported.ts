/** Imports by the command. */
import { type Environment, start } from "../cli/command.ts"

/** Fails with what the command printed. */
export const imported = async (env: Environment, kind: string, text: string): Promise<void> => {
  const running = start(env, "import", kind, "-")
  running.process.stdin.end(text)
  const { code, stderr, stdout } = await running.ended
  if (code !== 0) throw new Error(`The import failed: ${stdout}${stderr}`)
}
