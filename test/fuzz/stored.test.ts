/**
 * What hostile files store: scripts in news of every language, names of PDFs that lead elsewhere, addresses of other
 * machines. Nothing of it runs in a page that shows a body, and nobody is asked for an address, by the import or after it.
 */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { subscribe, unsubscribe } from "node:diagnostics_channel"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { Effect, Layer } from "effect"
import { IndexSymbol } from "../../core/mod.ts"
import { articleLine } from "../contract/news.ts"
import { take } from "../contract/stores.ts"
import { known } from "../fixtures/known.ts"
import { locales } from "../fixtures/languages.ts"
import { files } from "../fixtures/marketReports.ts"
import { withMore } from "../fixtures/World.ts"
import { harmless } from "../html/sanitise.ts"
import { examplePath, operations } from "../http/openapi.ts"
import { serviceOver } from "../http/serviceOver.ts"

const scripts: ReadonlyArray<string> = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  "<script\n>alert(1)</script\n>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "</script><script>alert(1)</script>",
  "<script type=module>import '//evil.example'</script>",
  "<script src=data:,alert(1)></script>",
  "<img src=x onerror=alert(1)>",
  "<img src=x onerror=alert(1)//",
  "<IMG SRC=javascript:alert(1)>",
  "<img srcset='x 1x' onload=alert(1)>",
  "<image src=x onerror=alert(1)>",
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<svg><script href=data:,alert(1) />",
  "<svg><a xlink:href='javascript:alert(1)'><text>x</text></a></svg>",
  "<svg><animate attributeName=href values=javascript:alert(1) /></svg>",
  "<svg><set attributeName=onmouseover to=alert(1)>",
  "<svg><style><img src=x onerror=alert(1)></style></svg>",
  "<svg></p><style><a id='</style><img src=1 onerror=alert(1)>'>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
  "<math><a xlink:href=javascript:alert(1)>x</a></math>",
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  "<iframe src=javascript:alert(1)></iframe>",
  "<iframe srcdoc='&lt;script&gt;alert(1)&lt;/script&gt;'></iframe>",
  "<object data=javascript:alert(1)></object>",
  "<object data='data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=='></object>",
  "<embed src=javascript:alert(1)>",
  "<applet code=x></applet>",
  "<frameset onload=alert(1)><frame src=javascript:alert(1)></frameset>",
  "<body onload=alert(1)>",
  "<body background=javascript:alert(1)>",
  "<html onmouseover=alert(1)>x",
  "<p onclick=alert(1)>x</p>",
  "<p/onclick=alert(1)/>x",
  "<p\tonmouseover\n=\n'alert(1)'>x</p>",
  '<p "><img src=x onerror=alert(1)>">x</p>',
  "<p title='\"onmouseover=alert(1) x=\"'>x</p>",
  "<td colspan='\"><script>alert(1)</script>'>x</td>",
  "<a href=javascript:alert(1)>x</a>",
  "<a href=' javascript:alert(1)'>x</a>",
  "<a href='java\tscript:alert(1)'>x</a>",
  "<a href='java\nscript:alert(1)'>x</a>",
  "<a href='\u0001javascript:alert(1)'>x</a>",
  "<a href='&#106;avascript:alert(1)'>x</a>",
  "<a href='&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74:alert(1)'>x</a>",
  "<a href='javascript&colon;alert(1)'>x</a>",
  "<a href='java&Tab;script:alert(1)'>x</a>",
  "<a href=vbscript:msgbox(1)>x</a>",
  "<a href='data:text/html,<script>alert(1)</script>'>x</a>",
  "<a href='https://e.example/\"onmouseover=\"alert(1)'>x</a>",
  "<a href=https://e.example target=_blank ping=//evil.example onfocus=alert(1) autofocus>x</a>",
  "<base href=javascript:/a/+alert(1)//><a href=x>x</a>",
  "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>",
  "<link rel=stylesheet href=//evil.example/x.css>",
  "<link rel=import href=//evil.example/x.html>",
  "<style>@import '//evil.example/x.css'</style>",
  "<div style='background:url(javascript:alert(1))'>x</div>",
  "<div style='width:expression(alert(1))'>x</div>",
  "<form action=javascript:alert(1)><input type=submit></form>",
  "<button formaction=javascript:alert(1)>x</button>",
  "<isindex action=javascript:alert(1) type=image>",
  "<input onfocus=alert(1) autofocus>",
  "<select onfocus=alert(1) autofocus>",
  "<textarea onfocus=alert(1) autofocus></textarea><script>alert(1)</script>",
  "<details open ontoggle=alert(1)>x</details>",
  "<marquee onstart=alert(1)>x</marquee>",
  "<video><source onerror=alert(1)></video>",
  "<audio src=x onerror=alert(1)>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
  "<template><script>alert(1)</script></template>",
  "<title><a href='</title><img src onerror=alert(1)>'>",
  "<xmp><p title='</xmp><img src onerror=alert(1)>'></xmp>",
  "<plaintext><script>alert(1)</script>",
  "<!--[if gte IE 4]><script>alert(1)</script><![endif]-->",
  "<!-- --!><script>alert(1)</script> -->",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<?xml-stylesheet href='javascript:alert(1)'?>",
  "+ADw-script+AD4-alert(1)+ADw-/script+AD4-",
  "\u00bcscript\u00bealert(1)\u00bc/script\u00be",
  "{{constructor.constructor('alert(1)')()}}",
  "<x-element onclick=alert(1)>x</x-element>"
]

