/** The bars that the chart shows, as a table and as a file. */
import type { ReadonlySignal } from "@preact/signals"
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { maxBars } from "../../../../../core/prices/mod.ts"
import { client } from "../../data/client.ts"
import { change, count, day } from "../../language/format.ts"
import { words } from "../../language/words.ts"
import { AsTable } from "../../ui/charts/AsTable.tsx"
import { CsvButton } from "../../ui/CsvButton.tsx"
import { Table } from "../../ui/Table.tsx"
import { useCompany } from "../../subject/company.ts"
import { indicatorColumns } from "./indicators/columns.ts"
import { expressionsOf, maxIndicatorBars } from "./indicators/taken.ts"
import { texts as indicatorTexts } from "./indicators/texts.ts"
import type { Picture } from "./drawing.ts"
import { changeAt } from "./Readout.tsx"
import { texts } from "./texts.ts"

interface BarTableProps {
  readonly page: Answer<"listCompanyPrices">
  readonly picture: Picture
  readonly shown: ReadonlySignal<readonly [first: number, last: number] | null>
}

/** The first and last bar that the chart shows. */
const shownOf = ({ picture: { bars, stretch }, shown }: Pick<BarTableProps, "picture" | "shown">) => {
  const [first, last] = shown.value ?? [stretch.first, bars.length - 1]
  return [first, Math.min(last, bars.length - 1)] as const
}

const maxRows = 250

const Rows = (props: Pick<BarTableProps, "picture" | "shown">) => {
  const t = texts()
  const { bars, priceText } = props.picture
  const [first, last] = shownOf(props)
  const length = Math.max(0, last - first + 1)
  const rows = Array.from({ length: Math.min(maxRows, length) }, (_, i) => last - i)
  return (
    <>
      <p class="muted small">{t.table(rows.length, length)}</p>
      <Table
        label={t.title}
        rows={rows}
        keyOf={(index) => index}
        columns={[
          { name: "date", title: t.date, isText: true, cell: (index) => day(bars.date[index]) },
          ...(["open", "high", "low", "close"] as const).map((name) => ({
            name,
            title: t[name],
            cell: (index: number) => priceText(bars[name][index] ?? 0)
          })),
          { name: "change", title: words().change, cell: (index) => change(changeAt(props.picture, index)) },
          { name: "volume", title: t.volume, cell: (index) => count(bars.volume[index]) },
          ...indicatorColumns(props.picture)
        ]}
      />
    </>
  )
}

export const BarTable = (props: BarTableProps) => {
  const { at, company_id, symbol } = useCompany()
  const { adjust, interval } = props.page
  const { date } = props.picture.bars
  const [first, last] = shownOf(props)
  const range = { start_date: date[Math.max(first, last - maxBars + 1)] ?? "", end_date: date[last] ?? "" }
  const csv = () =>
    client.value.listCompanyPrices({
      company_id,
      interval,
      adjust,
      ...range,
      limit: maxBars,
      ...at,
      format: "csv"
    })
  const indicators = expressionsOf(props.picture.indicators)
  const indicatorCsv = () =>
    client.value.listCompanyIndicators({
      company_id,
      indicators,
      interval,
      adjust,
      start_date: date[Math.max(first, last - maxIndicatorBars + 1)] ?? "",
      end_date: range.end_date,
      order: "desc",
      limit: maxIndicatorBars,
      ...at,
      format: "csv"
    })
  const name = [symbol, interval, adjust, range.start_date, range.end_date].join("_")
  return (
    <div class="bar-table no-print">
      <AsTable>
        <Rows {...props} />
      </AsTable>
      <div class="controls">
        <CsvButton file={`${name}.csv`} load={csv} />
        {indicators !== "" && (
          <CsvButton of={indicatorTexts().title} file={`${name}_indicators.csv`} load={indicatorCsv} />
        )}
      </div>
    </div>
  )
}
