/** What is sent, what comes back, and for how long it is kept. */
import { gzipSync } from "node:zlib"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Scope } from "effect"
import { type Answer, FetchFailed } from "../../core/mod.ts"
import { ReceivedValidators, type Validators } from "../../core/ports.ts"
import { webFor } from "../../adapters/web/mod.ts"
import { type Asking, against, countedFiles, got, textOf, withWeb } from "./asking.ts"
import { type Recorded, playing } from "./playing.ts"

const index = {
  body: "a|b|c\n",
  etag: '"1-2"',
  lastModified: "Fri, 17 May 2024 22:03:04 GMT"
} satisfies Recorded

const indexes = new Map([["/index", index]])

describe("an address", () => {
  it("answers with its body, its name and its validators", () =>
    against(indexes, undefined, async ({ requests, url }) => {
      const answer = await withWeb((web) => web.get(`${url}/index`))
      assert.deepInclude(answer, { etag: '"1-2"', last_modified: "Fri, 17 May 2024 22:03:04 GMT" })
      assert.deepInclude(answer?.file, { name: `${url}/index`, size: 6 })
      assert.strictEqual(await got(`${url}/index`), "a|b|c\n")
      assert.strictEqual(requests[0]?.headers["user-agent"], "findata ops@example.com")
      assert.notProperty(requests[0]?.headers, "traceparent")
    }))

  it("is asked with the given headers and its query as it is", () =>
    against({ "/a?b=%20c&b=+d": "x" }, undefined, async ({ requests, url }) => {
      assert.strictEqual(await got(`${url}/a?b=%20c&b=+d#e`, { headers: { "X-Key": "1" } }), "x")
      assert.strictEqual(requests[0]?.headers["x-key"], "1")
    }))

  it("is decompressed when its server compresses it", () =>
    against(
      new Map([["/", { body: gzipSync("a,b\n1,2\n"), headers: { "Content-Encoding": "gzip" } }]]),
      undefined,
      async ({ url }) => {
        assert.strictEqual(await got(url), "a,b\n1,2\n")
      }
    ))

  it("may have an empty body", () =>
    against({ "/": "" }, undefined, async ({ url }) => {
      assert.strictEqual(await got(url), "")
    }))

  it("can be read at any offset", () =>
    against({ "/": "0123456789" }, undefined, async ({ url }) => {
      const read = await withWeb((web) =>
        Effect.flatMap(web.get(url), (answer) => answer?.file.at?.(7, 10) ?? Effect.die("No file"))
      )
      assert.strictEqual(new TextDecoder().decode(read), "789")
    }))

  it("that doesn't exist is null where it is optional, else an error", () =>
    against({}, undefined, async ({ requests, url }) => {
      assert.isNull(await got(`${url}/a`, { optional: true }))
      assert.deepStrictEqual(
        await got(`${url}/a`),
        new FetchFailed({ url: `${url}/a`, status: 404, message: 'HTTP 404: "Not found"' })
      )
      assert.lengthOf(requests, 2)
    }))

  it("that a bucket of S3 lacks is null where it is optional", () =>
    against(
      new Map([["/", { status: 403, body: "<Error><Code>AccessDenied</Code></Error>" }]]),
      undefined,
      async ({ url }) => {
        assert.isNull(await got(url, { optional: true }))
        assert.deepInclude(await got(url), { status: 403 })
      }
    ))

  const unasked = [
    "",
    "index.json",
    "file:///etc/passwd",
    "ftp://a.example/b",
    "javascript:1",
    "http://a:b@c.example/"
  ]

  it.for(unasked)("isn't asked as %s", async (url) => {
    assert.instanceOf(await got(url), FetchFailed)
  })
})

