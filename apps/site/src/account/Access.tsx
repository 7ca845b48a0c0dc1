/** The visitor's identity, by the server's sign-in or by a token, and the key that opens closed pages. */
import type { ComponentChildren } from "preact"
import { useEffect, useState } from "preact/hooks"
import { fromBase } from "../data/basePath.ts"
import { apiKey, isTokenRefused, setApiKey, setToken, token } from "../data/credentials.ts"
import { loadSession, session, signInAddress } from "../data/session.ts"
import { instant } from "../language/format.ts"
import { commandLine, Failed, Skeleton } from "../ui/Answered.tsx"
import { Copyable } from "../ui/Copyable.tsx"
import { useTitle } from "../ui/useTitle.ts"
import { Panel } from "../ui/Panel.tsx"
import { useSigningOut } from "../data/ownAnswers.ts"
import { texts } from "./texts.ts"

interface SecretFormProps {
  readonly label: string
  readonly action: string
  readonly onGiven: (secret: string) => void
}

const SecretForm = ({ action, label, onGiven }: SecretFormProps) => {
  const [secret, setSecret] = useState("")
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (secret.trim() !== "") onGiven(secret.trim())
      }}
    >
      <label class="field">
        {label}
        <input
          type="password"
          autocomplete="off"
          required
          value={secret}
          onInput={({ currentTarget }) => setSecret(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {action}
      </button>
    </form>
  )
}

const fromFile = "--env-file findata.env"

/** Give a server in a clone a secret for tokens. */
const secretLines = [
  'grep -qs ^JWT_SECRET= findata.env || (umask 077; echo "JWT_SECRET=$(openssl rand -hex 32)" >> findata.env)',
  `npm start -- ${fromFile}`
]

/** Ways in, for a page at a path. */
const SignIn = ({ path }: { readonly path: string }) => {
  const t = texts()
  const canSignIn = session.value?.sign_in_available === true
  const isOperators = path === "/operator"
  const issue = `token --sub me --ttl 1h${isOperators ? " --scope admin" : ""}`
  return (
    <Panel title={t.signIn}>
      <div class="form">
        {isTokenRefused.value && <p class="note">{t.tokenRefused}</p>}
        {canSignIn && (
          <>
            <p>{t.signInHint}</p>
            <a class="button primary" href={signInAddress(path)}>
              {t.signIn}
            </a>
          </>
        )}
        {!canSignIn && !isOperators && (
          <>
            <p>{t.makeKey}</p>
            <Copyable text={commandLine("keys create --name mine --scopes read:all")} />
          </>
        )}
        <p class="muted">{canSignIn ? t.orToken : t.noSignIn}</p>
        {!canSignIn && secretLines.map((line) => <Copyable key={line} text={line} />)}
        <Copyable text={commandLine(canSignIn ? issue : `${issue} ${fromFile}`)} />
        <SecretForm
          label={t.token}
          action={t.useToken}
          onGiven={(given) => {
            isTokenRefused.value = false
            setToken(given)
          }}
        />
      </div>
    </Panel>
  )
}

/** The account that the page acts for, and the way out of it. */
const Identity = () => {
  const t = texts()
  const { begin, error, isBusy } = useSigningOut("/account/keys")
  if (token.value !== null) {
    return (
      <p class="controls">
        <span class="muted">{t.withToken}</span>
        <button type="button" class="button" onClick={() => setToken(null)}>
          {t.forgetToken}
        </button>
      </p>
    )
  }
  const { expires_at, name, owner, signed_in } = session.value ?? {
    signed_in: false,
    name: null,
    owner: null,
    expires_at: null
  }
  if (!signed_in) return null
  return (
    <>
      <p class="controls">
        <span>{t.signedInAs(name ?? owner ?? "")}</span>
        {expires_at !== null && <span class="muted small">{t.until(instant(expires_at))}</span>}
        <button type="button" class="button" disabled={isBusy} onClick={begin}>
          {t.signOut}
        </button>
      </p>
      {error !== null && <Failed title={t.signOutFailed} error={error} again={begin} />}
    </>
  )
}

/** Whether the server takes a key for company pages. */
const isTaken = async (key: string): Promise<boolean> =>
  (await fetch(fromBase("/v1/financial_v4/sources"), { headers: { "x-api-key": key } })).status !== 401

export const PageKey = () => {
  const t = texts()
  const [isRefused, setRefused] = useState(false)
  const use = async (key: string) => {
    const taken = await isTaken(key)
    setRefused(!taken)
    if (taken) setApiKey(key)
  }
  return (
    <Panel title={t.pageKey}>
      <div class="form">
        <p class="muted">{t.pageKeyHint}</p>
        {isRefused && <p class="note">{t.keyRefused}</p>}
        {apiKey.value === null ? (
          <SecretForm label={t.key} action={t.useKey} onGiven={(key) => void use(key)} />
        ) : (
          <>
            <p>{t.keyUsed}</p>
            <button type="button" class="button" onClick={() => setApiKey(null)}>
              {t.forgetKey}
            </button>
          </>
        )}
      </div>
    </Panel>
  )
}

interface SignedInProps {
  readonly title: string
  /** Of the page, for the way back from a sign-in. */
  readonly path: string
  /** What is shown to those who signed in, or gave a token. */
  readonly children: ComponentChildren
}

/** A page for those who are known; others see the ways in. */
export const SignedIn = ({ children, path, title }: SignedInProps) => {
  useTitle(title)
  useEffect(() => {
    const load = () => void loadSession()
    // Kept by the browser, and shown again by Back.
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) load()
    }
    load()
    addEventListener("focus", load)
    addEventListener("pageshow", restore)
    return () => {
      removeEventListener("focus", load)
      removeEventListener("pageshow", restore)
    }
  }, [])
  const isKnown = session.value !== null
  const isIn = token.value !== null || session.value?.signed_in === true
  return (
    <div class="page">
      <h1>{title}</h1>
      <Identity />
      {!isKnown && <Skeleton />}
      {isKnown && (isIn ? children : <SignIn path={path} />)}
    </div>
  )
}
