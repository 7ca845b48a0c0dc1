/** A company at a glance. */
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { useAnswer } from "../../data/useAnswer.ts"
import { Explained } from "../../figures/Explained.tsx"
import { Figure, FigureTitle } from "../../figures/Figure.tsx"
import { figureTexts } from "../../figures/figures.ts"
import type { FigureName } from "../../figures/FigureTexts.ts"
import { valueText } from "../../figures/valueText.ts"
import { amount, change, compact, day, number, percent, price } from "../../language/format.ts"
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
import { basis, setBasis } from "./basis.ts"
import { Dates } from "./Dates.tsx"
import { DividendsPanel } from "./Dividends.tsx"
import { linesByBasis, longGrowth, multiples, namesOf } from "./figureNames.ts"
import { PriceYear } from "./PriceYear.tsx"
import { texts } from "./texts.ts"
import { type Values, valuesOf } from "./values.ts"

type Snapshot = Answer<"getCompanySnapshot">
type Detail = Answer<"getCompanyDetail">

const Market = ({ snapshot }: { readonly snapshot: Snapshot }) => {
  const t = texts()
  const { currency, market, market_cap_currency, price: last, price_date, range_52w } = snapshot
  if (price_date === null) {
    return (
      <Panel title={t.price}>
        <Empty text={words().noPrices} command={pricesCommand(snapshot)} />
      </Panel>
    )
  }
  return (
    <Panel title={t.price} time={day(price_date)} source={t.priceSource(day(price_date))}>
      <dl class="figures">
        <Figure name="open" figure="open">
          {price(last.open, currency)}
        </Figure>
        <Figure name="high" figure="high">
          {price(last.high, currency)}
        </Figure>
        <Figure name="low" figure="low">
          {price(last.low, currency)}
        </Figure>
        <Figure name="previous_close" figure="previous_close">
          {price(last.previous_close, currency)}
        </Figure>
        <Figure name="volume" figure="volume">
          {compact(last.volume)}
        </Figure>
        <Figure name="market_cap" figure="market_cap">
          {amount(market.market_cap, market_cap_currency)}
        </Figure>
        <Figure name="shares_outstanding" figure="shares_outstanding">
          {compact(market.shares_outstanding)}
        </Figure>
        <Figure name="range_52w">
          <Explained figure="low_52w" label={figureTexts().range_52w[0]}>
            {price(range_52w.low, currency)}
          </Explained>
          {" – "}
          <Explained figure="high_52w" label={figureTexts().range_52w[0]}>
            {price(range_52w.high, currency)}
          </Explained>
        </Figure>
        <Figure name="average_volume_20d" figure="average_volume_20d">
          {compact(snapshot.average_volume_20d)}
        </Figure>
        <Figure name="average_volume_50d" figure="average_volume_50d">
          {compact(snapshot.average_volume_50d)}
        </Figure>
        <Figure name="dividend_yield" figure="dividend_yield">
          {percent(market.dividend_yield, 2)}
        </Figure>
        <Figure name="beta" figure="beta">
          {number(market.beta)}
        </Figure>
      </dl>
    </Panel>
  )
}

const Returns = ({ snapshot: { price_date, returns } }: { readonly snapshot: Snapshot }) => {
  const t = texts()
  if (price_date === null) return null
  const { "1m": m1, "1w": w1, "1y": y1, "3m": m3, "6m": m6, ytd } = returns
  const rows = [
    ["1w", w1],
    ["1m", m1],
    ["3m", m3],
    ["6m", m6],
    ["ytd", ytd],
    ["1y", y1]
  ] as const
  return (
    <Panel
      title={<FigureTitle name="returns" />}
      time={day(price_date)}
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
  more = [],
  part,
  values
}: {
  readonly part: Part
  readonly values: Values
  readonly more?: ReadonlyArray<FigureName>
}) => {
  const t = texts()
  const isAnnual = basis.value === "annual"
  const [end, year, fiscalEnd] = ["statement_date", "fiscal_year", "fiscal_date"].map(
    (name) => values(name).value
  )
  const fiscal = year === null ? null : t.fiscal(Number(year), day(String(fiscalEnd)))
  const months = t.monthsTo(day(String(end)))
  const own = linesByBasis[basis.value][part]
  return (
    <Panel
      title={t[part]}
      controls={<BasisChoice />}
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

const Ratios = ({ detail, values }: { readonly detail: Detail; readonly values: Values }) => {
  const t = texts()
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
      <Statements part="profitability" values={values} />
    </>
  )
}

const Development = ({ values }: { readonly values: Values }) =>
  values("statement_date").value === null ? null : (
    <>
      <Statements part="growth" values={values} more={longGrowth} />
      <Statements part="health" values={values} />
    </>
  )

export const Overview = () => {
  const { at, company_id } = useCompany()
  const snapshot = useAnswer("getCompanySnapshot", { company_id, ...at })
  const detail = useAnswer("getCompanyDetail", { company_id, ...at })
  const figures = useAnswer("listCompanyValues", { company_id, names: namesOf(basis.value), ...at })
  return (
    <div class="columns">
      <div>
        <PriceYear />
        <Answered of={snapshot} skeleton={<Skeleton lines={6} />}>
          {(data) => <Market snapshot={data} />}
        </Answered>
        <Answered of={detail} skeleton={<Skeleton lines={12} />}>
          {(data) => (
            <Answered of={figures} skeleton={<Skeleton lines={12} />}>
              {(answer) => (
                <div class="page">
                  <Ratios detail={data} values={valuesOf(answer)} />
                  <Development values={valuesOf(answer)} />
                </div>
              )}
            </Answered>
          )}
        </Answered>
      </div>
      <div>
        <Answered of={detail}>{(data) => <About detail={data} />}</Answered>
        <Dates />
        <Answered of={snapshot}>{(data) => <Returns snapshot={data} />}</Answered>
        <DividendsPanel />
      </div>
    </div>
  )
}
