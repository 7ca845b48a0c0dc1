/** The events of a day as a table, by what they are. */
import { ratioInWords } from "../../../../core/prices/SplitRatio.ts"
import type { Answer } from "../../../../adapters/client/mod.ts"
import { useLink } from "../data/urlState.ts"
import { changeNames, statusNames } from "../language/events.ts"
import { amount, currencyText, day, earningsIn, payment, unknown } from "../language/format.ts"
import { OutsideLink } from "../ui/OutsideLink.tsx"
import { type Column, Table } from "../ui/Table.tsx"
import { texts } from "./texts.ts"

export type CalendarAnswer = Answer<"getCalendar">

/** The calendar of a kind. */
type Of<Kind extends CalendarAnswer["calendar"]> = Extract<CalendarAnswer, { readonly calendar: Kind }>

type Item<Kind extends CalendarAnswer["calendar"]> = Of<Kind>["items"][number]

export type AnyItem = CalendarAnswer["items"][number]

/** A link to the company's page. */
const CompanyLink = ({ name, symbol }: Pick<AnyItem, "name" | "symbol">) => {
  const link = useLink()
  return (
    <a href={link(`/companies/${encodeURIComponent(symbol)}`)}>
      {symbol} <span class="muted">{name}</span>
    </a>
  )
}

const companyColumn = <I extends AnyItem>(): Column<I> => ({
  name: "company",
  title: texts().company,
  isText: true,
  wraps: true,
  cell: (item) => <CompanyLink {...item} />
})

const statusColumn = <I extends AnyItem>(of: (item: I) => string | null = () => null): Column<I> => ({
  name: "status",
  title: texts().status,
  isText: true,
  wraps: true,
  under: "company",
  cell: (item) => {
    const more = of(item)
    return `${statusNames()[item.status]}${more === null ? "" : `, ${more}`}`
  }
})

const sourceColumn = <I extends AnyItem>(): Column<I> => ({
  name: "source",
  title: texts().source,
  isText: true,
  under: "company",
  cell: ({ source }) => source
})

const earnings = (): ReadonlyArray<Column<Item<"earnings">>> => {
  const t = texts()
  return [
    companyColumn(),
    { name: "period", title: t.periodEnd, isText: true, cell: ({ fiscal_date }) => day(fiscal_date) },
    { name: "eps", title: t.eps, cell: ({ currency, eps_diluted }) => earningsIn(eps_diluted, currency) },
    { name: "sales", title: t.sales, under: "eps", cell: ({ currency, sales }) => amount(sales, currency) },
    { name: "form", title: t.form, isText: true, under: "period", cell: ({ form }) => form ?? unknown },
    statusColumn(({ earliest, latest }) =>
      earliest === null || earliest === latest ? null : t.between(day(earliest), day(latest))
    ),
    sourceColumn()
  ]
}

const dividends = (): ReadonlyArray<Column<Item<"dividends">>> => {
  const t = texts()
  return [
    companyColumn(),
    {
      name: "amount",
      title: t.amount,
      cell: ({ amount, currency }) => `${payment(amount, currency)} ${currencyText(currency)}`.trim()
    },
    {
      name: "paid",
      title: t.paid,
      isText: true,
      under: "amount",
      cell: ({ payment_date }) => day(payment_date)
    },
    statusColumn(),
    sourceColumn()
  ]
}

const splits = (): ReadonlyArray<Column<Item<"splits">>> => [
  companyColumn(),
  { name: "ratio", title: texts().ratio, cell: ({ ratio }) => ratioInWords(ratio) },
  statusColumn(),
  sourceColumn()
]

const filings = (): ReadonlyArray<Column<Item<"filings">>> => {
  const t = texts()
  return [
    companyColumn(),
    { name: "form", title: t.form, isText: true, wraps: true, cell: ({ form }) => form },
    {
      name: "title",
      title: t.filing,
      isText: true,
      wraps: true,
      under: "form",
      cell: ({ form, title, url }) =>
        url === null ? title === form ? "" : title : <OutsideLink href={url}>{title}</OutsideLink>
    },
    sourceColumn()
  ]
}

const listings = (): ReadonlyArray<Column<Item<"listings">>> => [
  companyColumn(),
  { name: "change", title: texts().change, isText: true, cell: ({ change }) => changeNames()[change] },
  {
    name: "from",
    title: "",
    isText: true,
    under: "change",
    cell: ({ change, from, to }) =>
      change === "symbol" || change === "exchange"
        ? `${from ?? unknown} → ${to ?? unknown}`
        : (to ?? from ?? "")
  },
  statusColumn(),
  sourceColumn()
]

const columnsOf: { readonly [Kind in CalendarAnswer["calendar"]]: () => ReadonlyArray<Column<Item<Kind>>> } =
  {
    earnings,
    dividends,
    splits,
    filings,
    listings
  }

interface EventsProps {
  readonly kind: CalendarAnswer["calendar"]
  readonly label: string
  readonly items: ReadonlyArray<AnyItem>
}

export const Events = ({ items, kind, label }: EventsProps) => (
  <Table
    label={label}
    rows={items.map((item, place) => ({ ...item, place }))}
    keyOf={({ place }) => place}
    // The items are of the kind that was asked for.
    columns={columnsOf[kind]() as unknown as ReadonlyArray<Column<AnyItem & { readonly place: number }>>}
  />
)
