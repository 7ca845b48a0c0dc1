/**
 * What a search compares: each record's texts in lower case as one document, `boundary text boundary text boundary
 * boundary`. A text that begins with the sought one therefore contains it after a boundary, and every character but
 * the last boundaries begins a trigram.
 */

/** The lists that are searched; `<list>_search` contains their documents in the order of the list, by `position`. */
export const lists = ["company", "report"] as const
export type List = (typeof lists)[number]

/** The column of `<list>_search` with the id of the record. */
export const idOf = { company: "position", report: "report_id" } as const satisfies Record<List, string>

/**
 * The part of a list that a record is in, by the values that the list may be filtered by together: of companies the
 * sector and the country, each null as an empty text, with the boundary between them. Reports are of one part, the empty text.
 */
export type Part = string

/** A noncharacter of Unicode, reserved for internal use. */
export const boundary = "\uFDD0"

/** The part of a row of `<list>_search`, as SQL; null for a list of one part, the empty text. */
export const partOf = {
  company: `coalesce(sector_lower, '') || '${boundary}' || coalesce(country_code, '')`,
  report: null
} as const satisfies Record<List, string | null>

/** How many trigrams of a text are looked at, and how many of them sought: further ones hardly find fewer documents. */
const maxTrigrams = 12
const soughtTrigrams = 4

/** The number of documents that contain each of some texts; of the empty text: all. A rare text is missing. */
export type Frequencies = ReadonlyMap<string, number>

/**
 * Some trigrams that every document with the text contains; none for a text of one or two characters, with which a
 * trigram of the document begins.
 */
export const trigramsOf = (text: string): ReadonlyArray<string> => {
  const characters = [...text]
  const last = characters.length - 3
  const step = Math.max(1, Math.ceil(last / (maxTrigrams - 1)))
  const places = Array.from({ length: maxTrigrams }, (_, i) => Math.min(i * step, last))
  return last < 0 ? [] : [...new Set(places.map((at) => characters.slice(at, at + 3).join("")))]
}

/** The trigrams of a text that the fewest documents contain. */
export const rarestTrigrams = (text: string, counts: Frequencies): ReadonlyArray<string> =>
  trigramsOf(text)
    .toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))
    .slice(0, soughtTrigrams)

/** Reports of a day are numbered below this. */
const reportsOfDay = 2 ** 31

const dayNumber = (date: string): number => Date.parse(date) / 86_400_000

/**
 * The bounds of the positions of reports dated in a range, both excluded: a report's position is
 * `-(days since 1970 * 2^31 + report_id)`, so that the newest comes first.
 */
export const positionsOf = (from: string | null, to: string | null) => ({
  after: to === null ? null : -(dayNumber(to) + 1) * reportsOfDay,
  before: from === null ? null : -dayNumber(from) * reportsOfDay
})
