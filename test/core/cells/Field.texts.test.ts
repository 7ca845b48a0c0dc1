/** Cells that contain several texts, addresses and numbers, and their limits. */
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import * as Field from "../../../core/cells/Field.ts"

const faultOf = (field: Field.Field<unknown>, cell: string) => {
  const parsed = field.parse(cell)
  return Result.isFailure(parsed) ? parsed.failure : assert.fail(`${cell} is read`)
}

describe("a list", () => {
  it.for([
    ["a JSON array", '["HBM", "DRAM 가격"]', ["HBM", "DRAM 가격"]],
    ["a JSON array over several lines", '[\n  "HBM",\n  "DRAM"\n]', ["HBM", "DRAM"]],
    ["an empty JSON array", "[]", []],
    ["a JSON array of an empty text", '[""]', [""]],
    ["one text", "HBM 지연", ["HBM 지연"]],
    ["one text per line, with blank lines between", "HBM\r\n\n  DRAM \n", ["HBM", "DRAM"]],
    ["a text with commas", "HBM, DRAM", ["HBM, DRAM"]],
    ["lines beginning with a bracket", "[실적] 하회\nDRAM", ["[실적] 하회", "DRAM"]],
    ["a JSON string, which is taken literally", '"HBM"', ['"HBM"']]
  ] as const)("may be %s", ([, cell, read]) => {
    assert.deepStrictEqual(Result.getOrThrow(Field.list.parse(cell)), [...read])
  })

  it.for([["[1, 2]"], ["[null]"], ['["HBM", 3]'], ['["HBM"'], ['["HBM",]'], ['[["HBM"]]']] as const)(
    "can't be %s",
    ([cell]) => {
      assert.strictEqual(
        faultOf(Field.list, cell),
        `Expected a JSON array of strings, got ${JSON.stringify(cell)}`
      )
    }
  )

  it("has at most 20,000 characters in total", () => {
    assert.strictEqual(faultOf(Field.list, "x\n".repeat(10_001)), "At most 20000 characters, not 20002")
  })
})

describe("named texts", () => {
  it.for([
    ['{"sales":"us-gaap:Revenues"}', { sales: "us-gaap:Revenues" }],
    ["{}", {}]
  ] as const)("may be %s", ([cell, read]) => {
    assert.deepStrictEqual(Result.getOrThrow(Field.texts.parse(cell)), { ...read })
  })

  it.for([
    ['{"sales":1}'],
    ['["us-gaap:Revenues"]'],
    ["null"],
    ['"sales"'],
    ["sales"],
    ['{"sales":']
  ] as const)("can't be %s", ([cell]) => {
    assert.strictEqual(
      faultOf(Field.texts, cell),
      `Expected a JSON object of strings, got ${JSON.stringify(cell)}`
    )
  })

  it("have at most 20,000 characters in total", () => {
    const cell = JSON.stringify({ sales: "x".repeat(20_000) })
    assert.strictEqual(faultOf(Field.texts, cell), "At most 20000 characters, not 20012")
  })
})

describe("an address", () => {
  it.for([
    ["https://www.sec.gov/Archives/edgar/data/320193/000032019324000123/0000320193-24-000123-index.htm"],
    ["http://dart.fss.or.kr/dsaf001/main.do?rcpNo=20241114002642#1"],
    ["HTTPS://EXAMPLE.COM"],
    ["https://example.com/분기보고서"]
  ] as const)("may be %s", ([cell]) => {
    assert.strictEqual(Result.getOrThrow(Field.url.parse(cell)), cell)
  })

  it.for([
    ["javascript:alert(1)"],
    ["JavaScript:alert('https://example.com')"],
    ["data:text/html,https://example.com"],
    ["ftp://example.com/report.pdf"],
    ["//example.com"],
    ["www.example.com"],
    ["https://"],
    ["https://["],
    ["https://example.com:99999/"],
    ["https://example.com/a b"],
    ['https://example.com/"onclick="alert(1)'],
    ["https://example.com/<script>"],
    ["https://example.com\njavascript:alert(1)"]
  ] as const)("can't be %j", ([cell]) => {
    assert.strictEqual(
      faultOf(Field.url, cell),
      `Expected an http or https address, got ${JSON.stringify(cell)}`
    )
  })

  it.for([
    "https://www.example.com@evil.example/",
    "https://user:secret@example.com/",
    "https:///a@evil.example",
    "https://@evil.example/x"
  ])("has no user, as in %j", (cell) => {
    assert.strictEqual(
      faultOf(Field.url, cell),
      `Expected an http or https address without a user name, got ${JSON.stringify(cell)}`
    )
  })

  it("may have an @ in its path or query", () => {
    for (const cell of ["https://example.com/@name", "https://example.com/?a=b@c"])
      assert.deepStrictEqual(Field.url.parse(cell), Result.succeed(cell))
  })
})

describe("a number", () => {
  it.for(["1e18", "-1e18", "999999999999999999"])("can be as large as %s", (cell) => {
    assert.strictEqual(Result.getOrThrow(Field.number.parse(cell)), Number(cell))
  })

  it.for(["1.1e18", "-1.1e18", "1e308"])("can't be as large as %s", (cell) => {
    assert.strictEqual(
      faultOf(Field.number, cell),
      `Expected a number up to 1000000000000000000, got "${cell}"`
    )
  })
})

describe("a text", () => {
  it.for([["\uD83D"], ["\uDE00"], ["삼성\uD83D전자"]] as const)(
    "can't contain an unpaired surrogate: %j",
    ([cell]) => {
      assert.strictEqual(faultOf(Field.text, cell), "The text holds half a character (a lone surrogate)")
    }
  )

  it("may contain surrogate pairs", () => {
    assert.strictEqual(Result.getOrThrow(Field.text.parse("삼성 😀")), "삼성 😀")
  })
})
