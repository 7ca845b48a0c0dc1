/** The lines of a file's rows by company and day, in columns of numbers, because a file may have millions of rows. */
import type { CompanyDays } from "../../doubts/Evidence.ts"

/** Where each row of a file is. */
export interface Lines {
  readonly add: (company_id: number, date: string, line: number) => void
  /** The first and last day of each company. */
  readonly spans: () => ReadonlyArray<CompanyDays>
  /** The first line of each requested row, by `lineKey`; rows that the file doesn't have are absent. */
  readonly find: (keys: ReadonlySet<string>) => ReadonlyMap<string, number>
  /** The first line and the number of rows of a company; undefined for one without rows. */
  readonly of: (company_id: number) => { readonly line: number; readonly rows: number } | undefined
}

/** The key of a bar's line. */
export const lineKey = (company_id: number, date: string): string => `${company_id} ${date}`

/** 20240102 for 2024-01-02. Without a text for each part, because an import calls it for every row. */
const numberOf = (date: string): number => {
  let number = 0
  for (let at = 0; at < date.length; at++) {
    const digit = date.charCodeAt(at) - 48
    if (digit >= 0) number = number * 10 + digit
  }
  return number
}

const dateOf = (day: number): string => {
  const digits = String(day)
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
}

interface Extent {
  first: number
  last: number
  line: number
  rows: number
}

/** Whole numbers in order, in pieces of a fixed size: a longer column is never copied. */
const numbers = () => {
  const size = 65_536
  const pieces: Array<Int32Array> = []
  let length = 0
  return {
    length: () => length,
    push: (value: number): void => {
      if (length % size === 0) pieces.push(new Int32Array(size))
      ;(pieces[pieces.length - 1] as Int32Array)[length % size] = value
      length++
    },
    at: (index: number): number => pieces[Math.floor(index / size)]?.[index % size] as number
  }
}

/** Without rows yet. A row costs one number, and two more where it doesn't follow one of the same company. */
export const linesOf = (): Lines => {
  const days = numbers()
  /** Rows of one company on consecutive lines: the first of them, its company and its line. */
  const starts = numbers()
  const companies = numbers()
  const lines = numbers()
  let company = 0
  let nextLine = 0
  const extents = new Map<number, Extent>()

  const add: Lines["add"] = (company_id, date, line) => {
    const day = numberOf(date)
    if (days.length() === 0 || company_id !== company || line !== nextLine) {
      starts.push(days.length())
      companies.push(company_id)
      lines.push(line)
    }
    days.push(day)
    company = company_id
    nextLine = line + 1
    const extent = extents.get(company_id)
    if (extent === undefined) extents.set(company_id, { first: day, last: day, line, rows: 1 })
    else {
      if (day < extent.first) extent.first = day
      if (day > extent.last) extent.last = day
      extent.rows++
    }
  }

  const find: Lines["find"] = (keys) => {
    const found = new Map<string, number>()
    if (keys.size === 0) return found
    const wanted = new Set([...keys].map((key) => numberOf(key.slice(key.indexOf(" ") + 1))))
    for (let run = 0, i = 0; run < starts.length(); run++) {
      const start = starts.at(run)
      const end = run + 1 < starts.length() ? starts.at(run + 1) : days.length()
      for (; i < end; i++) {
        const day = days.at(i)
        if (!wanted.has(day)) continue
        const key = lineKey(companies.at(run), dateOf(day))
        if (keys.has(key) && !found.has(key)) found.set(key, lines.at(run) + i - start)
      }
    }
    return found
  }

  return {
    add,
    spans: () =>
      [...extents].map(([company_id, { first, last }]) => ({
        company_id,
        first_date: dateOf(first),
        last_date: dateOf(last)
      })),
    find,
    of: (company_id) => extents.get(company_id)
  }
}
