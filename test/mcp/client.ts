/** The official SDK's client of the protocol, whose requests go to a handler or over the network. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js"

export interface Called {
  readonly isError: boolean
  readonly text: string
  /** The answer, of a call without an error. */
  readonly json: any
}

export interface Agent {
  readonly client: Client
  readonly call: (name: string, given?: Readonly<Record<string, unknown>>) => Promise<Called>
  readonly close: () => Promise<void>
}

/** A client that has initialized. */
export const agentOver = async (transport: Transport): Promise<Agent> => {
  const client = new Client({ name: "findata-test", version: "1.0.0" })
  await client.connect(transport)
  return {
    client,
    call: async (name, given = {}) => {
      const { content, isError = false } = await client.callTool({ name, arguments: given })
      const [block] = content as ReadonlyArray<{ readonly type: string; readonly text: string }>
      const text = block?.text ?? ""
      return { isError: isError === true, text, json: isError === true ? undefined : JSON.parse(text) }
    },
    close: () => client.close()
  }
}

/** What answers requests: a handler in this process, by default the network. */
type Fetch = (request: Request) => Promise<Response>

/** A transport to the endpoint at an address, with these headers. */
export const httpTransport = (
  address: string,
  headers: Readonly<Record<string, string>>,
  answer: Fetch = fetch
): Transport =>
  new StreamableHTTPClientTransport(new URL(address), {
    requestInit: { headers },
    fetch: (url, init) => answer(new Request(url, init))
  }) as Transport
