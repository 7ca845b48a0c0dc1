/** The format of a body: JSON or CSV. */

export type Format = "json" | "csv"

/** The weight of a type in an Accept header, from 0 to 1; null when it isn't listed. */
const weightOf = (accept: string, type: string): number | null => {
  const range = accept.split(",").find((part) => part.split(";", 1)[0]?.trim().toLowerCase() === type)
  if (range === undefined) return null
  const weight = /;\s*q=([\d.]+)/i.exec(range)?.[1]
  return weight === undefined ? 1 : Number(weight)
}

/** Whether an Accept header lists the type, in lower case, with a weight above 0. */
export const accepts = (accept: string | undefined, type: string): boolean =>
  (weightOf(accept ?? "", type) ?? 0) > 0

/** The format that `Accept` prefers: CSV when it is listed and has at least the weight of JSON. */
export const acceptedFormat = (accept: string | undefined): Format => {
  if (accept === undefined || !/csv/i.test(accept)) return "json"
  const csv = weightOf(accept, "text/csv")
  const json = weightOf(accept, "application/json")
  return csv !== null && csv > 0 && csv >= (json ?? 0) ? "csv" : "json"
}
