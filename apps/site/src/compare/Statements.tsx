/** The panel of the latest annual statements. */
import type { Answer } from "../../../../adapters/client/mod.ts"
import { lineTexts } from "../figures/lineTexts/lineTexts.ts"
import type { LineName } from "../company/financials/lines.ts"
import { useAnswers } from "../data/useAnswer.ts"
import { amount, day, earningsIn } from "../language/format.ts"
import { Definition } from "../ui/Definition.tsx"
import { Panel } from "../ui/Panel.tsx"
import { allOf, type ComparedProps, Waiting } from "./compared.tsx"
import { type Line, SideBySide } from "./SideBySide.tsx"
import { texts } from "./texts.ts"

type Statement = Answer<"getCompanyFinancials">["statements"][number]

const comparedLines = [
  "sales",
  "gross_profit",
  "operating_income",
  "net_income",
  "eps_diluted",
  "total_assets",
  "total_liabilities",
  "total_shareholders_equity",
  "operating_cash_flow",
  "free_cash_flow"
] as const satisfies ReadonlyArray<LineName>
type ComparedLine = (typeof comparedLines)[number]

export const Statements = ({ at, companies }: ComparedProps) => {
  const t = texts()
  const asked = useAnswers(
    "getCompanyFinancials",
    companies.map(({ company_id }) => ({ company_id, years: 1, ...at }))
  )
  const all = allOf(asked)
  const names = lineTexts()
  const line = (name: ComparedLine): Line<Statement | undefined> => ({
    name,
    title: <Definition text={names[name][1]}>{names[name][0]}</Definition>,
    cell: (statement) =>
      name === "eps_diluted"
        ? earningsIn(statement?.eps_diluted, statement?.currency)
        : amount(statement?.[name], statement?.currency)
  })
  return (
    <Panel class="side-by-side" title={t.statements} source={t.statementSource}>
      {all === null ? (
        <Waiting of={asked} />
      ) : (
        <SideBySide<Statement | undefined>
          label={t.statements}
          companies={companies}
          of={all.map(({ statements }) => statements[0])}
          lines={[
            { name: "end", title: t.end, cell: (one) => day(one?.fiscal_date) },
            { name: "filed", title: t.filed, cell: (one) => day(one?.filed_at) },
            ...comparedLines.map(line)
          ]}
        />
      )}
    </Panel>
  )
}
