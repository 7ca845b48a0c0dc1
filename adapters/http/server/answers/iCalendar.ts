/** iCalendar (RFC 5545) of whole days. */
import { addDays } from "../../../../core/mod.ts"

/** An event of one day. */
export interface DayEntry {
  /** Identifies the event in every calendar that has it, and stays when its day moves. */
  readonly uid: string
  /** YYYY-MM-DD. */
  readonly day: string
  /** The day on which it was last changed, as far as that is known. */
  readonly changed: string
  readonly summary: string
  readonly description: string
  readonly category: string
  readonly isTentative: boolean
  readonly url: string | null
}

/** A calendar with a name. */
export interface DayCalendar {
  readonly name: string
  readonly entries: ReadonlyArray<DayEntry>
}

/** The most octets of a line without its end. */
const maxOctets = 75

const encoder = new TextEncoder()

/**
 * A line cut into lines of at most 75 octets, each but the first beginning with a space, between characters. RFC 5545, 3.1.
 */
const folded = (line: string): string => {
  if (encoder.encode(line).length <= maxOctets) return line
  const lines: Array<string> = []
  let current = ""
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    // The space counts too.
    if (octets + size > (lines.length === 0 ? maxOctets : maxOctets - 1)) {
      lines.push(current)
      current = ""
      octets = 0
    }
    current += character
    octets += size
  }
  return [...lines, current].join("\r\n ")
}

/** Characters that no value may contain. */
const control = /(?!\n)\p{Cc}/gu

/** RFC 5545, 3.3.11. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/gu, "\n")
    .replaceAll(control, " ")
    .replaceAll(/[\\;,]/gu, (character) => `\\${character}`)
    .replaceAll("\n", "\\n")

const compact = (day: string): string => day.replaceAll("-", "")

const linesOf = (entry: DayEntry): ReadonlyArray<string> => [
  "BEGIN:VEVENT",
  `UID:${escaped(entry.uid)}`,
  `DTSTAMP:${compact(entry.changed)}T000000Z`,
  `DTSTART;VALUE=DATE:${compact(entry.day)}`,
  `DTEND;VALUE=DATE:${compact(addDays(entry.day, 1))}`,
  `SUMMARY:${escaped(entry.summary)}`,
  `DESCRIPTION:${escaped(entry.description)}`,
  `CATEGORIES:${escaped(entry.category)}`,
  `STATUS:${entry.isTentative ? "TENTATIVE" : "CONFIRMED"}`,
  "TRANSP:TRANSPARENT",
  // A URI isn't escaped; it has no character that would have to be.
  ...(entry.url === null ? [] : [`URL:${entry.url.replaceAll(control, "")}`]),
  "END:VEVENT"
]

/** A calendar as text: lines end with CRLF, long ones are folded. */
export const iCalendarOf = ({ entries, name }: DayCalendar): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//findata//calendars//EN",
    "CALSCALE:GREGORIAN",
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    ...entries.flatMap(linesOf),
    "END:VCALENDAR"
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("")
