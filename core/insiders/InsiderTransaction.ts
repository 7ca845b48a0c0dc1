/** A trade, grant or exercise by an insider of an issuer. */
export interface InsiderTransaction {
  readonly transaction_id: number
  readonly source: string
  readonly external_id: string
  readonly issuer_id: number
  readonly filed_date: string
  readonly transaction_date: string | null
  readonly insider_name: string
  /** `Chief Financial Officer`, `상무`. */
  readonly position: string | null
  /** `officer`, `director`, `10% owner`, in the source's words. */
  readonly relationship: string | null
  /** The source's word for what was done. */
  readonly transaction_type: string | null
  /** SEC's code: P purchase, S sale, A grant, M exercise, G gift, F tax, C conversion. */
  readonly transaction_code: string | null
  /** Shares; below 0 when disposed of. */
  readonly shares_change: number
  /** For a share, in `currency`; null when the source tells none. */
  readonly price: number | null
  readonly currency: string | null
  readonly shares_owned_after: number | null
  /** Percent of the issuer's shares held after. */
  readonly ownership_percent: number | null
  readonly is_direct: boolean | null
  readonly filing_id: string | null
  readonly filing_url: string | null
}
