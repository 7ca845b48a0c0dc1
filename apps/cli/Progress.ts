/** A progress bar on a terminal, for operations longer than a second. */

export interface Progress {
  /** Sets the fraction done, from 0 to 1, and the number of rows read. */
  readonly update: (part: number | null, rows: number) => void
  readonly end: () => void
}

const width = 30
const after = 1000
const every = 100

const draw = (label: string, part: number | null, rows: number): string => {
  const filled = Math.round((part ?? 0) * width)
  const bar =
    part === null ? "" : ` [${"#".repeat(filled)}${".".repeat(width - filled)}] ${Math.floor(part * 100)}%`
  return `\r\u001b[K${label}${bar} ${rows.toLocaleString("en-US")} rows`
}

export const progressOf = (label: string, stream: NodeJS.WriteStream = process.stderr): Progress => {
  if (!stream.isTTY) return { update: () => {}, end: () => {} }
  const started = performance.now()
  let drawn = 0
  return {
    update: (part, rows) => {
      const now = performance.now()
      if (now - started < after || now - drawn < every) return
      drawn = now
      stream.write(draw(label, part, rows))
    },
    end: () => {
      if (drawn > 0) stream.write("\r\u001b[K")
    }
  }
}
