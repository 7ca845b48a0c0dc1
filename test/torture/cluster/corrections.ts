/** The closes of one bar that is corrected again and again, each higher than the one before. */
import { setTimeout } from "node:timers/promises"
import { Client } from "pg"

/** How long after its commit a correction may be missing in an answer, in milliseconds. */
const grace = 1000

export interface Corrections {
  /** Waits until the primary has the close; false where that is given up. */
  readonly committed: (close: number, giveUp: AbortSignal) => Promise<boolean>
  /** The close that an answer to a request of that time must have at least. */
  readonly minAt: (askedAt: number) => number
  readonly stop: () => Promise<void>
}

/** Looks at the primary at `url`. */
export const watchCorrections = async (url: string): Promise<Corrections> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const committed: Array<readonly [close: number, at: number]> = []
  const latest = async (): Promise<number> => {
    const { rows } = await client.query(
      "select close from price_daily join company using (company_id) where symbol = 'ONE'"
    )
    return Number(rows[0]?.close)
  }
  return {
    committed: async (close, giveUp) => {
      while ((await latest()) !== close) {
        if (giveUp.aborted) return false
        await setTimeout(20)
      }
      committed.push([close, performance.now()])
      return true
    },
    minAt: (askedAt) => committed.findLast(([, at]) => at + grace < askedAt)?.[0] ?? 0,
    stop: () => client.end()
  }
}
