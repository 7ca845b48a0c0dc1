/** Requests with a body: JSON and of a bounded size, else refused before anything of it is looked at. */
import { Schema } from "effect"
import { HttpApiMiddleware } from "effect/http-api"
import { Unavailable, Unprocessable } from "./Errors.ts"

/** 64 KiB. */
export const maxBody = 65_536

export class PayloadTooLarge extends Schema.Error<PayloadTooLarge>("findata/http/PayloadTooLarge")(
  { _tag: Schema.tagDefaultOmit("PayloadTooLarge"), detail: Schema.String },
  { httpApiStatus: 413, description: "The body is larger than the detail says" }
) {}

export class UnsupportedMediaType extends Schema.Error<UnsupportedMediaType>(
  "findata/http/UnsupportedMediaType"
)(
  { _tag: Schema.tagDefaultOmit("UnsupportedMediaType"), detail: Schema.String },
  { httpApiStatus: 415, description: "The body is not said to be application/json" }
) {}

export class JsonBody extends HttpApiMiddleware.Service<JsonBody>()("findata/http/JsonBody", {
  error: [PayloadTooLarge, UnsupportedMediaType, Unprocessable, Unavailable]
}) {}
