/** The site as it is built: compressed forms, hashed names, and nothing that its policy forbids. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { pagePaths } from "../../adapters/http/server/exchange/Site.ts"
import { tabNames } from "../../apps/site/src/subject/tabs.ts"
import { writeSite } from "../../scripts/site.ts"

let directory: string
let site: string
let files: ReadonlyArray<string>

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "findata-site-"))
  site = join(directory, "site")
  await writeSite(site)
  files = readdirSync(site, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(site, name)).isFile())
    .toSorted()
}, 60_000)
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const read = (name: string) => readFileSync(join(site, name))

describe("the built site", () => {
  it("has its document, and each file in assets/ with a hash in its name", () => {
    assert.includeMembers([...files], ["favicon.svg", "index.html", "robots.txt"])
    const assets = files.filter((name) => name.startsWith("assets/"))
    assert.isAbove(assets.length, 2)
    for (const name of assets) assert.match(name, /^assets\/[\w.-]+-[\w-]{8}\.\w+(\.br|\.gz)?$/)
    assert.deepStrictEqual(readdirSync(directory), ["site"])
  })

  it("has the compressed forms of each document, script and style that they are smaller than", () => {
    // The smallest only grow.
    const texts = files.filter((name) => /\.(html|js|css)$/.test(name) && read(name).length > 500)
    assert.isAbove(texts.length, 2)
    for (const name of texts) {
      const bytes = read(name)
      assert.isTrue(brotliDecompressSync(read(`${name}.br`)).equals(bytes), name)
      assert.isTrue(gunzipSync(read(`${name}.gz`)).equals(bytes), name)
    }
  })

  it("has a document without scripts and styles in it, and without other origins", () => {
    const html = read("index.html").toString()
    assert.notMatch(html, /<style|\sstyle\s*=|\son\w+\s*=|javascript:|<base/i)
    for (const [, attributes = "", script] of html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g))
      assert.deepStrictEqual([script, /\ssrc="\/assets\//.test(attributes)], ["", true])
    for (const [, address = ""] of html.matchAll(/\s(?:src|href)="([^"]*)"/g))
      assert.match(address, /^\/(?!\/)/)
  })

  it("has a list of what every page needs, all of whose files there are", () => {
    const needs: Readonly<Record<string, { readonly files: ReadonlyArray<string> }>> = JSON.parse(
      read("needs.json").toString()
    )
    const wanted = pagePaths.flatMap((path) =>
      path.endsWith("/:tab") ? tabNames.map((tab) => path.replace(":tab", tab)) : [path]
    )
    assert.sameMembers(Object.keys(needs), wanted)
    for (const { files: needed } of Object.values(needs)) {
      assert.match(needed[0] ?? "", /\.css$/)
      assert.includeMembers(
        [...files],
        needed.map((path) => path.slice(1))
      )
    }
  })

  it("takes the place of an earlier build", async () => {
    const before = files
    await writeSite(site)
    assert.deepStrictEqual(
      readdirSync(site, { recursive: true, encoding: "utf8" })
        .filter((name) => statSync(join(site, name)).isFile())
        .toSorted(),
      before
    )
  })
})
