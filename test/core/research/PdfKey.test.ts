/** The key under which a report's PDF is stored, and how files refer to it. */
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import fc from "fast-check"
import { contentOf, pdfKey } from "../../../core/ports.ts"
import { pdfReference } from "../../../core/research/PdfKey.ts"

const sha256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
const key = `reports/e3/${sha256}.pdf`

describe("a key", () => {
  it("is derived from the content's SHA-256", () => {
    assert.strictEqual(pdfKey(sha256), key)
  })

  it("yields the SHA-256 that it was derived from", () => {
    const hash = fc
      .array(fc.constantFrom(..."0123456789abcdef"), { minLength: 64, maxLength: 64 })
      .map((digits) => digits.join(""))
    fc.assert(fc.property(hash, (sha256) => contentOf(pdfKey(sha256)) === sha256))
  })

  const others = [
    "",
    "report.pdf",
    `/${key}`,
    `${key}/`,
    `${key}\n`,
    `x/${key}`,
    `./${key}`,
    `reports/../${key}`,
    `reports/e4/${sha256}.pdf`,
    `reports/e3/${sha256.toUpperCase()}.pdf`,
    `reports/e3/${sha256.slice(1)}.pdf`,
    `reports/e3/${sha256}0.pdf`,
    `reports/e3/${sha256}.PDF`,
    `reports/e3/${sha256}`,
    `reports\\e3\\${sha256}.pdf`,
    `reports/e3/${sha256}.pdf\u0000`
  ]
  it.for(others)("%j is not a derived key", (other) => {
    assert.isNull(contentOf(other))
  })
})

const reference = (text: string) => Result.getOrElse(pdfReference(text), (fault) => fault)

describe("a reference to a PDF", () => {
  const keys: ReadonlyArray<readonly [text: string, key: string]> = [
    ["key:2024/10/643210.pdf", "2024/10/643210.pdf"],
    ["KEY: 삼성전자 3Q24.pdf", "삼성전자 3Q24.pdf"],
    ["s3://bucket/2024/643210.pdf", "2024/643210.pdf"],
    ["S3://my.bucket/a", "a"],
    [`key:${key}`, key]
  ]
  it.for(keys)("%s is the key %s", ([text, key]) => {
    assert.deepStrictEqual(reference(text), { _tag: "Key", key })
  })

  const paths = ["643210.pdf", "pdf/a b.pdf", "/data/a.pdf", "../a.pdf", "C:\\a.pdf", "s3.pdf", "keys/a.pdf"]
  it.for(paths)("%s is a path", (path) => {
    assert.deepStrictEqual(reference(path), { _tag: "Path", path })
  })

  const bad = [
    "key:",
    "key:/a.pdf",
    "key:a//b.pdf",
    "key:a/../b.pdf",
    "key:.",
    "key:a\\b",
    "s3://bucket/",
    "key:a\nb"
  ]
  it.for(bad)("%j is not a key", (text) => {
    assert.strictEqual(
      reference(text),
      `Expected names with a / between them as the key, got ${JSON.stringify(text)}`
    )
  })

  it.for(["https://example.com/a.pdf", "file:///a.pdf", "s3://bucket"])("%s is not fetched", (text) => {
    assert.strictEqual(
      reference(text),
      `Addresses are not fetched: expected a path, s3://BUCKET/KEY or key:KEY, got ${text}`
    )
  })
})
