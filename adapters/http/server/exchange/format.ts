/** The format of a body that a request prefers. */
import { type Format, mediaTypeOf, otherFormats } from "../../api/base/Formats.ts"

/** The weight of a type in an Accept header, from 0 to 1; 0 when it isn't listed. */
const weightOf = (accept: string, type: string): number => {
  const range = accept.split(",").find((part) => part.split(";", 1)[0]?.trim().toLowerCase() === type)
  if (range === undefined) return 0
  const weight = /;\s*q=([\d.]+)/i.exec(range)?.[1]
  return weight === undefined ? 1 : Number(weight)
}

/** Whether an Accept header lists the type, in lower case, with a weight above 0. */
export const accepts = (accept: string | undefined, type: string): boolean => weightOf(accept ?? "", type) > 0

/** Of equal weights the first counts. */
const byPreference = [...otherFormats, "json" as const].map(
  (format) => [format, mediaTypeOf(format)] as const
)

const otherTypes = otherFormats.map(mediaTypeOf)

/** The format that `Accept` prefers: one besides JSON when it is listed and has at least the weight of JSON. */
export const acceptedFormat = (accept: string | undefined): Format => {
  if (accept === undefined) return "json"
  const listed = accept.toLowerCase()
  if (!otherTypes.some((type) => listed.includes(type))) return "json"
  let preferred: Format = "json"
  let max = 0
  for (const [format, type] of byPreference) {
    const weight = weightOf(accept, type)
    if (weight > max) [preferred, max] = [format, weight]
  }
  return preferred
}
