/** The subject of a company page: malformed and unknown ids, and the day that a page is as of. */
import { assert, describe, it } from "@effect/vitest"
import { applePages } from "../../fixtures/applePages.ts"
import { apple, companies, ofCompany, samsung, sector } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver(applePages)
const { visit: get } = service

const integer = [
  "int_parsing",
  "Input should be a valid integer, unable to parse string as an integer"
] as const
const min = ["greater_than_equal", "Input should be greater than or equal to 1"] as const
const max = ["less_than_equal", "Input should be less than or equal to 2147483647"] as const

const pagesOf = (id: string) => [...ofCompany.map((page) => `${companies}/${id}${page}`), `${sector}/${id}`]

describe("a company's id", () => {
  it.for([...pagesOf("x"), `${companies}/1.5`, `${companies}/1e2`, `${companies}/AAPL/dart`])(
    "of %s is not an integer",
    async (path) => {
      const { json, status } = await get(path)
      const [type, msg] = integer
      assert.deepStrictEqual([status, json], [422, { detail: [{ loc: ["path", "company_id"], msg, type }] }])
    }
  )

  it.for([
    ["0", min],
    ["-1", min],
    ["2147483648", max]
  ] as const)("of %s is not a valid id", async ([id, [type, msg]]) => {
    const { json, status } = await get(`${companies}/${id}`)
    assert.deepStrictEqual([status, json], [422, { detail: [{ loc: ["path", "company_id"], msg, type }] }])
  })

  it.for(pagesOf("99"))("of %s is unknown", async (path) => {
    const { json, status } = await get(path)
    assert.deepStrictEqual([status, json], [404, { detail: "Company not found: 99" }])
  })

  it("may be the largest possible", async () => {
    const { json } = await get(`${companies}/2147483647`)
    assert.deepStrictEqual(json, { detail: "Company not found: 2147483647" })
  })
})

const onTheSecond = async (company: string) => {
  const { json, status } = await get(`${company}?as_of=2024-07-02`)
  return [status, json.as_of]
}

describe("a day that has begun", () => {
  it("in Seoul isn't the future there, though it is in New York", async () => {
    service.time.now = Date.parse("2024-07-01T15:00:00Z")
    assert.deepStrictEqual(
      [await onTheSecond(samsung), await onTheSecond(apple)],
      [
        [200, "2024-07-02"],
        [422, undefined]
      ]
    )
    service.time.now = Date.parse("2024-07-01T12:00:00Z")
  })

  it("nowhere yet is refused before the company is looked up", async () => {
    assert.strictEqual((await get(`${companies}/99?as_of=2024-07-03`)).status, 422)
    assert.strictEqual((await get(`${companies}/99?as_of=2024-07-02`)).status, 404)
  })
})

describe("a page cached the day before", () => {
  it("is as of the day that has begun since", async () => {
    const days: Array<unknown> = []
    for (const instant of ["2024-07-02T03:59:59Z", "2024-07-02T04:00:00Z"]) {
      service.time.now = Date.parse(instant)
      days.push((await get(apple)).json.as_of)
    }
    service.time.now = Date.parse("2024-07-01T12:00:00Z")
    assert.deepStrictEqual(days, ["2024-07-01", "2024-07-02"])
  })
})
