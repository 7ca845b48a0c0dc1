/** Thousands of requests in a row, many of which fail, leave nothing open. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { NodeAnswerFiles } from "../../adapters/node/mod.ts"
import { against, countedFiles, textOf, withWeb } from "./asking.ts"
import { seeded } from "./playing.ts"

const requests = 2_500
const concurrency = 32

it("thousands of requests leave no connection and no file behind", { timeout: 240_000 }, () =>
  against(
    (path) => (path.startsWith("/none") ? undefined : { body: `{"path":"${path}"}` }),
    seeded(3, 0.08, [
      { kind: "busy", retryAfter: "0" },
      { kind: "unavailable" },
      { kind: "cut" },
      { kind: "reset" }
    ]),
    async (server) => {
      const directory = mkdtempSync(join(tmpdir(), "findata-load-"))
      const { counts, layer } = countedFiles(NodeAnswerFiles.layer({ directory }))
      const paths = Array.from({ length: requests }, (_, index) =>
        index % 50 === 0 ? `/none/${index}` : `/${index}`
      )
      let wrong = 0
      try {
        await withWeb(
          (web) =>
            Effect.forEach(
              paths,
              Effect.fnUntraced(function* (path) {
                const text = yield* Effect.scoped(
                  Effect.flatMap(web.get(`${server.url}${path}`, { optional: true }), textOf)
                )
                if (text !== (path.startsWith("/none") ? null : `{"path":"${path}"}`)) wrong++
              }),
              { concurrency, discard: true }
            ),
          { files: layer }
        )
        assert.strictEqual(wrong, 0)
        assert.isAbove(server.requests.length, requests)
        assert.isAbove(counts.created, (requests * 49) / 50)
        assert.strictEqual(counts.open, 0)
        // One for each at once; further ones replace those that the server cut.
        assert.isAtMost(server.connections(), 2 * concurrency)
        const cut = server.requests.filter(({ fault }) => fault?.kind === "cut" || fault?.kind === "reset")
        assert.isAtMost(server.opened(), 2 * concurrency + cut.length)
      } finally {
        rmSync(directory, { recursive: true, force: true })
      }
    }
  )
)
