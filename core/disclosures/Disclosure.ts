/** A filing by an issuer, in the words of Korea's DART; filings elsewhere are told by the same members. */
export interface Disclosure {
  /** The receipt number: DART's 14 digits, SEC's accession number. */
  readonly rcept_no: string
  readonly issuer_id: number
  readonly corp_code: string | null
  readonly corp_name: string | null
  readonly stock_code: string | null
  /** Y KOSPI, K KOSDAQ, N KONEX, E other. */
  readonly corp_cls: string | null
  readonly report_nm: string
  /** Who filed it. */
  readonly flr_nm: string | null
  readonly rcept_dt: string
  readonly rm: string | null
  readonly category: string | null
  /** Whether it corrects an earlier one. */
  readonly is_correction: boolean
  readonly url: string | null
}
