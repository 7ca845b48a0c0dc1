/** Limits on how much of a file is held in memory. */

/** Bytes of text that are decoded at once; a piece ends with a line, so it may be longer. */
export const pieceSize = 256 * 1024

/** The longest row, in bytes or characters. */
export const rowSize = 16 * 1024 * 1024

/** The most columns of a table: Excel's. */
export const maxColumns = 16_384

/** The rows of a batch, and their characters, whichever limit is reached first. */
export const batchRows = 5_000
export const batchSize = 8 * 1024 * 1024
