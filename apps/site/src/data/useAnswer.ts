/** Answers of the service in components. */
import { keepPreviousData, useQuery } from "@tanstack/preact-query"
import type { Answer, OperationName, Parameters } from "../../../../adapters/client/mod.ts"
import { client } from "./client.ts"
import { apiKey, token } from "./credentials.ts"

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

/** Asks for an operation with its parameters, again whenever they change; not at all while `when` is false. */
export const useAnswer = <Name extends OperationName>(
  name: Name,
  parameters: Parameters<Name>,
  { when = true }: { readonly when?: boolean } = {}
): Asked<Answer<Name>> => {
  const asking = useQuery<Answer<Name>>({
    queryKey: [name, parameters, apiKey.value, token.value],
    queryFn: ({ signal }) => (client.value[name] as Call)(parameters, { signal }) as Promise<Answer<Name>>,
    enabled: when,
    placeholderData: keepPreviousData
  })
  return {
    data: asking.data,
    error: asking.error,
    isStale: asking.isPlaceholderData || (asking.data !== undefined && asking.error !== null),
    again: () => void asking.refetch()
  }
}
