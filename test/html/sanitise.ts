/** The sanitiser as imports get it: harmless HTML, or why there is none. */
import { Effect } from "effect"
import { HtmlSanitiser } from "../../adapters/html/mod.ts"
import { Sanitiser } from "../../core/mod.ts"

const { html } = Effect.runSync(Effect.provide(Sanitiser, HtmlSanitiser.layer))

export const sanitise = html

/** What is given, and what is left of it. */
export type Cases = ReadonlyArray<readonly [given: string, left: string]>
