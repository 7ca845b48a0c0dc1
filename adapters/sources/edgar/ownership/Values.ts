/** The values of an ownership document, whose elements have most of them in an element `value`. */
import type { Xml } from "../../content/Xml.ts"
import { textIn } from "../base/Elements.ts"

/** The longest text of a name. */
export const maxNameLength = 300

/** The date of a value that may have a zone, `2019-05-03-04:00`; null for null. */
export const dayIn = (text: string | null): string | null => (text === null ? null : text.slice(0, 10))

/** The text of the element `value` below a path; null for an absent or empty one. */
export const valueOf = (of: Xml | undefined, ...path: ReadonlyArray<string>): string | null =>
  textIn(of, ...path, "value")

/** Whether a flag is set, which documents write as 1 or as true. */
export const isSet = (flag: string | null): boolean => flag === "1" || flag?.toLowerCase() === "true"
