/** The caller's keys: what they may do, how much of their quota is used, and what ends them. */
import { useState } from "preact/hooks"
import type { Answer } from "../../../../adapters/client/mod.ts"
import { client } from "../data/client.ts"
import { useAnswer } from "../data/useAnswer.ts"
import { count, day, instant } from "../language/format.ts"
import { Answered, Empty } from "../ui/Answered.tsx"
import { Panel } from "../ui/Panel.tsx"
import { Table } from "../ui/Table.tsx"
import type { NewKey } from "./NewSecret.tsx"
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx"
import { useWriting } from "../data/ownAnswers.ts"
import { texts } from "./texts.ts"

type Key = Answer<"listApiKeys">["api_keys"][number]

/** How often the use of a quota is asked for, in milliseconds. */
const heartbeat = 5000

/** Lengths, in seconds, that a limit is said by. */
const units: { readonly [seconds: number]: "minute" | "hour" | "day" | undefined } = {
  60: "minute",
  3600: "hour",
  86_400: "day"
}

const Used = ({ id }: { readonly id: number }) => {
  const { data } = useAnswer("getApiKeyUsage", { id }, { every: heartbeat })
  return data === undefined ? null : <>{texts().usedOf(count(data.used), count(data.limit))}</>
}

interface Asking {
  readonly what: "rotate" | "revoke"
  readonly key: Key
}

interface ConfirmProps {
  readonly asking: Asking
  readonly onDone: (made: NewKey | null) => void
  readonly onClose: () => void
}

const Confirm = ({ asking: { key, what }, onClose, onDone }: ConfirmProps) => {
  const t = texts()
  const writing = useWriting(async () => {
    if (what === "rotate") return client.value.rotateApiKey({ id: key.id, body: null })
    await client.value.revokeApiKey({ id: key.id })
    return null
  }, onDone)
  return (
    <ConfirmDialog
      title={what === "rotate" ? t.rotateTitle(key.name) : t.revokeTitle(key.name)}
      act={what === "rotate" ? t.rotate : t.revoke}
      cancel={t.cancel}
      failed={t.writeFailed}
      writing={writing}
      onClose={onClose}
    >
      <p>{what === "rotate" ? t.rotateText : t.revokeText}</p>
    </ConfirmDialog>
  )
}

interface KeysProps {
  readonly keys: ReadonlyArray<Key>
  /** After a key was changed, with its new secret where it has one. */
  readonly onChanged: (made: NewKey | null) => void
}

const KeyTable = ({ keys, onChanged }: KeysProps) => {
  const t = texts()
  const [asking, setAsking] = useState<Asking | null>(null)
  return (
    <>
      <Table
        label={t.keys}
        rows={keys}
        keyOf={({ id }) => id}
        columns={[
          {
            name: "name",
            title: t.name,
            isText: true,
            wraps: true,
            cell: ({ key_prefix, name }) => (
              <>
                {name} <code class="muted">{key_prefix}…</code>
              </>
            )
          },
          {
            name: "status",
            title: t.status,
            isText: true,
            cell: ({ status }) => <span class="badge">{t.statuses[status]}</span>
          },
          {
            name: "scopes",
            title: t.scopes,
            isText: true,
            wraps: true,
            under: "name",
            cell: ({ scopes }) => scopes.join(", ")
          },
          {
            name: "created",
            title: t.created,
            isText: true,
            under: "name",
            cell: ({ created_at }) => day(created_at)
          },
          {
            name: "limit",
            title: t.limit,
            under: "status",
            cell: ({ rate_limit, rate_period }) => {
              const unit = units[rate_period]
              return unit === undefined
                ? t.limitOf(count(rate_limit), count(rate_period))
                : t.limitPer[unit](count(rate_limit))
            }
          },
          {
            name: "used",
            title: t.used,
            under: "status",
            cell: ({ id, status }) => (status === "active" ? <Used id={id} /> : null)
          },
          {
            name: "last",
            title: t.lastUsed,
            isText: true,
            under: "status",
            cell: ({ last_used_at }) => (last_used_at === null ? t.notUsed : instant(last_used_at))
          },
          {
            name: "expires",
            title: t.expires,
            isText: true,
            under: "status",
            cell: ({ expires_at }) => (expires_at === null ? t.never : day(expires_at))
          },
          {
            name: "actions",
            title: <span class="visually-hidden">{t.actions}</span>,
            under: "name",
            cell: (key) =>
              key.status === "active" && (
                <span class="controls key-actions">
                  <button type="button" class="button" onClick={() => setAsking({ what: "rotate", key })}>
                    {t.rotate}
                  </button>
                  <button
                    type="button"
                    class="button danger"
                    onClick={() => setAsking({ what: "revoke", key })}
                  >
                    {t.revoke}
                  </button>
                </span>
              )
          }
        ]}
      />
      {asking !== null && (
        <Confirm
          asking={asking}
          onClose={() => setAsking(null)}
          onDone={(made) => {
            setAsking(null)
            onChanged(made)
          }}
        />
      )}
    </>
  )
}

interface OwnKeysProps {
  readonly asked: ReturnType<typeof useAnswer<"listApiKeys">>
  readonly onChanged: KeysProps["onChanged"]
}

export const OwnKeys = ({ asked, onChanged }: OwnKeysProps) => {
  const t = texts()
  return (
    <Panel title={t.keys} source={t.source}>
      <Answered of={asked} empty={[({ api_keys }) => api_keys.length === 0, <Empty text={t.noKeys} />]}>
        {({ api_keys }) => <KeyTable keys={api_keys} onChanged={onChanged} />}
      </Answered>
    </Panel>
  )
}
