/** A server of node:http that asks the front door before the routes. */
import { type IncomingMessage, Server, type ServerOptions, type ServerResponse } from "node:http"
import type { FrontDoor, Knock } from "../../adapters/http/server/mod.ts"

type Answer = FrontDoor["Service"]["answer"]

/** Only cookies, which nothing asks for, come as lists. */
type Texts = Knock["headers"]

const knockOf = ({ headers, method = "", socket, url = "" }: IncomingMessage): Knock => ({
  method,
  origin: headers.host === undefined ? "" : `http://${headers.host}`,
  url,
  headers: headers as Texts,
  address: socket.remoteAddress
})

/** Effect's handler is a listener of this server's requests; what the door answers doesn't reach it. */
export class FrontServer extends Server {
  readonly #answer: Answer

  constructor(options: ServerOptions, answer: Answer) {
    super(options)
    this.#answer = answer
  }

  override emit(event: any, ...args: Array<any>): boolean {
    if (event !== "request") return super.emit(event, ...args)
    const [request, response] = args as [IncomingMessage, ServerResponse]
    const ready = this.#answer(knockOf(request))
    if (ready === null) return super.emit("request", request, response)
    response.writeHead(ready.status, ready.headers as Array<string>)
    if (ready.bytes === null) response.end()
    else response.end(ready.bytes)
    return true
  }
}
