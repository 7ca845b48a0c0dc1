/** Where a server may redirect to: itself, so that neither secrets nor requests reach others. */
import { Result } from "effect"

const statuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

export const isRedirect = (status: number): boolean => statuses.has(status)

export const isHttp = ({ protocol }: URL): boolean => protocol === "http:" || protocol === "https:"

/** The address to ask instead, by the value of Location; else the reason in a sentence. */
export const redirected = (from: URL, location: string | undefined): Result.Result<URL, string> => {
  if (location === undefined || !URL.canParse(location, from)) {
    return Result.fail("The server redirects without saying where")
  }
  const to = new URL(location, from)
  if (!isHttp(to)) return Result.fail(`The server redirects to ${to.protocol}, which isn't asked`)
  if (to.host !== from.host) {
    return Result.fail(`The server redirects to another host (${to.host}), which isn't asked`)
  }
  if (from.protocol === "https:" && to.protocol === "http:") {
    return Result.fail("The server redirects from https to http, which isn't asked")
  }
  if (to.username !== "" || to.password !== "") {
    return Result.fail("The server redirects to an address with a user and password, which isn't asked")
  }
  to.hash = ""
  return Result.succeed(to)
}
