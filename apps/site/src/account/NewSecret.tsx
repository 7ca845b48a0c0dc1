/** A new key, which is shown once, and a request with it. */
import { useState } from "preact/hooks"
import { Dialog } from "../ui/Dialog.tsx"
import { texts } from "./texts.ts"

interface NewSecretProps {
  readonly secret: string
  readonly onClose: () => void
}

/** Any key may ask for it. */
const tried = "/api/v1/financial-v4/profile?symbol=AAPL"

export const NewSecret = ({ onClose, secret }: NewSecretProps) => {
  const t = texts()
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
      <button type="button" class="button" onClick={() => void send()}>
        {t.send}
      </button>
      {answer !== null && (
        <pre class="answer" role="status">
          {answer}
        </pre>
      )}
    </Dialog>
  )
}
