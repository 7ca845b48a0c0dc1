/** Keeps the memory of a process small that parses one large document after another. */
import { setFlagsFromString } from "node:v8"

/**
 * V8 collects garbage once the heap has grown to four times what was in use, and lets its space for new objects grow
 * to a hundred megabytes: fast, but most of it is garbage of documents read before. The process collects earlier
 * afterwards, and may still use as much as a document needs.
 */
export const collectEarly = (): void => {
  setFlagsFromString("--heap-growing-percent=60")
  setFlagsFromString("--semi-space-growth-factor=1")
}
