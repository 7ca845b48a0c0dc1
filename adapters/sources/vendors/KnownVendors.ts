/** `Vendors` by the declarations in this folder. */
import { Layer } from "effect"
import { Vendors } from "../../../core/ports.ts"
import { priceFormats } from "./PriceFormats.ts"
import { exchangeBySuffix } from "./SymbolSuffixes.ts"

/** The vendors that findata knows. */
export const layer: Layer.Layer<Vendors> = Layer.succeed(Vendors, { priceFormats, exchangeBySuffix })
