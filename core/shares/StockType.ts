/** What kind of security a listing is, by the words that it was imported with. */

/** The words, and what a depositary receipt says beside them. */
export interface KindOfSecurity {
  /** `Common Stock`, `ADR`, `우선주`; null when not known. */
  readonly stock_type: string | null
  /** Ordinary shares that one depositary receipt stands for, 6 of BP's; null for shares themselves, or when not known. */
  readonly shares_per_receipt: number | null
}

/** Words for what is no share of the company: its holders have no part in the market cap. */
const otherThanShares = /\b(preferred|preference|warrants?|rights?|notes?|bonds?|debentures?|etf|etn)\b|우선/i

/** ADR, GDR, KDR, ADS and the same in words. Depositary shares of preferred stock are preferred stock. */
const receiptWords = /\b([a-z]?drs?|[ag]ds)\b|\bdeposit[ao]ry\b|예탁증[권서]/i

/** Whether the words leave open that it is a share; a kind that isn't known counts as shares. */
export const mayBeShare = ({ stock_type }: KindOfSecurity): boolean =>
  stock_type === null || !otherThanShares.test(stock_type)

/** Whether it is a depositary receipt: it stands for shares that are counted, and listed, apart from it. */
export const isReceipt = (kind: KindOfSecurity): boolean =>
  kind.shares_per_receipt !== null ||
  (kind.stock_type !== null && mayBeShare(kind) && receiptWords.test(kind.stock_type))
