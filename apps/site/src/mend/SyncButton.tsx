/** Syncs a company from a source that is chosen in a dialog. */
import { useEffect, useState } from "preact/hooks"
import type { Answer } from "../../../../adapters/client/mod.ts"
import { answers, client } from "../data/client.ts"
import { useMending, useOwnAnswer } from "../data/ownAnswers.ts"
import { kindName } from "../language/words.ts"
import { Answered, Failed } from "../ui/Answered.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { useId } from "../ui/useId.ts"
import { heartbeat, Outcome } from "./Outcome.tsx"
import { texts } from "./texts.ts"

interface OfCompany {
  readonly company_id: number
  readonly symbol: string
}

type Source = Answer<"getOperatorsHealth">["sources"][number]

interface DialogProps extends OfCompany {
  readonly onBegun: (operation_id: number) => void
  readonly onClose: () => void
}

interface FormProps extends DialogProps {
  readonly form: string
  readonly sources: ReadonlyArray<Source>
}

const Form = ({ company_id, form, onBegun, onClose, sources }: FormProps) => {
  const t = texts()
  const ready = sources.filter(({ missing }) => missing.length === 0)
  const [source, setSource] = useState(
    (ready.find(({ kinds }) => kinds.includes("prices")) ?? ready[0])?.source ?? ""
  )
  const [since, setSince] = useState("")
  const [isAgain, setAgain] = useState(false)
  const writing = useMending(
    () =>
      client.value.syncCompany({
        company_id,
        source,
        ...(since === "" ? {} : { since }),
        again: isAgain ? "true" : "false"
      }),
    ({ operation_id }) => {
      onBegun(operation_id)
      onClose()
    }
  )
  const lacking = sources.filter(({ missing }) => missing.length > 0)
  return (
    <form
      id={form}
      class="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!writing.isBusy) writing.begin()
      }}
    >
      <p class="muted">{t.syncText}</p>
      <label class="field">
        {t.source}
        <select
          class="select"
          required
          value={source}
          onChange={({ currentTarget }) => setSource(currentTarget.value)}
        >
          {sources.map(({ kinds, missing, source: name, title }) => (
            <option key={name} value={name} disabled={missing.length > 0}>
              {`${title} (${missing.length > 0 ? t.lacks : kinds.map(kindName).join(", ")})`}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        {t.since}
        <input type="date" value={since} onInput={({ currentTarget }) => setSince(currentTarget.value)} />
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={isAgain}
          onChange={({ currentTarget }) => setAgain(currentTarget.checked)}
        />{" "}
        {t.again}
      </label>
      {lacking.length > 0 && (
        <details class="small">
          <summary>
            {lacking.map(({ source: name }) => name).join(", ")}: {t.lacks}
          </summary>
          <ul lang="en">
            {lacking.flatMap(({ missing }) => missing.map((what) => <li key={what}>{what}</li>))}
          </ul>
        </details>
      )}
      {writing.error !== null && <Failed title={t.syncFailed} error={writing.error} again={writing.begin} />}
    </form>
  )
}

const SyncDialog = (props: DialogProps) => {
  const { company_id, onClose, symbol } = props
  const t = texts()
  const form = useId()
  const asked = useOwnAnswer("getOperatorsHealth", { company_id })
  const canBegin = asked.data?.sources.some(({ missing }) => missing.length === 0) === true
  return (
    <Dialog
      title={t.syncOf(symbol)}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="button" onClick={onClose}>
            {t.cancel}
          </button>
          <button type="submit" form={form} class="button primary" disabled={!canBegin}>
            {t.sync}
          </button>
        </>
      }
    >
      <Answered of={asked} empty={[({ sources }) => sources.length === 0, <p>{t.noSources}</p>]}>
        {({ sources }) => <Form {...props} form={form} sources={sources} />}
      </Answered>
    </Dialog>
  )
}

/** Follows a sync until its end; what it brought is shown then. */
const Following = ({ operation_id }: { readonly operation_id: number }) => {
  const [isOver, setOver] = useState(false)
  const { data } = useOwnAnswer("getOperation", { operation_id }, isOver ? {} : { every: heartbeat })
  const hasEnded = data !== undefined && data.state !== "running"
  useEffect(() => {
    setOver(hasEnded)
    if (hasEnded) void answers.invalidateQueries()
  }, [hasEnded])
  return (
    <span class="small" role="status">
      {data !== undefined && <Outcome of={data} />}
    </span>
  )
}

export const SyncButton = ({ company_id, symbol }: OfCompany) => {
  const t = texts()
  const [isOpen, setOpen] = useState(false)
  const [begun, setBegun] = useState<number | null>(null)
  return (
    <>
      {begun !== null && <Following key={begun} operation_id={begun} />}
      <button type="button" class="button" aria-label={t.syncOf(symbol)} onClick={() => setOpen(true)}>
        {t.sync}
      </button>
      {isOpen && (
        <SyncDialog
          company_id={company_id}
          symbol={symbol}
          onBegun={setBegun}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
