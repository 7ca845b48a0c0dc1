/** Who is signed in, by the server's own sign-in where it has one. */
import { signal } from "@preact/signals"
import { fromBase } from "./basePath.ts"
import { FindataError } from "../../../../adapters/client/mod.ts"
import { answers } from "./client.ts"
import { setApiKey, token } from "./credentials.ts"

/** Another account signed in meanwhile, by another tab. */
export class OtherAccount extends Error {}

export interface Session {
  readonly signed_in: boolean
  readonly name: string | null
  readonly owner: string | null
  readonly is_admin: boolean
  readonly expires_at: string | null
  readonly sign_in_available: boolean
}

const none: Session = {
  signed_in: false,
  name: null,
  owner: null,
  is_admin: false,
  expires_at: null,
  sign_in_available: false
}

/** Null until the server said it. */
export const session = signal<Session | null>(null)

const isSession = (value: unknown): value is Session =>
  typeof value === "object" && value !== null && "signed_in" in value && "sign_in_available" in value

/** A server without sign-in has no such route. While none answers, who was signed in is. */
const currentSession = async (): Promise<Session> => {
  try {
    const response = await fetch(fromBase("/session"), { headers: { accept: "application/json" } })
    const body: unknown = response.ok ? await response.json() : null
    return isSession(body) ? body : none
  } catch {
    return session.peek() ?? none
  }
}

/**
 * Asks who is signed in, which another tab may have changed; what the former account was answered is forgotten. Returns
 * whether it is still the same.
 */
export const loadSession = async (): Promise<boolean> => {
  const before = session.peek()
  const now = await currentSession()
  const isSame = before === null || before.owner === now.owner
  session.value = now
  if (!isSame) await answers.resetQueries()
  return isSame
}

let first: Promise<unknown> | null = null

/** Asks who is signed in where nothing has asked yet. */
export const knowSession = (): void => {
  if (session.peek() === null) first ??= loadSession()
}

/** Before something is written by the session: fails when the account isn't the one that the page shows. */
export const checkAccount = async (): Promise<void> => {
  if (token.peek() === null && !(await loadSession())) throw new OtherAccount()
}

/** The address that begins a sign-in and leads back to a page. */
export const signInAddress = (path: string): string =>
  `${fromBase("/session/sign-in")}?return_to=${encodeURIComponent(path)}`

/** Where the browser goes once the server has ended its session; null where it stays. */
const wayOut = async (path: string): Promise<URL | null> => {
  const response = await fetch(`${fromBase("/session/sign-out")}?return_to=${encodeURIComponent(path)}`, {
    method: "POST",
    headers: { accept: "application/json" }
  })
  if (!response.ok)
    throw new FindataError({
      operation: "signOut",
      status: response.status,
      detail: response.statusText,
      requestId: response.headers.get("x-request-id"),
      retryAfter: null
    })
  const body: unknown = await response.json()
  if (typeof body !== "object" || body === null || !("location" in body)) return null
  const url = URL.parse(String(body.location))
  return url === null || url.origin === location.origin ? null : url
}

/**
 * Ends the session here and, where the issuer has a page for it, there, from which the browser returns to a path. A page that is
 * left shows nothing of the account any more: browsers keep it, and Back shows it as it was.
 */
export const signOut = async (path: string): Promise<void> => {
  const away = await wayOut(path)
  setApiKey(null)
  if (away === null) return void (await loadSession())
  session.value = { ...none, sign_in_available: true }
  answers.clear()
  location.assign(away)
}
