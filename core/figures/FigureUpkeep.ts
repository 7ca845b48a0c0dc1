/** Port: computes rows of statements' figures that another version of findata wrote, or none. */
import { Context, type Effect } from "effect"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"

/** Brings stored figures of statements to the version of this program, some issuers at a time. */
export class FigureUpkeep extends Context.Service<
  FigureUpkeep,
  {
    /** From now on this program's version is the one that is computed: programs of others leave the rows as they are. */
    readonly claim: Effect.Effect<void, StoreUnavailable>
    /**
     * Computes the rows of some issuers in a transaction, for about so many milliseconds; imports wait as long. Returns how
     * many issuers are left: null where another program's version is the one that is computed.
     */
    readonly step: (millis: number) => Effect.Effect<number | null, StoreUnavailable>
  }
>()("findata/core/figures/FigureUpkeep") {}
