/** Classifies securities by the stock_type they were imported with. */

/** The stock_type, and shares_per_receipt for a depositary receipt. */
export interface KindOfSecurity {
  /** `Common Stock`, `ADR`, `우선주`; null when unknown. */
  readonly stock_type: string | null
  /**
   * Ordinary shares that one depositary receipt represents, 6 for BP's; null for shares themselves, or when unknown.
   */
  readonly shares_per_receipt: number | null
}

/** Words for securities that aren't common shares: they have no part in the market cap. */
const otherThanShares = /\b(preferred|preference|warrants?|rights?|notes?|bonds?|debentures?|etf|etn)\b|우선/i

/** ADR, GDR, KDR, ADS and the same in words. Depositary shares of preferred stock are preferred stock. */
const receiptWords = /\b([a-z]?drs?|[ag]ds)\b|\bdeposit[ao]ry\b|예탁증[권서]/i

/** Whether a pattern finds something in a text, remembered because a market's securities are of few types. */
const finds = (pattern: RegExp): ((text: string) => boolean) => {
  const known = new Map<string, boolean>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= typesRemembered) known.clear()
    const found = pattern.test(text)
    known.set(text, found)
    return found
  }
}
const typesRemembered = 1000

const isOtherThanShare = finds(otherThanShares)
const isReceiptInWords = finds(receiptWords)

/** Whether it may be a common share; an unknown kind counts as one. */
export const mayBeShare = ({ stock_type }: KindOfSecurity): boolean =>
  stock_type === null || !isOtherThanShare(stock_type)

/** Words for what holds securities, follows an index or is one. */
const fundWords =
  /\b(etf|etn|etp|etc|(closed[- ]end |index |mutual )?fund|index|unit investment trust)s?\b|상장지수|펀드/i

/**
 * Whether it is a fund, a note that follows an index, or an index, none of which publishes statements of a company; false
 * for an unknown kind.
 */
export const isFund = ({ stock_type }: Pick<KindOfSecurity, "stock_type">): boolean =>
  stock_type !== null && fundWords.test(stock_type)

/** Whether it is a depositary receipt: it represents shares that are counted, and listed, separately. */
export const isReceipt = (kind: KindOfSecurity): boolean =>
  kind.shares_per_receipt !== null ||
  (kind.stock_type !== null && mayBeShare(kind) && isReceiptInWords(kind.stock_type))
