/**
 * Readers that turn the bytes of others' files into rows.
 *
 * @module
 */
export { type Encoding, encodingOf } from "./Encoding.ts"
export { readRows } from "./readRows.ts"
export { UnreadableFile } from "./UnreadableFile.ts"
