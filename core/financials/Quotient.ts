/** Quotients of figures that may be unknown, or too small to divide by. */

/** Null when either is unknown, the divisor isn't above 0, or the quotient is not finite. */
export const quotient = (dividend: number | null, divisor: number | null): number | null => {
  if (dividend === null || divisor === null || divisor <= 0) return null
  const value = dividend / divisor
  // Adding 0 turns -0 into 0.
  return Number.isFinite(value) ? value + 0 : null
}

/** The part / the whole x 100; null as in `quotient`. */
export const percent = (part: number | null, whole: number | null): number | null =>
  quotient(part === null ? null : part * 100, whole)
