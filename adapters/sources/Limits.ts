/** How much of a file is held at once. */

/** Bytes of text that are decoded and read together; a piece ends with a line, so it may be longer. */
export const pieceSize = 256 * 1024

/** The longest row, in bytes or characters. */
export const rowSize = 16 * 1024 * 1024

/** Rows a batch, and the characters in them, whichever comes first. */
export const batchRows = 5_000
export const batchSize = 8 * 1024 * 1024
