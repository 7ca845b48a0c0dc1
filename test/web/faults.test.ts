/** What happens when a server fails: what passes is repeated, the rest is reported. */
import { once } from "node:events"
import { type AddressInfo, createServer } from "node:net"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Layer } from "effect"
import { MemoryAnswerFiles } from "../../adapters/memory/mod.ts"
import { FetchFailed } from "../../core/mod.ts"
import { AnswerFiles } from "../../core/ports.ts"
import { against, countedFiles, got, withWeb } from "./asking.ts"
import { type Fault, playing, type Schedule, seeded } from "./playing.ts"

const body = "0123456789".repeat(1000)

/** The fault at the first requests, as many as stated. */
const first =
  (count: number, fault: Fault): Schedule =>
  (_, nth) =>
    nth <= count ? fault : null

const passing: ReadonlyArray<Fault> = [
  { kind: "busy", retryAfter: "0" },
  { kind: "busy", retryAfter: "Fri, 17 May 2024 22:03:04 GMT" },
  { kind: "overRate" },
  { kind: "unavailable" },
  { kind: "reset" },
  { kind: "cut" },
  { kind: "cutChunked" },
  { kind: "stall" }
]

describe("a fault that passes", () => {
  it.for(passing)("is repeated until it has: $kind", (fault) =>
    against({ "/": body }, first(3, fault), async ({ requests, url }) => {
      const { counts, layer } = countedFiles()
      assert.strictEqual(await got(url, {}, { files: layer, limits: { idle: "200 millis" } }), body)
      assert.lengthOf(requests, 4)
      assert.strictEqual(counts.open, 0)
    })
  )

  const reported: ReadonlyArray<readonly [fault: Fault, status: number | null, message: RegExp]> = [
    [{ kind: "busy", retryAfter: "0" }, 429, /^HTTP 429: "Too many requests" \(after 6 tries\)$/],
    [{ kind: "unavailable" }, 503, /^HTTP 503: "Service unavailable" \(after 6 tries\)$/],
    [{ kind: "reset" }, null, /^No answer: .+ \(after 6 tries\)$/],
    [{ kind: "cut" }, 200, /^The answer was cut off: .+ \(after 6 tries\)$/],
    [{ kind: "cutChunked" }, 200, /^The answer was cut off: .+ \(after 6 tries\)$/],
    [{ kind: "stall" }, 200, /^The answer stopped: no bytes in 1 s \(after 6 tries\)$/]
  ]

  it.for(reported)("is reported after six tries: $0.kind", ([fault, status, message]) =>
    against(
      { "/": body },
      () => fault,
      async ({ requests, url }) => {
        const { counts, layer } = countedFiles()
        const error = await got(url, {}, { files: layer, limits: { idle: "200 millis" } })
        assert.instanceOf(error, FetchFailed)
        assert.strictEqual(error.status, status)
        assert.match(error.message, message)
        assert.lengthOf(requests, 6)
        assert.strictEqual(counts.open, 0)
      }
    )
  )

  it("is repeated at the source's pace", () =>
    against({ "/": body }, first(3, { kind: "busy", retryAfter: "0" }), async ({ requests, url }) => {
      assert.strictEqual(await got(url, {}, { pace: { perSecond: 10 } }), body)
      assert.isAtLeast((requests[3]?.at ?? 0) - (requests[0]?.at ?? 0), 250)
    }))

  it("is repeated as late as Retry-After says", () =>
    against({ "/": body }, first(1, { kind: "busy", retryAfter: "1" }), async ({ requests, url }) => {
      assert.strictEqual(await got(url), body)
      assert.isAtLeast((requests[1]?.at ?? 0) - (requests[0]?.at ?? 0), 999)
    }))

  it("keeps the source's other requests waiting as long as Retry-After says", () =>
    against(
      { "/busy": body, "/other": body },
      (path, nth) => (path === "/busy" && nth === 1 ? { kind: "busy", retryAfter: "1" } : null),
      async ({ requests, url }) => {
        await withWeb((web) =>
          Effect.gen(function* () {
            const busy = yield* Effect.forkChild(web.get(`${url}/busy`))
            while (requests[0]?.status !== 429) yield* Effect.sleep(1)
            // The answer arrives after the server has sent it.
            yield* Effect.sleep(200)
            yield* web.get(`${url}/other`)
            yield* Fiber.join(busy)
          })
        )
        const other = requests.find(({ path }) => path === "/other")
        assert.isAtLeast((other?.at ?? 0) - (requests[0]?.at ?? 0), 999)
      }
    ))

  it("isn't repeated when the server asks to wait longer than 15 minutes", () =>
    against({ "/": body }, first(1, { kind: "busy", retryAfter: "901" }), async ({ requests, url }) => {
      assert.deepInclude(await got(url), {
        status: 429,
        message: 'HTTP 429: "Too many requests". The server asks to wait 901 s, longer than 900 s'
      })
      assert.lengthOf(requests, 1)
    }))

  it("is an address where nothing listens", async () => {
    const { close, url } = await playing(new Map())
    await close()
    const error = await got(url)
    assert.instanceOf(error, FetchFailed)
    assert.strictEqual(error.status, null)
    assert.match(error.message, /^No answer: connect ECONNREFUSED 127\.0\.0\.1:\d+ \(after 6 tries\)$/)
  })
})

