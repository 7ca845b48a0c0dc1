/** The sanitizer as imports use it: harmless HTML, or why there is none. */
import { Effect } from "effect"
import { HtmlSanitiser } from "../../adapters/html/mod.ts"
import { Sanitiser } from "../../core/mod.ts"

const { html } = Effect.runSync(Effect.provide(Sanitiser, HtmlSanitiser.layer))

export const sanitise = html

/** An input, and its output. */
export type Cases = ReadonlyArray<readonly [given: string, left: string]>
