/** An address of another site from imported data; null where it is none that a link may lead to. */
export const outsideAddress = (address: string | null | undefined): string | null =>
  address && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null