const slow: Schedule = () => ({ kind: "drip", pause: 30 })

describe("an answer that drips", () => {
  it("is complete when it never stops for as long as the limit", () =>
    against({ "/": body }, slow, async ({ url }) => {
      assert.strictEqual(await got(url, {}, { limits: { idle: "5 seconds" } }), body)
    }))

  it("is refused when it takes longer than the limit of all", () =>
    against({ "/": body }, slow, async ({ requests, url }) => {
      const { counts, layer } = countedFiles()
      const error = await got(url, {}, { files: layer, limits: { whole: "100 millis" } })
      assert.deepInclude(error, { message: "The answer takes longer than 100ms" })
      assert.strictEqual(counts.open, 0)
      assert.lengthOf(requests, 1)
    }))
})

describe("a refusal", () => {
  it("of sec.gov names the contact and the wait, and isn't repeated", () =>
    against(
      { "/": body },
      () => ({ kind: "forbidden" }),
      async ({ requests, url }) => {
        assert.deepInclude(await got(url, { optional: true }), {
          status: 403,
          message:
            'HTTP 403: "SEC.gov | Request Rate Threshold Exceeded". The server refuses requests beyond its limits, and ' +
            "those whose User-Agent names no contact: set FINDATA_CONTACT to your e-mail address, and wait ten minutes"
        })
        assert.lengthOf(requests, 1)
      }
    ))

  it.for([204, 206, 400, 401, 403, 405, 410, 501])("with %s isn't repeated", (status) =>
    against(new Map([["/", { status }]]), undefined, async ({ requests, url }) => {
      assert.deepInclude(await got(url), { status })
      assert.lengthOf(requests, 1)
    })
  )

  it("is quoted without what would change a terminal, and in part when it is long", () =>
    against(
      new Map([["/", { status: 400, body: `\u001b[31m<b>No</b>\r\n${"x".repeat(1000)}` }]]),
      undefined,
      async ({ url }) => {
        assert.deepInclude(await got(url), { message: `HTTP 400: "[31m No ${"x".repeat(192)}…"` })
      }
    ))

  it("that isn't text isn't quoted", () =>
    against(
      new Map([["/", { status: 400, body: new Uint8Array([0x89, 0xff, 0x00]) }]]),
      undefined,
      async ({ url }) => {
        assert.deepInclude(await got(url), { message: "HTTP 400" })
      }
    ))
})

describe("what only a reader can find passes", () => {
  it("is half of a body of the stated length", () =>
    against(
      { "/": body },
      () => ({ kind: "short" }),
      async ({ url }) => {
        assert.strictEqual(await got(url), body.slice(0, 5000))
      }
    ))

  it("is a page instead of data", () =>
    against(
      { "/": body },
      () => ({ kind: "page" }),
      async ({ url }) => {
        assert.match(String(await got(url)), /^<!DOCTYPE html>/)
      }
    ))
})

const faults: ReadonlyArray<Fault> = [{ kind: "overRate" }, { kind: "cut" }]
const paths = Array.from({ length: 2000 }, (_, index) => `/${index}`)

const kindsOf = (seed: number) => {
  const schedule = seeded(seed, 0.1, faults)
  return paths.map((path) => schedule(path, 1)?.kind ?? null)
}

describe("a seeded schedule", () => {
  it("is the same for the same seed, another for another", () => {
    assert.deepStrictEqual(kindsOf(1), kindsOf(1))
    assert.notDeepEqual(kindsOf(1), kindsOf(2))
  })

  it.for(["overRate", "cut"])("has its share of faults: %s", (kind) => {
    assert.approximately(kindsOf(7).filter((found) => found === kind).length, 100, 40)
  })

  it("fails a path no more often in a row than stated", () => {
    const schedule = seeded(7, 1, faults, 3)
    const run = Array.from({ length: 100 }, (_, index) => (schedule("/", index + 1) === null ? "." : "x"))
    assert.match(run.join(""), /^(?:xxx\.)+$/)
  })
})

/** `AnswerFiles` that take each piece as slowly as a busy disk. */
const slowFiles = Layer.effect(
  AnswerFiles,
  Effect.map(AnswerFiles, ({ create }) => ({
    create: Effect.map(create, (file) => ({
      ...file,
      write: (bytes: Uint8Array) => Effect.andThen(Effect.sleep("5 millis"), file.write(bytes))
    }))
  }))
).pipe(Layer.provide(MemoryAnswerFiles.layer))

describe("a server that closes the connection behind its answer", () => {
  it.for(["Content-Length: 4194304\r\n", ""])(
    "is read to its end at a slow reader's pace: %j",
    async (length) => {
      const large = "0123456789abcdef".repeat(262_144)
      const server = createServer((socket) => {
        socket.on("error", () => {})
        socket.once("data", () => socket.end(`HTTP/1.1 200 OK\r\nConnection: close\r\n${length}\r\n${large}`))
      }).listen(0, "127.0.0.1")
      await once(server, "listening")
      try {
        const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
        assert.isTrue((await got(url, {}, { files: slowFiles })) === large)
      } finally {
        server.close()
      }
    }
  )
})
