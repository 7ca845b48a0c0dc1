/** A new key, which is shown once, and a request with it. */
import { useState } from "preact/hooks"
import { fromBase } from "../data/basePath.ts"
import type { Answer } from "../../../../adapters/client/mod.ts"
import { Copyable } from "../ui/Copyable.tsx"
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
  "read:research": "/api/public/v1/research/reports?page_size=1",
  "read:bulk": "/api/public/v1/bulk"
}

export const NewSecret = ({ made: { key: secret, scopes }, onClose }: NewSecretProps) => {
  const t = texts()
  const tried = tries[scopes[0] ?? "read:all"]
  const [answer, setAnswer] = useState<string | null>(null)
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
        <button type="button" class="button" onClick={onClose}>
          {t.close}
        </button>
      }
    >
      <p>{t.newText}</p>
      <Copyable text={secret} action={t.copyKey} isPrimary />
      <p class="muted small">{t.try}:</p>
      <Copyable text={`curl -H 'X-API-Key: ${secret}' '${location.origin}${fromBase(tried)}'`} />
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
