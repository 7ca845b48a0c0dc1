/** Figures of a company's record. */
import { Company } from "../../companies/Company.ts"
import type { FigureSecurity } from "../FigureStore.ts"
import { figuresOf } from "./declared.ts"

const { fields } = Company

const text = (title: string, name: keyof FigureSecurity & keyof typeof fields) => ({
  title,
  field: fields[name],
  unit: "text" as const,
  needs: [],
  of: ({ company }: { readonly company: FigureSecurity }) => {
    const value = company[name]
    return typeof value === "string" ? value : null
  }
})

/** Texts and numbers of the record, as it is today. */
export const companyFigures = figuresOf("company", {
  symbol: text("Symbol", "symbol"),
  name: text("Name", "name"),
  alias_name: text("Local name", "alias_name"),
  slug: text("Slug", "slug"),
  exchange: text("Exchange", "exchange"),
  mic_code: text("Market", "mic_code"),
  sector: text("Sector", "sector"),
  industry: text("Industry", "industry"),
  country_code: text("Country", "country_code"),
  currency: text("Currency", "currency"),
  stock_type: text("Kind of security", "stock_type"),
  employees: {
    title: "Employees",
    field: fields.employees,
    unit: "count",
    needs: [],
    of: ({ company }) => company.employees
  }
})
