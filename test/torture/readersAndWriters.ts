/** The clients of a server whose database something befalls: some search companies, some create API keys. */
import type { Server } from "../cli/serving.ts"
import { type Clients, clients } from "./clients.ts"
import { writerHeaders } from "./tokens.ts"

/** Each search is another one, which no memory has. */
export const readersOf = ({ address }: Server, readers: number, key: string): Clients =>
  clients(readers, (client, turn) => ({
    method: "GET",
    url: `${address}/api/public/v1/financial/companies?search=r${client}x${turn}`,
    headers: { "x-api-key": key }
  }))

/** Each creates another key `pause` milliseconds after the answer. */
export const writersOf = ({ address }: Server, writers: number, pause: number): Clients =>
  clients(
    writers,
    async (client, turn) => ({
      method: "POST",
      url: `${address}/api/v1/api-keys`,
      headers: await writerHeaders(client, turn),
      body: { name: `${client} ${turn}`, scopes: ["read:news"] }
    }),
    pause
  )
