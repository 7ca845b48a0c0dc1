/** Replaces secrets in texts for people: addresses, messages and logs. */

const mask = "***"

/** Parameters whose values are secret, such as `crtfc_key`, `serviceKey`, `api_token`, `password`. */
const secretName = /(?:key|token|secret|password|passwd|pwd|auth|authorization|signature|sig)$/i

/** A value and how addresses, forms and JSON write it. */
const spellings = (secret: string): ReadonlyArray<string> => {
  const encoded = encodeURIComponent(secret)
  const form = new URLSearchParams([["", secret]]).toString().slice(1)
  return [secret, encoded, form, encodeURI(secret), JSON.stringify(secret).slice(1, -1)]
}

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const withoutParameters = (text: string): string =>
  text
    .replace(/([?&])([^=&#\s"'<>]+)=([^&#\s"'<>]*)/g, (whole, sign: string, name: string) =>
      secretName.test(decoded(name)) ? `${sign}${name}=${mask}` : whole
    )
    .replace(/(\w:\/\/)[^/?#\s@]*@/g, `$1${mask}@`)

/**
 * A function that replaces in any text the given secrets, the values of parameters named as secrets, and the
 * credentials of addresses.
 */
export const masking = (secrets: ReadonlyArray<string>): ((text: string) => string) => {
  const values = [...new Set(secrets.filter((secret) => secret !== "").flatMap(spellings))].toSorted(
    (a, b) => b.length - a.length
  )
  return (text) => withoutParameters(values.reduce((masked, value) => masked.replaceAll(value, mask), text))
}
