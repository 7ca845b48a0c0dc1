/** How texts begin that a spreadsheet would run. */

/**
 * The first characters of a formula in a spreadsheet, also of full width, as Japanese and Korean ones read them; a tab and the ends of
 * lines, behind which there may be one. Papa Parse's own pattern misses these and multi-line text.
 */
export const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/
