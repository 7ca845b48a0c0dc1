/** The key of a report's stored PDF: derived from its content, or given by an external store. */
import { Result } from "effect"

/** The key of the content with this SHA-256, in hex: `reports/ab/abcdef….pdf`. */
export const pdfKey = (sha256: string): string => `reports/${sha256.slice(0, 2)}/${sha256}.pdf`

const ownKey = /^reports\/([0-9a-f]{2})\/(\1[0-9a-f]{62})\.pdf$/

/** The SHA-256 of the content that one of our keys names; null for a key of another store. */
export const contentOf = (key: string): string | null => ownKey.exec(key)?.[2] ?? null

/** How an imported file refers to a report's PDF. */
export type PdfReference =
  | { readonly _tag: "Path"; readonly path: string }
  | { readonly _tag: "Key"; readonly key: string }

const isPlain = (key: string): boolean =>
  // oxlint-disable-next-line no-control-regex
  !/[\u0000-\u001f\u007f\\]/.test(key) &&
  key.split("/").every((name) => name !== "" && name !== "." && name !== "..")

const keyed = (text: string, key: string): Result.Result<PdfReference, string> =>
  isPlain(key)
    ? Result.succeed({ _tag: "Key", key })
    : Result.fail(`Expected names with a / between them as the key, got ${JSON.stringify(text)}`)

/**
 * `s3://BUCKET/KEY` and `key:KEY` name an object of another store, whose address the bucket stands for; anything else
 * is a path. Fails with a message for an invalid reference.
 */
export const pdfReference = (text: string): Result.Result<PdfReference, string> => {
  const bucketed = /^s3:\/\/[^/]+\/(.*)$/is.exec(text)?.[1]
  if (bucketed !== undefined) return keyed(text, bucketed)
  if (/^key:/i.test(text)) return keyed(text, text.slice("key:".length).trim())
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(text)
    ? Result.fail(`Addresses are not fetched: expected a path, s3://BUCKET/KEY or key:KEY, got ${text}`)
    : Result.succeed({ _tag: "Path", path: text })
}
