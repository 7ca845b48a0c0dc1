/** The format of a body: JSON or CSV. */

export type Format = "json" | "csv"

/** The weight of a type in an Accept header, from 0 to 1; null when it isn't listed. */
export const weightOf = (accept: string, type: RegExp): number | null => {
  const range = accept.split(",").find((part) => type.test(part.split(";", 1)[0]?.trim() ?? ""))
  if (range === undefined) return null
  const weight = /;\s*q=([\d.]+)/i.exec(range)?.[1]
  return weight === undefined ? 1 : Number(weight)
}

/** The format that `Accept` prefers: CSV when it is listed and has at least the weight of JSON. */
export const acceptedFormat = (accept: string | undefined): Format => {
  if (accept === undefined || !/csv/i.test(accept)) return "json"
  const csv = weightOf(accept, /^text\/csv$/i)
  const json = weightOf(accept, /^application\/json$/i)
  return csv !== null && csv > 0 && csv >= (json ?? 0) ? "csv" : "json"
}
