/** The code blocks of the pages, and which of them can't be run where the tests run. */
import { globSync, readFileSync } from "node:fs"

export interface Block {
  /** `docs/keys.md:5`, the line of the fence */
  readonly place: string
  readonly page: string
  readonly language: string
  readonly text: string
}

/** Sorted by name, with those that change the store for the others at the end. */
export const pages: ReadonlyArray<string> = [
  "README.md",
  // Shows the key with the id 2, the first after the server's own.
  "docs/keys.md",
  ...globSync("docs/*.md")
    .toSorted()
    .filter((page) => page !== "docs/keys.md" && page !== "docs/operations.md"),
  "docs/operations.md"
]

/** The pages of indicators, which have blocks that are alike. */
export const indicatorPages: ReadonlyArray<string> = globSync("docs/indicators/*.md").toSorted()

/** The blocks of a page in their order; within a list without its indentation. */
export const blocksOf = (page: string): ReadonlyArray<Block> => {
  const source = readFileSync(page, "utf8")
  return [...source.matchAll(/^( *)```(\S*)\n(.*?)^\1```$/gms)].map(
    ({ 1: indent = "", 2: language = "", 3: text = "", index }) => ({
      place: `${page}:${source.slice(0, index).split("\n").length}`,
      page,
      language,
      text: text.replaceAll(new RegExp(`^${indent}`, "gm"), "")
    })
  )
}

/** Languages of what isn't a program for this machine. */
export const shown = ["text", "ini", "yaml", "nginx", "caddyfile", "dockerfile"]

const installs = "installs into this directory, or serves until it is stopped"
const online = "fetches from sources on the Internet, or reads large files that were fetched there"

/** Blocks in a language that is run which aren't, by page and first line, with the reason. */
export const notRun: Readonly<Record<string, string>> = {
  "README.md npm ci": installs,
  "docs/start.md npm ci": installs,
  "docs/open-data.md export FINDATA_CONTACT=you@example.com": online,
  "docs/open-data.md npm run findata -- sync edgar --symbols AAPL,MSFT,NVDA --since 2023-01-01": online,
  "docs/open-data.md npm run findata -- import edgar company_tickers_exchange.json": online,
  "docs/open-data.md npm run findata -- sync nasdaq": online,
  "docs/open-data.md npm run findata -- sync ecb": online,
  "docs/open-data.md export DART_API_KEY=... KRX_API_KEY=...": online,
  "docs/open-data.md npm run findata -- serve --sync edgar=daily,dart=daily,rss=15m": online,
  'docs/sources.md /** A vendor\'s daily bars: `{"symbol": "AAPL", "bars": [["2024-07-01", 212.09, 217.51, 211.92, 216.75, 60402900]]}`. */':
    "is docs/examples/acme.ts, which test/docs/sources.test.ts runs"
}

/** The page and the first line of a block, without the comment at its end. */
export const nameOf = ({ page, text }: Block): string =>
  `${page} ${(text.split("\n", 1)[0] ?? "").replace(/\s+#.*$/, "")}`
