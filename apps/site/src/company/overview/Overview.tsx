/** A company at a glance. */
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { useAnswer } from "../../data/useAnswer.ts"
import { Figure, FigureTitle } from "../../figures/Figure.tsx"
import { PeersLink } from "../../figures/PeersLink.tsx"
import { figureTexts } from "../../figures/figures.ts"
import { amount, change, compact, count, day, number, percent, price } from "../../language/format.ts"
import { Answered, Empty, Skeleton } from "../../ui/Answered.tsx"
import { periodNames, words } from "../../language/words.ts"
import { OutsideLink } from "../../ui/OutsideLink.tsx"
import { changeClass } from "../../ui/changeClass.ts"
import { Panel } from "../../ui/Panel.tsx"
import { Table } from "../../ui/Table.tsx"
import { useCompany } from "../../subject/company.ts"
import { pricesCommand } from "../importCommand.ts"
import { NoStatements } from "../NoStatements.tsx"
import { Dates } from "./Dates.tsx"
import { PriceYear } from "./PriceYear.tsx"
import { texts } from "./texts.ts"

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
        <Figure name="open">{price(last.open, currency)}</Figure>
        <Figure name="high">{price(last.high, currency)}</Figure>
        <Figure name="low">{price(last.low, currency)}</Figure>
        <Figure name="previous_close">{price(last.previous_close, currency)}</Figure>
        <Figure name="volume">{compact(last.volume)}</Figure>
        <Figure name="market_cap">{amount(market.market_cap, market_cap_currency)}</Figure>
        <Figure name="shares_outstanding">{compact(market.shares_outstanding)}</Figure>
        <Figure name="range_52w">
          {price(range_52w.low, currency)} – {price(range_52w.high, currency)}
        </Figure>
        <Figure name="average_volume_20d">{compact(snapshot.average_volume_20d)}</Figure>
        <Figure name="average_volume_50d">{compact(snapshot.average_volume_50d)}</Figure>
        <Figure name="dividend_yield">{percent(market.dividend_yield, 2)}</Figure>
        <Figure name="beta">{number(market.beta)}</Figure>
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
              <PeersLink figure={value === null ? null : `return_${period}`}>
                <span class={changeClass(value)}>{change(value)}</span>
              </PeersLink>
            )
          }
        ]}
      />
    </Panel>
  )
}

const Ratios = ({ detail }: { readonly detail: Detail }) => {
  const t = texts()
  const { currency, fiscal_date, fiscal_year, margins, price_date, returns, statement_date, valuation } =
    detail
  if (fiscal_year === null) {
    return (
      <Panel title={t.valuation}>
        <NoStatements text={t.noStatements} />
      </Panel>
    )
  }
  const fiscal = t.fiscal(fiscal_year, day(fiscal_date))
  return (
    <>
      {price_date !== null && (
        <Panel
          title={t.valuation}
          time={day(price_date)}
          source={t.multiples(day(price_date), day(statement_date))}
        >
          <dl class="figures">
            <Figure name="pe_ratio">{number(valuation.pe_ratio)}</Figure>
            <Figure name="pb_ratio">{number(valuation.pb_ratio)}</Figure>
            <Figure name="ps_ratio">{number(valuation.ps_ratio)}</Figure>
            <Figure name="ev_ebitda">{number(valuation.ev_ebitda)}</Figure>
            <Figure name="pfcf_ratio">{number(valuation.pfcf_ratio)}</Figure>
          </dl>
        </Panel>
      )}
      <Panel title={t.profitability} time={t.year(fiscal_year)} source={fiscal}>
        <dl class="figures">
          <Figure name="revenue">{amount(detail.profile.revenue, currency)}</Figure>
          <Figure name="gross_margin">{percent(margins.gross_margin)}</Figure>
          <Figure name="ebitda_margin">{percent(margins.ebitda_margin)}</Figure>
          <Figure name="operating_margin">{percent(margins.operating_margin)}</Figure>
          <Figure name="pretax_margin">{percent(margins.pretax_margin)}</Figure>
          <Figure name="net_margin">{percent(margins.net_margin)}</Figure>
          <Figure name="roa">{percent(returns.roa)}</Figure>
          <Figure name="roe">{percent(returns.roe)}</Figure>
          <Figure name="roic">{percent(returns.roic)}</Figure>
        </dl>
      </Panel>
    </>
  )
}

