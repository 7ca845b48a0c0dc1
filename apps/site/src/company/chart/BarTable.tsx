/** The bars that the chart shows, as a table and as a file. */
import type { ReadonlySignal } from "@preact/signals"
import { change, count, day } from "../../language/format.ts"
import { AsTable } from "../../ui/charts/AsTable.tsx"
import { CsvButton } from "../../ui/CsvButton.tsx"
import { Table } from "../../ui/Table.tsx"
import type { Picture } from "./drawing.ts"
import { changeAt } from "./Readout.tsx"
import { texts } from "./texts.ts"

interface BarTableProps {
  readonly picture: Picture
  readonly shown: ReadonlySignal<readonly [first: number, last: number] | null>
  readonly fileName: string
  readonly csv: () => Promise<string>
}

const mostRows = 250

const Rows = ({
  picture: { bars, priceText, stretch },
  picture,
  shown
}: Pick<BarTableProps, "picture" | "shown">) => {
  const t = texts()
  const [first, last] = shown.value ?? [stretch.first, bars.length - 1]
  const length = Math.max(0, Math.min(last, bars.length - 1) - first + 1)
  const rows = Array.from(
    { length: Math.min(mostRows, length) },
    (_, i) => Math.min(last, bars.length - 1) - i
  )
  return (
    <>
      <p class="muted small">{t.table(rows.length, length)}</p>
      <Table
        label={t.title}
        isSticky
        rows={rows}
        keyOf={(index) => index}
        columns={[
          { name: "date", title: t.date, isText: true, cell: (index) => day(bars.date[index]) },
          ...(["open", "high", "low", "close"] as const).map((name) => ({
            name,
            title: t[name],
            cell: (index: number) => priceText(bars[name][index] ?? 0)
          })),
          { name: "change", title: t.change, cell: (index) => change(changeAt(picture.bars, index)) },
          { name: "volume", title: t.volume, cell: (index) => count(bars.volume[index]) }
        ]}
      />
    </>
  )
}

export const BarTable = ({ csv, fileName, picture, shown }: BarTableProps) => (
  <div class="bar-table no-print">
    <AsTable>
      <Rows picture={picture} shown={shown} />
    </AsTable>
    <CsvButton file={fileName} load={csv} />
  </div>
)
