/** A sector: how its figures are distributed, where a company stands in them, and its companies. */
import { useLocation, useRoute } from "preact-iso"
import type { Answer } from "../../../../adapters/client/mod.ts"
import { AsOfPicker } from "../company/AsOfPicker.tsx"
import { texts as companyTexts } from "../company/texts.ts"
import { statusOf } from "../data/status.ts"
import { useAsOf, useLink, withParameters } from "../data/urlState.ts"
import { useAnswer } from "../data/useAnswer.ts"
import { Figure } from "../figures/Figure.tsx"
import { Place } from "../figures/Place.tsx"
import { type SectorFigure, sectorValue } from "../figures/sectorFigures.ts"
import { amount, count, currencyText, day, percent } from "../language/format.ts"
import { SectorFigureTitle } from "../figures/SectorFigureTitle.tsx"
import { sectorName } from "../language/sector.ts"
import { NotFound } from "../shell/NotFound.tsx"
import { calledBy, nameOf } from "../subject/company.ts"
import { Answered, Failed, Skeleton } from "../ui/Answered.tsx"
import { Definition } from "../ui/Definition.tsx"
import { Panel } from "../ui/Panel.tsx"
import { type Column, Table } from "../ui/Table.tsx"
import { useTitle } from "../ui/useTitle.ts"
import { Members } from "./Members.tsx"
import { texts } from "./texts.ts"
import "./sectors.css"

type Sector = Answer<"getSector">

/** The company of the address whose place is shown, with its figures; null without one. */
const usePlaced = (sector: Sector, at: { readonly as_of?: string }) => {
  const { query } = useLocation()
  const slug = (query["company"] ?? "").trim()
  const found = useAnswer("getCompanyBySlug", { slug }, { when: slug !== "" })
  const company = slug === "" ? undefined : found.data
  const names = sector.figures.map(({ figure }) => figure).join(",")
  const values = useAnswer(
    "listCompanyValues",
    { company_id: company?.company_id ?? 0, names, ...at },
    { when: company !== undefined }
  )
  if (company === undefined) return null
  const known = values.data?.company_id === company.company_id ? values.data.figures : []
  const byName = new Map(known.map(({ name, value }) => [name, typeof value === "number" ? value : null]))
  return { company: { ...company, slug }, valueOf: (name: string) => byName.get(name) ?? null }
}

interface FiguresProps {
  readonly sector: Sector
  readonly placed: ReturnType<typeof usePlaced>
}

const Figures = ({ placed, sector }: FiguresProps) => {
  const t = texts()
  const columns: ReadonlyArray<Column<SectorFigure>> = [
    {
      name: "figure",
      title: t.figure,
      isText: true,
      wraps: true,
      cell: ({ figure }) => <SectorFigureTitle name={figure} />
    },
    ...(placed === null
      ? []
      : [
          {
            name: "company",
            title: calledBy(placed.company),
            under: "figure",
            cell: ({ figure }: SectorFigure) => <strong>{sectorValue(figure, placed.valueOf(figure))}</strong>
          }
        ]),
    { name: "median", title: t.median, cell: ({ figure, median }) => sectorValue(figure, median) },
    {
      name: "low",
      title: t.quartile1,
      under: "median",
      cell: ({ figure, quartile_1 }) => sectorValue(figure, quartile_1)
    },
    {
      name: "high",
      title: t.quartile3,
      under: "median",
      cell: ({ figure, quartile_3 }) => sectorValue(figure, quartile_3)
    },
    {
      name: "place",
      title: placed === null ? t.spread : t.place,
      cell: (one) => <Place figure={one} value={placed?.valueOf(one.figure) ?? null} />
    },
    { name: "known", title: t.known, under: "place", cell: ({ known }) => count(known) },
    {
      name: "negative",
      title: <Definition text={t.notPositiveMeans}>{t.notPositive}</Definition>,
      under: "place",
      cell: ({ not_positive }) => (not_positive === null ? "" : count(not_positive))
    }
  ]
  return (
    <Panel
      title={t.figures}
      class="sector-figures"
      data={[sector]}
      source={t.quartiles(day(sector.as_of))}
      {...(sector.price_date === null ? {} : { time: day(sector.price_date) })}
    >
      <Table label={t.figures} rows={sector.figures} keyOf={({ figure }) => figure} columns={columns} />
    </Panel>
  )
}

const Shown = ({ at, sector }: { readonly sector: Sector; readonly at: { readonly as_of?: string } }) => {
  const t = texts()
  const link = useLink()
  const { url } = useLocation()
  const placed = usePlaced(sector, at)
  const { companies_count, currency, market_cap_currency, market_cap_total, weight_percent, where } = sector
  const title = t.inMarket(sectorName(sector.sector), currencyText(currency))
  const caps = sector.figures.find(({ figure }) => figure === "market_cap")?.known ?? 0
  useTitle(title)
  return (
    <div class="page">
      <div class="sectors-head">
        <h1>{title}</h1>
        <AsOfPicker />
      </div>
      {at.as_of !== undefined && <p class="note">{companyTexts().past(day(at.as_of))}</p>}
      <p class="no-print">
        <a href={link("/sectors")}>{t.all}</a>
        {" · "}
        <a href={withParameters(link("/screener"), { where })}>{t.screen}</a>
        {placed !== null && (
          <>
            {" · "}
            <a href={withParameters(url, { company: null })}>{t.hidePlace(nameOf(placed.company))}</a>
          </>
        )}
      </p>
      <dl class="figures">
        <Figure name="companies_count">{count(companies_count)}</Figure>
        <Figure name="market_cap_total">
          {amount(market_cap_total, market_cap_currency)}
          {caps > 0 && caps < companies_count && (
            <small class="known-caps">{t.capsOf(count(caps), count(companies_count))}</small>
          )}
        </Figure>
        <Figure name="market_weight_percent">{percent(weight_percent)}</Figure>
      </dl>
      <Figures sector={sector} placed={placed} />
      <Members sector={sector} at={at} placed={placed?.company.slug ?? null} />
    </div>
  )
}

export const SectorPage = () => {
  const { params } = useRoute()
  const [asOf] = useAsOf()
  const at = asOf === null ? {} : { as_of: asOf }
  const [currency, sector] = [params["currency"] ?? "", params["sector"] ?? ""]
  const asked = useAnswer("getSector", { currency, sector, ...at })
  const { again, data, error } = asked
  if (data === undefined && error !== null) {
    return statusOf(error) === 404 || statusOf(error) === 422 ? (
      <NotFound title={texts().unknown(`${sector}, ${currency}`)} />
    ) : (
      <div class="page">
        <Failed isPage error={error} again={again} />
      </div>
    )
  }
  return (
    <Answered of={asked} skeleton={<Skeleton lines={16} />}>
      {(found) => <Shown sector={found} at={at} />}
    </Answered>
  )
}