const fileNames = [
  "../../../../etc/passwd",
  "..\\..\\secret.pdf",
  "/etc/passwd",
  "file:///etc/passwd",
  "http://127.0.0.1:1/x.pdf",
  "s3://bucket/../../etc/passwd",
  "s3://bucket/a//b.pdf",
  "key:../x.pdf",
  "key:/x.pdf",
  "key:a/./b.pdf",
  "key:",
  "review.pdf\u0000.txt",
  "<script>alert(1)</script>.pdf",
  "con",
  ".",
  ""
] as const

/** Keys of another store that are accepted, and written in an address. */
const keys = [
  "key:reports/<script>alert(1)<.script>.pdf",
  'key:a "b" c.pdf',
  "key:javascript:alert(1)",
  "key:a?b#c%2e%2e.pdf",
  "key:한국.pdf"
]

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** How often another machine was asked, by whatever the process uses to ask. */
const asked: Array<string> = []
const note = (_: unknown, name: string | symbol) => void asked.push(String(name))
const channels = ["net.client.socket", "undici:client:beforeConnect", "http.client.request.start"]

const canary = createServer((_, response) => response.end("seen"))
canary.on("connection", () => asked.push("canary"))

let address = "http://127.0.0.1:1"

const translations = (script: string) =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      {
        title: `${script} in ${locale}`,
        summary: script,
        full_content: `<p>before</p>${script}<p>after</p>`,
        ai_angle: script,
        risk: script,
        trigger: [{ topic: script, sentiment: "neutral" }]
      }
    ])
  )

const hostile = Effect.suspend(() =>
  Effect.gen(function* () {
    const addresses = [address, "http://169.254.169.254/latest/meta-data/", "http://localhost:6379/"]
    const articles = [
      ...scripts.map((script, i) =>
        articleLine("FULL", {
          external_id: `script ${i}`,
          published_at: "2024-06-01T00:00:00Z",
          translations: translations(script)
        })
      ),
      ...[...addresses, "file:///etc/passwd", "javascript:alert(1)"].map((source_url, i) =>
        articleLine("FULL", { external_id: `address ${i}`, published_at: "2024-05-01T00:00:00Z", source_url })
      )
    ]
    const news = yield* take("news", articles)
    const reports = yield* take("reports", [
      "external_id,title,report_date,securities_firm,symbol,pdf",
      ...[...fileNames, ...addresses, ...keys].map(
        (pdf, i) =>
          `hostile ${i},${cell(pdf)},2024-06-01,${cell((scripts[i] ?? "").replaceAll(/\s/g, " "))},FULL,${cell(pdf)}`
      )
    ])
    yield* take("companies", [
      "symbol,exchange,name,website,description",
      `CANARY,NYSE,<script>alert(1)</script>,${address},${cell(scripts[0] ?? "")}`
    ])
    yield* take("disclosures", [
      "symbol,rcept_no,rcept_dt,report_nm,corp_name,url",
      `FULL,canary,2024-06-01,<script>alert(1)</script>,x,${address}`
    ])
    Object.assign(imported, { news, reports })
  })
)

type Summary = Effect.Success<ReturnType<typeof take>>
const imported = {} as { news: Summary; reports: Summary }

const service = serviceOver({
  ...withMore(known, hostile),
  beside: Layer.merge(files, Layer.succeed(IndexSymbol, "INDEX")),
  settings: Layer.empty
})
let secret: string