describe("an answer", () => {
  it("is removed when its scope closes", () =>
    against({ "/": "x" }, undefined, async ({ url }) => {
      const { counts, layer } = countedFiles()
      await withWeb(
        (web) =>
          Effect.gen(function* () {
            const answer = yield* Effect.scoped(
              Effect.tap(web.get(url), () => Effect.sync(() => assert.strictEqual(counts.open, 1)))
            )
            assert.strictEqual(counts.open, 0)
            const { message } = yield* Effect.flip(textOf(answer))
            assert.strictEqual(message, "The answer was removed before it was read")
          }),
        { files: layer }
      )
    }))

  it("larger than the limit is refused by its length, or once it has more bytes", () =>
    against(
      new Map<string, Recorded>([
        ["/stated", { body: "x".repeat(101) }],
        ["/bomb", { body: gzipSync("x".repeat(1_000_000)), headers: { "Content-Encoding": "gzip" } }],
        ["/fits", { body: "x".repeat(100) }]
      ]),
      undefined,
      async ({ requests, url }) => {
        const { counts, layer } = countedFiles()
        const asking = { files: layer, limits: { bytes: 100 } }
        const message = "The answer is larger than 100 bytes"
        assert.deepInclude(await got(`${url}/stated`, {}, asking), { message })
        assert.strictEqual(counts.created, 0)
        const bomb = await got(`${url}/bomb`, {}, { ...asking, limits: { bytes: 5000 } })
        assert.deepInclude(bomb, { message: "The answer is larger than 5000 bytes" })
        assert.strictEqual(await got(`${url}/fits`, {}, asking), "x".repeat(100))
        assert.deepStrictEqual(counts, { created: 2, open: 0 })
        assert.lengthOf(requests, 3)
      }
    ))
})

const kept = (url: string, validators: Validators) => ({ known: new Map([[url, validators]]) })

/** The validators that requests pass on, by address; each address is also asked for without conditions. */
const receivedOf = async (addresses: ReadonlyArray<string>, asking: Asking = {}) => {
  const received: Array<readonly [address: string, validators: Validators]> = []
  await withWeb(
    (web) =>
      Effect.forEach(addresses, (address) =>
        Effect.andThen(web.get(address, { ifChanged: true }), web.get(address))
      ).pipe(
        Effect.provideService(ReceivedValidators, (address, validators) =>
          Effect.sync(() => void received.push([address, validators]))
        )
      ),
    asking
  )
  return received
}

describe("an address asked for what changed", () => {
  const same: Validators = { etag: '"1-2"', last_modified: "Fri, 17 May 2024 22:03:04 GMT" }

  it("is null when it hasn't", () =>
    against(indexes, undefined, async ({ requests, url }) => {
      assert.isNull(await got(`${url}/index`, { ifChanged: true }, kept(`${url}/index`, same)))
      const { etag } = same
      const byTag = kept(`${url}/index`, { etag, last_modified: null })
      assert.isNull(await got(`${url}/index`, { ifChanged: true }, byTag))
      const byDate = kept(`${url}/index`, { ...same, etag: null })
      assert.isNull(await got(`${url}/index`, { ifChanged: true }, byDate))
      assert.deepStrictEqual(
        requests.map(({ headers }) => [headers["if-none-match"], headers["if-modified-since"]]),
        [
          ['"1-2"', "Fri, 17 May 2024 22:03:04 GMT"],
          ['"1-2"', undefined],
          [undefined, "Fri, 17 May 2024 22:03:04 GMT"]
        ]
      )
    }))

  it("answers whole when it has, and when it was never imported", () =>
    against(indexes, undefined, async ({ url }) => {
      const old = kept(`${url}/index`, { etag: '"0"', last_modified: null })
      assert.strictEqual(await got(`${url}/index`, { ifChanged: true }, old), index.body)
      assert.strictEqual(await got(`${url}/index`, { ifChanged: true }), index.body)
    }))

  it("is asked whole without ifChanged", () =>
    against(indexes, undefined, async ({ url }) => {
      assert.strictEqual(await got(`${url}/index`, {}, kept(`${url}/index`, same)), index.body)
    }))

  it("passes its validators to the import of its entry, under its address without secrets", () =>
    against(
      (path) => (path.startsWith("/index") ? index : undefined),
      undefined,
      async ({ url }) => {
        const address = `${url}/index?crtfc_key=abc`
        const received = await receivedOf([address], { secrets: ["abc"] })
        assert.deepStrictEqual(received, [[`${url}/index?crtfc_key=***`, same]])
        const known = new Map(received)
        assert.isNull(await got(address, { ifChanged: true }, { known, secrets: ["abc"] }))
      }
    ))

  it("is asked whole where another address is shown as the same", () =>
    against(
      (path) => (path.startsWith("/index") ? index : undefined),
      undefined,
      async ({ url }) => {
        const [one, other] = [`${url}/index?feedkey=a`, `${url}/index?feedkey=b`]
        assert.deepStrictEqual(await receivedOf([one, other]), [])
        const known = kept(`${url}/index?feedkey=***`, same)
        assert.strictEqual(await got(one, { ifChanged: true }, known), index.body)
      }
    ))

  it("has no entity tag that contains a secret", () =>
    against(new Map([["/", { body: "x", etag: '"for-abc"' }]]), undefined, async ({ url }) => {
      assert.deepStrictEqual(await receivedOf([url], { secrets: ["ABC"] }), [])
    }))

  it("fails when its server answers 304 unasked", () =>
    against(new Map([["/", { status: 304 }]]), undefined, async ({ url }) => {
      assert.deepInclude(await got(url, { ifChanged: true }), { status: 304, message: "HTTP 304" })
    }))
})

