/** A form for a new key. */
import { useState } from "preact/hooks"
import type { Parameters } from "../../../../adapters/client/mod.ts"
import { client } from "../data/client.ts"
import { Failed } from "../ui/Answered.tsx"
import { Panel } from "../ui/Panel.tsx"
import type { NewKey } from "./NewSecret.tsx"
import { useWriting } from "./ownAnswers.ts"
import { texts } from "./texts.ts"

type Scope = Parameters<"createApiKey">["body"]["scopes"][number]

const allScopes: ReadonlyArray<Scope> = [
  "read:all",
  "read:financial",
  "read:stock",
  "read:news",
  "read:research"
]

/** A repetition of the same submission makes no second key. */
const submissionId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("")

export const CreateKey = ({ onCreated }: { readonly onCreated: (made: NewKey) => void }) => {
  const t = texts()
  const [name, setName] = useState("")
  const [scopes, setScopes] = useState<ReadonlyArray<Scope>>(["read:all"])
  const [expiry, setExpiry] = useState("")
  const [limit, setLimit] = useState("1000")
  const [period, setPeriod] = useState("3600")

  const creation = useWriting(
    () =>
      client.value.createApiKey({
        "idempotency-key": submissionId(),
        body: {
          name,
          scopes: [...scopes],
          rate_limit: Number(limit),
          rate_period: Number(period),
          ...(expiry === "" ? {} : { expires_at: `${expiry}T23:59:59Z` })
        }
      }),
    (made) => {
      setName("")
      onCreated(made)
    }
  )

  return (
    <Panel title={t.create}>
      <form
        class="form"
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
        <fieldset class="scopes">
          <legend>{t.scopes}</legend>
          {allScopes.map((scope) => (
            <label key={scope}>
              <input
                type="checkbox"
                checked={scopes.includes(scope)}
                onChange={({ currentTarget }) =>
                  setScopes(
                    currentTarget.checked ? [...scopes, scope] : scopes.filter((other) => other !== scope)
                  )
                }
              />
              <code>{scope}</code>
            </label>
          ))}
        </fieldset>
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
        {creation.error !== null && <Failed error={creation.error} again={creation.begin} />}
      </form>
    </Panel>
  )
}
