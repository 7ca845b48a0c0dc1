/** What the texts of statements' lines contain in each language. */
import type { Line } from "../../../../../core/financials/Line.ts"

export type LineTexts = { readonly [Name in Line]: readonly [label: string, definition: string] }
