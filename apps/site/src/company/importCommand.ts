/** The command that fetches what a company filed, from the source of its market. */
import type { ShownCompany } from "./company.ts"

const korean = ["KRX", "KOSPI", "KOSDAQ", "KONEX"]

export const filingsCommand = ({ exchange, symbol }: Pick<ShownCompany, "exchange" | "symbol">): string =>
  `sync ${korean.includes(exchange ?? "") ? "dart" : "edgar"} --symbols ${symbol}`
