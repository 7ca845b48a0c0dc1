/** Port: makes HTML from outside harmless, so that a client may show it as it is. */
import { Context, Result } from "effect"

export interface SanitiserService {
  /**
   * The same HTML of text, headings, lists, tables and links to http and https alone: nothing in it runs or loads.
   * Takes time in proportion to the text; fails with words where it can't.
   */
  readonly html: (html: string) => Result.Result<string, string>
}

/** Where nothing else is said no HTML is let in. */
export const Sanitiser = Context.Reference<SanitiserService>("findata/core/news/Sanitiser", {
  defaultValue: () => ({
    html: () => Result.fail("HTML can't be made harmless here: only text/plain is taken in")
  })
})
