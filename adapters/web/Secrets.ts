/** Replaces secrets in texts for people: addresses, messages and logs. */
import { maskedAddress, maskingValues } from "../../core/ports.ts"

/**
 * A function that replaces in any text the given secrets, the values of parameters named as secrets, and the
 * credentials of addresses.
 */
export const masking = (secrets: ReadonlyArray<string>): ((text: string) => string) => {
  const masked = maskingValues(secrets)
  return (text) => maskedAddress(masked(text))
}
