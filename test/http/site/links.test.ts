/** What the header `Link` of a page's document names. */
import { assert, it } from "@effect/vitest"
import { type Asked, linksOf, type Needs } from "../../../adapters/http/server/handlers/site/links.ts"

const nothingAsked: Asked = { as_of: null, hasChoices: false, others: [] }

const needs: Needs = {
  files: ["/assets/style.css", "/assets/index.js"],
  answers: [
    { address: "/v1/markets", isChosen: true },
    { address: "/v1/by-slug/{slug}", isChosen: false },
    { address: "/v1/{company_id}/values?names=a", isChosen: false },
    { address: "/v1/{company_id}/dividends", isChosen: false }
  ]
}

const addressesIn = (link: string): ReadonlyArray<string> =>
  [...link.matchAll(/<([^>]*)>/g)].map(([, address = ""]) => address)

it("files, and the answers about the company, each address once", () => {
  const twice = { ...needs, answers: [...needs.answers, ...needs.answers] }
  const link = linksOf(twice, "/findata", nothingAsked, { slug: "no one", company_id: 1 })
  assert.deepStrictEqual(
    addressesIn(link),
    [...needs.files, "/v1/markets", "/v1/by-slug/no%20one", "/v1/1/values?names=a", "/v1/1/dividends"].map(
      (path) => `/findata${path}`
    )
  )
})

it("the day of the page, and nothing that its choices may change", () => {
  const asked = { ...nothingAsked, as_of: "2021-03-31", hasChoices: true }
  assert.deepStrictEqual(addressesIn(linksOf(needs, "", asked, { slug: "ibm", company_id: 2 })), [
    ...needs.files,
    "/v1/by-slug/ibm",
    "/v1/2/values?names=a&as_of=2021-03-31",
    "/v1/2/dividends?as_of=2021-03-31"
  ])
  assert.deepStrictEqual(addressesIn(linksOf(needs, "", null, null)), needs.files)
})

it("one answer about all companies of a page, as the client asks for it, and five about one each", () => {
  const others = ["apple-inc", "b>c", "(d)", "e f", "g", "h"]
  const several = {
    ...needs,
    answers: [...needs.answers, { address: "/v1/values?companies={slugs}", isChosen: false }]
  }
  assert.deepStrictEqual(
    addressesIn(linksOf(several, "", { ...nothingAsked, as_of: "2021-03-31", others }, null)),
    [
      ...needs.files,
      "/v1/markets",
      ...["apple-inc", "b%3Ec", "(d)", "e%20f", "g"].map((slug) => `/v1/by-slug/${slug}`),
      "/v1/values?companies=apple-inc%2Cb%3Ec%2C%28d%29%2Ce+f%2Cg%2Ch&as_of=2021-03-31"
    ]
  )
  assert.deepStrictEqual(addressesIn(linksOf(several, "", nothingAsked, null)), [
    ...needs.files,
    "/v1/markets"
  ])
})

it("as many answers as proxies pass, short ones where a long one has no room", () => {
  const long = [1, 2, 3, 4, 5].map((n) => ({
    address: `/v1/{company_id}/values?names=${"a".repeat(1100)}${n}`,
    isChosen: false
  }))
  const subject = { slug: "c1", company_id: 1 }
  const link = linksOf({ ...needs, answers: [...long, ...needs.answers] }, "", nothingAsked, subject)
  assert.isBelow(link.length, 3000)
  const named = addressesIn(link)
  assert.lengthOf(
    named.filter((address) => address.length > 1000),
    2
  )
  assert.include(named, "/v1/by-slug/c1")
})
