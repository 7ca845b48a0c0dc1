/** How many shares of a class an issuer had outstanding on a day. */
export interface ShareCount {
  readonly issuer_id: number
  /** `common`, `A`, `C`: the issuer's own name of the class. */
  readonly share_class: string
  /** The day it was counted on; splits with a later ex-date are not in it. */
  readonly date: string
  /** Shares; 0 says that the class is no more. */
  readonly count: number
  /** The listed security of the class; null for an unlisted class, or where it wasn't said. */
  readonly company_id: number | null
  /** Shares of the listed class that one of these converts into; null where the class doesn't convert, or it isn't known. */
  readonly conversion_ratio: number | null
}
