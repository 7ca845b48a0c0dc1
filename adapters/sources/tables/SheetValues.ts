/** The values of a workbook's cells as text: numbers, and days where a cell's format shows one. */
import { instantOf } from "../../../core/mod.ts"
import { childOf, childrenOf, type Xml } from "../content/Xml.ts"

/** Formats of Excel's own that show a day. */
const dayFormats: ReadonlyArray<readonly [from: number, to: number]> = [
  [14, 17],
  [22, 22],
  [27, 36],
  [50, 58]
]

/** The most characters of a format in Excel. */
const maxFormat = 255

/** Whether a format of a workbook shows a day; literal text, colours and conditions in it have no say. */
const showsDay = (code: string): boolean =>
  code.length <= maxFormat && /[dy]|m{3}/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, ""))

/** For each cell style, whether it shows a number as a day. */
export const dayStyles = (styles: Xml): ReadonlyArray<boolean> => {
  const sheet = childOf(styles, "styleSheet")
  const codes = new Map(
    childrenOf(childOf(sheet, "numFmts"), "numFmt").map((format) => [
      Number(format["@numFmtId"]),
      String(format["@formatCode"] ?? "")
    ])
  )
  return childrenOf(childOf(sheet, "cellXfs"), "xf").map((style) => {
    const id = Number(style["@numFmtId"] ?? 0)
    const code = codes.get(id)
    return code === undefined ? dayFormats.some(([from, to]) => id >= from && id <= to) : showsDay(code)
  })
}

const dayLength = 86_400_000

/** Excel's numbers of 1970-01-01, in its calendars from 1900, from March on, and from 1904. */
const epochs = { 1900: 25_569, 1904: 24_107 } as const

export type Calendar = keyof typeof epochs

/** The latest day of Excel's calendar, 9999-12-31. */
const lastDay = 2_958_465

/** In its calendar from 1900 the number of a day that never was, 1900-02-29: all before it are a day less than they'd be. */
const noDay = 60

/** A number of days as `YYYY-MM-DD`, with ` HH:MM:SS` where it has a part of a day; null for none of Excel's days. */
const dayText = (days: number, calendar: Calendar): string | null => {
  if (!(days >= 1 && days <= lastDay)) return null
  if (calendar === 1900 && Math.floor(days) === noDay) return null
  const since = days - epochs[calendar] + (calendar === 1900 && days < noDay ? 1 : 0)
  const instant = instantOf(Math.round((since * dayLength) / 1000) * 1000)
  const time = instant.slice(11, 19)
  return time === "00:00:00" ? instant.slice(0, 10) : `${instant.slice(0, 10)} ${time}`
}

/** A number as Excel stores it, with up to 17 digits, in the fewest that mean the same. */
export const numberText = (value: string, isDay: boolean, calendar: Calendar): string => {
  const number = Number(value)
  if (value === "" || !Number.isFinite(number)) return value
  return (isDay ? dayText(number, calendar) : null) ?? String(number)
}
