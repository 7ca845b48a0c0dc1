/** A company at a glance. */
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { useAnswer } from "../../data/useAnswer.ts"
import { Explained } from "../../figures/Explained.tsx"
import { Figure, FigureTitle } from "../../figures/Figure.tsx"
import { figureTexts } from "../../figures/figures.ts"
import type { FigureName } from "../../figures/FigureTexts.ts"
import { valueText } from "../../figures/valueText.ts"
import { change, day } from "../../language/format.ts"
import { Answered, Empty, Skeleton } from "../../ui/Answered.tsx"
import { periodNames, words } from "../../language/words.ts"
import { changeClass } from "../../ui/changeClass.ts"
import { Panel } from "../../ui/Panel.tsx"
import { Segments } from "../../ui/Segments.tsx"
import { Table } from "../../ui/Table.tsx"
import { useCompany } from "../../subject/company.ts"
import { pricesCommand } from "../importCommand.ts"
import { NoStatements } from "../NoStatements.tsx"
import { About } from "./About.tsx"
import { basis, setBasis, useBasisOfAddress } from "./basis.ts"
import { Dates } from "./Dates.tsx"
import { DividendsPanel } from "./Dividends.tsx"
import { linesByBasis, longGrowth, multiples, overviewFigures } from "./figureNames.ts"
import { marketFigures, returnPeriods } from "./market.ts"
import { OwnLatest } from "./OwnLatest.tsx"
import { PriceYear } from "./PriceYear.tsx"
import { texts } from "./texts.ts"
import { valuesOf } from "./values.ts"

type Snapshot = Answer<"getCompanySnapshot">
type Detail = Answer<"getCompanyDetail">
type Figures = Answer<"listCompanyValues">

const Market = ({ snapshot }: { readonly snapshot: Snapshot }) => {
  const t = texts()
  const { price_date } = snapshot
  if (price_date === null) {
    return (
      <Panel title={t.price}>
        <Empty text={words().noPrices} command={pricesCommand(snapshot)} />
      </Panel>
    )
  }
  return (
    <Panel title={t.price} time={day(price_date)} data={[snapshot]} source={t.priceSource(day(price_date))}>
      <dl class="figures">
        {marketFigures(snapshot).map(({ name, values: [[figure, text] = [name, ""], end] }) =>
          end === undefined ? (
            <Figure key={name} name={name} figure={figure}>
              {text}
            </Figure>
          ) : (
            <Figure key={name} name={name}>
              <Explained figure={figure} label={figureTexts()[name][0]}>
                {text}
              </Explained>
              {" – "}
              <Explained figure={end[0]} label={figureTexts()[name][0]}>
                {end[1]}
              </Explained>
            </Figure>
          )
        )}
      </dl>
    </Panel>
  )
}

const Returns = ({ snapshot }: { readonly snapshot: Snapshot }) => {
  const t = texts()
  const { price_date, returns } = snapshot
  if (price_date === null) return null
  const rows = returnPeriods.map((period) => [period, returns[period]] as const)
  return (
    <Panel
      title={<FigureTitle name="returns" />}
      time={day(price_date)}
      data={[snapshot]}
      source={t.priceSource(day(price_date))}
    >
      <Table
        label={figureTexts().returns[0]}
        rows={rows}
        keyOf={([period]) => period}
        columns={[
          { name: "period", title: t.period, isText: true, cell: ([period]) => periodNames()[period] },
          {
            name: "change",
            title: words().change,
            cell: ([period, value]) => (
              <Explained figure={`return_${period}`} label={periodNames()[period]}>
                <span class={changeClass(value)}>{change(value)}</span>
              </Explained>
            )
          }
        ]}
      />
    </Panel>
  )
}

/** Which statements ratios are of. */
const BasisChoice = () => {
  const t = texts()
  return (
    <Segments
      label={t.basis}
      value={basis.value}
      onChange={setBasis}
      choices={[
        ["ttm", t.twelveMonths],
        ["annual", t.fiscalYear]
      ]}
    />
  )
}

type Part = "profitability" | "growth" | "health"

