/**
 * Lines at the end of a file, or on standard output, written together a few times a second. A file that was moved away, as
 * logrotate does, is opened again: within a second of the next line, and at SIGHUP.
 */
import { type FileHandle, open as openFile, stat } from "node:fs/promises"
import { Effect } from "effect"

/** How long a line may wait, in milliseconds. */
const maxWait = 200

/** How often a file is looked for where it was opened, in milliseconds. */
const lookedAfter = 1000

/** Characters that may wait; while the disk takes no more, further lines are lost. */
const maxWaiting = 8_388_608

/** For the operator and the group alone: lines name clients. */
const mode = 0o640

export interface Lines {
  /** Adds a line, which ends in a line feed. */
  readonly append: (line: string) => void
}

/** Where lines go: writes all of a text. */
interface Target {
  readonly write: (text: string) => Promise<void>
  readonly close: () => Promise<void>
}

const standardOutput: Target = {
  write: (text) => new Promise((resolve) => void process.stdout.write(text, () => resolve())),
  close: () => Promise.resolve()
}

const open = (path: string): Promise<FileHandle> => openFile(path, "a", mode)

/** The file that a path names at the time of each write. */
const fileAt = (path: string, opened: FileHandle): Target & { readonly look: () => void } => {
  let handle = opened
  let lookedAt = performance.now()
  const isMoved = async (): Promise<boolean> => {
    const own = await handle.stat()
    const found = await stat(path).catch(() => null)
    return found === null || found.ino !== own.ino || found.dev !== own.dev
  }
  const follow = async (): Promise<void> => {
    const now = performance.now()
    if (now - lookedAt < lookedAfter) return
    lookedAt = now
    if (!(await isMoved())) return
    const next = await open(path)
    await handle.close()
    handle = next
  }
  return {
    write: async (text) => {
      await follow()
      await handle.appendFile(text)
    },
    look: () => {
      lookedAt = Number.NEGATIVE_INFINITY
    },
    close: () => handle.close()
  }
}

/** `onLoss` is called with the reason and the number of lines whenever some can't be written. */
const linesTo = (target: Target, onLoss: (reason: string, lines: number) => void) => {
  let waiting: Array<string> = []
  let length = 0
  let lost = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | null = null

  const writeAll = async (): Promise<void> => {
    do {
      const lines = waiting
      waiting = []
      length = 0
      try {
        await target.write(lines.join(""))
        if (lost > 0) onLoss("the disk was too slow", lost)
        lost = 0
      } catch (error) {
        onLoss(error instanceof Error ? error.message : String(error), lines.length)
      }
    } while (waiting.length > 0)
  }

  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    writing ??= writeAll().finally(() => {
      writing = null
    })
    return writing
  }

  const append = (line: string): void => {
    if (length + line.length > maxWaiting) {
      lost++
      return
    }
    waiting.push(line)
    length += line.length
    timer ??= setTimeout(flush, maxWait)
  }

  return { append, flush }
}

/**
 * Opens a file to append to, `-` for standard output, for the duration of the scope, which waits for the lines to be
 * written. Fails where the file can't be opened.
 */
export const lineFile = (path: string) =>
  Effect.gen(function* () {
    const run = Effect.runForkWith(yield* Effect.context())
    const file =
      path === "-"
        ? null
        : fileAt(
            path,
            yield* Effect.tryPromise({
              try: () => open(path),
              catch: (error) => error as NodeJS.ErrnoException
            })
          )
    const target = file ?? standardOutput
    const { append, flush } = linesTo(target, (reason, lines) =>
      run(Effect.logError(`${lines} lines of ${path} were lost: ${reason}`))
    )
    const reopen = () => {
      file?.look()
      void flush()
    }
    yield* Effect.acquireRelease(
      Effect.sync(() => void process.on("SIGHUP", reopen)),
      () =>
        Effect.promise(async () => {
          process.off("SIGHUP", reopen)
          await flush()
          await target.close()
        })
    )
    const lines: Lines = { append }
    return lines
  })
