/** Answers of the service in components. */
import { keepPreviousData, useQueries, useQuery } from "@tanstack/preact-query"
import type { Answer, OperationName, Parameters } from "../../../../adapters/client/mod.ts"
import { answers, client } from "./client.ts"
import { apiKey, token } from "./credentials.ts"
import { type AnsweredRequest, noteRequest } from "./requests.ts"

/** The answer of an operation, as far as it is there. */
export interface Asked<A> {
  /** Undefined until it is there; then the newest, also while a newer one is asked for or after that failed. */
  readonly data: A | undefined
  /** Why the newest couldn't be had: FindataError where the service said so, else what `fetch` failed with. */
  readonly error: Error | null
  /** Whether `data` answers an earlier request: other parameters, or the same when asking again failed. */
  readonly isStale: boolean
  readonly again: () => void
}

type Call = (given: unknown, options: { readonly signal: AbortSignal }) => Promise<unknown>

/** What is asked for, and by which name its answer is kept. */
const queryOf = <Name extends OperationName>(name: Name, parameters: Parameters<Name>) => ({
  queryKey: [name, parameters, apiKey.value, token.value],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    (client.value[name] as Call)(parameters, { signal }) as Promise<Answer<Name>>
})

/** Asks outside of what is drawn; what a page was answered a moment ago is taken. */
export const ask = <Name extends OperationName>(
  name: Name,
  parameters: Parameters<Name>
): Promise<Answer<Name>> => answers.fetchQuery(queryOf(name, parameters))

/** What a query reports, as far as it is used. */
interface Asking<A> {
  readonly data: A | undefined
  readonly error: Error | null
  readonly isPlaceholderData: boolean
  readonly refetch: () => Promise<unknown>
}

const askedOf = <A>(
  { data, error, isPlaceholderData, refetch }: Asking<A>,
  request: AnsweredRequest
): Asked<A> => {
  // Until the newest is there, what is shown is of the request before, and noted as that.
  if (!isPlaceholderData) noteRequest(data, request)
  return {
    data,
    error,
    isStale: isPlaceholderData || (data !== undefined && error !== null),
    again: () => void refetch()
  }
}

/**
 * Asks for an operation with its parameters, again whenever they change, and every so many milliseconds where it is said;
 * not at all while `when` is false.
 */
export const useAnswer = <Name extends OperationName>(
  name: Name,
  parameters: Parameters<Name>,
  { every, when = true }: { readonly when?: boolean; readonly every?: number } = {}
): Asked<Answer<Name>> =>
  askedOf<Answer<Name>>(
    useQuery({
      ...queryOf(name, parameters),
      enabled: when,
      refetchInterval: every ?? false,
      placeholderData: keepPreviousData
    }),
    { name, parameters }
  )

/** The same operation for each of some parameters, in their order. */
export const useAnswers = <Name extends OperationName>(
  name: Name,
  each: ReadonlyArray<Parameters<Name>>
): ReadonlyArray<Asked<Answer<Name>>> => {
  const askings = useQueries({ queries: each.map((parameters) => queryOf(name, parameters)) })
  return askings.map((asking, i) =>
    askedOf<Answer<Name>>(asking as Asking<Answer<Name>>, { name, parameters: each[i] ?? {} })
  )
}
