/** Made-up counts and securities of an issuer. */
import type { CorporateAction } from "../../../core/prices/CorporateAction.ts"
import type { IssuerSecurity } from "../../../core/shares/IssuerSecurity.ts"
import type { ShareCount } from "../../../core/shares/ShareCount.ts"

export const counted = (
  share_class: string,
  date: string,
  count: number,
  company_id: number | null = null
): ShareCount => ({ issuer_id: 1, share_class, date, count, company_id, conversion_ratio: null })

/** Listed, with its latest close on 2021-01-04, with the given members replaced. */
export const security = (
  company_id: number,
  close: number | null,
  overrides: Partial<IssuerSecurity> = {}
): IssuerSecurity => ({
  company_id,
  listed: true,
  currency: "USD",
  isin: null,
  stock_type: null,
  shares_per_receipt: null,
  mean_volume: null,
  latest: close === null ? null : { date: "2021-01-04", close },
  splits: [],
  ...overrides
})

export const split = (effective_date: string, value: number): CorporateAction => ({
  effective_date,
  type: "split",
  value,
  reference_close: null,
  currency: null
})
