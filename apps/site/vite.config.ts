/** Builds the site into build/site, or serves its sources for development over a running findata (FINDATA_URL). */
import { resolve } from "node:path"
import { defineConfig, type Rolldown } from "vite"
import { ofPrograms } from "./src/shell/scope.ts"

const server = process.env["FINDATA_URL"] ?? "http://127.0.0.1:8080"

type Chunks = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** The modules that are loaded by themselves, the first and those of `import()`, and need this one. */
const usersOf = (chunks: Chunks, id: string): ReadonlyArray<Rolldown.ModuleInfo> => {
  const seen = new Set([id])
  for (const one of seen) {
    for (const importer of chunks.getModuleInfo(one)?.importers ?? []) seen.add(importer)
  }
  return [...seen]
    .flatMap((one) => chunks.getModuleInfo(one) ?? [])
    .filter(({ dynamicImporters, isEntry }) => isEntry || dynamicImporters.length > 0)
}

/** Whether the first file needs a module, or several others do. */
const isForMany = (chunks: Chunks, id: string): boolean => {
  const users = usersOf(chunks, id)
  return users.length > 1 || users.some(({ isEntry }) => isEntry)
}

/** What only the page of a chart needs, in two files since its canvas follows the rest. */
const ofChart = /\/lightweight-charts\/|\/chart\/(?!bars|ranges)/

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  // Files name each other by where they are, so that the site works below any path; the document names them from the root.
  base: "./",
  build: {
    outDir: resolve(import.meta.dirname, "../../build/site"),
    emptyOutDir: true,
    target: "es2022",
    // A file within another, as a data: URL, would be cached with it and needs an exception in the policy.
    assetsInlineLimit: 0,
    // One style sheet, which the document names: a page's own would be asked for by its script.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What several pages use is in the first file: another file would be another request of each page.
        codeSplitting: {
          groups: [
            {
              debugName: "first",
              name: (id, chunks) => (!ofChart.test(id) && isForMany(chunks, id) ? "index" : null)
            }
          ]
        }
      }
    }
  },
  server: {
    proxy: Object.fromEntries(ofPrograms.map((part) => [`/${part}`, { target: server, changeOrigin: true }]))
  }
})
