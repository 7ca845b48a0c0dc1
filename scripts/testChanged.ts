/**
 * Runs the tests that a change can break, nearest first, for about a minute: `npm run test:changed`, or with the commit that
 * the change began from, `npm run test:changed -- origin/main`. Without one it is what isn't committed yet, else the last
 * commit. Near are tests with few imports between them and a file that changed; a test that starts the command imports it.
 */
import { execFileSync, spawnSync } from "node:child_process"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path/posix"
import { references } from "../test/architecture/references.ts"

/** The importers of each file. */
export type Importers = ReadonlyMap<string, ReadonlyArray<string>>

/** What a module starts in processes of their own. */
const started: Readonly<Record<string, ReadonlyArray<string>>> = {
  "test/cli/command.ts": ["apps/cli/main.ts"],
  "test/site/browser/running.ts": ["apps/site/src/main.tsx"],
  "test/cli/zones.test.ts": ["test/cli/zones/answers.ts"]
}

/** They read the files of the whole repository. */
const ofAll = ["test/architecture.test.ts", "test/contributing.test.ts", "test/exports.test.ts"]

/** By the paths and texts of files, of which modules import others by relative paths. */
export const importersOf = (texts: ReadonlyMap<string, string>): Importers => {
  const importers = new Map<string, Array<string>>()
  for (const [path, text] of texts) {
    const { modules } = references(path, text)
    const near = modules.flatMap((name) => (name?.startsWith(".") ? [join(path, "..", name)] : []))
    for (const imported of [...near, ...(started[path] ?? [])]) {
      const known = importers.get(imported)
      if (known === undefined) importers.set(imported, [path])
      else known.push(path)
    }
  }
  return importers
}

/** The tests that depend on the files, with the number of imports between, the nearest first. */
export const dependents = (
  importers: Importers,
  changed: ReadonlyArray<string>
): ReadonlyMap<string, number> => {
  const distances = new Map(changed.map((path) => [path, 0]))
  // A map is walked through in the order in which it is filled.
  for (const [path, distance] of distances)
    for (const importer of importers.get(path) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  return new Map([...distances].filter(([path]) => path.endsWith(".test.ts")))
}

/** Those that fit into so many milliseconds, and whatever has changed itself. */
export const within = (
  tests: ReadonlyMap<string, number>,
  budget: number,
  millisOf: (test: string) => number
): ReadonlyArray<string> => {
  let left = budget
  return [...tests].flatMap(([test, distance]) => {
    const millis = millisOf(test)
    if (distance > 0 && millis > left) return []
    left -= millis
    return [test]
  })
}

/** What two workers do in most of a minute, in milliseconds. */
const budget = 60_000

/** For tests that were never run here: those that start processes take longest. */
const guess = (test: string): number =>
  /\/(cli|docs|faults|adapters|services|deploy|deno|browser)\//.test(test) ? 20_000 : 1000

/** How long each file took when it was run last, as vitest remembers it. */
const remembered = (): Readonly<Record<string, { readonly duration: number }>> => {
  const [found] = globSync("node_modules/.vite/vitest/*/results.json")
  return found === undefined ? {} : (JSON.parse(readFileSync(found, "utf8")).projects?.[""]?.files ?? {})
}

const git = (...args: ReadonlyArray<string>): ReadonlyArray<string> =>
  execFileSync("git", args, { encoding: "utf8" })
    .split("\n")
    .filter((line) => line !== "")

const changedSince = (base: string | undefined): ReadonlyArray<string> => {
  if (base !== undefined) return git("diff", "--name-only", "--merge-base", base)
  const uncommitted = [
    ...git("diff", "--name-only", "HEAD"),
    ...git("ls-files", "--others", "--exclude-standard")
  ]
  return uncommitted.length > 0 ? uncommitted : git("diff", "--name-only", "HEAD~1")
}

if (import.meta.main) {
  const paths = globSync("{core,adapters,apps,test,scripts,bench}/**/*.{ts,tsx}")
  const texts = new Map(paths.map((path) => [path, readFileSync(path, "utf8")]))
  const changed = changedSince(process.argv[2])
  // What isn't a module concerns the modules that name it.
  const naming = changed
    .filter((path) => !/\.tsx?$/.test(path))
    .flatMap((path) => paths.filter((module) => texts.get(module)?.includes(path)))
  const tests = dependents(importersOf(texts), [...changed.filter((path) => texts.has(path)), ...naming])
  const times = remembered()
  const chosen = within(tests, budget, (test) => times[test]?.duration ?? guess(test))
  console.log(
    `${changed.length} files changed, on which ${tests.size} test files depend: the nearest ${chosen.length} run`
  )
  const files = [...new Set([...ofAll, ...chosen])]
  const { status } = spawnSync("vitest", ["run", ...files], { stdio: "inherit" })
  process.exitCode = status ?? 1
}
