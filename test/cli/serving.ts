/** A server started by the command, and requests to it. */
import { type Environment, type Running, start, until } from "./command.ts"

export interface Server extends Running {
  /** `http://127.0.0.1:12345` */
  readonly address: string
  /** The status of a GET below `/api/public/v1`. */
  readonly status: (path: string, key: string) => Promise<number>
}

/**
 * Starts it, on a free port unless the flags have one, and waits until it reports its address. It closes its port as soon
 * as it is stopped, unless the environment has DRAIN_SECONDS, empty for the default.
 */
export const serve = async (env: Environment, ...flags: ReadonlyArray<string>): Promise<Server> => {
  const port = flags.includes("--port") ? [] : ["--port", "0"]
  const running = start({ DRAIN_SECONDS: "0", ...env }, "serve", ...port, ...flags)
  const over = { text: null as string | null }
  void running.ended.then(({ stderr }) => {
    over.text = stderr
  })
  const found = await until(
    () => /serves (http:\S+)/.exec(running.stdout() + running.stderr())?.[1] ?? over.text,
    (text) => text !== null,
    60_000
  )
  if (found === null || over.text !== null) throw new Error(`The server didn't start: ${over.text}`)
  return {
    ...running,
    address: found,
    status: async (path, key) => {
      const response = await fetch(`${found}/api/public/v1${path}`, { headers: { "x-api-key": key } })
      await response.arrayBuffer()
      return response.status
    }
  }
}
