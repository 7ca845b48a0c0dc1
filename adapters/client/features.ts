/** The operations that read data, grouped by feature, with what they are about as the first argument. */
import type { CallOptions, Client } from "./Client.ts"
import type { Answer, Item, ListName, OperationName, Parameters, TableFormat, TableName } from "./Types.ts"

/**
 * A company: its `company_id`, or SYMBOL[:EXCHANGE][@YYYY-MM-DD], for which the company is looked up first: today's holder of
 * the ticker, or the one on the day.
 */
export type CompanyName = number | string

/** An operation, and the parameter that is the first argument: `company` is a CompanyName; null for none. */
interface One {
  readonly call: OperationName
  readonly of: string | null
}

/** All of a list, page by page. */
interface Each {
  readonly each: ListName
  readonly of: string | null
}

const features = {
  /** Listed securities. */
  companies: {
    /** A page of companies by `company_id`, or of those that a search finds. */
    list: { call: "listCompanies", of: null },
    each: { each: "listCompanies", of: null },
    /** A company by SYMBOL[:EXCHANGE][@YYYY-MM-DD]. */
    get: { call: "getCompany", of: "symbol" },
    /** Companies by a part of a name, a local name or a symbol. */
    search: { call: "searchCompanies", of: "search" },
    bySlug: { call: "getCompanyBySlug", of: "slug" },
    /** Everything about a company at a glance. */
    detail: { call: "getCompanyDetail", of: "company" },
    /** Prices, returns, ranges and multiples of the latest day. */
    snapshot: { call: "getCompanySnapshot", of: "company" },
    /** Of one symbol, or of several separated by commas. */
    profile: { call: "getProfile", of: "symbol" }
  },
  /** Bars and corporate actions, by SYMBOL[:EXCHANGE][@YYYY-MM-DD] where nothing else is said. */
  prices: {
    /** The newest bars, oldest first. */
    recent: { call: "getPrices", of: "symbol" },
    /** A page of the bars of a range. */
    history: { call: "getPriceHistory", of: "symbol" },
    /** All bars of a range. */
    each: { each: "getPriceHistory", of: "symbol" },
    /** Splits, dividends and others, newest first. */
    actions: { call: "listActions", of: "symbol" },
    /** As `history`, in larger pages, also as of a day, and open where company pages are. */
    page: { call: "listCompanyPrices", of: "company" },
    /** As `actions`, also as of a day, and open where company pages are. */
    actionsPage: { call: "listCompanyActions", of: "company" },
    /** Bars of one symbol, or of up to 120 separated by commas, as texts. */
    series: { call: "getTimeSeries", of: "symbol" }
  },
  /** Statements and what follows from them. */
  financials: {
    /** Statements by SYMBOL[:EXCHANGE][@YYYY-MM-DD], newest first. */
    statements: { call: "getFinancials", of: "symbol" },
    /** Statements with ratios, growth and health. */
    of: { call: "getCompanyFinancials", of: "company" },
    /** Multiples by month, each as known then, newest first. */
    multiples: { call: "listCompanyMultiples", of: "company" },
    /** Multiples, margins and dividends, of one symbol or several separated by commas. */
    fundamentals: { call: "getFundamentals", of: "symbol" }
  },
  /** Analysts' opinions and target prices. */
  consensus: { of: { call: "getCompanyConsensus", of: "company" } },
  /** Articles, in the language of `x-locale` where there is a translation. */
  news: {
    /** A page of articles, newest first. */
    list: { call: "listNews", of: null },
    each: { each: "listNews", of: null },
    get: { call: "getNewsArticle", of: "article_id" },
    /** The text of an article as HTML. */
    content: { call: "getNewsContent", of: "article_id" },
    ofCompany: { call: "listCompanyNews", of: "company" },
    /** An article that names a company, by `article_id`, with its content. */
    articleOf: { call: "getCompanyNewsArticle", of: "company" }
  },
  /** Brokers' reports. */
  research: {
    /** A page of reports, newest first. */
    list: { call: "listReports", of: null },
    each: { each: "listReports", of: null },
    get: { call: "getReport", of: "report_id" },
    /** The PDF of a report by `folder` and `file`, the last two parts of its link. */
    pdf: { call: "getReportPdf", of: null },
    /** The newest reports that say something of a company. */
    highlights: { call: "listResearchHighlights", of: "company" }
  },
  /** Transactions of insiders, with their sums. */
  insiders: { of: { call: "listInsiderTransactions", of: "company" } },
  /** Filings with an authority. */
  disclosures: { of: { call: "listCompanyFilings", of: "company" } },
  /** Moving averages, RSI, MACD, Bollinger bands, ATR. */
  indicators: { of: { call: "getCompanyTechnical", of: "company" } },
  /** A company compared with its sector. */
  sectors: { of: { call: "getSectorAnalysis", of: "company" } },
  /** Each currency's companies at a glance: its sectors and its largest companies. */
  markets: { list: { call: "listMarkets", of: null } },
  /** Where data comes from, with licences. */
  sources: { list: { call: "listSources", of: null } }
} as const satisfies Readonly<Record<string, Readonly<Record<string, One | Each>>>>

