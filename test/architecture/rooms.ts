/**
 * The order of the rooms within each zone, lowest first: a module imports, types included, of its own room and of those
 * before it. Rooms of one level, listed together, import nothing of each other.
 */
import { dirname, join } from "node:path/posix"
import { references } from "./references.ts"

/** The modules of a zone that are in no room: its front, or what all its rooms stand on. */
const own = "."

type Level = string | ReadonlyArray<string>

const orders: Readonly<Record<string, ReadonlyArray<Level>>> = {
  core: [
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
    // The registry of the records that the rooms above declare.
    "tables",
    "sources",
    "imports",
    "syncs",
    "operators",
    "wiring",
    own
  ],
  "adapters/sql": ["dialect", "merge", "search", "blocks", "migrations", "schema", "archive", "stores", own],
  "adapters/sources": [
    "bytes",
    "content",
    "tables",
    "symbols",
    ["dart", "edgar", "financedatabase", "krx", "lean", "nasdaq", "rss", "sp500"],
    own
  ],
  "adapters/http/api": ["base", "groups", "pages", "openapi", own],
  "adapters/http/server": [
    "exchange",
    "observe",
    "validation",
    "access",
    "answers",
    "door",
    "edge",
    "handlers",
    own
  ],
  "adapters/mcp": ["tool", "protocol", "tools", "server", own],
  apps: [
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
  ],
  "apps/site/src": [
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

/** Whether a name of a zone contains a file, and of several the longest does. */
const zoneOf = (file: string): string | undefined =>
  Object.keys(orders)
    .filter((zone) => file.startsWith(`${zone}/`))
    .toSorted((a, b) => b.length - a.length)[0]

const roomOf = (zone: string, file: string): string => {
  const [first = "", ...rest] = file.slice(zone.length + 1).split("/")
  return rest.length === 0 ? own : first
}

/** The level of a room; -1 for one that the order doesn't name. */
const levelOf = (zone: string, room: string): number =>
  orders[zone]?.findIndex((level) => (typeof level === "string" ? level === room : level.includes(room))) ??
  -1

/** The imports of a module, types included, that turn the order of its zone round; empty where none does. */
export const turned = (file: string, text: string): ReadonlyArray<string> => {
  const zone = zoneOf(file)
  if (zone === undefined) return []
  const room = roomOf(zone, file)
  const level = levelOf(zone, room)
  if (level === -1) return [`${file}: test/architecture/rooms.ts has no place for ${zone}/${room}`]
  return references(file, text).modules.flatMap((module) => {
    if (module === null || !module.startsWith(".")) return []
    const target = join(dirname(file), module)
    if (zoneOf(target) !== zone) return []
    const other = roomOf(zone, target)
    return other === room || levelOf(zone, other) < level
      ? []
      : [`${file}: ${zone}/${room} may not import ${zone}/${other} ("${module}")`]
  })
}
