/**
 * The order of the rooms within each zone, lowest first: a module imports, types included, of its own room and of those
 * before it. Rooms of one level, listed together, import nothing of each other. A zone within a room has an order of its own.
 */
import { dirname, join } from "node:path/posix"
import { references } from "./references.ts"

/** The modules of a zone that are in no room: its front, or what all its rooms stand on. */
const own = "."

/** The level of all rooms that the order doesn't name: like rooms listed together, they import nothing of each other. */
const others = "*"

type Level = string | ReadonlyArray<string>

interface Zone {
  readonly folder: string
  readonly order: ReadonlyArray<Level>
}

const zones: ReadonlyArray<Zone> = [
  {
    folder: "core/",
    order: [
      ["time", "numbers", "locale", "errors"],
      ["codes", "sessions"],
      "cells",
      "records",
      ["paging", "store", "scheduling"],
      "access",
      ["companies", "rates"],
      "prices",
      "shares",
      ["indicators", "doubts", "financials"],
      ["disclosures", "insiders", "news", "research"],
      "consensus",
      "markets",
      "calendars",
      "figures",
      "sectors",
      "views",
      "screens",
      // What owners keep: figures of their own.
      "own",
      // The registry of the records that lower rooms declare.
      "tables",
      // Tables that are taken away whole.
      "bulk",
      "sources",
      "imports",
      "syncs",
      "health",
      "operators",
      "wiring",
      own
    ]
  },
  {
    folder: "core/access/",
    order: ["quotas", "keys", "identity", "owned"]
  },
  {
    folder: "adapters/sql/",
    order: [
      "dialect",
      "merge",
      "search",
      "blocks",
      "calendars",
      "figures",
      "migrations",
      "schema",
      "archive",
      "stores",
      "bulk",
      own
    ]
  },
  {
    folder: "adapters/sources/",
    order: [
      ["bytes", "vendors"],
      "content",
      "tables",
      "symbols",
      // What sources that are fetched share, then the vendors of daily bars.
      "asking",
      "daily",
      ["dart", "ecb", "edgar", "financedatabase", "krx", "lean", "nasdaq", "rss", "sp500"],
      own
    ]
  },
  {
    folder: "adapters/sources/edgar/",
    order: [
      "base",
      "filings",
      ["companies", "companyfacts", "instances", "ownership"],
      // A file of any feed, recognised by its content.
      "files",
      "fetch",
      own
    ]
  },
  {
    folder: "adapters/http/api/",
    order: [
      "base",
      // Bars, which indicators are of.
      "prices",
      // The resources.
      others,
      "basic",
      // The groups of company pages, whose endpoints are those of the resources.
      "pages",
      "openapi",
      own
    ]
  },
  {
    folder: "adapters/http/server/",
    order: ["exchange", "observe", "validation", "access", "answers", "door", "edge", "handlers", own]
  },
  {
    folder: "adapters/mcp/",
    order: ["tool", "protocol", "tools", "server", own]
  },
  {
    folder: "apps/",
    order: [
      own,
      "sources",
      "observe",
      "jobs",
      "listener",
      "service",
      "embed",
      "plugins",
      "syncs",
      "backup",
      "bulk",
      "server",
      // Of which the command line writes a page.
      "site",
      "cli",
      "deno"
    ]
  },
  {
    folder: "apps/site/src/",
    order: [
      "styles",
      "data",
      "language",
      "ui",
      "subject",
      "figures",
      "own",
      "shell",
      // What operators mend data by, on their page and on a company's.
      "mend",
      ["account", "company", "start"],
      ["calendar", "compare", "directory", "operator", "screener", "sectors"],
      own
    ]
  }
]

const roomOf = ({ folder }: Zone, file: string): string => {
  const [first = "", ...rest] = file.slice(folder.length).split("/")
  return rest.length === 0 ? own : first
}

/** The level of a room; -1 for one that has none. */
const levelOf = ({ order }: Zone, room: string): number => {
  const named = order.findIndex((level) =>
    typeof level === "string" ? level === room : level.includes(room)
  )
  return named === -1 ? order.indexOf(others) : named
}

const turnedIn = (zone: Zone, file: string, modules: ReadonlyArray<string | null>): ReadonlyArray<string> => {
  const room = roomOf(zone, file)
  const level = levelOf(zone, room)
  if (level === -1) return [`${file}: test/architecture/rooms.ts has no place for ${zone.folder}${room}`]
  return modules.flatMap((module) => {
    if (module === null || !module.startsWith(".")) return []
    const target = join(dirname(file), module)
    if (!target.startsWith(zone.folder)) return []
    const other = roomOf(zone, target)
    return other === room || levelOf(zone, other) < level
      ? []
      : [`${file}: ${zone.folder}${room} may not import ${zone.folder}${other} ("${module}")`]
  })
}

/** The imports of a module, types included, that turn the order of a zone round; empty where none does. */
export const turned = (file: string, text: string): ReadonlyArray<string> => {
  const within = zones.filter(({ folder }) => file.startsWith(folder))
  if (within.length === 0) return []
  const { modules } = references(file, text)
  return within.flatMap((zone) => turnedIn(zone, file, modules))
}
