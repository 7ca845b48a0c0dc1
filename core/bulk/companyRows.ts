/** Companies with the days of their listings. */
import { CompanyRecord } from "../companies/Company.ts"
import type { Listing } from "../companies/Listing.ts"
import { type BulkColumn, type BulkRows, columnOf } from "./BulkColumn.ts"
import { bulkValue, rowsBy, type StoredRows } from "./BulkRows.ts"

const listed: ReadonlyArray<BulkColumn> = [
  {
    name: "listed_from",
    type: "date",
    isNullable: true,
    meaning: "The first day on which it is known to have held a ticker"
  },
  {
    name: "listed_to",
    type: "date",
    isNullable: true,
    meaning: "The last day on which it held a ticker; null while it holds one, and where it isn't known"
  }
]

/** The columns of companies. */
export const companyFields: ReadonlyArray<BulkColumn> = [
  ...CompanyRecord.columns.map((name) => columnOf(CompanyRecord, name)),
  ...listed
]

type Listed = Pick<Listing, "company_id" | "valid_from" | "valid_to">

/** The first and the last day of each company's listings. */
const spansOf = (listings: ReadonlyArray<Listed>) =>
  new Map(
    [...Map.groupBy(listings, ({ company_id }) => company_id)].map(([company_id, own]) => {
      const ends = own.map(({ valid_to }) => valid_to)
      return [
        company_id,
        {
          listed_from: own.map(({ valid_from }) => valid_from).toSorted()[0] ?? null,
          listed_to: ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null)
        }
      ] as const
    })
  )

/** The companies of stored rows, with the days of all listings. */
export const companiesWith = (listings: ReadonlyArray<Listed>) => {
  const spans = spansOf(listings)
  return ({ columns, rows }: StoredRows): BulkRows => {
    const id = columns.indexOf("company_id")
    return rowsBy(companyFields, rows.length, (row, { name, type }) => {
      const own = rows[row] as StoredRows["rows"][number]
      const span = spans.get(own[id] as number)
      const value = name === "listed_from" || name === "listed_to" ? span?.[name] : own[columns.indexOf(name)]
      return bulkValue(type, value ?? null)
    })
  }
}
