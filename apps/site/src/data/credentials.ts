/** What requests are sent with, besides the session's cookie: a key for pages, a token for keys. Both end with the tab. */
import { signal } from "@preact/signals"

const kept = (name: string) => {
  const value = signal<string | null>(sessionStorage.getItem(name))
  const set = (given: string | null): void => {
    if (given === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, given)
    value.value = given
  }
  return [value, set] as const
}

export const [apiKey, setApiKey] = kept("findata.key")
export const [token, setToken] = kept("findata.token")

/** Whether the last token was refused, until another is given. */
export const isTokenRefused = signal(false)

export const refuseToken = (): void => {
  isTokenRefused.value = true
  setToken(null)
}
