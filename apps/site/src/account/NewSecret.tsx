/** A new key, which is shown once, and a request with it. */
import { useState } from "preact/hooks"
import type { Answer } from "../../../../adapters/client/mod.ts"
import { Dialog } from "../ui/Dialog.tsx"
import { texts } from "./texts.ts"

export type NewKey = Pick<Answer<"createApiKey">, "key" | "scopes">

interface NewSecretProps {
  readonly made: NewKey
  readonly onClose: () => void
}

type Scope = NewKey["scopes"][number]

/** A request that each scope permits. */
const tries: { readonly [S in Scope]: string } = {
  "read:all": "/api/public/v1/financial/companies?limit=1",
  "read:financial": "/api/public/v1/financial/companies?limit=1",
  "read:stock": "/api/public/v1/stock/prices/AAPL?limit=1",
  "read:news": "/api/public/v1/news/articles?limit=1",
  "read:research": "/api/public/v1/research/reports?page_size=1"
}

export const NewSecret = ({ made: { key: secret, scopes }, onClose }: NewSecretProps) => {
  const t = texts()
  const tried = tries[scopes[0] ?? "read:all"]
  const [isCopied, setCopied] = useState(false)
  const [answer, setAnswer] = useState<string | null>(null)
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    setCopied(true)
  }
  const send = async () => {
    const response = await fetch(tried, { headers: { "x-api-key": secret } })
    const text = await response.text()
    setAnswer(
      `HTTP ${response.status}\nRateLimit: ${response.headers.get("ratelimit") ?? ""}\n\n${text.slice(0, 600)}`
    )
  }
  return (
    <Dialog
      title={t.newTitle}
      onClose={onClose}
      actions={
        <>
          {/* Browsers have no clipboard for pages over plain http from another machine. */}
          {isSecureContext && (
            <button type="button" class="button primary" onClick={() => void copy()}>
              {isCopied ? t.copied : t.copy}
            </button>
          )}
          <button type="button" class="button" onClick={onClose}>
            {t.close}
          </button>
        </>
      }
    >
      <p>{t.newText}</p>
      <code class="secret">{secret}</code>
      <p class="muted small">{t.try}:</p>
      <code class="secret">{`curl -H 'X-API-Key: ${secret}' '${location.origin}${tried}'`}</code>
      <p>
        <button type="button" class="button" onClick={() => void send()}>
          {t.send}
        </button>
      </p>
      {answer !== null && (
        <pre class="answer" role="status">
          {answer}
        </pre>
      )}
    </Dialog>
  )
}
