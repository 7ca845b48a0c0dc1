/** Addresses without the secrets that their form shows: parameters named as secrets, and credentials. */

/** What is shown instead of a secret. */
export const mask = "***"

/** Parameters whose values are secret, such as `crtfc_key`, `serviceKey`, `api_token`, `password`. */
const secretName = /(?:key|token|secret|password|passwd|pwd|auth|authorization|signature|sig)$/i

/** A percent-decoded text; one that isn't encoded well as it is. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Masks them in all addresses of a text. */
export const maskedAddress = (text: string): string =>
  text
    .replace(/([?&])([^=&#\s"'<>]+)=([^&#\s"'<>]*)/g, (whole, sign: string, name: string) =>
      secretName.test(decoded(name)) ? `${sign}${name}=${mask}` : whole
    )
    // What settings are expected to look like isn't a secret.
    .replace(/(\w:\/\/)(?!user:password@)[^/?#\s@]*@/g, `$1${mask}@`)
