/** Up to ten companies beside each other, and a benchmark: prices from one start, ratios, and lines of statements. */
import { useLocation } from "preact-iso"
import { AsOfPicker } from "../company/AsOfPicker.tsx"
import { texts as companyTexts } from "../company/texts.ts"
import { useAsOf, withParameters } from "../data/urlState.ts"
import { useAnswer } from "../data/useAnswer.ts"
import { day } from "../language/format.ts"
import { Chosen, slugsIn } from "../shell/Chosen.tsx"
import { calledBy, nameOf } from "../subject/company.ts"
import { Skeleton } from "../ui/Answered.tsx"
import { Swatch } from "../ui/Swatch.tsx"
import { useTitle } from "../ui/useTitle.ts"
import { type Company, markOf, maxCompared as max, partsOf } from "./compared.ts"
import { Figures, useValues } from "./Figures.tsx"
import { Prices, useCloses } from "./Prices.tsx"
import { Proposals } from "./Proposals.tsx"
import { texts } from "./texts.ts"
import "./compare.css"

const knownOf = (companies: ReadonlyArray<Company>) =>
  new Map(companies.map((company) => [company.input, company]))

export const Compare = () => {
  const t = texts()
  useTitle(t.title)
  const { query, route, url } = useLocation()
  const [asOf] = useAsOf()
  const given = slugsIn(query["with"])
  const [names, leftOut] = [given.slice(0, max), given.slice(max)]
  const benchmarkNames = slugsIn(query["benchmark"]).slice(0, 1)
  const at = asOf === null ? {} : { as_of: asOf }
  const figures = useValues(names, at)
  const prices = useCloses([...names, ...benchmarkNames], at)
  const { data, error, isStale } = figures.asked
  // Names are longer than slugs: chosen ones would move what is below them.
  const isAwaited = names.length > 0 && data === undefined && error === null
  /** Those of which each is another company, as far as it is known. */
  const slugs = names.filter(
    (name) => data === undefined || isStale || data.companies.some(({ input }) => input === name)
  )
  const companies = partsOf(data?.companies ?? [], slugs)
  const [found] = partsOf(prices.asked.data?.companies ?? [], benchmarkNames)
  const isCompared = companies.some(({ company_id }) => company_id === found?.company_id)
  const benchmark = found === undefined || isCompared ? null : found
  const notFound = [...(data?.not_found ?? []), ...(prices.asked.data?.not_found ?? [])]
  const unknown = [...names, ...benchmarkNames].filter((name) => notFound.includes(name))
  const markets = useAnswer("listMarkets", {}, { when: slugs.length === 0 || benchmarkNames.length === 0 })
  const index = markets.data?.index ?? null
  const proposed =
    benchmarkNames.length > 0 || companies.some(({ company_id }) => company_id === index?.id) ? null : index

  const setList = (name: "with" | "benchmark") => (chosen: ReadonlyArray<string>) =>
    route(withParameters(url, { [name]: chosen.length === 0 ? null : chosen.join(",") }), true)
  return (
    <div class="page">
      <div class="compare-head">
        <h1>{t.title}</h1>
        <AsOfPicker />
      </div>
      {asOf !== null && <p class="note">{companyTexts().past(day(asOf))}</p>}
      {isAwaited ? (
        <Skeleton lines={2} />
      ) : (
        <Chosen
          slugs={slugs}
          known={knownOf(companies)}
          max={max}
          label={t.add}
          mark={(i) => <Swatch {...markOf(i)} />}
          onChange={setList("with")}
        />
      )}
      {leftOut.length > 0 && <p class="note">{t.leftOut(max, leftOut.join(", "))}</p>}
      {unknown.length > 0 && (
        <p class="note" role="status">
          {t.unknown(unknown.join(", "))}
        </p>
      )}
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
            slugs={benchmarkNames}
            known={knownOf(benchmark === null ? [] : [benchmark])}
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
      {slugs.length > 0 && (
        <>
          <Prices of={prices} slugs={slugs} benchmark={benchmark} />
          <Figures of={figures} companies={companies} at={at} />
        </>
      )}
    </div>
  )
}
