/** Matches the names of securities firms despite different spellings. */

/** One key for all spellings of a firm's name: `Goldman Sachs` and `GOLDMAN SACHS`, 미래에셋증권 and 미래에셋 증권. */
export const sameFirm = (name: string): string => name.normalize("NFC").toLowerCase().replaceAll(/\s/g, "")
