/**
 * Readers that turn the bytes of others' files into rows.
 *
 * @module
 */
export { readRows } from "./readRows.ts"
export { UnreadableFile } from "./UnreadableFile.ts"
