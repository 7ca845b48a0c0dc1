/** Figures of a company's record. */
import type { Figure } from "../Figure.ts"

/** Texts of the record, as it is today. */
export const companyFigures: ReadonlyArray<Figure> = [
  {
    name: "sector",
    title: "Sector",
    group: "company",
    unit: "text",
    type: "text",
    meaning: "Sector, in the source's words",
    formula: "",
    null_when: "",
    needs: [],
    of: ({ company }) => company.sector
  }
]
