/** Bearer tokens of the servers that crowds are sent to. */
import { SignJWT } from "jose"

export const jwtSecret = "of crowds alone, with 32 bytes.."

/** A token of the owner, valid for an hour. */
export const tokenOf = (sub: string): Promise<string> =>
  new SignJWT({ sub })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(jwtSecret))
