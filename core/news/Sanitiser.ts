/** Port: sanitises HTML from outside, so that a client may render it as it is. */
import { Context, Result } from "effect"

/** What an adapter of a sanitiser implements. */
export interface SanitiserService {
  /**
   * The HTML reduced to text, headings, lists, tables and http and https links: nothing in it runs or loads. Takes time
   * linear in the length; fails with a message when it can't.
   */
  readonly html: (html: string) => Result.Result<string, string>
}

/** Without an adapter, HTML is refused. */
export const Sanitiser = Context.Reference<SanitiserService>("findata/core/news/Sanitiser", {
  defaultValue: () => ({
    html: () => Result.fail("HTML can't be sanitised here: only text/plain is accepted")
  })
})
