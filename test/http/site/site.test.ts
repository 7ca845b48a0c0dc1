/** The site's pages and files: headers, caches, codings, and what isn't there. */
import { afterEach, assert, describe, it } from "@effect/vitest"
import { Layer } from "effect"
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib"
import { assetsOf, CorsOrigins, PagesOpen, Site, SitePath } from "../../../adapters/http/server/mod.ts"
import { market } from "../../fixtures/market.ts"
import { serviceOver } from "../serviceOver.ts"

const encoder = new TextEncoder()
const html = '<!doctype html><script type="module" src="/assets/index-B1x2.js"></script>'
const script = `/* ${"x".repeat(5000)} */`
const style = "body { margin: 0 }"

const text: ReadonlyArray<readonly [path: string, text: string]> = [
  ["/index.html", html],
  ["/assets/index-B1x2.js", script],
  ["/assets/index-C3.css", style],
  ["/favicon.svg", "<svg/>"],
  ["/robots.txt", "User-agent: *"],
  [
    "/needs.json",
    JSON.stringify({
      "/": { files: ["/assets/index-C3.css"], answers: [{ address: "/v1/markets", isChosen: false }] },
      "/companies/:slug/financials": {
        files: ["/assets/index-C3.css", "/assets/index-B1x2.js"],
        answers: [
          { address: "/v1/by-slug/{slug}", isChosen: false },
          { address: "/v1/{company_id}", isChosen: false },
          { address: "/v1/{company_id}/financials?years=6", isChosen: true }
        ]
      },
      "/calendar": { files: [], answers: [{ address: "/v1/by-slug/{slug}", isChosen: false }] },
      "/compare": {
        files: [],
        answers: [
          { address: "/v1/values?companies={slugs}&names=roe", isChosen: false },
          { address: "/v1/closes?companies={slugs}", isChosen: true }
        ]
      }
    })
  ]
]

const font = new Uint8Array([0x77, 0x4f, 0x46, 0x32])

const files = new Map<string, Uint8Array>([
  ...text.flatMap(([path, content]): ReadonlyArray<readonly [string, Uint8Array]> => {
    const bytes = encoder.encode(content)
    return [
      [path, bytes],
      [`${path}.br`, brotliCompressSync(bytes)],
      [`${path}.gz`, gzipSync(bytes)]
    ]
  }),
  ["/assets/pretendard-D4.woff2", font]
])

const serving = (site: ReadonlyMap<string, Uint8Array> | null, more: Layer.Layer<never> = Layer.empty) =>
  serviceOver({
    ...market,
    settings: Layer.merge(Layer.succeed(Site, site === null ? null : assetsOf(site)), more)
  })

const shown = serving(files)
const unbuilt = serving(new Map())
const off = serving(null)
const closed = serving(files, Layer.succeed(PagesOpen, false))
const below = serving(files, Layer.succeed(SitePath, "/fin"))
const listed = serving(files, Layer.succeed(CorsOrigins, ["https://app.example.com"]))

type Headers = Readonly<Record<string, string>>

const ask = async (path: string, headers: Headers = {}, method = "GET", service = shown) => {
  const response = await service.handler(new Request(`http://localhost${path}`, { method, headers }))
  return {
    status: response.status,
    headers: response.headers,
    bytes: new Uint8Array(await response.arrayBuffer())
  }
}

const answer = (address: string) => `<${address}>; rel=preload; as=fetch; crossorigin`

/** What the document of a page names. */
const linkOf = async (path: string, service = shown) => {
  // The second answer is of what is kept.
  const [first, again] = [
    await ask(path, {}, "GET", service),
    await ask(path, { "if-none-match": "*" }, "GET", service)
  ]
  assert.deepStrictEqual([first.status, again.status], [200, 304])
  assert.strictEqual(again.headers.get("link"), first.headers.get("link"))
  return first.headers.get("link")
}

const pages = [
  "/",
  "/compare?with=apple-inc",
  "/companies/AAPL",
  "/companies/aapl/financials/",
  "/compare",
  "/account/keys",
  "/operator"
]

const js = "/assets/index-B1x2.js"

afterEach(() => assert.deepStrictEqual(shown.logged, []))

