/** The names of companies in the languages of the site. */
import { assert, describe, it } from "@effect/vitest"
import { languageOf, localName } from "../../apps/site/src/language/localName.ts"

describe("A company's name is local for readers of its script, English for others", () => {
  it.for([
    [
      "Samsung Electronics",
      "삼성전자",
      ["Samsung Electronics", "삼성전자", "Samsung Electronics", "Samsung Electronics"]
    ],
    ["Toyota Motor", "トヨタ自動車", ["Toyota Motor", "Toyota Motor", "トヨタ自動車", "Toyota Motor"]],
    ["Tencent", "腾讯控股", ["Tencent", "Tencent", "腾讯控股", "腾讯控股"]],
    ["Sberbank", "Сбербанк", ["Sberbank", "Sberbank", "Sberbank", "Sberbank"]],
    ["Acme", null, ["Acme", "Acme", "Acme", "Acme"]]
  ] as const)("%s, %s", ([name, alias_name, shown]) => {
    assert.deepStrictEqual(
      (["en", "ko", "ja", "zh"] as const).map((locale) => localName(locale, { name, alias_name })),
      [...shown]
    )
  })
})

it("A text is of the language that alone has its script", () => {
  assert.deepStrictEqual(
    ["가람전자, 목표주가 상향", "トヨタ自動車の業績", "腾讯控股", "Apple Inc."].map(languageOf),
    ["ko", "ja", undefined, undefined]
  )
})