const to = (location: string): Recorded => ({ status: 302, headers: { Location: location } })

describe("an answer of a given size at most", () => {
  it("fails at once when it is longer, by its length or by its bytes", () =>
    against({ "/": "x".repeat(1000) }, undefined, async ({ requests, url }) => {
      const { counts, layer } = countedFiles()
      const error = await got(url, { max: 999 }, { files: layer })
      assert.deepInclude(error, { status: 200, message: "The answer is larger than 999 bytes" })
      assert.lengthOf(requests, 1)
      assert.strictEqual(counts.open, 0)
      assert.strictEqual(await got(url, { max: 1000 }), "x".repeat(1000))
    }))

  it("is never larger than others may be", () =>
    against({ "/": "x".repeat(1000) }, undefined, async ({ url }) => {
      const error = await got(url, { max: 2000 }, { limits: { bytes: 500 } })
      assert.deepInclude(error, { message: "The answer is larger than 500 bytes" })
    }))
})

describe("a redirect", () => {
  it("to the same server is followed, with the headers", () =>
    against(
      new Map<string, Recorded>([
        ["/a", to("/b")],
        ["/b", { status: 308, headers: { Location: "?c" } }],
        ["/b?c", { body: "x" }]
      ]),
      undefined,
      async ({ requests, url }) => {
        assert.strictEqual(await got(`${url}/a`, { headers: { "X-Key": "1" } }), "x")
        assert.deepStrictEqual(
          requests.map(({ headers, path }) => [path, headers["x-key"]]),
          [
            ["/a", "1"],
            ["/b", "1"],
            ["/b?c", "1"]
          ]
        )
      }
    ))

  it("to another host isn't, so that neither secrets nor requests reach it", async () => {
    const other = await playing(new Map([["/", { body: "secret" }]]))
    try {
      await against(new Map([["/", to(`${other.url}/?api_key=abc`)]]), undefined, async ({ url }) => {
        assert.deepInclude(await got(url), {
          status: 302,
          message: `The server redirects to another host (${new URL(other.url).host}), which isn't asked`
        })
      })
      assert.lengthOf(other.requests, 0)
    } finally {
      await other.close()
    }
  })

  const elsewhere: ReadonlyArray<readonly [location: string, message: string]> = [
    ["file:///etc/passwd", "The server redirects to file:, which isn't asked"],
    ["//169.254.169.254/latest", "The server redirects to another host (169.254.169.254), which isn't asked"],
    ["http://", "The server redirects without saying where"]
  ]

  it.for(elsewhere)("to %s isn't followed", ([location, message]) =>
    against(new Map([["/", to(location)]]), undefined, async ({ url }) => {
      assert.deepInclude(await got(url), { message })
    })
  )

  it("without an end is followed five times", () =>
    against(
      (path) => to(`${path}x`),
      undefined,
      async ({ requests, url }) => {
        assert.deepInclude(await got(`${url}/`), { message: "The server redirects more than 5 times" })
        assert.lengthOf(requests, 6)
      }
    ))
})

describe("the pace of a source", () => {
  it("holds for all who ask it, and for redirects", () =>
    against(
      new Map<string, Recorded>([
        ["/a", to("/b")],
        ["/b", { body: "x" }]
      ]),
      undefined,
      async ({ requests, url }) => {
        const pace = { perSecond: 20 }
        await withWeb(
          (web) =>
            Effect.gen(function* () {
              const other = yield* webFor({ source: "a source", pace, headers: {}, secrets: [] })
              const both = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? web : other))
              yield* Effect.forEach(both, ({ get }) => get(`${url}/a`), { concurrency: 10 })
            }),
          { pace }
        )
        assert.lengthOf(requests, 20)
        // 19 intervals of 50 ms; the network may delay the first.
        assert.isAtLeast((requests.at(-1)?.at ?? 0) - (requests[0]?.at ?? 0), 900)
      }
    ))

  it("of a day is reported with its end, without a request", () =>
    against({ "/": "x" }, undefined, async ({ requests, url }) => {
      const error = await withWeb((web) => Effect.andThen(web.get(url), Effect.flip(web.get(url))), {
        pace: { perSecond: 1000, perDay: 1 }
      })
      assert.strictEqual(error.status, null)
      assert.match(
        error.message,
        /^The daily limit of requests is reached \(1\): the next is possible at \d{4}-\d\d-\d\dT00:00:00Z$/
      )
      assert.lengthOf(requests, 1)
    }))
})

