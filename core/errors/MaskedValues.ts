/** Secrets whose values are known. */
import { mask } from "./MaskedAddress.ts"

/** A value and how addresses, forms and JSON write it. */
const spellings = (secret: string): ReadonlyArray<string> => {
  const encoded = encodeURIComponent(secret)
  const form = new URLSearchParams([["", secret]]).toString().slice(1)
  return [secret, encoded, form, encodeURI(secret), JSON.stringify(secret).slice(1, -1)]
}

/** A function that replaces the given secrets in any text, in capital or small letters. */
export const maskingValues = (secrets: ReadonlyArray<string>): ((text: string) => string) => {
  const values = [...new Set(secrets.filter((secret) => secret !== "").flatMap(spellings))].toSorted(
    (a, b) => b.length - a.length
  )
  const patterns = values.map((value) => new RegExp(value.replace(/[$()*+./?[\\\]^{|}-]/g, "\\$&"), "gi"))
  return (text) => patterns.reduce((masked, pattern) => masked.replace(pattern, mask), text)
}
