/** A fault of the front door costs a request nothing but its speed. */
import { assert, it } from "@effect/vitest"
import { Effect, Layer, Logger, Option } from "effect"
import type { HttpServerRequest } from "effect/http"
import { KeptBodies } from "../../../adapters/http/server/answers/KeptBodies.ts"
import { Admission } from "../../../adapters/http/server/access/Admission.ts"
import { FrontDoor } from "../../../adapters/http/server/door/FrontDoor.ts"
import { makeExchange, type Requirement } from "../../../adapters/http/server/exchange/Exchange.ts"

const url = "/healthz"

it.live("leaves the request to the routes, and is logged", () =>
  Effect.gen(function* () {
    const logged: Array<string> = []
    const log = Logger.layer([Logger.make(({ message }) => logged.push(String(message)))])
    const anonymous = {
      key: undefined,
      authorization: undefined,
      session: undefined,
      forwardedFor: undefined,
      address: undefined
    }
    const bodies: KeptBodies["Service"] = {
      maxBody: 0,
      find: () => {
        throw new Error("disk I/O error")
      },
      isBeingMade: () => Effect.succeed(false),
      keep: () => Effect.die("Nothing is kept"),
      resize: () => {}
    }
    const door = yield* Effect.provide(
      FrontDoor,
      FrontDoor.layer.pipe(
        Layer.provide([
          Layer.succeed(KeptBodies, bodies),
          Layer.succeed(Admission, {
            callerIn: () => anonymous,
            callerOf: () => anonymous,
            clientOf: () => null,
            arePagesOpen: () => false,
            requesterOf: () => ({ group: "client", name: "unknown" }),
            wayOf: () => ({ by: "openness" }),
            foundWay: () => Effect.succeed({ by: "openness" as const }),
            tryAdmit: () => ({}),
            variesBy: () => "X-API-Key",
            variesByOwner: "X-API-Key"
          })
        ]),
        Layer.provide(log)
      )
    )
    const request = {
      method: "GET",
      headers: {},
      originalUrl: url,
      remoteAddress: Option.none(),
      url
    } as HttpServerRequest.HttpServerRequest
    const requirement: Requirement = { access: { family: "public", scope: "any", without: "open" }, cost: 1 }
    door.remember(request, { ...makeExchange("1"), requirement, kept: "body" })
    const head = { method: "GET", origin: "", url, headers: {}, address: undefined }
    assert.isNull(door.answer(head))
    yield* Effect.yieldNow
    assert.match(logged.join(), /The front door failed.*disk I\/O error/)
  })
)
