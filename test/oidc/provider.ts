/** An issuer for the tests of signing in: oidc-provider on a port of this machine, which takes each user as signed in. */
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { Redacted } from "effect"
import { exportJWK, generateKeyPair } from "jose"
import { type Adapter, type AdapterPayload, type Configuration, Provider } from "oidc-provider"

const clientSecret = "a client's secret of more than 32 bytes"

export interface Issuer {
  readonly url: URL
  readonly options: {
    readonly issuer: URL
    readonly clientId: string
    readonly clientSecret: Redacted.Redacted
    readonly scope: string
    readonly scopeClaim: string | null
  }
  /** Who signs in next, and the claims about them beside `sub`; `null` cancels the sign-in. */
  user: { readonly sub: string; readonly claims: Readonly<Record<string, unknown>> } | null
  /** What answers instead of the issuer: a status, or nothing at all. */
  fault: number | "hangs" | null
  /** Paths that were asked for. */
  readonly asked: Array<string>
  readonly close: () => Promise<void>
}

/** What the issuer keeps, for as long as it runs. */
const makeStorage = () => {
  const records = new Map<string, AdapterPayload>()
  return (kind: string): Adapter => {
    const found = (is: (payload: AdapterPayload) => boolean) =>
      Promise.resolve(
        [...records.entries()].find(([key, payload]) => key.startsWith(`${kind}/`) && is(payload))?.[1]
      )
    return {
      upsert: async (id, payload) => void records.set(`${kind}/${id}`, payload),
      find: (id) => Promise.resolve(records.get(`${kind}/${id}`)),
      findByUserCode: (userCode) => found((payload) => payload.userCode === userCode),
      findByUid: (uid) => found((payload) => payload.uid === uid),
      consume: async (id) => {
        const payload = records.get(`${kind}/${id}`)
        if (payload !== undefined) records.set(`${kind}/${id}`, { ...payload, consumed: true })
      },
      destroy: async (id) => void records.delete(`${kind}/${id}`),
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of records) if (payload.grantId === grantId) records.delete(key)
      }
    }
  }
}

const lifetimes = {
  AccessToken: 60,
  AuthorizationCode: 60,
  Grant: 600,
  IdToken: 600,
  Interaction: 600,
  Session: 600
}

/** The key that every issuer signs with. */
const { privateKey } = await generateKeyPair("RS256", { extractable: true })
const jwk = { ...(await exportJWK(privateKey)), alg: "RS256", use: "sig", kid: "test" }

/** The page on which the user confirms to sign out. */
const logoutSource = (context: { body: unknown }, form: string): void => {
  context.body = `<!doctype html>${form}<button form="op.logoutForm" name="logout" value="yes">Yes, sign me out</button>`
}

/** Starts an issuer with one client, whose browsers return to `redirectUris`. */
export const startIssuer = async (
  redirectUris: ReadonlyArray<string>,
  more: Partial<Configuration> = {}
): Promise<Issuer> => {
  const server = createServer()
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const issuer: Issuer = {
    url,
    options: {
      issuer: url,
      clientId: "findata",
      clientSecret: Redacted.make(clientSecret),
      scope: "openid profile",
      scopeClaim: null
    },
    user: { sub: "anna", claims: { name: "Anna Kim" } },
    fault: null,
    asked: [],
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    }
  }
  const claimsOf = new Map<string, Readonly<Record<string, unknown>>>()
  const provider = new Provider(url.href.slice(0, -1), {
    clients: [
      {
        client_id: "findata",
        client_secret: clientSecret,
        redirect_uris: [...redirectUris],
        post_logout_redirect_uris: redirectUris.map((uri) => uri.replace("/callback", "/signed-out")),
        response_types: ["code"],
        grant_types: ["authorization_code"]
      }
    ],
    pkce: { required: () => true },
    adapter: makeStorage(),
    jwks: { keys: [jwk] },
    ttl: lifetimes,
    claims: { openid: ["sub", "scope", "groups"], profile: ["name"] },
    cookies: { keys: ["only for tests"] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { logoutSource } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, ...claimsOf.get(sub) })
    }),
    ...more
  })
  const answer = provider.callback()
  server.on("request", async (request, response) => {
    issuer.asked.push((request.url ?? "").split("?", 1)[0] ?? "")
    if (issuer.fault === "hangs") return
    if (issuer.fault !== null)
      return response.writeHead(issuer.fault, { "content-type": "text/html" }).end("<h1>")
    if (request.url?.startsWith("/interaction/") !== true) return answer(request, response)
    const { user } = issuer
    if (user === null) return provider.interactionFinished(request, response, { error: "access_denied" })
    claimsOf.set(user.sub, user.claims)
    const grant = new provider.Grant({ accountId: user.sub, clientId: "findata" })
    grant.addOIDCScope("openid profile")
    const grantId = await grant.save()
    return provider.interactionFinished(request, response, {
      login: { accountId: user.sub },
      consent: { grantId }
    })
  })
  return issuer
}
