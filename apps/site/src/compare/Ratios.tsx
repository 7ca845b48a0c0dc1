/** The panel of ratios. */
import type { Answer } from "../../../../adapters/client/mod.ts"
import { useAnswers } from "../data/useAnswer.ts"
import { figureTexts } from "../figures/figures.ts"
import { FigureTitle } from "../figures/Figure.tsx"
import type { FigureName } from "../figures/FigureTexts.ts"
import { amount, day, number, percent, unknown } from "../language/format.ts"
import { Panel } from "../ui/Panel.tsx"
import { allOf, type ComparedProps, Waiting } from "./compared.tsx"
import { type Line, SideBySide } from "./SideBySide.tsx"
import { texts } from "./texts.ts"

type Detail = Answer<"getCompanyDetail">

const figure = (name: FigureName, cell: (detail: Detail) => string): Line<Detail> => ({
  name,
  title: <FigureTitle name={name} />,
  cell,
  explained: { figure: name, label: figureTexts()[name][0] }
})

export const Ratios = ({ at, companies }: ComparedProps) => {
  const t = texts()
  const asked = useAnswers(
    "getCompanyDetail",
    companies.map(({ company_id }) => ({ company_id, ...at }))
  )
  const all = allOf(asked)
  return (
    <Panel class="side-by-side" title={t.ratios} source={t.ratioSource}>
      {all === null ? (
        <Waiting of={asked} />
      ) : (
        <SideBySide
          label={t.ratios}
          at={at}
          companies={companies}
          of={all}
          lines={[
            { name: "price_date", title: t.priceDate, cell: ({ price_date }) => day(price_date) },
            figure("market_cap", ({ market_cap_currency, profile }) =>
              amount(profile.market_cap, market_cap_currency)
            ),
            figure("pe_ratio", ({ valuation }) => number(valuation.pe_ratio)),
            figure("pb_ratio", ({ valuation }) => number(valuation.pb_ratio)),
            figure("ps_ratio", ({ valuation }) => number(valuation.ps_ratio)),
            figure("ev_ebitda", ({ valuation }) => number(valuation.ev_ebitda)),
            figure("pfcf_ratio", ({ valuation }) => number(valuation.pfcf_ratio)),
            {
              name: "fiscal_year",
              title: t.fiscal,
              cell: ({ fiscal_year }) => String(fiscal_year ?? unknown)
            },
            figure("gross_margin", ({ margins }) => percent(margins.gross_margin)),
            figure("operating_margin", ({ margins }) => percent(margins.operating_margin)),
            figure("net_margin", ({ margins }) => percent(margins.net_margin)),
            figure("roe", ({ returns }) => percent(returns.roe)),
            figure("roic", ({ returns }) => percent(returns.roic)),
            figure("sales_growth_3y_cagr", ({ growth }) => percent(growth.sales_growth_3y_cagr)),
            figure("net_income_growth_3y_cagr", ({ growth }) => percent(growth.net_income_growth_3y_cagr)),
            figure("debt_to_equity_ratio", ({ financial_health }) =>
              number(financial_health.debt_to_equity_ratio)
            )
          ]}
        />
      )}
    </Panel>
  )
}
