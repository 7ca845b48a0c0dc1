/** The operations that read data, grouped by feature, with what they are about as the first argument. */
import type { CallOptions, Client } from "./Client.ts"
import { type Each, methods, type One, type Rows } from "./methods.ts"
import type {
  Answer,
  Item,
  LinesName,
  ListName,
  OperationName,
  Parameters,
  TableName,
  TextFormat
} from "./Types.ts"

/**
 * A company: its `company_id`, or SYMBOL[:EXCHANGE][@YYYY-MM-DD], for which the company is looked up first: today's holder of
 * the ticker, or the one on the day.
 */
export type CompanyName = number | string

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
        ...given: Arguments<Name, Of, Left<Name, Of, "format"> & { readonly format: TextFormat<Name> }>
      ): Promise<string>
    }
  : (...given: Arguments<Name, Of, Left<Name, Of>>) => Promise<Found<Name>>

type Walk<Name extends ListName | LinesName, Of, Except> = (
  ...given: Arguments<Name, Of, Left<Name, Of, Except>>
) => AsyncGenerator<Item<Name>, void, undefined>

type Shape = typeof methods

/**
 * Methods by feature. `each` returns all of a list, whose pages are asked for as they are needed, `rows` those of an answer by
 * the line; every other method one answer. They fail as those of the client do; one about a company that isn't known with FindataError of status 404.
 */
export type Features = {
  readonly [Group in keyof Shape]: {
    readonly [Name in keyof Shape[Group]]: Shape[Group][Name] extends {
      readonly call: infer Call extends OperationName
      readonly of: infer Of
    }
      ? Method<Call, Of>
      : Shape[Group][Name] extends { readonly each: infer List extends ListName; readonly of: infer Of }
        ? Walk<List, Of, "page" | "offset" | "skip" | "format">
        : Shape[Group][Name] extends { readonly rows: infer Lines extends LinesName; readonly of: infer Of }
          ? Walk<Lines, Of, "limit" | "offset" | "format">
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

  const methodOf = (one: One | Each | Rows) => {
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
    if ("rows" in one) {
      const rows = client.rows as (name: LinesName, ...given: ReadonlyArray<unknown>) => unknown
      return (...args: ReadonlyArray<unknown>) => rows(one.rows, ...split(args))
    }
    const call = client[one.call] as unknown as Call
    return async (...args: ReadonlyArray<unknown>) => {
      const [given, options] = split(args)
      if (of !== "company") return call(given, options)
      const { company, ...rest } = given
      return call({ ...rest, company_id: await idOf(company as CompanyName, options) }, options)
    }
  }

  const groupOf = (group: Readonly<Record<string, One | Each | Rows>>) =>
    Object.fromEntries(Object.entries(group).map(([name, one]) => [name, methodOf(one)]))

  return Object.fromEntries(
    Object.entries(methods).map(([name, group]) => [name, groupOf(group)])
  ) as unknown as Features
}
