/** The document at the project's root is the one that the service answers, with what the service answers as examples. */
import { fileURLToPath } from "node:url"
import { assert, expect, it } from "@effect/vitest"
import { meanings } from "../../adapters/http/api/openapi/Members.ts"
import { examplesFile, examplesText } from "../../scripts/openapiExamples.ts"
import { document, operations, parametersOf } from "./openapi.ts"

const text = `${JSON.stringify(document, null, 2)}\n`

it("openapi.json is current: npm run openapi writes it anew", async () => {
  await expect(text).toMatchFileSnapshot("../../openapi.json")
})

it("its examples are what the service answers over the sample: npm run openapi writes them anew", async () => {
  await expect(await examplesText()).toMatchFileSnapshot(fileURLToPath(examplesFile))
}, 30_000)

it("has less than 600 KB", () => {
  assert.isBelow(Buffer.byteLength(text), 600_000)
})

it("every operation has a name that a function may have, a tag that is described, and words", () => {
  const tags = new Map<string, string>(document["tags"].map((_: any) => [_.name, _.description]))
  for (const { definition, id } of operations) {
    assert.match(id, /^(get|list|search|create|change|revoke|rotate)[A-Z][A-Za-z]+$/)
    assert.isNotEmpty(tags.get(definition["tags"][0]), id)
    assert.isNotEmpty(definition["summary"], id)
    assert.isNotEmpty(definition["description"], id)
  }
})

it("every body has an example", () => {
  const without = operations.flatMap(({ definition: { requestBody, responses }, id }) =>
    [...Object.values<any>(responses), requestBody ?? {}].flatMap(({ content }) =>
      Object.entries<any>(content ?? {}).flatMap(([type, { examples }]) =>
        examples === undefined ? [`${id} ${type}`] : []
      )
    )
  )
  assert.deepStrictEqual(without, ["getReportPdf application/pdf", "getReportPdf application/pdf"])
})

it("every meaning of a member is told of one", () => {
  const told = JSON.stringify(document["components"].schemas)
  for (const meaning of Object.values(meanings)) {
    assert.include(told, `"description":${JSON.stringify(meaning)}`)
  }
})

it("no parameter stands twice in an operation", () => {
  for (const operation of operations) {
    const names = parametersOf(operation).map((parameter) => `${parameter.in} ${parameter.name}`)
    assert.lengthOf(new Set(names), names.length, operation.id)
  }
})
