/**
 * Readers that parse files into rows.
 *
 * @module
 */
export { type Encoding, encodingOf } from "./Encoding.ts"
export { readRows } from "./readRows.ts"
export { UnreadableFile } from "./UnreadableFile.ts"
