/** What a company's tear sheet is made of: the answers of the overview and of the statements. */
import {
  type Answer,
  type Client,
  FindataError,
  type OperationName,
  type Parameters
} from "../../../../../adapters/client/mod.ts"
import { wholeStatements, yearOfPrices } from "../../data/asked.ts"
import { calendars, eventsAround } from "../overview/events.ts"
import { overviewFigures } from "../overview/figureNames.ts"

/** Asks the service for an operation; rejects with FindataError where it answers with an error. */
export type Ask = <Name extends OperationName>(
  name: Name,
  parameters: Parameters<Name>
) => Promise<Answer<Name>>

type Call = (given: object) => Promise<unknown>

/** Asks by a client. */
export const askBy =
  (client: Client): Ask =>
  <Name extends OperationName>(name: Name, parameters: Parameters<Name>) =>
    (client[name] as Call)(parameters) as Promise<Answer<Name>>

export interface SheetWanted {
  /** The company's slug, or its symbol. */
  readonly slug: string
  /** The day that the sheet is of; null for now. */
  readonly asOf: string | null
}

/** How many fiscal years of statements a sheet shows; one more is asked for, as by the page. */
export const sheetYears = 5

const orNull = async <A>(asked: Promise<A>): Promise<A | null> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof FindataError && error.status === 404) return null
    throw error
  }
}

/** All answers of a sheet; `today` is the day in UTC. */
export const sheetAnswers = async (ask: Ask, { asOf, slug }: SheetWanted, today: string) => {
  const company = await ask("getCompanyBySlug", { slug })
  const { company_id } = company
  const at = asOf === null ? {} : { as_of: asOf }
  const own = { company_id, ...at }
  const around = { ...eventsAround(company_id, asOf ?? today), ...at }
  const [snapshot, detail, prices, values, dividends, events, statements, sources] = await Promise.all([
    ask("getCompanySnapshot", own),
    ask("getCompanyDetail", own),
    ask("listCompanyPrices", { company_id, ...yearOfPrices, ...at }),
    ask("listCompanyValues", { company_id, names: overviewFigures, ...at }),
    orNull(ask("listCompanyDividends", own)),
    Promise.all(calendars.map((calendar) => ask("getCalendar", { calendar, ...around }))),
    ask("getCompanyFinancials", {
      company_id,
      period: "Annual",
      adjust: "splits",
      years: sheetYears + 1,
      ...wholeStatements,
      ...at
    }),
    ask("listSources", {})
  ])
  return {
    company,
    snapshot,
    detail,
    prices,
    values,
    dividends,
    events,
    statements,
    sources,
    today: asOf ?? today
  }
}

export type SheetAnswers = Awaited<ReturnType<typeof sheetAnswers>>
