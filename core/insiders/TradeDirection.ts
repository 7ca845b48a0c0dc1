/** Classifies insiders' transactions as purchases, sales, or neither. */
import type { InsiderTransaction } from "./InsiderTransaction.ts"
import {
  acquisitionWords,
  disposalWords,
  namesOfNoTrade,
  noTradeWords,
  otherReasons,
  purchaseWords,
  saleWords,
  tradeWords
} from "./TradeWords.ts"

/** SEC's code if the words are or begin with it: `S-Sale`, `P - Purchase`. An `A-share purchase` is no award. */
const codeIn = (words: string): string | undefined =>
  /^([acdefghijklmopsuvwxz])(?:\s?[-–—]\s?(?!shares?\b|class\b)|$)/.exec(words)?.[1]?.toUpperCase()

const directionOfCode = (code: string): number => (code === "P" ? 1 : code === "S" ? -1 : 0)

/** The sign that Korean reports write after a reason, `시간외매매(-)`, else that of the change in shares. */
const signOf = (words: string, shares_change: number): number => {
  const written = /\(([-+−–])\)/.exec(words)?.[1]
  return written === undefined ? Math.sign(shares_change) : written === "+" ? 1 : -1
}

const directionOfWords = (words: string, shares_change: number): number => {
  if (noTradeWords.test(words)) return 0
  const rest = words.replaceAll(namesOfNoTrade, " ")
  const [bought, sold] = [purchaseWords.test(rest), saleWords.test(rest)]
  if (sold && !bought) return -1
  if (otherReasons.test(words)) return 0
  if (bought && !sold) return 1
  if (!bought && !tradeWords.test(rest)) return 0
  const [acquired, disposed] = [acquisitionWords.test(rest), disposalWords.test(rest)]
  return acquired === disposed ? signOf(rest, shares_change) : acquired ? 1 : -1
}

/**
 * 1 for a purchase, -1 for a sale, 0 for what is neither.
 *
 * SEC's code decides: P is a purchase, S a sale (Form 4, General Instruction 8), every other code neither. Without a
 * code the source's words decide, whatever the sign of the change in shares; where they name a trade without its side,
 * the sign does. A sale is one regardless of the origin of the shares and the purpose of the money: shares sold in the
 * market to pay taxes are S, F is for those that the company withholds. Words that name no trade are neither. Without
 * code and words, as in Korea's elestock, the sign decides.
 */
export const directionOf = (
  transaction: Pick<InsiderTransaction, "transaction_code" | "transaction_type" | "shares_change">
): number => {
  const { shares_change, transaction_code, transaction_type } = transaction
  if (shares_change === 0) return 0
  if (transaction_code !== null) return directionOfCode(transaction_code)
  const words = (transaction_type ?? "")
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s_]+/g, " ")
    .trim()
  if (!/[\p{L}\p{N}]/u.test(words)) return signOf(words, shares_change)
  const code = codeIn(words)
  return code === undefined ? directionOfWords(words, shares_change) : directionOfCode(code)
}
