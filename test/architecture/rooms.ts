/**
 * The order of the rooms within each zone, lowest first: a module imports, types included, of its own room and of those
 * before it. Rooms of one level, listed together, import nothing of each other.
 */
import { dirname, join } from "node:path/posix"
import { innermost } from "./innermost.ts"
import { references } from "./references.ts"

/** The modules of a zone that are in no room: its front, or what all its rooms stand on. */
const own = "."

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
      "codes",
      "cells",
      "records",
      ["paging", "store"],
      "access",
      "companies",
      "prices",
      "shares",
      ["indicators", "doubts", "financials"],
      ["disclosures", "insiders", "news", "research"],
      "consensus",
      "markets",
      "sectors",
      "views",
      // The registry of the records that lower rooms declare.
      "tables",
      "sources",
      "imports",
      "syncs",
      "operators",
      "wiring",
      own
    ]
  },
  {
    folder: "adapters/sql/",
    order: ["dialect", "merge", "search", "blocks", "migrations", "schema", "archive", "stores", own]
  },
  {
    folder: "adapters/sources/",
    order: [
      "bytes",
      "content",
      "tables",
      "symbols",
      ["dart", "edgar", "financedatabase", "krx", "lean", "nasdaq", "rss", "sp500"],
      own
    ]
  },
  {
    folder: "adapters/http/api/",
    order: ["base", "groups", "pages", "openapi", own]
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
      "listener",
      "service",
      "embed",
      "plugins",
      "syncs",
      "backup",
      "server",
      "cli",
      "deno",
      "site"
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
      "shell",
      ["account", "company", "start"],
      ["compare", "operator"],
      own
    ]
  }
]

const roomOf = ({ folder }: Zone, file: string): string => {
  const [first = "", ...rest] = file.slice(folder.length).split("/")
  return rest.length === 0 ? own : first
}

/** The level of a room; -1 for one that the order doesn't name. */
const levelOf = ({ order }: Zone, room: string): number =>
  order.findIndex((level) => (typeof level === "string" ? level === room : level.includes(room)))

/** The imports of a module, types included, that turn the order of its zone round; empty where none does. */
export const turned = (file: string, text: string): ReadonlyArray<string> => {
  const zone = innermost(file, zones)
  if (zone === undefined) return []
  const room = roomOf(zone, file)
  const level = levelOf(zone, room)
  if (level === -1) return [`${file}: test/architecture/rooms.ts has no place for ${zone.folder}${room}`]
  return references(file, text).modules.flatMap((module) => {
    if (module === null || !module.startsWith(".")) return []
    const target = join(dirname(file), module)
    if (innermost(target, zones) !== zone) return []
    const other = roomOf(zone, target)
    return other === room || levelOf(zone, other) < level
      ? []
      : [`${file}: ${zone.folder}${room} may not import ${zone.folder}${other} ("${module}")`]
  })
}
