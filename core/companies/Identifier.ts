/** Numbers by which registries and numbering agencies know a security or its issuer, as people type them. */
import { folded } from "../codes/Symbol.ts"

/** An identifier by itself, without the company that it is of; a number with the zeros that it begins with. */
export interface Identifier {
  readonly type: "isin" | "cik" | "corp_code"
  readonly value: string
}

const isinShape = /^[A-Z]{2}[A-Z0-9]{9}\d$/
const cikShape = /^CIK[ #:]*(\d{1,10})$/

/** Fewer digits may be a ticker of Tokyo or Hong Kong, or a company's id; as a CIK they are written with `CIK` or all zeros. */
const bareCik = /^\d{5,10}$/
const bareCorpCode = /^\d{8}$/

/** A CIK of ten digits. */
export const paddedCik = (digits: string): string => digits.padStart(10, "0")

/** DART's number of eight digits. */
export const paddedCorpCode = (digits: string): string => digits.padStart(8, "0")

/**
 * What a text may identify: an ISIN; SEC's CIK, `CIK0000320193`, or five to ten digits alone; DART's number of eight
 * digits. None for other texts; eight digits may be either number.
 */
export const identifiersIn = (text: string): ReadonlyArray<Identifier> => {
  const code = folded(text)
  const cik = cikShape.exec(code)?.[1] ?? (bareCik.test(code) ? code : null)
  return [
    ...(isinShape.test(code) ? [{ type: "isin", value: code } as const] : []),
    ...(bareCorpCode.test(code) ? [{ type: "corp_code", value: code } as const] : []),
    ...(cik === null ? [] : [{ type: "cik", value: paddedCik(cik) } as const])
  ]
}
