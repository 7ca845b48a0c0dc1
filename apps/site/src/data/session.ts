/** Who is signed in, by the server's own sign-in where it has one. */
import { signal } from "@preact/signals"
import { answers } from "./client.ts"

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
export const loadSession = async (): Promise<void> => {
  try {
    const response = await fetch("/session", { headers: { accept: "application/json" } })
    const body: unknown = response.ok ? await response.json() : null
    session.value = isSession(body) ? body : none
  } catch {
    session.value = none
  }
}

/** The address that begins a sign-in and leads back to a page. */
export const signInAddress = (path: string): string =>
  `/session/sign-in?return_to=${encodeURIComponent(path)}`

export const signOut = async (): Promise<void> => {
  await fetch("/session/sign-out", { method: "POST" })
  answers.clear()
  await loadSession()
}
