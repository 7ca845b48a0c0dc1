/**
 * Signing in, where the server may read the variables of it: with `--allow-env=PUBLIC_URL,OIDC_ISSUER,...`. Asking the issuer
 * requires `--allow-net`.
 */
import { ConfigProvider, Effect, Layer } from "effect"
import { httpSettings } from "../../adapters/http/server/mod.ts"
import { settings } from "../Settings.ts"
import { signIn } from "../SignIn.ts"

const names = [
  "PUBLIC_URL",
  "OIDC_ISSUER",
  "OIDC_CLIENT_ID",
  "OIDC_CLIENT_SECRET",
  "OIDC_SCOPES",
  "OIDC_SCOPE_CLAIM"
]

/** Never asks for the permission. */
const variables = async (): Promise<Record<string, string>> => {
  const found: Record<string, string> = {}
  for (const variable of names) {
    const { state } = await Deno.permissions.query({ name: "env", variable })
    const value = state === "granted" ? Deno.env.get(variable) : undefined
    if (value !== undefined) found[variable] = value
  }
  return found
}

/** The settings of both, of which a wrong one ends the program. */
export const signInByVariables = Layer.unwrap(
  Effect.gen(function* () {
    const given = ConfigProvider.layer(ConfigProvider.fromEnvRecord(yield* Effect.promise(variables)))
    const found = yield* Effect.provide(settings, given)
    const { publicUrl } = found
    return Layer.provideMerge(signIn(found.signIn), httpSettings({ publicUrl }))
  })
)
