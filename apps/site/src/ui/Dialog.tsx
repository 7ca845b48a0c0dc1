/**
 * Asks for something before anything else can be done: the browser's own dialog, closed by Escape. However it ends, the focus
 * returns to what had it before.
 */
import type { ComponentChildren } from "preact"
import { useEffect, useRef } from "preact/hooks"
import { useId } from "./useId.ts"

interface DialogProps {
  readonly title: string
  readonly children: ComponentChildren
  /** Its buttons. */
  readonly actions: ComponentChildren
  readonly onClose: () => void
}

export const Dialog = ({ actions, children, onClose, title }: DialogProps) => {
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)
  const isEnded = useRef(false)
  useEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => {
      isEnded.current = true
      // Before it is gone: only what closes a dialog returns the focus.
      dialog?.close()
    }
  }, [])
  const end = () => {
    if (!isEnded.current) onClose()
  }
  return (
    <dialog ref={element} class="dialog" aria-labelledby={id} onClose={end}>
      <h2 id={id}>{title}</h2>
      {children}
      <div class="controls">{actions}</div>
    </dialog>
  )
}