const Development = ({ detail }: { readonly detail: Detail }) => {
  const t = texts()
  const { currency, financial_health, fiscal_date, fiscal_year, growth } = detail
  if (fiscal_year === null) return null
  const fiscal = t.fiscal(fiscal_year, day(fiscal_date))
  return (
    <>
      <Panel title={t.growth} time={t.year(fiscal_year)} source={fiscal}>
        <dl class="figures">
          <Figure name="sales_growth_3y_cagr">{percent(growth.sales_growth_3y_cagr)}</Figure>
          <Figure name="sales_growth_5y_cagr">{percent(growth.sales_growth_5y_cagr)}</Figure>
          <Figure name="operating_income_growth_3y_cagr">
            {percent(growth.operating_income_growth_3y_cagr)}
          </Figure>
          <Figure name="operating_income_growth_5y_cagr">
            {percent(growth.operating_income_growth_5y_cagr)}
          </Figure>
          <Figure name="net_income_growth_3y_cagr">{percent(growth.net_income_growth_3y_cagr)}</Figure>
          <Figure name="net_income_growth_5y_cagr">{percent(growth.net_income_growth_5y_cagr)}</Figure>
        </dl>
      </Panel>
      <Panel title={t.health} time={t.year(fiscal_year)} source={fiscal}>
        <dl class="figures">
          <Figure name="cash">{amount(financial_health.cash, currency)}</Figure>
          <Figure name="net_debt">{amount(financial_health.net_debt, currency)}</Figure>
          <Figure name="debt_to_equity_ratio">{number(financial_health.debt_to_equity_ratio)}</Figure>
          <Figure name="interest_coverage_ratio">{number(financial_health.interest_coverage_ratio)}</Figure>
        </dl>
      </Panel>
    </>
  )
}

const About = ({ detail }: { readonly detail: Detail }) => {
  const t = texts()
  const { description, employees, industry, sector, website } = detail
  const site = website === null ? null : URL.parse(website)
  return (
    <Panel title={t.about}>
      {description !== null && <p>{description}</p>}
      <dl class="figures">
        {sector !== null && (
          <div>
            <dt>{t.sector}</dt>
            <dd>{sector}</dd>
          </div>
        )}
        {industry !== null && (
          <div>
            <dt>{t.industry}</dt>
            <dd>{industry}</dd>
          </div>
        )}
        {employees !== null && <Figure name="employees">{count(employees)}</Figure>}
        {site !== null && (
          <div>
            <dt>{t.website}</dt>
            <dd>
              <OutsideLink href={site.href}>{site.host}</OutsideLink>
            </dd>
          </div>
        )}
      </dl>
    </Panel>
  )
}

export const Overview = () => {
  const { at, company_id } = useCompany()
  const snapshot = useAnswer("getCompanySnapshot", { company_id, ...at })
  const detail = useAnswer("getCompanyDetail", { company_id, ...at })
  return (
    <div class="columns">
      <div>
        <PriceYear />
        <Answered of={snapshot} skeleton={<Skeleton lines={6} />}>
          {(data) => <Market snapshot={data} />}
        </Answered>
        <Answered of={detail} skeleton={<Skeleton lines={12} />}>
          {(data) => (
            <div class="page">
              <Ratios detail={data} />
            </div>
          )}
        </Answered>
      </div>
      <div>
        <Answered of={detail}>{(data) => <About detail={data} />}</Answered>
        <Dates />
        <Answered of={snapshot}>{(data) => <Returns snapshot={data} />}</Answered>
        <Answered of={detail}>
          {(data) => (
            <div class="page">
              <Development detail={data} />
            </div>
          )}
        </Answered>
      </div>
    </div>
  )
}
