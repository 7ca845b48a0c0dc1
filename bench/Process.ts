/** The parent's side: runs a program of this directory in another process for the duration of the scope. */
import { type ChildProcess, fork } from "node:child_process"
import { Effect } from "effect"

export interface Process<Ready> {
  /** The message that it sent when it was ready. */
  readonly ready: Ready
  /** Sends one question at a time and returns the answer. */
  readonly ask: <A>(question: unknown) => Effect.Effect<A>
}

const nextReply = <A>(child: ChildProcess): Effect.Effect<A> =>
  Effect.callback<A>((resume) => {
    const onMessage = ({ reply }: any) => {
      child.off("exit", onExit)
      resume(Effect.succeed(reply))
    }
    const onExit = (code: number | null) => {
      child.off("message", onMessage)
      resume(Effect.die(new Error(`${child.spawnargs.at(-1)} ended with ${code} instead of answering`)))
    }
    child.once("message", onMessage).once("exit", onExit)
  })

/** Starts `bench/<program>` and waits until it is ready. */
export const start = Effect.fnUntraced(function* <Ready>(
  program: string,
  environment: Readonly<Record<string, string>> = {}
) {
  const child = yield* Effect.acquireRelease(
    Effect.sync(() =>
      fork(new URL(program, import.meta.url), { env: { ...process.env, ...environment }, stdio: "inherit" })
    ),
    (child) => Effect.sync(() => child.kill())
  )
  const started: Process<Ready> = {
    ready: yield* nextReply<Ready>(child),
    ask: <A>(question: unknown) =>
      Effect.suspend(() => {
        child.send(question as object)
        return nextReply<A>(child)
      })
  }
  return started
})
