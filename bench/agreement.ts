/** Checks that servers respond with the same bytes, without which a comparison would be meaningless. */
import { Effect } from "effect"
import { companies, pathOf, symbols } from "./dataset.ts"
import type { Server } from "./servers.ts"

const bodyOf = async ({ key, name, port }: Server, symbol: string): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${port}${pathOf(symbol)}`, { headers: { "x-api-key": key } })
  if (response.status !== 200) throw new Error(`${name} answered ${response.status} for ${symbol}`)
  return response.text()
}

/** Requests every company's bars from each server; dies with the first difference. */
export const checkAgreement = (servers: ReadonlyArray<Server>): Effect.Effect<void> =>
  Effect.promise(async () => {
    for (const symbol of symbols) {
      const [first = "", ...rest] = await Promise.all(servers.map((server) => bodyOf(server, symbol)))
      if (JSON.parse(first).count !== 100) throw new Error(`There are not 100 bars of ${symbol}: ${first}`)
      const other = rest.findIndex((body) => body !== first)
      if (other >= 0) {
        throw new Error(
          `${servers[other + 1]?.name} answers differently for ${symbol}:\n${first}\n${rest[other]}`
        )
      }
    }
    console.log(`All answer the same bytes for each of ${companies} companies.`)
  })
