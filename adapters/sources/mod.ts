/**
 * Readers that parse files into rows, and the means to write more of them.
 *
 * @module
 */
export { type Content, contentOf, jsonIn, textOf } from "./content/Content.ts"
export { memoryFile } from "./content/MemoryFile.ts"
export type { Kept } from "./content/JsonPart.ts"
export { parseXml, type Xml } from "./content/Xml.ts"
export { type ZippedFile, zippedFiles } from "./content/Zip.ts"
export { dailySources } from "./daily/mod.ts"
export { dart } from "./dart/mod.ts"
export { ecb } from "./ecb/Ecb.ts"
export { edgar } from "./edgar/mod.ts"
export { financeDatabase } from "./financedatabase/FinanceDatabase.ts"
export { krx } from "./krx/Krx.ts"
export { lean } from "./lean/Lean.ts"
export { nasdaq } from "./nasdaq/Nasdaq.ts"
export { rss } from "./rss/mod.ts"
export { sp500 } from "./sp500/Sp500.ts"
export { type Encoding, encodingOf } from "./bytes/Encoding.ts"
export { readRows } from "./tables/readRows.ts"
export {
  encodingOfFormat,
  KnownVendors,
  priceFormatNames,
  priceFormats,
  yahooSuffixes
} from "./vendors/mod.ts"
