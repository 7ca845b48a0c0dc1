/** Port: what is known of vendors' files, of which others may be declared. */
import { Context } from "effect"
import type { PriceFormat } from "./prices/PriceFormat.ts"

/** The vendors whose files imports recognise. */
export class Vendors extends Context.Service<
  Vendors,
  {
    /**
     * In the order in which a file's header is compared with them. Several with one name are variants, of which the first
     * that matches counts.
     */
    readonly priceFormats: ReadonlyArray<PriceFormat>
    /**
     * The codes of exchanges by the suffixes, in upper case, that vendors append to symbols (`005930.KS`); null for a suffix
     * of several exchanges.
     */
    readonly exchangeBySuffix: ReadonlyMap<string, string | null>
  }
>()("findata/core/imports/Vendors") {}
