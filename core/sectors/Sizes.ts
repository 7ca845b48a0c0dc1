/** The market caps of some companies, in a few queries for all of them. */
import { Effect } from "effect"
import type { Company } from "../companies/Company.ts"
import type { Matrices } from "../figures/Matrices.ts"

/**
 * Returns the market caps by company_id, each in its own currency, on the day of its latest bar; those that aren't known
 * are missing.
 */
export const sizesOver = (matrices: Matrices["Service"]) =>
  Effect.fnUntraced(function* (companies: ReadonlyArray<Pick<Company, "issuer_id">>) {
    const issuer_ids = [...new Set(companies.map(({ issuer_id }) => issuer_id))]
    const sizes = new Map<number, number>()
    yield* matrices
      .each(issuer_ids, null, { needs: ["bars", "shares", "splits"] }, (securities) => {
        for (const { cap, company } of securities)
          if (cap.market_cap !== null && cap.market_cap > 0) sizes.set(company.company_id, cap.market_cap)
      })
      .pipe(
        // No figure of statements is read.
        Effect.catchTag("FiguresNotReady", Effect.die)
      )
    return sizes
  })
