/** Bearer tokens of the servers that the programs in this folder start. */
import { SignJWT } from "jose"

/** Their `JWT_SECRET`. */
export const secret = "a secret that is 32 bytes long.."

/** A token of the owner, valid for an hour. */
export const tokenOf = (sub: string): Promise<string> =>
  new SignJWT({ sub })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(secret))
