/** Figures as text in columns. */

/** Texts are aligned to the left, which are the first column unless said otherwise; numbers to the right. */
export const columns = (
  rows: ReadonlyArray<ReadonlyArray<string>>,
  texts: ReadonlySet<number> = new Set([0])
): string => {
  const widths: Array<number> = []
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length)
  }
  const line = (row: ReadonlyArray<string>): string =>
    row
      .map((cell, i) => (texts.has(i) ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join("   ")
      .trimEnd()
  return rows.map(line).join("\n")
}

export const whole = (value: number): string => Math.round(value).toLocaleString("en")

/** Two digits after the point, or three significant ones of a smaller number. */
export const figure = (value: number): string =>
  Math.abs(value) < 0.1 ? value.toPrecision(3) : value.toFixed(2)