/** The parameter of the interface that the first argument becomes. */
type Taken<Of> = Of extends "company" ? "company_id" : Of

type First<Name extends OperationName, Of> = Of extends "company"
  ? CompanyName
  : Of extends keyof Parameters<Name>
    ? Parameters<Name>[Of]
    : never

type Rest<Given> = object extends Given
  ? [parameters?: Given, options?: CallOptions]
  : [parameters: Given, options?: CallOptions]

type Arguments<Name extends OperationName, Of, Given> = Of extends null
  ? Rest<Given>
  : [of: First<Name, Of>, ...rest: Rest<Given>]

type Left<Name extends OperationName, Of, Except = never> = Omit<
  Parameters<Name>,
  (Taken<Of> & PropertyKey) | (Except & PropertyKey) | "variant"
>

/** Lists are in the one of their forms that has a total. */
type Found<Name extends OperationName> = Name extends ListName
  ? Extract<Answer<Name>, { readonly total: number }>
  : Answer<Name>

type Method<Name extends OperationName, Of> = Name extends TableName
  ? {
      (
        ...given: Arguments<Name, Of, Left<Name, Of, "format"> & { readonly format?: "json" }>
      ): Promise<Found<Name>>
      (
        ...given: Arguments<Name, Of, Left<Name, Of, "format"> & { readonly format: TableFormat }>
      ): Promise<string>
    }
  : (...given: Arguments<Name, Of, Left<Name, Of>>) => Promise<Found<Name>>

type Walk<Name extends ListName, Of> = (
  ...given: Arguments<Name, Of, Left<Name, Of, "page" | "offset" | "skip" | "format">>
) => AsyncGenerator<Item<Name>, void, undefined>

type Shape = typeof features

/**
 * Methods by feature. `each` returns all of a list, whose pages are asked for as they are needed; every other method one
 * answer. They fail as those of the client do; one about a company that isn't known with FindataError of status 404.
 */
export type Features = {
  readonly [Group in keyof Shape]: {
    readonly [Name in keyof Shape[Group]]: Shape[Group][Name] extends {
      readonly call: infer Call extends OperationName
      readonly of: infer Of
    }
      ? Method<Call, Of>
      : Shape[Group][Name] extends { readonly each: infer List extends ListName; readonly of: infer Of }
        ? Walk<List, Of>
        : never
  }
}

type Given = Readonly<Record<string, unknown>>
type Call = (given: Given, options?: CallOptions) => Promise<unknown>

/**
 * The methods of a client by feature.
 *
 * @example
 * ```ts
 * import { byFeature, createClient } from "findata/client"
 *
 * const findata = byFeature(createClient({ baseUrl: "http://127.0.0.1:8080", apiKey: "ak_..." }))
 * const { data } = await findata.prices.recent("AAPL", { limit: 1 })
 * data // => [{ datetime: "2021-03-31T00:00:00", close: 122.15 }]
 * ```
 */
export const byFeature = (client: Client): Features => {
  const idOf = async (company: CompanyName, options?: CallOptions): Promise<number> =>
    typeof company === "number"
      ? company
      : Number((await client.getCompany({ symbol: company }, options)).company_id)

  const methodOf = (one: One | Each) => {
    const { of } = one
    const split = (args: ReadonlyArray<unknown>): readonly [Given, CallOptions | undefined] => {
      const [first, given, options] = of === null ? [undefined, ...args] : args
      return [
        of === null ? ((given ?? {}) as Given) : { ...(given as Given | undefined), [of]: first },
        options as CallOptions | undefined
      ]
    }
    if ("each" in one) {
      const each = client.each as (name: ListName, ...given: ReadonlyArray<unknown>) => unknown
      return (...args: ReadonlyArray<unknown>) => each(one.each, ...split(args))
    }
    const call = client[one.call] as unknown as Call
    return async (...args: ReadonlyArray<unknown>) => {
      const [given, options] = split(args)
      if (of !== "company") return call(given, options)
      const { company, ...rest } = given
      return call({ ...rest, company_id: await idOf(company as CompanyName, options) }, options)
    }
  }

  const groupOf = (group: Readonly<Record<string, One | Each>>) =>
    Object.fromEntries(Object.entries(group).map(([name, one]) => [name, methodOf(one)]))

  return Object.fromEntries(
    Object.entries(features).map(([name, group]) => [name, groupOf(group)])
  ) as unknown as Features
}
