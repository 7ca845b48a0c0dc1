/**
 * Clients in processes of their own: what one of them receives doesn't delay what another one measures. A module of a
 * client calls `runClient`; `beginClient` starts it.
 */
import { fork } from "node:child_process"

/** Ends what was begun, and returns what came of it. */
type End<Result> = () => Promise<Result>

/** The message that ends a client; the first one is what it is given, and its first one says that it has begun. */
const stop = "stop"
const begun = "begun"

/** Starts the process of a module with what it is given; returns once it has begun. */
export const beginClient = async <Given, Result>(module: URL, given: Given): Promise<End<Result>> => {
  const child = fork(module)
  const failed = new Promise<never>((_, reject) => {
    child.once("error", reject)
    child.once("exit", (code) => reject(new Error(`${module.pathname} ended with ${code}`)))
  })
  const message = () =>
    Promise.race([failed, new Promise<unknown>((resolve) => void child.once("message", resolve))])
  child.send(given as object)
  await message()
  return async () => {
    child.send(stop)
    const result = await message()
    child.disconnect()
    return result as Result
  }
}

const send = (message: unknown) => void process.send?.(message)

/** Runs a client in this process, which ends with its parent. */
export const runClient = <Given, Result>(begin: (given: Given) => Promise<End<Result>>): void => {
  process.once("disconnect", () => process.exit())
  process.once("message", async (given: Given) => {
    const end = await begin(given)
    process.once("message", async () => send(await end()))
    send(begun)
  })
}
