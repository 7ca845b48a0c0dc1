/** Who is signed in, by the server's own sign-in where it has one. */
import { signal } from "@preact/signals"
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

/** A server without sign-in has no such route. */
const currentSession = async (): Promise<Session> => {
  try {
    const response = await fetch("/session", { headers: { accept: "application/json" } })
    const body: unknown = response.ok ? await response.json() : null
    return isSession(body) ? body : none
  } catch {
    return none
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

/** Before something is written by the session: fails when the account isn't the one that the page shows. */
export const checkAccount = async (): Promise<void> => {
  if (token.peek() === null && !(await loadSession())) throw new OtherAccount()
}

/** The address that begins a sign-in and leads back to a page. */
export const signInAddress = (path: string): string =>
  `/session/sign-in?return_to=${encodeURIComponent(path)}`

export const signOut = async (): Promise<void> => {
  await fetch("/session/sign-out", { method: "POST" })
  setApiKey(null)
  await loadSession()
}