describe("a page", () => {
  it.for(pages)("%s is the document that draws every page", async (path) => {
    const { bytes, headers, status } = await ask(path)
    assert.deepStrictEqual([status, new TextDecoder().decode(bytes)], [200, html])
    assert.strictEqual(headers.get("content-type"), "text/html; charset=utf-8")
    assert.strictEqual(headers.get("cache-control"), "public, max-age=0, must-revalidate")
  })

  it.for<Headers>([{}, { "if-none-match": "*" }])(
    "runs and loads files of this server alone, with %j",
    async (headers) => {
      // The second answer is the front door's.
      for (let times = 0; times < 2; times++) {
        const answer = await ask("/", headers)
        assert.strictEqual(
          answer.headers.get("content-security-policy"),
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
        )
        assert.strictEqual(answer.headers.get("referrer-policy"), "same-origin")
        assert.strictEqual(answer.headers.get("x-content-type-options"), "nosniff")
      }
    }
  )

  describe("names what it needs first", () => {
    const style = "</assets/index-C3.css>; rel=preload; as=style; crossorigin"
    const files = `${style}, </assets/index-B1x2.js>; rel=modulepreload`
    const financials = "/companies/aapl/financials"
    const ofCompany = (...addresses: ReadonlyArray<string>) => [files, ...addresses.map(answer)].join(", ")

    it.for([
      ["/", `${style}, ${answer("/v1/markets")}`],
      ["/?utm_source=x", `${style}, ${answer("/v1/markets")}`],
      ["/operator", null],
      [financials, ofCompany("/v1/by-slug/aapl", "/v1/1", "/v1/1/financials?years=6")],
      [
        `${financials}?as_of=2021-01-29`,
        ofCompany("/v1/by-slug/aapl", "/v1/1?as_of=2021-01-29", "/v1/1/financials?years=6&as_of=2021-01-29")
      ],
      [`${financials}?period=Quarterly`, ofCompany("/v1/by-slug/aapl", "/v1/1")],
      // The site takes these for no day.
      [`${financials}?as_of=1899-12-31`, ofCompany("/v1/by-slug/aapl", "/v1/1", "/v1/1/financials?years=6")],
      [`${financials}?as_of=9999-12-31`, ofCompany("/v1/by-slug/aapl", "/v1/1", "/v1/1/financials?years=6")],
      ["/companies/no-such-company/financials?with=aapl", files],
      ["/companies/aapl/no-such-tab", null],
      ["/compare", null],
      [
        "/compare?with=aapl,b%3Ec,%20aapl,(c)&as_of=2024-01-02",
        [
          answer("/v1/values?companies=aapl%2Cb%3Ec%2C%28c%29&names=roe&as_of=2024-01-02"),
          answer("/v1/closes?companies=aapl%2Cb%3Ec%2C%28c%29&as_of=2024-01-02")
        ].join(", ")
      ],
      ["/compare?with=aapl&range=1y", answer("/v1/values?companies=aapl&names=roe")],
      [
        "/calendar?with=aapl,b%3Ec,aapl,%EC%82%BC%EC%84%B1",
        [
          answer("/v1/by-slug/aapl"),
          answer("/v1/by-slug/b%3Ec"),
          answer("/v1/by-slug/%EC%82%BC%EC%84%B1")
        ].join(", ")
      ]
    ] as const)("%s", async ([path, expected]) => assert.strictEqual(await linkOf(path), expected))

    it("without answers that need a key", async () => {
      assert.strictEqual(await linkOf(financials, closed), files)
      assert.strictEqual(await linkOf("/", closed), style)
    })

    it("below a path", async () => {
      const link = await linkOf("/", below)
      assert.strictEqual(link, `${style.replace("/assets", "/fin/assets")}, ${answer("/fin/v1/markets")}`)
    })
  })

  it("is the same to a key, a token and a cookie", async () => {
    const plain = await ask("/")
    const claims: ReadonlyArray<Headers> = [
      { "x-api-key": "ak_wrong" },
      { authorization: "Bearer x" },
      { cookie: "a=b" }
    ]
    for (const headers of claims) {
      const answer = await ask("/", headers)
      assert.deepStrictEqual(
        [answer.status, answer.bytes, answer.headers.get("cache-control"), answer.headers.get("vary")],
        [200, plain.bytes, plain.headers.get("cache-control"), "Accept-Encoding"]
      )
    }
  })
})

