/** Written by scripts/entries.ts: the version of findata. */
export const version = "0.2.0"
