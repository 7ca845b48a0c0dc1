/** Leaves secrets out of what is logged. */
import { mask, maskedAddress } from "../../errors/MaskedAddress.ts"

/** API keys, whose `_` may be percent-encoded, without their visible prefix. */
const keys = /\b(ak(?:_|%5F)[0-9A-Za-z]{8})[0-9A-Za-z]+/gi

/** JSON Web Tokens; encrypted ones may have an empty part. */
const tokens = /\beyJ[\w-]{8,}(?:\.{1,2}[\w-]+)*/g

/** A text without what has the shape of a secret, also in addresses; of an API key its visible prefix is left. */
export const redacted = (text: string): string =>
  maskedAddress(text).replace(keys, `$1${mask}`).replace(tokens, mask)