describe("a file", () => {
  it.for<readonly [path: string, type: string, caching: string]>([
    [js, "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
    ["/assets/index-C3.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"],
    ["/assets/pretendard-D4.woff2", "font/woff2", "public, max-age=31536000, immutable"],
    ["/favicon.svg", "image/svg+xml", "public, max-age=0, must-revalidate"],
    ["/robots.txt", "text/plain; charset=utf-8", "public, max-age=0, must-revalidate"]
  ])("%s has a type, and is kept as long as its name says", async ([path, type, caching]) => {
    const { bytes, headers, status } = await ask(path)
    assert.deepStrictEqual([status, bytes], [200, new Uint8Array(files.get(path) ?? [])])
    assert.deepStrictEqual([headers.get("content-type"), headers.get("cache-control")], [type, caching])
    assert.strictEqual(headers.get("content-security-policy"), "default-src 'none'; frame-ancestors 'none'")
  })

  it.for<readonly [accepted: string, coding: string, decode: (bytes: Uint8Array) => Buffer]>([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync]
  ])("for %s is sent compressed by %s as it was built", async ([accepted, coding, decode]) => {
    for (let times = 0; times < 2; times++) {
      const { bytes, headers } = await ask(js, { "accept-encoding": accepted })
      assert.strictEqual(headers.get("content-encoding"), coding)
      assert.strictEqual(headers.get("content-length"), String(bytes.length))
      assert.strictEqual(headers.get("vary"), "Accept-Encoding")
      assert.strictEqual(decode(bytes).toString(), script)
    }
  })

  it("is sent as it is to a client that prefers that, and where it wasn't compressed", async () => {
    const plain = await ask(js, { "accept-encoding": "br;q=0, identity" })
    assert.deepStrictEqual(
      [plain.headers.get("content-encoding"), plain.bytes],
      [null, encoder.encode(script)]
    )
    const { bytes, headers } = await ask("/assets/pretendard-D4.woff2", { "accept-encoding": "br" })
    assert.deepStrictEqual([headers.get("content-encoding"), bytes], [null, font])
  })

  it.for([js, "/", "/favicon.svg"])("%s is 304 for its ETag, whatever the coding", async (path) => {
    const first = await ask(path, { "accept-encoding": "gzip" })
    const etag = first.headers.get("etag") ?? assert.fail("It has an ETag")
    for (const more of [{}, { "accept-encoding": "br" }]) {
      const { bytes, headers, status } = await ask(path, { ...more, "if-none-match": etag })
      assert.deepStrictEqual([status, bytes.length], [304, 0])
      for (const name of ["cache-control", "vary", "content-security-policy"])
        assert.strictEqual(headers.get(name), first.headers.get(name), name)
    }
    assert.strictEqual((await ask(path, { "if-none-match": '"other"' })).status, 200)
  })

  it.for([js, "/"])("%s is answered to HEAD with the same headers", async (path) => {
    const [get, head] = [await ask(path), await ask(path, {}, "HEAD")]
    assert.deepStrictEqual([head.status, head.bytes.length], [200, 0])
    for (const name of ["etag", "content-length", "content-type", "cache-control", "vary"])
      assert.strictEqual(head.headers.get(name), get.headers.get(name), name)
  })
})

/** As a browser opens an address. */
const opening: Headers = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "sec-fetch-mode": "navigate"
}

const { accept: acceptOfBrowsers = "" } = opening

