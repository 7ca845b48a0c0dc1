/** How many digits after the point prices and amounts per share have: the same wherever they are shown. */
import { isWhole } from "./currency.ts"

export type Digits = 0 | 1 | 2 | 3 | 4

type Currency = string | null | undefined

/** Of a price, as such prices are quoted: `122.15`, `0.8125`, `78,900` */
export const priceDigits = (price: number, currency: Currency): Digits =>
  isWhole(currency) ? 0 : Math.abs(price) < 1 ? 4 : 2

/** Of earnings per share, more where splits have made old ones small: `7.49`, `0.0432`; in won and yen `4,950`, `3.45` */
export const earningsDigits = (earnings: number, currency: Currency): Digits => {
  if (isWhole(currency)) return earnings !== 0 && Math.abs(earnings) < 10 ? 2 : 0
  return earnings !== 0 && Math.abs(earnings) < 0.1 ? 4 : 2
}

/** Of a payment per share, the fourth where it says something: `0.205`, `0.1925`; in won and yen `361`, `36.10` */
export const paymentDigits = (payment: number, currency: Currency): Digits => {
  const fewest = isWhole(currency) ? 0 : 3
  const isShort = Math.abs(payment - Number(payment.toFixed(fewest))) < 1e-4
  return isShort ? fewest : fewest === 0 ? 2 : 4
}

/** Of what is computed from prices, as an average: one more than whole prices have. */
export const studyDigits = (price: number, currency: Currency): Digits =>
  isWhole(currency) ? 1 : priceDigits(price, currency)
