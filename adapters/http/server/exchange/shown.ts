/** Parts of requests in errors. */

const max = 100

/** A part of a request as an error shows it: its first 100 characters. */
export const shown = (text: string): string =>
  text.length <= max ? text : `${text.slice(0, max).toWellFormed()}...`
