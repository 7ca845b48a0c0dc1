/** How a figure was derived, in words of the page. */

/**
 * A formula of the service, `ebit + depreciation_and_amortization` or `FY - 9M`, with the names of lines that `nameOf`
 * knows and the signs of arithmetic.
 */
export const derivationText = (derivation: string, nameOf: (line: string) => string | undefined): string =>
  derivation
    .replaceAll(/[a-z]+(?:_[a-z]+)*/g, (word) => nameOf(word) ?? word)
    .replaceAll(" - ", " − ")
    .replaceAll(" x ", " × ")
