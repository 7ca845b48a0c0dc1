/** Whether the page acts for an operator, who is shown commands. The service checks it again. */
import { computed } from "@preact/signals"
import { token } from "./credentials.ts"
import { session } from "./session.ts"

/** The scopes that a bearer token states; empty where it can't be read. */
const scopesIn = (bearer: string): ReadonlyArray<string> => {
  try {
    const part = (bearer.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")
    const { scope } = JSON.parse(atob(part)) as { readonly scope?: unknown }
    return typeof scope === "string" ? scope.split(" ") : []
  } catch {
    return []
  }
}

export const isOperator = computed(
  () => session.value?.is_admin === true || (token.value !== null && scopesIn(token.value).includes("admin"))
)
