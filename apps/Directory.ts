/** A directory of the settings: whether it is one that this process may write, or can become one. */
import { accessSync, constants, mkdirSync, statSync } from "node:fs"
import { dirname, join, relative, resolve, sep } from "node:path"
import { Result } from "effect"

const reasons: Readonly<Record<string, string>> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "the file system is read-only",
  ENOTDIR: "a part of its path is a file"
}

const reasonOf = (error: unknown): string => {
  const { code = "", message } = error as NodeJS.ErrnoException
  return reasons[code] ?? message
}

/** The nearest path upwards where there is something. */
const nearest = (path: string): string => {
  const found = statSync(path, { throwIfNoEntry: false })
  return found === undefined && dirname(path) !== path ? nearest(dirname(path)) : path
}

/** Whether the directory exists, or why it can neither be written nor made. */
export const directoryAt = (path: string): Result.Result<"present" | "absent", string> => {
  const whole = resolve(path)
  try {
    const found = nearest(whole)
    if (!statSync(found).isDirectory())
      return Result.fail(found === whole ? "it is a file" : `${found} is a file`)
    accessSync(found, constants.R_OK | constants.W_OK | constants.X_OK)
    return Result.succeed(found === whole ? "present" : "absent")
  } catch (error) {
    return Result.fail(reasonOf(error))
  }
}

/** Makes a directory, unless another process has made it meanwhile. */
const makePart = (path: string): void => {
  try {
    mkdirSync(path)
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

/**
 * Makes the directory where it is absent, or says why it can't be used. Part by part: Node's `recursive` never ends where
 * the system says that a parent is missing which isn't, as in /proc.
 */
export const makeDirectory = (path: string): Result.Result<void, string> => {
  const at = directoryAt(path)
  if (Result.isFailure(at)) return Result.fail(at.failure)
  const whole = resolve(path)
  let made = nearest(whole)
  try {
    for (const part of relative(made, whole).split(sep).filter(Boolean)) {
      made = join(made, part)
      makePart(made)
    }
    return Result.void
  } catch (error) {
    return Result.fail(reasonOf(error))
  }
}
