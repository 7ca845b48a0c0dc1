/** Opens the own figures in a dialog: what creates one, changes and deletes them. */
import { useState } from "preact/hooks"
import { Dialog } from "../ui/Dialog.tsx"
import { FigureDialog } from "./FigureDialog.tsx"
import { FigureList } from "./FigureList.tsx"
import type { WrittenFigure } from "./keptFigures.ts"
import type { OwnFigures } from "./ownFigures.ts"
import { texts } from "./texts.ts"

interface FiguresButtonProps {
  readonly own: OwnFigures
  /** After a new one was kept, and the dialog is closed. */
  readonly onCreated: (figure: WrittenFigure) => void
}

export const FiguresButton = ({ onCreated, own }: FiguresButtonProps) => {
  const t = texts()
  const [isOpen, setOpen] = useState(false)
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <button type="button" class="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.title}
      </button>
      {isOpen && (
        <Dialog
          title={t.title}
          onClose={() => setOpen(false)}
          actions={
            <>
              <button type="button" class="button" onClick={() => setOpen(false)}>
                {t.close}
              </button>
              <button type="button" class="button primary" onClick={() => setCreating(true)}>
                {t.create}
              </button>
            </>
          }
        >
          <FigureList own={own} />
          {isCreating && (
            <FigureDialog
              own={own}
              figure={null}
              onClose={() => setCreating(false)}
              onSaved={(figure) => {
                setOpen(false)
                onCreated(figure)
              }}
            />
          )}
        </Dialog>
      )}
    </>
  )
}
