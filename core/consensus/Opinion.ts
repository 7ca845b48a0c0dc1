/** A broker's opinion of a share, on one scale for all brokers. */

/** From the most to the least favourable. */
export const opinions = ["strong_buy", "buy", "hold", "sell", "strong_sell"] as const

/** One of `opinions`. */
export type Opinion = (typeof opinions)[number]
