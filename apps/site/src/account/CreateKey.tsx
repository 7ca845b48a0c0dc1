/** A form for a new key. */
import { useState } from "preact/hooks"
import type { Parameters } from "../../../../adapters/client/mod.ts"
import { client } from "../data/client.ts"
import { statusOf } from "../data/status.ts"
import { Failed } from "../ui/Answered.tsx"
import { Choices } from "../ui/Choices.tsx"
import { Panel } from "../ui/Panel.tsx"
import type { NewKey } from "./NewSecret.tsx"
import { useWriting } from "../data/ownAnswers.ts"
import { texts } from "./texts.ts"

type Scope = Parameters<"createApiKey">["body"]["scopes"][number]

const allScopes: ReadonlyArray<Scope> = [
  "read:all",
  "read:financial",
  "read:stock",
  "read:news",
  "read:research",
  "read:bulk"
]

/** Names a submission for the service, which makes no second key when it is repeated. */
const submissionId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("")

interface CreateKeyProps {
  /** Null where the key was made but the answer that contained its secret was lost. */
  readonly onCreated: (made: NewKey | null) => void
}

export const CreateKey = ({ onCreated }: CreateKeyProps) => {
  const t = texts()
  const [submission, setSubmission] = useState(submissionId)
  const [isSecretLost, setSecretLost] = useState(false)
  const [name, setName] = useState("")
  const [scopes, setScopes] = useState<ReadonlyArray<Scope>>(["read:all"])
  const [expiry, setExpiry] = useState("")
  const [limit, setLimit] = useState("1000")
  const [period, setPeriod] = useState("3600")

  const create = async (): Promise<NewKey | null> => {
    try {
      return await client.value.createApiKey({
        "idempotency-key": submission,
        body: {
          name,
          scopes: [...scopes],
          rate_limit: Number(limit),
          rate_period: Number(period),
          ...(expiry === "" ? {} : { expires_at: `${expiry}T23:59:59Z` })
        }
      })
    } catch (error) {
      if (statusOf(error) === 409) return null
      throw error
    }
  }
  const creation = useWriting(create, (made) => {
    setName("")
    setSubmission(submissionId())
    setSecretLost(made === null)
    onCreated(made)
  })

  return (
    <Panel title={t.create}>
      <form
        class="form"
        onInput={() => setSubmission(submissionId())}
        onSubmit={(event) => {
          event.preventDefault()
          creation.begin()
        }}
      >
        <label class="field">
          {t.name}
          <input
            required
            maxLength={100}
            value={name}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <Choices
          label={t.scopes}
          choices={allScopes.map((scope) => [scope, scope])}
          chosen={scopes}
          onChange={setScopes}
        />
        <div class="limits">
          <label class="field">
            {t.requests}
            <input
              type="number"
              min={1}
              max={1_000_000}
              required
              value={limit}
              onInput={({ currentTarget }) => setLimit(currentTarget.value)}
            />
          </label>
          <label class="field">
            {t.period}
            <input
              type="number"
              min={60}
              max={86_400}
              required
              value={period}
              onInput={({ currentTarget }) => setPeriod(currentTarget.value)}
            />
          </label>
          <label class="field">
            {t.expiry}
            <input
              type="date"
              value={expiry}
              onInput={({ currentTarget }) => setExpiry(currentTarget.value)}
            />
          </label>
        </div>
        <button type="submit" class="button primary" disabled={creation.isBusy || scopes.length === 0}>
          {t.createButton}
        </button>
        {isSecretLost && (
          <p class="note" role="status">
            {t.secretLost}
          </p>
        )}
        {creation.error !== null && (
          <Failed title={t.writeFailed} error={creation.error} again={creation.begin} />
        )}
      </form>
    </Panel>
  )
}
