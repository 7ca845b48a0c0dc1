/** A dialog that asks before something is written that can't be taken back by the page. */
import type { ComponentChildren } from "preact"
import type { Writing } from "../data/ownAnswers.ts"
import { Failed } from "./Answered.tsx"
import { Dialog } from "./Dialog.tsx"

interface ConfirmDialogProps {
  readonly title: string
  /** The words of its buttons. */
  readonly act: string
  readonly cancel: string
  /** The title of an attempt that failed. */
  readonly failed: string
  readonly writing: Writing
  readonly onClose: () => void
  readonly children: ComponentChildren
}

export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { act, cancel, children, failed, onClose, title } = props
  const { begin, error, isBusy } = props.writing
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="button" onClick={onClose}>
            {cancel}
          </button>
          <button type="button" class="button danger" disabled={isBusy} onClick={begin}>
            {act}
          </button>
        </>
      }
    >
      {children}
      {error !== null && <Failed title={failed} error={error} again={begin} />}
    </Dialog>
  )
}
