/** The document at the project's root is the one that the service returns, with the service's answers as examples. */
import { fileURLToPath } from "node:url"
import { assert, expect, it } from "@effect/vitest"
import { examplesFile, examplesText } from "../../../scripts/openapiExamples.ts"
import { document, operations, parametersOf } from "../openapi.ts"

const text = `${JSON.stringify(document, null, 2)}\n`

it("openapi.json is current: npm run openapi rewrites it", async () => {
  await expect(text).toMatchFileSnapshot("../../../openapi.json")
})

it("its examples are the service's answers over the sample: npm run openapi rewrites them", async () => {
  await expect(await examplesText()).toMatchFileSnapshot(fileURLToPath(examplesFile))
}, 30_000)

it("has less than 970 KB without its examples: figures and screens took it above 620, explained figures above 720, sectors above 770, operations above 900, whole tables above 950", () => {
  const bare = JSON.stringify(document, (name, value) => (name.startsWith("example") ? undefined : value), 2)
  assert.isBelow(Buffer.byteLength(bare), 970_000)
})

it("every operation has an id that is a valid function name, a described tag, and a description", () => {
  const tags = new Map<string, string>(document["tags"].map((_: any) => [_.name, _.description]))
  for (const { definition, id } of operations) {
    assert.match(
      id,
      /^(get|list|search|create|change|delete|revoke|rotate|undo|import|resolve|accept|withdraw|sync)[A-Z][A-Za-z]+$/
    )
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
  // Bytes have none.
  assert.deepStrictEqual(without, [
    "getBulkTable application/vnd.apache.parquet",
    "getBulkTable application/vnd.apache.arrow.stream",
    "getBulkTable application/gzip",
    "getReportPdf application/pdf",
    "getReportPdf application/pdf"
  ])
})

/** The members of a schema that have a value themselves, not other members, and aren't described in place. */
const undescribed = (path: string, schema: any): ReadonlyArray<string> => {
  const forms: ReadonlyArray<any> = schema.anyOf ?? []
  const isOther = "$ref" in schema || "properties" in schema || forms.some((form) => "$ref" in form)
  const holdsOthers = isOther || "$ref" in (schema.items ?? {}) || "properties" in (schema.items ?? {})
  return [
    ...(holdsOthers || "description" in schema ? [] : [path]),
    ...membersOf(path, schema),
    ...membersOf(`${path}[]`, schema.items ?? {})
  ]
}

const membersOf = (path: string, { properties = {} }: any): ReadonlyArray<string> =>
  Object.entries<any>(properties).flatMap(([name, member]) => undescribed(`${path}.${name}`, member))

it("every member of a body has a description", () => {
  const schemas = Object.entries<any>(document["components"].schemas)
  assert.isAbove(JSON.stringify(schemas).split('"description":').length, 600)
  assert.deepStrictEqual(
    schemas.flatMap(([name, schema]) => membersOf(name, schema)),
    []
  )
})

it("no parameter is repeated in an operation", () => {
  for (const operation of operations) {
    const names = parametersOf(operation).map((parameter) => `${parameter.in} ${parameter.name}`)
    assert.lengthOf(new Set(names), names.length, operation.id)
  }
})
