/** 415 and 413: what isn't JSON, and what is larger than 64 KiB, over a real connection as well. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { request } from "node:http"
import { type AddressInfo, connect, type Socket } from "node:net"
import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { Effect, Layer, ManagedRuntime } from "effect"
import { SecureRandom } from "effect/crypto"
import { HttpRouter, HttpServer } from "effect/http"
import { listenerOf } from "../../../apps/listener/listener.ts"
import { HmacTokens } from "../../../adapters/jwt/mod.ts"
import { frontDoor, routes } from "../../../adapters/http/server/mod.ts"
import { MemoryQuotaStore, storesLayer } from "../../../adapters/memory/mod.ts"
import { NodeDigest } from "../../../adapters/node/mod.ts"
import { ApiKeys, dataServices } from "../../../core/mod.ts"
import { OwnFigures } from "../../../core/ports.ts"
import { market } from "../../fixtures/market.ts"
import { root } from "./caller.ts"
import { noDoor } from "../noDoor.ts"
import { serviceOver } from "../serviceOver.ts"
import { hmacOptions, signed } from "../tokens.ts"

const largest = 65_536

/** A valid body of that many bytes. */
const bodyOf = (bytes: number, filler = " "): string => {
  const body = '{"name":"x","scopes":["read:stock"]}'
  return body.padEnd(bytes, filler)
}

const tooLarge = { detail: "Body too large: at most 65536 bytes" }
const noJson = { detail: "Unsupported content type: send application/json" }

describe("a request", () => {
  const service = serviceOver(market)
  let authorization: string

  beforeAll(async () => {
    authorization = `Bearer ${await signed({ sub: "anna", exp: 4_000_000_000 })}`
  })

  const send = (contentType: string, body: BodyInit) =>
    service.send("POST", root, { authorization, "content-type": contentType }, body)

  it.for(["application/json", "application/json; charset=utf-8", "Application/JSON ;charset=UTF-8"])(
    "of %s is accepted",
    async (contentType) => {
      assert.strictEqual((await send(contentType, bodyOf(0))).status, 201)
    }
  )

  it.for([
    ["a lone continuation byte", [0x80]],
    ["an overlong form", [0xc0, 0xaf]],
    ["half a surrogate pair", [0xed, 0xa0, 0x80]],
    ["a character that is cut off", [0xe2, 0x82]],
    ["Latin-1", [0xe9]]
  ] as const)("whose body isn't UTF-8 by %s is answered with 422", async ([, bytes]) => {
    const body = new Uint8Array([
      ...new TextEncoder().encode('{"name":"x'),
      ...bytes,
      ...new TextEncoder().encode('","scopes":["read:stock"]}')
    ])
    const { json, status } = await send("application/json", body)
    const fault = { loc: ["body"], msg: "JSON decode error: the body isn't UTF-8", type: "json_invalid" }
    assert.deepStrictEqual([status, json], [422, { detail: [fault] }])
  })

  it.for([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
    "application/vnd.api+json",
    "text/json",
    ","
  ])("of %s is answered with 415", async (contentType) => {
    const { json, status } = await send(contentType, bodyOf(0))
    assert.deepStrictEqual([status, json], [415, noJson])
  })

  it("is accepted up to 64 KiB", async () => {
    assert.strictEqual((await send("application/json", bodyOf(largest))).status, 201)
    const { json, status } = await send("application/json", bodyOf(largest + 1))
    assert.deepStrictEqual([status, json], [413, tooLarge])
  })

  it("is measured in bytes", async () => {
    const { status } = await send("application/json", bodyOf(largest / 2 + 40, "é"))
    assert.strictEqual(status, 413)
  })
})

describe("over a connection", () => {
  const services = Layer.mergeAll(dataServices, ApiKeys.layer, OwnFigures.layer).pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        storesLayer(),
        HmacTokens.layer(hmacOptions),
        MemoryQuotaStore.layer,
        NodeDigest.layer,
        SecureRandom.layerWebCrypto
      )
    )
  )
  /** The connections as the server has them. */
  const received: Array<Socket> = []
  const runtime = ManagedRuntime.make(
    HttpRouter.serve(routes, { disableLogger: true, disableListenLog: true }).pipe(
      Layer.provide(frontDoor),
      Layer.provideMerge(services),
      Layer.provideMerge(
        NodeHttpServer.layer(
          () => listenerOf(noDoor, {}).on("connection", (socket) => received.push(socket)),
          {
            port: 0,
            host: "127.0.0.1"
          }
        )
      )
    )
  )
  let port = 0
  beforeAll(async () => {
    const { address } = await runtime.runPromise(Effect.service(HttpServer.HttpServer))
    port = (address as unknown as AddressInfo).port
  })
  afterAll(() => runtime.dispose())

  /** Sends the pieces one after the other until it is answered; without a length they are sent chunked. */
  const send = async (pieces: ReadonlyArray<string>, headers: Record<string, string>) => {
    const authorization = `Bearer ${await signed({ sub: "anna", exp: 4_000_000_000 })}`
    return new Promise<{ status: number | undefined; connection: string | undefined; text: string }>(
      (resolve, reject) => {
        const sent = request({
          port,
          host: "127.0.0.1",
          path: root,
          method: "POST",
          headers: { authorization, "content-type": "application/json", ...headers }
        })
        let isAnswered = false
        sent.on("error", (error) => (isAnswered ? undefined : reject(error)))
        sent.on("response", (response) => {
          isAnswered = true
          let text = ""
          response.setEncoding("utf8")
          response.on("data", (chunk: string) => (text += chunk))
          response.on("end", () =>
            resolve({ status: response.statusCode, connection: response.headers.connection, text })
          )
        })
        for (const piece of pieces) sent.write(piece)
        sent.end()
      }
    )
  }

  it("a chunked body is accepted up to 64 KiB", async () => {
    const whole = bodyOf(largest)
    const { status } = await send([whole.slice(0, 100), whole.slice(100)], {})
    assert.strictEqual(status, 201)
  })

  it("a chunked body is refused once it is larger, and the connection ends", async () => {
    const { connection, status, text } = await send([bodyOf(largest), " "], {})
    assert.deepStrictEqual([status, text, connection], [413, JSON.stringify(tooLarge), "close"])
  })

  it("a body with a larger Content-Length is refused before it has arrived", async () => {
    const answer = await send([" "], { "content-length": String(largest + 1) })
    assert.deepStrictEqual([answer.status, answer.connection], [413, "close"])
  })

  it("the rest of a refused body isn't read", async () => {
    const authorization = `Bearer ${await signed({ sub: "anna", exp: 4_000_000_000 })}`
    const megabyte = 1_000_000
    const socket = connect(port, "127.0.0.1").on("error", () => {})
    const closed = new Promise<void>((resolve) => void socket.on("close", () => resolve()))
    const heads = [
      `POST ${root} HTTP/1.1`,
      "Host: x",
      "Content-Type: application/json",
      `Authorization: ${authorization}`,
      "Transfer-Encoding: chunked"
    ]
    socket.write(`${[...heads, "", ""].join("\r\n")}`)
    for (let n = 0; n < 30; n++) socket.write(`${megabyte.toString(16)}\r\n${" ".repeat(megabyte)}\r\n`)
    socket.resume()
    await closed
    assert.isAtMost(received.at(-1)?.bytesRead ?? Number.NaN, 2 * megabyte)
  })
})
