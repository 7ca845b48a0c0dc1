/** What findata knows of vendors' files of prices, and of the symbols in others. */
export * as KnownVendors from "./KnownVendors.ts"
export { encodingOfFormat, priceFormatNames, priceFormats } from "./PriceFormats.ts"
export { yahooSuffixes } from "./SymbolSuffixes.ts"