/** Figures of statements on the chosen basis, and others that are on either. */
const Statements = ({
  answer,
  more = [],
  part
}: {
  readonly part: Part
  readonly answer: Figures
  readonly more?: ReadonlyArray<FigureName>
}) => {
  const t = texts()
  const values = valuesOf(answer)
  const isAnnual = basis.value === "annual"
  const [end, year, fiscalEnd] = ["statement_date", "fiscal_year", "fiscal_date"].map(
    (name) => values(name).value
  )
  const fiscal = year === null ? null : t.fiscal(Number(year), day(String(fiscalEnd)))
  const months = t.monthsTo(day(String(end)))
  // A balance sheet is of a day: its panel says which below.
  const time = isAnnual
    ? year === null
      ? null
      : t.year(Number(year))
    : part === "health"
      ? null
      : t.months(day(String(end)))
  const own = linesByBasis[basis.value][part]
  return (
    <Panel
      title={t[part]}
      {...(time === null ? {} : { time })}
      controls={<BasisChoice />}
      data={[answer]}
      settings={{ basis: basis.value }}
      source={
        isAnnual
          ? fiscal
          : more.length > 0 && fiscal !== null
            ? `${months} · ${t.ratesOf}: ${fiscal}`
            : months
      }
    >
      <dl class="figures">
        {own.map(([name, figure]) => (
          <Figure key={name} name={name} figure={figure}>
            {valueText(values(figure))}
          </Figure>
        ))}
        {more.map((name) => (
          <Figure key={name} name={name} figure={name}>
            {valueText(values(name))}
          </Figure>
        ))}
      </dl>
    </Panel>
  )
}

const Ratios = ({ answer, detail }: { readonly detail: Detail; readonly answer: Figures }) => {
  const t = texts()
  const values = valuesOf(answer)
  const { price_date, statement_date } = detail
  if (values("statement_date").value === null) {
    return (
      <Panel title={t.valuation}>
        <NoStatements text={t.noStatements} />
      </Panel>
    )
  }
  return (
    <>
      {price_date !== null && (
        <Panel
          title={t.valuation}
          time={day(price_date)}
          data={[answer]}
          source={t.multiples(day(price_date), day(statement_date))}
        >
          <dl class="figures">
            {multiples.map((name) => (
              <Figure key={name} name={name} figure={name}>
                {valueText(values(name))}
              </Figure>
            ))}
          </dl>
        </Panel>
      )}
      <Statements part="profitability" answer={answer} />
    </>
  )
}

const Development = ({ answer }: { readonly answer: Figures }) =>
  valuesOf(answer)("statement_date").value === null ? null : (
    <>
      <Statements part="growth" answer={answer} more={longGrowth} />
      <Statements part="health" answer={answer} />
    </>
  )

export const Overview = () => {
  const t = texts()
  const { at, company_id } = useCompany()
  useBasisOfAddress()
  const snapshot = useAnswer("getCompanySnapshot", { company_id, ...at })
  const detail = useAnswer("getCompanyDetail", { company_id, ...at })
  const figures = useAnswer("listCompanyValues", { company_id, names: overviewFigures, ...at })
  const dividends = useAnswer("listCompanyDividends", { company_id, ...at })
  const isPlaced = [snapshot, detail, figures, dividends].every(
    ({ data, error }) => data !== undefined || error !== null
  )
  return (
    <div class="columns">
      <div>
        <PriceYear />
        <Answered of={snapshot} skeleton={<Skeleton lines={6} />} title={t.price}>
          {(data) => <Market snapshot={data} />}
        </Answered>
        <Answered of={detail} skeleton={<Skeleton lines={12} />} title={t.valuation}>
          {(data) => (
            <Answered of={figures} skeleton={<Skeleton lines={12} />} title={t.valuation}>
              {(answer) => (
                <div class="page">
                  <Ratios detail={data} answer={answer} />
                  <Development answer={answer} />
                </div>
              )}
            </Answered>
          )}
        </Answered>
        <OwnLatest isPlaced={isPlaced} />
      </div>
      <div>
        <Answered of={detail} title={t.about}>
          {(data) => <About detail={data} />}
        </Answered>
        <Answered of={snapshot} title={<FigureTitle name="returns" />}>
          {(data) => <Returns snapshot={data} />}
        </Answered>
        <DividendsPanel />
        <Dates isPlaced={isPlaced} />
      </div>
    </div>
  )
}
