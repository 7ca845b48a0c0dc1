/** Errors by what brings them about: status, headers and the words that they come in. */
import { cachingHeaders, quotaHeaders } from "./Headers.ts"

export interface ErrorAnswer {
  readonly status: number
  readonly description: string
  /** Beside the request's id. */
  readonly headers: ReadonlyArray<string>
  /** What `detail` may be, by what brings it about. */
  readonly details: Readonly<Record<string, unknown>>
  /** The other members of each body. */
  readonly members?: Readonly<Record<string, unknown>>
}

const known = [...cachingHeaders, ...quotaHeaders]

const item = (loc: ReadonlyArray<string | number>, msg: string, type: string) => ({ loc, msg, type })

const enumeration = "Input should be 'ko', 'en', 'ja' or 'zh'"
const notInteger = "Input should be a valid integer, unable to parse string as an integer"

export const errorAnswers = {
  BadRequest: {
    status: 400,
    description: "The request line, the URL or a header can't be read",
    headers: [],
    details: { url: "Malformed URL", other: "Malformed request" }
  },
  Unauthorized: {
    status: 401,
    description: "The API key is missing, unknown, expired or revoked",
    headers: [...cachingHeaders, "WWW-Authenticate"],
    details: { key: "Invalid or missing API key" }
  },
  Unauthenticated: {
    status: 401,
    description: "The bearer token is missing, wrong, expired or not yet valid",
    headers: [...cachingHeaders, "WWW-Authenticate"],
    details: { token: "Invalid or missing bearer token" }
  },
  Forbidden: {
    status: 403,
    description:
      "The API key, the bearer token or the session lacks a scope, or a page of another origin writes with the session",
    headers: known,
    details: {
      key: "API key lacks the scope read:financial",
      token: "Bearer token or session lacks the scope read:news",
      admin: "Bearer token or session lacks the scope admin",
      session: "Session grants no scope",
      origin: "Sent by a page of another origin"
    }
  },
  NotFound: {
    status: 404,
    description: "What the path or the query names is not there",
    headers: known,
    details: {
      company: "Company not found: ZZZZ",
      article: "Article not found: 999",
      report: "Report not found: 999",
      key: "API key not found: 999",
      run: "Run not found: 999",
      doubt: "The bar of AAPL:NASDAQ of 2021-03-31 isn't accepted",
      operation: "Operation not found: 999",
      file: "Not found: /files/reports/00/x.pdf"
    }
  },
  MethodNotAllowed: {
    status: 405,
    description: "The path is known, but not with the method; Allow names those that it has",
    headers: ["Allow"],
    details: { put: "Method not allowed: PUT" }
  },
  RequestTimeout: {
    status: 408,
    description: "The request took longer to arrive than the server waits",
    headers: [],
    details: { slow: "Request timeout" }
  },
  Repeated: {
    status: 409,
    description: "The request was carried out before; its secret is not shown again",
    headers: cachingHeaders,
    details: { repeated: "API key 1 was made by this Idempotency-Key; its secret is not shown again" },
    members: { id: 1 }
  },
  Conflict: {
    status: 409,
    description: "What is there doesn't allow it; the detail says what comes first",
    headers: cachingHeaders,
    details: {
      undone: "Run 1 was undone 2024-07-01T12:00:00Z",
      later: "Run 2 changed or refers to what run 1 wrote: undo run 2 first"
    }
  },
  PayloadTooLarge: {
    status: 413,
    description: "The body is larger than the detail says; the connection is closed",
    headers: known,
    details: { large: "Body too large: at most 65536 bytes" }
  },
  UriTooLong: {
    status: 414,
    description: "The URL is longer than 8192 characters",
    headers: [],
    details: { long: "URL too long: at most 8192 characters" }
  },
  UnsupportedMediaType: {
    status: 415,
    description: "The body is not said to be application/json",
    headers: known,
    details: { other: "Unsupported content type: send application/json" }
  },
  RangeNotSatisfiable: {
    status: 416,
    description: "The file ends before the range; Content-Range says how long it is",
    headers: ["Content-Range"],
    details: { beyond: "Range not satisfiable: the file has 1224 bytes" }
  },
  Unprocessable: {
    status: 422,
    description: "Parameters or members of the body are wrong; all faults are listed",
    headers: known,
    details: {
      query: [item(["query", "limit"], "Input should be less than or equal to 100", "less_than_equal")],
      together: [
        item(["path", "article_id"], notInteger, "int_parsing"),
        item(["header", "x-locale"], enumeration, "enum")
      ],
      paging: [item(["query", "offset"], "Value error, page and offset exclude each other", "value_error")],
      body: [item(["body", "name"], "Field required", "missing")]
    }
  },
  TooManyRequests: {
    status: 429,
    description: "The quota is used up; Retry-After says when the next request is admitted",
    headers: [...known, "Retry-After"],
    details: { quota: "Rate limit exceeded" }
  },
  HeadersTooLarge: {
    status: 431,
    description: "The header fields are too large",
    headers: [],
    details: { large: "Request header fields too large" }
  },
  InternalError: {
    status: 500,
    description: "A fault of the service; its log has it under the request's id",
    headers: known,
    details: { fault: "Internal server error" }
  },
  Unavailable: {
    status: 503,
    description:
      "The store can't be reached now, or too many long requests are under way; Retry-After says when to come back",
    headers: [...known, "Retry-After"],
    details: { away: "Service temporarily unavailable", busy: "Too many long requests under way" }
  }
} as const satisfies Readonly<Record<string, ErrorAnswer>>

export type ErrorName = keyof typeof errorAnswers
