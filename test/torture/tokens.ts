/** Bearer tokens of the servers that the programs in this folder start. */
import { SignJWT } from "jose"

/** Their `JWT_SECRET`. */
export const secret = "a secret that is 32 bytes long.."

/** A token of the owner, valid for an hour, with the scopes that it names, or else all but an operator's. */
export const tokenOf = (sub: string, scope?: string): Promise<string> =>
  new SignJWT(scope === undefined ? { sub } : { sub, scope })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(secret))

/** An owner may have a hundred keys. */
const keysOfOwner = 50

/** The header of a writer's requests to create keys, of another owner once this one has enough. */
export const writerHeaders = async (
  writer: number | string,
  turn: number
): Promise<Record<string, string>> => ({
  authorization: `Bearer ${await tokenOf(`writer ${writer} ${Math.floor(turn / keysOfOwner)}`)}`
})

/** The header of an operator's requests. */
export const adminHeaders = async (): Promise<Record<string, string>> => ({
  authorization: `Bearer ${await tokenOf("operator", "admin")}`
})
