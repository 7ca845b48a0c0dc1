/** Parts of requests in errors. */

const most = 100

/** A part of a request as an error shows it: its first 100 characters. */
export const shown = (text: string): string =>
  text.length <= most ? text : `${text.slice(0, most).toWellFormed()}...`
