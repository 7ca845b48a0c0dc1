/** Clients of nginx: over connections of HTTP/1.1, or HTTP/2. */
import type { IncomingHttpHeaders } from "node:http"
import { connect, constants, type ClientHttp2Session } from "node:http2"
import { Agent } from "node:https"
import type { Nginx } from "../nginx.ts"
import { type Answer, ask, type Asked } from "../clients.ts"

/** Asks for a path; fails where the connection does. */
export type Send = (asked: Omit<Asked, "url"> & { readonly path: string }) => Promise<Answer>

/** Over so many connections of HTTP/1.1, from an address of this machine's own network. */
export const overHttp1 = ({ address, ca }: Nginx, connections: number, from = "127.0.0.1") => {
  const options = { keepAlive: true, maxSockets: connections, ca, family: 4, localAddress: from }
  const agent = new Agent(options)
  const send: Send = ({ path, ...asked }) => ask({ ...asked, url: `${address}${path}` }, agent)
  return { send, close: () => agent.destroy() }
}

/** nginx ends a connection after a thousand requests: these are replaced before. */
const requestsOfSession = 500

const { HTTP2_HEADER_METHOD, HTTP2_HEADER_PATH, HTTP2_HEADER_STATUS } = constants

/** Over a connection of HTTP/2. */
export const overHttp2 = ({ address, ca }: Nginx) => {
  let session: ClientHttp2Session | undefined
  let sent = 0
  const open = (): ClientHttp2Session => {
    if (session?.closed === false && sent++ < requestsOfSession) return session
    session?.close()
    sent = 1
    session = connect(address, { ca, family: 4 } as object)
    // Each of its requests fails too.
    session.on("error", () => {})
    return session
  }
  const send: Send = (asked) =>
    new Promise((resolve, reject) => {
      const { headers: sentHeaders, method, path } = asked
      const askedAt = performance.now()
      const stream = open().request({
        ...sentHeaders,
        [HTTP2_HEADER_METHOD]: method,
        [HTTP2_HEADER_PATH]: path
      })
      let headers: IncomingHttpHeaders = {}
      let [status, text] = [0, ""]
      stream.on("response", ({ [HTTP2_HEADER_STATUS]: code, ...others }) => {
        status = Number(code)
        headers = others
      })
      stream.setEncoding("utf8").on("data", (part: string) => {
        text += part
      })
      stream.on("end", () =>
        status === 0
          ? reject(new Error("A stream of HTTP/2 ended without an answer"))
          : resolve({
              asked: { ...asked, url: `${address}${path}` },
              askedAt,
              endedAt: performance.now(),
              status,
              retryAfter: headers["retry-after"],
              headers,
              text
            })
      )
      stream.on("error", reject)
      stream.end()
    })
  return { send, close: () => session?.close() }
}
