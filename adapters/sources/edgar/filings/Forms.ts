/** SEC's forms by what they report. */

/** An annual report, `10-K`, `20-F/A`. */
export const isAnnual = (form: string): boolean => /^(10-K|20-F|40-F)/.test(form)

/** An annual or quarterly report, or its amendment. */
export const isPeriodic = (form: string): boolean => isAnnual(form) || form.startsWith("10-Q")
