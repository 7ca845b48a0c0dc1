/** Whose report it is, however its name is spelled. */

/** One name for the ways to spell a firm's: `Goldman Sachs` and `GOLDMAN SACHS`, 미래에셋증권 and 미래에셋 증권. */
export const sameFirm = (name: string): string => name.normalize("NFC").toLowerCase().replaceAll(/\s/g, "")
