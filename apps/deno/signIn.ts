/**
 * Signing in, where the server may read the variables of it: with `--allow-env=PUBLIC_URL,OIDC_ISSUER,...`. Asking the issuer
 * requires `--allow-net`. Behind a proxy `TRUST_PROXY` distinguishes its clients.
 */
import { ConfigProvider, Effect, Layer } from "effect"
import { httpSettings } from "../../adapters/http/server/mod.ts"
import { settings } from "../Settings.ts"
import { signIn } from "../SignIn.ts"

/** A variable's value where it may be read; never asks for the permission. */
const valueOf = async (variable: string): Promise<ConfigProvider.Node | undefined> => {
  const { state } = await Deno.permissions.query({ name: "env", variable })
  const value = state === "granted" ? Deno.env.get(variable) : undefined
  return value === undefined ? undefined : ConfigProvider.makeValue(value)
}

/** Those that signing in depends on, beside its own. */
const others = ["PUBLIC_URL", "TRUST_PROXY"]

/** The variables of signing in alone: every other setting has its default. */
const variables = ConfigProvider.make((path) => {
  const name = path.join("_")
  return others.includes(name) || name.startsWith("OIDC_")
    ? Effect.promise(() => valueOf(name))
    : Effect.undefined
})

/** Signing in, the address that browsers reach the server at, and the proxies before it; a wrong variable of them ends the program. */
export const signInByVariables = Layer.unwrap(
  Effect.gen(function* () {
    const found = yield* Effect.provide(settings, ConfigProvider.layer(variables))
    const { publicUrl, trustProxy } = found
    return Layer.provideMerge(signIn(found.signIn), httpSettings({ publicUrl, trustProxy }))
  })
)
