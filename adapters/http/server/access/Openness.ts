/**
 * Whether the basic API and company pages answer without a key at the moment: as the settings say, but not while rows are stored
 * that their source lets those with a key read alone.
 */
import { Context, Effect, Layer } from "effect"
import { Sources, type StoreUnavailable } from "../../../../core/mod.ts"
import { Changes, type ReadSet, withReadSet } from "../../../../core/ports.ts"
import { sharing } from "../exchange/underWay.ts"

/** Whether company pages answer without a key. */
export const PagesOpen = Context.Reference<boolean>("findata/http/PagesOpen", { defaultValue: () => true })

/** Whether the basic API answers without a key. */
export const BasicOpen = Context.Reference<boolean>("findata/http/BasicOpen", { defaultValue: () => true })

/** Which of the two answer without a key. */
export interface Open {
  readonly pages: boolean
  readonly basic: boolean
}

/** What is logged of restricted sources; null for none. */
export const restriction = (names: ReadonlyArray<string>): string | null =>
  names.length === 0
    ? null
    : `Company pages and the basic API require a key, as by COMPANY_PAGES=key and BASIC_API=key, while rows of ${names.join(", ")} are stored, which SOURCE_VISIBILITY or the source's terms reserve for keys`

const nothing: Open = { pages: false, basic: false }

const make = Effect.gen(function* () {
  const settled: Open = { pages: yield* PagesOpen, basic: yield* BasicOpen }
  const changes = yield* Changes
  const sources = yield* Sources
  const { share } = yield* sharing<void>()
  /** Nothing is open before it is known what is stored. */
  let known: { readonly names: ReadonlyArray<string>; readonly readSet: ReadSet } | null = null

  const learn = Effect.gen(function* () {
    const { readSet, value: names } = yield* withReadSet(changes, "data", sources.restricted)
    const before = known === null ? names : known.names
    known = { names, readSet }
    if (before.join() === names.join()) return
    yield* Effect.logWarning(
      restriction(names) ??
        "Company pages and the basic API are open again, as COMPANY_PAGES and BASIC_API say"
    )
  })

  const isNeverOpen = !settled.pages && !settled.basic
  const last = (): Open => (known === null || known.names.length > 0 ? nothing : settled)
  // At the start of the server it belongs to the trace of no request.
  if (!isNeverOpen) yield* Effect.ignore(Effect.withTracerEnabled(learn, false))

  return Openness.of({
    last,
    now: () => (isNeverOpen || (known !== null && changes.isCurrent(known.readSet)) ? last() : null),
    // While the store can't be asked, what was known last counts: kept answers don't fail for it.
    learn: share(
      "restricted",
      Effect.catch(learn, (error) => (known === null ? Effect.fail(error) : Effect.void))
    )
  })
})

export class Openness extends Context.Service<
  Openness,
  {
    /** What is open; null while something was written since that may have changed it. Synchronous. */
    readonly now: () => Open | null
    /** What was open when it was last known. */
    readonly last: () => Open
    /** Finds out what is open; fails where it never was known, and otherwise leaves it while the store can't be asked. */
    readonly learn: Effect.Effect<void, StoreUnavailable>
  }
>()("findata/http/Openness") {
  static readonly layer: Layer.Layer<Openness, never, Sources | Changes> = Layer.effect(Openness, make)
}
