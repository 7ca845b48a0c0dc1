/** The byte range of a request (RFC 9110, section 14). */

/** The ends of a part are inclusive and counted from 0. */
export type ByteRange =
  | { readonly _tag: "Whole" }
  | { readonly _tag: "Part"; readonly first: number; readonly last: number }
  | { readonly _tag: "Unsatisfiable" }

const whole: ByteRange = { _tag: "Whole" }
const unsatisfiable: ByteRange = { _tag: "Unsatisfiable" }

/**
 * The range in `size` bytes. The whole when the header is absent, malformed, in another unit, or lists several ranges.
 */
export const byteRange = (header: string | undefined, size: number): ByteRange => {
  const named = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? "")
  if (named === null) return whole
  const [from, to] = [named[1] ?? "", named[2] ?? ""]
  if (from === "") {
    if (to === "") return whole
    const count = Number(to)
    return count === 0 ? unsatisfiable : { _tag: "Part", first: Math.max(0, size - count), last: size - 1 }
  }
  const first = Number(from)
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== "" && Number(to) < first) return whole
  return first < size ? { _tag: "Part", first, last } : unsatisfiable
}