describe("an error", () => {
  it("contains no secret, neither of its address nor of what the server says", () =>
    against(
      () => ({ status: 400, body: "The key s3cr3t/value isn't registered, nor is s3cr3t%2Fvalue" }),
      undefined,
      async ({ url }) => {
        const error = await got(
          `${url}/s3cr3t%2Fvalue/a?crtfc_key=s3cr3t%2Fvalue&page=1`,
          { headers: { Authorization: "s3cr3t/value" } },
          { secrets: ["s3cr3t/value"] }
        )
        assert.deepStrictEqual(
          error,
          new FetchFailed({
            url: `${url}/***/a?crtfc_key=***&page=1`,
            status: 400,
            message: 'HTTP 400: "The key *** isn\'t registered, nor is ***"'
          })
        )
        assert.notInclude(JSON.stringify(error), "s3cr3t")
      }
    ))

  it("contains no part of a secret where what the server says is cut", () =>
    against(
      () => ({ status: 400, body: `${"x".repeat(195)}s3cr3t/value` }),
      undefined,
      async ({ url }) => {
        const error = await got(url, {}, { secrets: ["s3cr3t/value"] })
        assert.deepInclude(error, { message: `HTTP 400: "${"x".repeat(195)}***"` })
      }
    ))

  it("of a header that can't be sent doesn't contain it", async () => {
    const error = await got(
      "http://127.0.0.1:9/",
      { headers: { "X-Key": "s3cr3t\nvalue" } },
      { secrets: ["s3cr3t\nvalue"] }
    )
    assert.instanceOf(error, FetchFailed)
    assert.notInclude(JSON.stringify(error), "s3cr3t")
  })
})

describe("an interrupted request", () => {
  it("is aborted and leaves no file, before and in the middle of its body", () =>
    against(
      { "/": "x".repeat(100_000) },
      () => ({ kind: "stall" }),
      async ({ connections, requests, url }) => {
        const { counts, layer } = countedFiles()
        await withWeb(
          (web) =>
            Effect.gen(function* () {
              const asking = yield* Effect.forkChild(web.get(url))
              while (counts.open === 0) yield* Effect.sleep(1)
              yield* Fiber.interrupt(asking)
              assert.deepStrictEqual(counts, { created: 1, open: 0 })
              while (connections() > 0) yield* Effect.sleep(1)
            }),
          { files: layer }
        )
        assert.isTrue(requests[0]?.isAborted)
      }
    ))

  it("leaves its turn to others", () =>
    against({ "/": "x" }, undefined, async ({ requests, url }) => {
      await withWeb(
        (web) =>
          Effect.gen(function* () {
            yield* web.get(url)
            const waiting = yield* Effect.forkChild(web.get(url))
            yield* Effect.sleep(1)
            yield* Fiber.interrupt(waiting)
            yield* web.get(url)
          }),
        { pace: { perSecond: 20 } }
      )
      assert.lengthOf(requests, 2)
    }))
})

it("answers of many at once are each their own", () =>
  against(
    (path) => ({ body: path.repeat(1000) }),
    undefined,
    async ({ url }) => {
      const paths = Array.from({ length: 200 }, (_, index) => `/${index}`)
      const texts = await withWeb((web) =>
        Effect.forEach(paths, (path) => Effect.scoped(Effect.flatMap(web.get(`${url}${path}`), textOf)), {
          concurrency: 20
        })
      )
      assert.deepStrictEqual(
        texts,
        paths.map((path) => path.repeat(1000))
      )
    }
  ))

it("an answer outlives the fiber that got it, in its scope", () =>
  against({ "/": "x" }, undefined, async ({ url }) => {
    await withWeb((web) =>
      Effect.gen(function* () {
        const scope = yield* Scope.make()
        const fiber = yield* Effect.forkChild(Scope.provide(web.get(url), scope))
        const answer: Answer | null = yield* Fiber.join(fiber)
        assert.strictEqual(yield* textOf(answer), "x")
      })
    )
  }))
