/** Up to ten companies beside each other, and a benchmark: prices from one start, ratios, and lines of statements. */
import { useLocation } from "preact-iso"
import { AsOfPicker } from "../company/AsOfPicker.tsx"
import { texts as companyTexts } from "../company/texts.ts"
import { useAsOf, withParameters } from "../data/urlState.ts"
import { useAnswer, useAnswers } from "../data/useAnswer.ts"
import { day } from "../language/format.ts"
import { Chosen, slugsIn } from "../shell/Chosen.tsx"
import { calledBy, nameOf } from "../subject/company.ts"
import { Swatch } from "../ui/Swatch.tsx"
import { useTitle } from "../ui/useTitle.ts"
import { allOf, type Company, markOf, maxCompared as max, Waiting } from "./compared.tsx"
import { Figures } from "./Figures.tsx"
import { Prices } from "./Prices.tsx"
import { Proposals } from "./Proposals.tsx"
import { texts } from "./texts.ts"
import "./compare.css"

export const Compare = () => {
  const t = texts()
  useTitle(t.title)
  const { query, route, url } = useLocation()
  const [asOf] = useAsOf()
  const given = slugsIn(query["with"])
  const [asSlugs, leftOut] = [given.slice(0, max), given.slice(max)]
  const answers = useAnswers(
    "getCompanyBySlug",
    asSlugs.map((slug) => ({ slug }))
  )
  // A company has several addresses, and appears by the first of them.
  const first = asSlugs
    .map((slug, i) => ({ slug, asked: answers[i] }))
    .filter(
      ({ asked }, i) =>
        asked?.data === undefined ||
        answers.findIndex(({ data }) => data?.company_id === asked.data?.company_id) === i
    )
  const slugs = first.map(({ slug }) => slug)
  const asked = first.flatMap(({ asked }) => asked ?? [])
  const companies = allOf(asked)?.map((company, i): Company => ({ ...company, slug: slugs[i] ?? "" })) ?? null

  const benchmarkSlugs = slugsIn(query["benchmark"]).slice(0, 1)
  const benchmarks = useAnswers(
    "getCompanyBySlug",
    benchmarkSlugs.map((slug) => ({ slug }))
  )
  const [found] = benchmarks.flatMap(({ data }) => data ?? [])
  const isCompared = companies?.some(({ company_id }) => company_id === found?.company_id)
  const benchmark = found === undefined || isCompared ? null : { ...found, slug: benchmarkSlugs[0] ?? "" }
  const markets = useAnswer("listMarkets", {}, { when: slugs.length === 0 || benchmarkSlugs.length === 0 })
  const index = markets.data?.index ?? null
  const proposed =
    benchmarkSlugs.length > 0 || companies?.some(({ company_id }) => company_id === index?.id) ? null : index

  const setList = (name: "with" | "benchmark") => (chosen: ReadonlyArray<string>) =>
    route(withParameters(url, { [name]: chosen.length === 0 ? null : chosen.join(",") }), true)
  const compared = { companies: companies ?? [], at: asOf === null ? {} : { as_of: asOf } }
  return (
    <div class="page">
      <div class="compare-head">
        <h1>{t.title}</h1>
        <AsOfPicker />
      </div>
      {asOf !== null && <p class="note">{companyTexts().past(day(asOf))}</p>}
      <Chosen
        slugs={slugs}
        answers={asked}
        max={max}
        label={t.add}
        mark={(i) => <Swatch {...markOf(i)} />}
        onChange={setList("with")}
      />
      {leftOut.length > 0 && <p class="note">{t.leftOut(max, leftOut.join(", "))}</p>}
      {slugs.length === 0 && (
        <>
          <p class="muted">{t.hint(max)}</p>
          {markets.data !== undefined && <Proposals markets={markets.data.markets} />}
        </>
      )}
      {slugs.length > 0 && (
        <div class="benchmark no-print" role="group" aria-label={t.benchmark}>
          <span class="muted small">{t.benchmark}</span>
          <Chosen
            slugs={benchmarkSlugs}
            answers={benchmarks}
            max={1}
            label={t.setBenchmark}
            mark={() => <Swatch {...markOf(max)} />}
            onChange={setList("benchmark")}
          />
          {proposed !== null && (
            <button
              type="button"
              class="button"
              title={nameOf(proposed)}
              onClick={() => setList("benchmark")([proposed.slug])}
            >
              {calledBy(proposed)}
            </button>
          )}
        </div>
      )}
      {benchmarks.some(({ data, error }) => data === undefined && error !== null) && (
        <Waiting of={benchmarks} />
      )}
      {slugs.length > 0 && companies === null && <Waiting of={asked} />}
      {companies !== null && companies.length > 0 && (
        <>
          <Prices {...compared} benchmark={benchmark} />
          <Figures {...compared} />
        </>
      )}
    </div>
  )
}
