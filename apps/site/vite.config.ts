/** Builds the site into build/site, or serves its sources for development over a running findata (FINDATA_URL). */
import { resolve } from "node:path"
import { defineConfig } from "vite"
import { ofPrograms } from "./src/shell/scope.ts"

const server = process.env["FINDATA_URL"] ?? "http://127.0.0.1:8080"

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
        // What several pages use is loaded with the first: each small file of its own would be a request.
        codeSplitting: {
          groups: [
            {
              name: "shared",
              minShareCount: 2,
              test: (id) => !/\/lightweight-charts\/|\/chart\/(?!bars|ranges)/.test(id)
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
