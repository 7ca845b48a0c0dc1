/** What requests are sent with, besides the session's cookie: a key for pages, a token for keys. Both end with the tab. */
import { signal } from "@preact/signals"
import { keep, kept } from "./kept.ts"

const credential = (name: string) => {
  const value = signal<string | null>(kept(name, "sessionStorage"))
  const set = (given: string | null): void => {
    keep(name, given, "sessionStorage")
    value.value = given
  }
  return [value, set] as const
}

export const [apiKey, setApiKey] = credential("findata.key")
export const [token, setToken] = credential("findata.token")

/** Whether the last token was refused, until another is given. */
export const isTokenRefused = signal(false)

export const refuseToken = (): void => {
  isTokenRefused.value = true
  setToken(null)
}
