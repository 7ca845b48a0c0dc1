/** Up to five companies beside each other: prices from one start, ratios, and the latest statements. */
import { useLocation } from "preact-iso"
import { AsOfPicker } from "../company/AsOfPicker.tsx"
import { texts as companyTexts } from "../company/texts.ts"
import { useAsOf, withParameters } from "../data/urlState.ts"
import { useAnswers } from "../data/useAnswer.ts"
import { day } from "../language/format.ts"
import { Chosen, slugsIn } from "../shell/Chosen.tsx"
import { seriesColor } from "../ui/charts/colors.ts"
import { Swatch } from "../ui/Swatch.tsx"
import { useTitle } from "../ui/useTitle.ts"
import { allOf, type Company, Waiting } from "./compared.tsx"
import { Prices } from "./Prices.tsx"
import { Ratios } from "./Ratios.tsx"
import { Statements } from "./Statements.tsx"
import { texts } from "./texts.ts"
import "./compare.css"

const max = 5

export const Compare = () => {
  const t = texts()
  useTitle(t.title)
  const { query, route, url } = useLocation()
  const [asOf] = useAsOf()
  const given = slugsIn(query["with"])
  const [slugs, leftOut] = [given.slice(0, max), given.slice(max)]
  const asked = useAnswers(
    "getCompanyBySlug",
    slugs.map((slug) => ({ slug }))
  )
  const companies = allOf(asked)?.map((company, i): Company => ({ ...company, slug: slugs[i] ?? "" })) ?? null
  const show = (chosen: ReadonlyArray<string>) =>
    route(withParameters(url, { with: chosen.length === 0 ? null : chosen.join(",") }), true)
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
        mark={(i) => <Swatch color={seriesColor(i)} />}
        onChange={show}
      />
      {leftOut.length > 0 && <p class="note">{t.leftOut(leftOut.join(", "))}</p>}
      {slugs.length === 0 && <p class="muted">{t.hint}</p>}
      {slugs.length > 0 && companies === null && <Waiting of={asked} />}
      {companies !== null && companies.length > 0 && (
        <>
          <Prices {...compared} />
          <Ratios {...compared} />
          <Statements {...compared} />
        </>
      )}
    </div>
  )
}
