/** Undoes a run, once it was asked whether it should. */
import { useState } from "preact/hooks"
import type { Answer } from "../../../../adapters/client/mod.ts"
import { client } from "../data/client.ts"
import { useMending } from "../data/ownAnswers.ts"
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx"
import { texts } from "./texts.ts"

type Run = Pick<Answer<"listRuns">["runs"][number], "run_id" | "file" | "undone_at" | "pruned_at">

interface OfRun {
  readonly run: Run
}

const Asking = ({ onClose, run }: OfRun & { readonly onClose: () => void }) => {
  const t = texts()
  const writing = useMending(() => client.value.undoRun({ run_id: run.run_id }), onClose)
  return (
    <ConfirmDialog
      title={t.undoTitle(run.run_id)}
      act={t.undo}
      cancel={t.cancel}
      failed={t.undoFailed}
      writing={writing}
      onClose={onClose}
    >
      <p>{t.undoText}</p>
      <p class="muted small">{run.file}</p>
    </ConfirmDialog>
  )
}

export const UndoButton = ({ run }: OfRun) => {
  const t = texts()
  const [isAsking, setAsking] = useState(false)
  if (run.undone_at !== null || run.pruned_at !== null)
    return <span class="muted">{run.undone_at !== null && t.undone}</span>
  return (
    <>
      <button
        type="button"
        class="button plain"
        aria-label={t.undoOf(run.run_id)}
        onClick={() => setAsking(true)}
      >
        {t.undo}
      </button>
      {isAsking && <Asking run={run} onClose={() => setAsking(false)} />}
    </>
  )
}
