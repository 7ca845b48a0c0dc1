/** Who held a ticker when. */

/** That a company held a symbol on an exchange from one day to another, both inclusive; null is until today. */
export interface Listing {
  readonly symbol: string
  readonly exchange: string
  readonly valid_from: string
  readonly valid_to: string | null
  readonly company_id: number
}

/** Whether the company held the symbol on the day. */
export const holds = ({ valid_from, valid_to }: Listing, day: string): boolean =>
  valid_from <= day && (valid_to === null || day <= valid_to)
