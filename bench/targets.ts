/**
 * What findata is measured by: the figure of each target and its bound. A figure against a peer is of the same run. For
 * routes it is the lesser of two ratios, of requests per second and of processor time a request, unless `figure` says
 * otherwise; every ratio is the median over the rounds.
 */

export type Bound = { readonly min: number } | { readonly max: number }

export interface Target {
  readonly what: string
  readonly against: string
  readonly bound: Bound
  /** What the figure is; the unit of an absolute one. */
  readonly figure: string
}

const min = (min: number): Bound => ({ min })
const max = (max: number): Bound => ({ max })

const routes = "requests/s and CPU"
const keptRoute = (what: string): Target => ({
  what,
  against: "node:http, same bytes",
  bound: min(0.6),
  figure: routes
})
const newest = (against: string, ratio: number): Target => ({
  what: "100 bars, nothing kept",
  against,
  bound: min(ratio),
  figure: routes
})
const costOf = (what: string, times: number): Target => ({
  what: `${what}, nothing kept`,
  against: "100 bars, nothing kept",
  bound: max(times),
  figure: "CPU with the database's"
})
const alone = (what: string, bound: Bound, figure: string): Target => ({ what, against: "", bound, figure })

export const targets = {
  barsKept: keptRoute("100 bars kept"),
  notModified: keptRoute("304 of 100 bars kept"),
  pageKept: keptRoute("a company page kept"),

  newestNodePg: newest("node:http + pg", 1.15),
  newestFastify: newest("Fastify + pg", 1.3),
  newestFastapiModel: newest("FastAPI, response model", 10),
  newestFastapiTuned: newest("FastAPI, tuned", 1.4),
  newestSqlite: { ...newest("node:http + pg", 1.5), figure: "CPU with the database's" },

  weeks: costOf("1,000 weeks of 22 years", 5),
  technical: costOf("technical", 3),
  consensus: costOf("consensus", 3),
  fundamentals: costOf("fundamentals", 3),
  detail: costOf("detail", 3),
  snapshot: costOf("snapshot", 3),

  importSqlite: { what: "bars imported", against: "sqlite3 .import", bound: min(0.5), figure: "rows/s" },
  importPostgres: {
    what: "bars imported, empty table",
    against: "psql \\copy",
    bound: min(0.4),
    figure: "rows/s"
  },
  importUnchanged: {
    what: "bars imported, all unchanged",
    against: "psql \\copy",
    bound: min(0.3),
    figure: "rows/s"
  },
  importMemory: alone("import of 10 million bars", max(300), "MB at most"),

  bulkRate: {
    what: "bars written as Parquet",
    against: "DuckDB's COPY from memory, two threads",
    bound: min(0.5),
    figure: "rows/s"
  },
  bulkMemory: alone("export of 50 million bars", max(300), "MB at most"),
  bulkSize: { what: "files of bars", against: "DuckDB's by zstd", bound: max(1.15), figure: "bytes" },

  firstAnswer: alone("start to first answer", max(0.5), "s"),
  help: alone("findata --help", max(0.3), "s"),
  idleMemory: alone("idle, one worker", max(130), "MB"),

  workers: {
    what: "two workers, on four processors or more",
    against: "one worker",
    bound: min(1.6),
    figure: "requests/s"
  },

  indicators: { what: "a set of indicators", against: "fastest package", bound: min(3), figure: "CPU" },
  indicatorsGrowth: {
    what: "a set of indicators of 1,000,000 bars",
    against: "of 10,000",
    bound: max(1.5),
    figure: "CPU per bar"
  },

  indicatorsTalib: {
    what: "an indicator, the median of all that TA-Lib has",
    against: "TA-Lib's C",
    bound: max(2),
    figure: "time"
  },
  indicatorsPeers: {
    what: "indicators that a package computes in less than 0.9 of the time",
    against: "the fastest of three packages, each",
    bound: max(0),
    figure: "count"
  },

  newestGrowth: {
    what: "newest 100 bars of 50 million",
    against: "of 1 million",
    bound: max(1.3),
    figure: "time"
  },
  listGrowth: {
    what: "page 1 of every list and search, 1,000,000 companies and reports",
    against: "1,000",
    bound: max(3),
    figure: "time, the worst list's"
  },
  memoryGrowth: {
    what: "server's memory, 1,000,000 companies and reports",
    against: "1,000",
    bound: max(1.2),
    figure: "memory"
  },
  firstCall: {
    what: "first call after an import of one row",
    against: "median call",
    bound: max(2),
    figure: "time, the worst list's"
  },
  oneRow: alone("import of one row into 1,000,000", max(2), "s"),

  archiveMemory: alone("import of an archive", max(400), "MB at most"),
  besideArchive: alone("kept prices beside an import of an archive", max(50), "ms, p99"),
  besideSync: alone("kept prices beside a sync of an archive", max(50), "ms, p99"),

  besideLoad: alone("kept prices beside load", max(10), "ms, p99"),
  crowds: alone("memory after unknown keys and clients on trial", max(64), "MB more"),
  idleConnections: alone("idle connections", max(200), "MB more"),
  halfSent: alone("half-sent requests", max(30), "s until the last is closed"),
  besideHalfSent: {
    what: "/healthz beside half-sent requests",
    against: "without them",
    bound: max(2),
    figure: "p99"
  },
  refusedBodies: alone("bodies that are refused", max(2), "s at most"),
  besideBodies: alone("memory beside bodies that are refused", max(32), "MB more at most"),
  besideIdle: {
    what: "/healthz beside idle connections",
    against: "without them",
    bound: max(2),
    figure: "p99"
  },

  besideFloods: alone("/healthz beside a flood of", max(100), "ms, p99"),
  besideConnections: alone("/healthz on a new connection beside a flood of", max(150), "ms, p99"),
  besideFloodsMost: alone("/healthz beside a flood of", max(250), "ms at most"),
  besideFloodsKept: alone("kept prices beside a flood of", max(100), "ms, p99"),
  besideFloodsMemory: alone("memory beside a flood of", max(1000), "MB at most"),

  siteSize: alone("the start page's script and style, compressed", max(150), "kB"),
  siteReady: alone("interactive, from the navigation on:", max(1000), "ms, median"),
  siteTrips: alone("the most round trips of a page", max(3), ""),
  siteRequests: alone("the most requests of a page", max(10), ""),
  sitePainted: alone("the latest largest paint of a page, at 150 ms and 10 Mbit/s", max(900), "ms"),
  docsSize: alone("/docs, all that is loaded, compressed", max(500), "kB"),
  siteMoved: alone("the largest layout shift of a page", max(0.05), ""),
  siteFrames: alone("longest frame while all daily bars are dragged and zoomed", max(50), "ms"),

  screenWarm: alone("a screen of five conditions, its day in memory", max(5), "ms of CPU"),
  screenPeer: {
    what: "a screen of five conditions, its day in memory",
    against: "DuckDB, the same columns",
    bound: max(2),
    figure: "CPU"
  },
  screenDay: alone("a screen of a day that isn't in memory", max(1000), "ms, median"),
  screenMonths: alone("a screen of all month ends", max(20), "s"),
  screenMemory: alone("memory beside screens", max(300), "MB more at most"),
  directoryWarm: alone("a page of the directory, its columns in memory", max(3), "ms of CPU"),
  screenFiling: alone("a screen after an import of one filing", max(50), "ms, median"),

  besideMemory: alone("memory beside load", max(100), "MB more")
} as const satisfies Readonly<Record<string, Target>>