beforeAll(async () => {
  canary.listen(0, "127.0.0.1")
  await once(canary, "listening")
  address = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/canary`
  for (const channel of channels) subscribe(channel, note)
  secret = (await service.key({ tier: "enterprise", rate_limit: 1_000_000 })).secret
})
afterAll(async () => {
  for (const channel of channels) unsubscribe(channel, note)
  canary.close()
  await once(canary, "close")
})

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  service.send("GET", path, { "x-api-key": secret, ...headers })

describe("news", () => {
  it("of 60 scripts at least was imported", () => {
    assert.isAtLeast(scripts.length, 60)
    assert.strictEqual(imported.news.inserted, scripts.length + 3)
  })

  it("whose address isn't of the web was refused", () => {
    assert.deepStrictEqual(
      imported.news.problems.map(({ column, line }) => [column, line]),
      [
        ["source_url", scripts.length + 4],
        ["source_url", scripts.length + 5]
      ]
    )
  })

  it.for(locales)("in %s runs nothing in a page, and its titles are as they were", async (locale) => {
    const ids = new Map<string, number>()
    for (const page of [1, 2]) {
      const { headers, json } = await get(`/api/public/v1/news/articles?limit=100&page=${page}`, {
        "x-locale": locale
      })
      assert.strictEqual(headers.get("content-type"), "application/json")
      assert.strictEqual(headers.get("x-content-type-options"), "nosniff")
      for (const { id, title } of json.articles) ids.set(title, id)
    }
    for (const script of scripts) {
      const id = ids.get(`${script} in ${locale}`) ?? assert.fail(`${script} isn't listed`)
      for (const path of [
        `/api/public/v1/news/articles/${id}/content`,
        `/v1/financial_v4/companies/1/news/${id}?locale=${locale}`
      ]) {
        const { headers, json, status } = await get(path, { "x-locale": locale })
        if (status === 404) continue
        assert.strictEqual(status, 200, script)
        assert.strictEqual(headers.get("x-content-type-options"), "nosniff")
        const { full_content: content } = path.startsWith("/v1/") ? json.content : json
        assert.match(content, harmless, script)
        assert.include(content, "before")
      }
    }
  })
})

describe("a report", () => {
  it("whose PDF lies elsewhere was refused, by its line and column", () => {
    const refused = new Map(imported.reports.problems.map((problem) => [problem.line, problem]))
    for (const [i, name] of fileNames.entries()) {
      if (name === "") continue
      assert.strictEqual(refused.get(i + 2)?.column, "pdf", name)
      assert.isNotEmpty(refused.get(i + 2)?.message)
    }
  })

  it("links only below this server, to what is a PDF or nothing", async () => {
    const { json } = await get("/api/public/v1/research/reports?page_size=100")
    for (const { cdn_url } of json.reports) {
      if (cdn_url === null) continue
      const url = new URL(cdn_url)
      assert.strictEqual(url.origin, "http://localhost")
      assert.match(url.pathname, /^\/files\/reports\/[0-9a-f]{2}\/[0-9a-f]{64}\.pdf$/)
    }
  })

  it.for([
    "/files/reports/../../etc/passwd",
    "/files/reports/..%2f..%2fetc/passwd",
    "/files/reports/%2e%2e/%2e%2e%2fetc%2fpasswd",
    "/files/reports/00/..%5c..%5csecret",
    "/files/reports/00/%00",
    "/files/reports/00/x.pdf%00.txt",
    "/files//etc/passwd"
  ])("isn't found at %s", async (path) => {
    const { headers, json, status } = await get(path)
    assert.include([400, 404], status)
    assert.hasAllKeys(json, ["detail"])
    assert.strictEqual(headers.get("x-content-type-options"), "nosniff")
  })
})

it("nobody was asked for an address that a file or a request contains", async () => {
  const values = { symbol: "FULL", company_id: 1, article_id: 1, report_id: 1, slug: "full-inc" }
  const headers = {
    "x-forwarded-host": new URL(address).host,
    "x-original-url": address,
    referer: address,
    forwarded: `for=_;host=${new URL(address).host}`
  }
  let served = 0
  for (const operation of operations.filter(({ method }) => method === "GET")) {
    for (const query of ["", `?url=${encodeURIComponent(address)}&callback=${encodeURIComponent(address)}`]) {
      const path = examplePath(operation, values)
      const { status } = await get(path.includes("?") ? path : path + query, headers)
      if (status === 200) served++
    }
  }
  assert.isAbove(served, 40)
  assert.deepStrictEqual(asked, [])
})
