/** Company pages are the same bytes on PostgreSQL as on SQLite. */
import { assert, beforeAll, it } from "@effect/vitest"
import { Layer } from "effect"
import { postgresPlace, sqlitePlace } from "../../adapters/places.ts"
import type { StoreLayer } from "../../contract/stores.ts"
import { applePages } from "../../fixtures/applePages.ts"
import { describePostgres } from "../../postgres/database.ts"
import { apple, bare, companies, ofCompany, root, samsung, sector, visitor } from "../pages.ts"
import { openWorld } from "../service.ts"

const paths = [
  `${companies}?search=pear`,
  `${companies}?search=%EC%82%BC`,
  ...["apple-inc", "AAPL", "005930:krx", "apple inc", "%00", "\u0130", "%ED%95%9C", "x".repeat(100)].map(
    (slug) => `${companies}/by-slug/${slug}`
  ),
  ...[apple, bare, samsung].flatMap((company) =>
    ["", "?as_of=2021-03-31", "?as_of=1000-01-01"].flatMap((day) =>
      ofCompany.map((page) => `${company}${page}${day}`)
    )
  ),
  ...[apple, samsung].flatMap((company) => [
    `${company}/financials?period=Quarterly&years=20&format=csv`,
    `${company}/prices?limit=10000&adjust=all`,
    `${company}/prices?limit=10000&interval=1week&order=desc&as_of=2021-03-31`,
    `${company}/prices?interval=1month&offset=3&format=csv`,
    `${company}/actions?format=csv&as_of=2014-06-09`,
    `${company}/multiples?years=25`,
    `${company}/dart?limit=100`,
    `${company}/insider?months=60&limit=500`,
    `${company}/news?limit=100&locale=en`,
    `${company}/research-highlights?limit=100`,
    `${company}/news?as_of=2024-06-11&locale=zh`,
    `${company}/dart?as_of=2024-05-16`,
    `${company}/insider?as_of=2024-06-20`,
    `${company}/research-highlights?as_of=2024-06-10`
  ]),
  `${sector}/1?as_of=2021-03-31`,
  `${sector}/1?locale=ko`,
  `${root}/markets`,
  `${root}/directory?sort=-market_cap`,
  `${root}/directory?letter=%E3%85%85&as_of=2021-03-31`,
  `${root}/directory?country=KR&currency=USD&format=csv`,
  `${root}/sectors`,
  `${root}/sectors?as_of=2021-03-31&format=csv`,
  `${root}/sectors/USD/technology`,
  `${companies}/99`
]

/** By path its status, content type and text, except the times of imports. */
const answersOn = async (stores: StoreLayer) => {
  const service = await openWorld({ ...applePages, stores, clock: "real" })
  const get = visitor(service)
  const answers = new Map<string, ReadonlyArray<unknown>>()
  for (const path of paths) {
    const { headers, status, text } = await get(path)
    const comparable = text.replace(/"(created_at|imported_at|last_finished_at)":"[^"]*"/g, "")
    answers.set(path, [status, headers.get("content-type"), headers.get("cache-control"), comparable])
  }
  await service.close()
  return answers
}

describePostgres("on PostgreSQL", () => {
  let expected: ReadonlyMap<string, ReadonlyArray<unknown>>
  let answers: ReadonlyMap<string, ReadonlyArray<unknown>>
  beforeAll(async () => {
    expected = await answersOn(Layer.unwrap(sqlitePlace))
    answers = await answersOn(Layer.unwrap(postgresPlace))
  }, 120_000)

  it.for(paths)("%s returns the same as on SQLite", (path) => {
    assert.deepStrictEqual(answers.get(path), expected.get(path))
    assert.isBelow(Number(expected.get(path)?.[0]), 500)
  })
})
