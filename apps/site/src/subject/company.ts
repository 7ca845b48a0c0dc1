/** The company of a page, and the day that it is looked at from. */
import { createContext } from "preact"
import { useContext } from "preact/hooks"
import { language } from "../language/language.ts"
import { localName, type Named } from "../language/localName.ts"

export interface ShownCompany extends Named {
  readonly company_id: number
  readonly symbol: string
  readonly exchange: string | null
  readonly slug: string
  readonly isListed: boolean
  readonly sector: string | null
  /** What its prices are in. */
  readonly currency: string | null
  /** The parameter of requests for that day; none for now. */
  readonly at: { readonly as_of?: string }
}

/** A company's name in the language of the site. */
export const nameOf = (company: Named): string => localName(language.value, company)

/** What a company is called where there is little room: its symbol, but its name where that is a number, as in Korea. */
export const calledBy = (company: Named & Pick<ShownCompany, "symbol">): string =>
  /^\d/.test(company.symbol) ? nameOf(company) : company.symbol

const CompanyContext = createContext<ShownCompany | null>(null)

export const CompanyProvider = CompanyContext.Provider

/** Null where the part isn't within a company's page. */
export const useCompanyIfAny = (): ShownCompany | null => useContext(CompanyContext)

/** Within a company's page. */
export const useCompany = (): ShownCompany => {
  const company = useContext(CompanyContext)
  if (company === null) throw new Error("Expected to be within a company's page")
  return company
}