describe("a path of no page", () => {
  it.for<Headers>([opening, { accept: acceptOfBrowsers }])("is shown as a page, with %j", async (headers) => {
    for (const path of [
      "/nonsense",
      "/company",
      "/companies/a/b/c",
      "/account",
      "/wp-admin/x?y=1",
      "//",
      "//evil",
      "//compare",
      "/companies//x",
      "/companies/AAPL//",
      "/companies//AAPL/financials?a=b",
      "/v1x"
    ]) {
      const answer = await ask(path, headers)
      assert.deepStrictEqual([answer.status, new TextDecoder().decode(answer.bytes)], [404, html], path)
      const page = await ask("/")
      for (const name of ["content-type", "content-security-policy", "referrer-policy"])
        assert.strictEqual(answer.headers.get(name), page.headers.get(name), name)
      assert.deepStrictEqual(
        ["cache-control", "vary", "etag"].map((name) => answer.headers.get(name)),
        ["no-store", "Accept, Sec-Fetch-Mode", null]
      )
    }
  })

  it("is answered to HEAD without a body", async () => {
    const { bytes, headers, status } = await ask("/nonsense", opening, "HEAD")
    assert.deepStrictEqual(
      [status, bytes.length, headers.get("content-type")],
      [404, 0, "text/html; charset=utf-8"]
    )
  })

  it.for<readonly [method: string, headers: Headers]>([
    ["GET", {}],
    ["GET", { accept: "*/*" }],
    ["GET", { accept: "application/json, text/html;q=0" }],
    ["GET", { ...opening, "sec-fetch-mode": "cors" }],
    ["POST", opening]
  ])("is 404 as the API says it to what opens no page, with %s and %j", async ([method, headers]) => {
    const answer = await ask("/nonsense", headers, method)
    assert.deepStrictEqual(
      [answer.status, new TextDecoder().decode(answer.bytes)],
      [404, '{"detail":"Not found: /nonsense"}']
    )
    assert.strictEqual(answer.headers.get("vary"), "Accept, Sec-Fetch-Mode")
  })

  it.for([
    "/v1/nonsense",
    "/api/nonsense",
    "/API/nonsense",
    "/docs/nonsense",
    "/mcp/nonsense",
    "/healthz/nonsense",
    "/files/nonsense",
    "/session/nonsense",
    "/assets/index-old.js",
    "/robots.txt/nonsense"
  ])("below what programs ask for stays as it was: %s", async (path) => {
    const { headers, status } = await ask(path, opening)
    assert.deepStrictEqual(
      [status, headers.get("content-type"), headers.get("vary")],
      [404, "application/json", null]
    )
  })

  it("is as the API says it where there are no pages, or none was built", async () => {
    for (const service of [off, unbuilt]) {
      const { headers, status } = await ask("/nonsense", opening, "GET", service)
      assert.deepStrictEqual(
        [status, headers.get("content-type"), headers.get("vary")],
        [404, "application/json", null]
      )
    }
  })

  it("names the origin too where that decides who may read it", async () => {
    const { headers } = await ask("/nonsense", opening, "GET", listed)
    assert.strictEqual(headers.get("vary"), "Accept, Sec-Fetch-Mode, Origin")
  })
})

describe("what isn't there", () => {
  it.for([
    "/assets/index-old.js",
    "/assets",
    "/assets/",
    `${js}.br`,
    `${js}/`,
    js.toUpperCase(),
    "/assets/../index.html.br",
    "/assets/..%2f..%2fpackage.json",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/assets/__proto__",
    "/index.html",
    "/favicon.svg.gz",
    "/favicon.ico",
    "/companiesx",
    "/wp-admin",
    "/search/x"
  ])("%s is 404, as the API says it", async (path) => {
    const { bytes, headers, status } = await ask(path, { "accept-encoding": "br" })
    assert.deepStrictEqual([status, headers.get("content-type")], [404, "application/json"])
    assert.match(new TextDecoder().decode(bytes), /^\{"detail":"Not found: \//)
    assert.strictEqual(headers.get("content-security-policy"), "default-src 'none'; frame-ancestors 'none'")
  })

  it("is 400 where the path is malformed", async () => {
    assert.strictEqual((await ask("/companies/%zz")).status, 400)
  })

  it.for(["/", "/companies/AAPL", js, "/robots.txt"])("is another method of %s: 405", async (path) => {
    const { headers, status } = await ask(path, {}, "POST")
    assert.deepStrictEqual([status, headers.get("allow")], [405, "GET, HEAD"])
  })
})

it("the paths of the API stay the API's", async () => {
  const { bytes, status } = await ask("/v1/financial_v4/companies/9999999")
  assert.deepStrictEqual(
    [status, new TextDecoder().decode(bytes)],
    [404, '{"detail":"Company not found: 9999999"}']
  )
})

it("a page of another origin may read what CORS_ORIGINS lists, from either door", async () => {
  for (let times = 0; times < 2; times++) {
    const { headers } = await ask(js, { origin: "https://app.example.com" }, "GET", listed)
    assert.strictEqual(headers.get("access-control-allow-origin"), "https://app.example.com")
    assert.strictEqual(headers.get("vary"), "Accept-Encoding, Origin")
  }
})

describe("a server without a built site", () => {
  it("says how to build it", async () => {
    const { bytes, headers, status } = await ask("/companies/AAPL", {}, "GET", unbuilt)
    assert.deepStrictEqual([status, headers.get("cache-control")], [404, "no-store"])
    assert.include(new TextDecoder().decode(bytes), "npm run site")
    assert.strictEqual((await ask(js, {}, "GET", unbuilt)).status, 404)
  })
})

describe("a server that shows no site", () => {
  it.for([...pages, js, "/robots.txt"])("knows no %s", async (path) => {
    for (const method of ["GET", "POST"]) {
      const { headers, status } = await ask(path, {}, method, off)
      assert.deepStrictEqual([status, headers.get("allow")], [404, null])
    }
  })
})
