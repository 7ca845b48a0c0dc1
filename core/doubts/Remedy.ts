/** The remedies of doubts, with the companies that their commands are about. */
import type { Company } from "../companies/Company.ts"
import type { Doubt } from "./Doubt.ts"

/** What stands for the company in a command of a remedy. */
export const anyCompany = "SYMBOL"

/** Symbols that a shell leaves as they are typed. */
const plain = /^[\p{L}\p{N}.\-^=/+_]+$/u

/** The argument by which a command finds the company. */
export const commandArgument = ({
  exchange,
  slug,
  symbol
}: Pick<Company, "symbol" | "exchange" | "slug">): string =>
  plain.test(symbol) ? `${symbol}:${exchange}` : slug

/** The remedy of a doubt, with the company in its commands; as it is stated for any company where that is null. */
export const remedyFor = (
  { remedy }: Pick<Doubt, "remedy">,
  company: Pick<Company, "symbol" | "exchange" | "slug"> | null
): string =>
  company === null ? remedy : remedy.replaceAll(` ${anyCompany} `, () => ` ${commandArgument(company)} `)
