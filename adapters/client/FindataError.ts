/** Answers that are no success. */

/** What is wrong with one parameter of a request, in answers with status 422. */
export interface InvalidParameter {
  /** `["query", "limit"]` */
  readonly loc: ReadonlyArray<string | number>
  readonly msg: string
  readonly type: string
  /** Of an expression: where it is wrong, in UTF-16 code units from 0, and names that may have been meant. */
  readonly ctx?: {
    readonly position?: number
    readonly suggestions?: ReadonlyArray<string>
    readonly reason?: string
  }
}

interface Answered {
  readonly operation: string
  readonly status: number
  readonly detail: string | ReadonlyArray<InvalidParameter>
  readonly requestId: string | null
  readonly retryAfter: number | null
}

const textOf = (detail: Answered["detail"]): string =>
  typeof detail === "string" ? detail : detail.map(({ loc, msg }) => `${loc.join(".")}: ${msg}`).join("; ")

/** The service answered with an error. */
export class FindataError extends Error {
  override readonly name: string = "FindataError"
  /** `getPrices` */
  readonly operation: string
  readonly status: number
  /** A sentence; with status 422 one entry for each fault of the request. */
  readonly detail: string | ReadonlyArray<InvalidParameter>
  /** By which the service's log names the request; null when something before it answered. */
  readonly requestId: string | null
  /** After how many seconds the service asks to try again; null when it doesn't say. */
  readonly retryAfter: number | null

  constructor({ detail, operation, requestId, retryAfter, status }: Answered) {
    super(`${operation}: ${status} ${textOf(detail)}`)
    this.operation = operation
    this.status = status
    this.detail = detail
    this.requestId = requestId
    this.retryAfter = retryAfter
  }
}

/** Of a redirection, whose address and status browsers don't show. */
const redirected = ({ headers, status, type }: Response): string | null => {
  if (type !== "opaqueredirect" && (status < 300 || status > 399)) return null
  const location = headers.get("location")
  return `Redirected${location === null ? "" : ` to ${location.slice(0, 200)}`}: expected a baseUrl that answers itself`
}

/** The error that a response says. */
export const errorOf = async (
  operation: string,
  response: Response,
  retryAfter: number | null
): Promise<FindataError> => {
  const text = await response.text()
  let detail: Answered["detail"] = redirected(response) ?? (text.slice(0, 200) || response.statusText)
  try {
    detail = JSON.parse(text).detail ?? detail
  } catch {
    // Not from the service.
  }
  return new FindataError({
    operation,
    status: response.status,
    detail,
    requestId: response.headers.get("x-request-id"),
    retryAfter
  })
}
