/** Columns of companies themselves, by which markets, sectors and universes of screens are found. */
import type { FigureAsked } from "./Matrices.ts"

/** Of the company's record and its bars; their names are no figures of the catalogue. */
export const companyColumns = {
  issuer_id: { key: "~issuer_id", type: "number", needs: [], of: ({ company }) => company.issuer_id },
  listed: { key: "~listed", type: "number", needs: [], of: ({ company }) => (company.listed ? 1 : 0) },
  /** What its prices are quoted in. */
  unit: { key: "~unit", type: "text", needs: [], of: ({ company }) => company.currency },
  mic_code: { key: "~mic_code", type: "text", needs: [], of: ({ company }) => company.mic_code },
  first_bar: { key: "~first_bar", type: "date", needs: [], of: ({ company }) => company.first_bar },
  last_bar: { key: "~last_bar", type: "date", needs: [], of: ({ company }) => company.last_bar },
  price_date: { key: "~price_date", type: "date", needs: ["bars"], of: ({ price_date }) => price_date }
} satisfies Readonly<Record<string, FigureAsked>>
