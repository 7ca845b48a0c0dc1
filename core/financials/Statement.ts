/** Financial statements: as they were filed, version by version, and as they are told. */
import type { Line, Lines } from "./Line.ts"

/** The months that a statement's flows cover; 6 and 9 are cumulative figures within a fiscal year. */
export type Span = 3 | 6 | 9 | 12

export const spans: ReadonlyArray<Span> = [3, 6, 9, 12]

/** One version of one period, as a filing or a file told it. No version replaces another. */
export interface FiledStatement extends Lines {
  readonly issuer_id: number
  /** The last day of the period. */
  readonly fiscal_date: string
  readonly span: Span
  /** Who told it, in the importer's words. */
  readonly source: string
  /** Tells versions of a period and source apart: the filing's id, else its date, else nothing. */
  readonly version: string
  /** The fiscal year and quarter as the filing calls them; null when it doesn't say. */
  readonly year: number | null
  readonly quarter: number | null
  /** The day it was filed; null when not known, and then it answers no question about a day in the past. */
  readonly filed_at: string | null
  readonly filing_id: string | null
  /** Where the filing can be read. */
  readonly filing_url: string | null
  /** `10-K`, `10-Q/A`, `사업보고서`. */
  readonly form: string | null
  readonly currency: string
  /** The source's own name of each line's figure, `us-gaap:Revenues`; null when it tells none. */
  readonly tags: { readonly [K in Line]?: string } | null
}

export type Period = "Annual" | "Quarterly"

/** Where a figure is from. */
export interface Provenance {
  readonly source: string
  readonly filing_id: string | null
  readonly form: string | null
  /** The source's own name of the figure; null when it tells none, and for a derived figure. */
  readonly tag: string | null
  /** For a derived figure the day its last operand was filed. */
  readonly filed_at: string | null
  /** How it was derived, `9M - 6M`; null for a figure as filed. */
  readonly derivation: string | null
}

/** One period as it was known on a day: a fiscal year, a discrete quarter, or a half where the issuer reports by halves. */
export interface Statement extends Lines {
  readonly fiscal_date: string
  /** The fiscal year. */
  readonly year: number
  /** 1 to 4; 2 or 4 for a half; null for a year. */
  readonly quarter: number | null
  readonly period: Period
  /** How many months its flows cover: 12, 3, or 6 where the issuer reports by halves. */
  readonly months: 3 | 6 | 12
  readonly currency: string
  /** The newest of the filings that its figures are from; null when none is dated. */
  readonly filed_at: string | null
  /** Of every line that isn't null. */
  readonly provenance: { readonly [K in Line]?: Provenance }
}
