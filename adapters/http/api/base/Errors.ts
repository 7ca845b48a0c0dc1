/** Error bodies as clients see them, `{"detail": ...}`: the tag exists in code and stays out of the JSON. */
import { Schema } from "effect"
import { countField, field, wrongReasons } from "../../../../core/ports.ts"

const detail = field(Schema.String, "What went wrong, in words")

export class Unauthorized extends Schema.Error<Unauthorized>("findata/http/Unauthorized")(
  { _tag: Schema.tagDefaultOmit("Unauthorized"), detail },
  { httpApiStatus: 401, description: "The API key is missing, unknown, expired or revoked" }
) {}

export class Forbidden extends Schema.Error<Forbidden>("findata/http/Forbidden")(
  { _tag: Schema.tagDefaultOmit("Forbidden"), detail },
  { httpApiStatus: 403, description: "The API key lacks the scope that the detail names" }
) {}

export class NotFound extends Schema.Error<NotFound>("findata/http/NotFound")(
  { _tag: Schema.tagDefaultOmit("NotFound"), detail },
  { httpApiStatus: 404, description: "What the path names is not there" }
) {}

export class Conflict extends Schema.Error<Conflict>("findata/http/Conflict")(
  { _tag: Schema.tagDefaultOmit("Conflict"), detail },
  { httpApiStatus: 409, description: "What is there doesn't allow it; the detail says what comes first" }
) {}

export class RangeNotSatisfiable extends Schema.Error<RangeNotSatisfiable>(
  "findata/http/RangeNotSatisfiable"
)(
  { _tag: Schema.tagDefaultOmit("RangeNotSatisfiable"), detail },
  { httpApiStatus: 416, description: "The file ends before the range; Content-Range says how long it is" }
) {}

/** One thing that is wrong with a request, as FastAPI reports it. */
export const ValidationItem = Schema.Struct({
  loc: field(
    Schema.Array(Schema.Union([Schema.String, Schema.Int])),
    "query, path, header or body, and the name in it"
  ),
  msg: field(Schema.String, "What is wrong, in words"),
  type: field(Schema.String, "What is wrong, as a code"),
  ctx: Schema.optionalKey(
    Schema.Struct({
      position: countField(
        "The first character that is wrong, counted from 0 in UTF-16 code units; the length of the text for what is missing at its end"
      ),
      suggestions: field(Schema.Array(Schema.String), "At most three names that may have been meant"),
      reason: Schema.optionalKey(
        field(
          Schema.Literals(wrongReasons),
          "Why, where a client may act on it: `unknown_own_figure` for a figure `my.name` that who asks doesn't have"
        )
      )
    }).annotate({ description: "Of an expression: where it is wrong" })
  )
}).annotate({ identifier: "ValidationItem" })
export type ValidationItem = typeof ValidationItem.Type

export class Unprocessable extends Schema.Error<Unprocessable>("findata/http/Unprocessable")(
  {
    _tag: Schema.tagDefaultOmit("Unprocessable"),
    detail: field(Schema.Array(ValidationItem), "All that is wrong")
  },
  { httpApiStatus: 422, description: "Parameters are wrong; all of them are listed" }
) {}

export class TooManyRequests extends Schema.Error<TooManyRequests>("findata/http/TooManyRequests")(
  { _tag: Schema.tagDefaultOmit("TooManyRequests"), detail },
  { httpApiStatus: 429, description: "The quota is used up; Retry-After says when to come back" }
) {}

export class InternalError extends Schema.Error<InternalError>("findata/http/InternalError")(
  { _tag: Schema.tagDefaultOmit("InternalError"), detail },
  { httpApiStatus: 500, description: "A fault of the service" }
) {}

export class Unavailable extends Schema.Error<Unavailable>("findata/http/Unavailable")(
  { _tag: Schema.tagDefaultOmit("Unavailable"), detail },
  {
    httpApiStatus: 503,
    description:
      "The store can't be reached now, or too many long requests are under way; Retry-After says when to come back"
  }
) {}
