/** A piece of the document, which is put together as plain JSON. */
export type Json = Record<string, any>
