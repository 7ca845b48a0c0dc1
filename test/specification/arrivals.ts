/** Files of two rows that are imported during a walk through a list, and where in the list their rows appear. */
import { addDays, type ImportKind } from "../../core/mod.ts"
import { articleLines, barLines, bars, companyLines, reportLines, size } from "../fixtures/rows.ts"
import { companies, history, newsWalks, reportWalk, type Walk } from "./walked.ts"

export interface Arrival {
  readonly walk: Walk
  /** Before all existing rows, or after them. */
  readonly where: "before" | "behind"
  readonly kind: ImportKind
  readonly lines: ReadonlyArray<string>
}

const arrival = (
  walk: Walk,
  where: Arrival["where"],
  kind: ImportKind,
  lines: ReadonlyArray<string>
): Arrival => ({ walk, where, kind, lines })

const two = (name: string, day: string) =>
  [
    [`${name} 1`, day],
    [`${name} 2`, addDays(day, 1)]
  ] as const

/** Bars of two days. */
const twoBars = (day: string) => barLines([day, addDays(day, 1)])

const [everyCompany, everyCompanyByOffset] = companies("search=", size) as [Walk, Walk]
// `Y` is a part of `Company S1`; a symbol that begins with it ranks first.
const [withY, withYByOffset] = companies("search=y", size) as [Walk, Walk]
const [oldestBars, oldestBarsByOffset] = history("order=asc", bars) as [Walk, Walk]
const [newestBars, newestBarsByOffset] = history("order=desc", bars) as [Walk, Walk]
const [news, newsBySkip] = newsWalks as [Walk, Walk]

/** Each is imported once, in this order. */
export const arrivals: ReadonlyArray<Arrival> = [
  arrival(everyCompany, "behind", "companies", companyLines(["A1", "A2"])),
  arrival(everyCompanyByOffset, "behind", "companies", companyLines(["B1", "B2"])),
  arrival(withY, "before", "companies", companyLines(["YA", "YB"])),
  arrival(withYByOffset, "before", "companies", companyLines(["Y"])),
  arrival(oldestBars, "behind", "prices", twoBars("2024-06-28")),
  arrival(oldestBarsByOffset, "before", "prices", twoBars("2024-04-01")),
  arrival(newestBars, "before", "prices", twoBars("2024-06-30")),
  arrival(newestBarsByOffset, "behind", "prices", twoBars("2024-03-01")),
  arrival(news, "before", "news", articleLines(two("new", "2024-06-20"))),
  arrival(newsBySkip, "before", "news", articleLines(two("newer", "2024-06-25"))),
  arrival(news, "behind", "news", articleLines(two("old", "2024-01-01"))),
  arrival(newsBySkip, "behind", "news", articleLines(two("older", "2023-01-01"))),
  arrival(reportWalk, "before", "reports", reportLines(two("new", "2024-06-29"))),
  arrival(reportWalk, "behind", "reports", reportLines(two("old", "2024-01-01")))
]
