/** An own figure in a dialog: a new one, or one that is changed. */
import { Dialog } from "../ui/Dialog.tsx"
import { FigureForm } from "./FigureForm.tsx"
import type { WrittenFigure } from "./keptFigures.ts"
import type { OwnFigure, OwnFigures } from "./ownFigures.ts"
import { texts } from "./texts.ts"

interface FigureDialogProps {
  readonly own: OwnFigures
  readonly figure: OwnFigure | null
  readonly name?: string
  readonly onSaved: (figure: WrittenFigure) => void
  readonly onClose: () => void
}

export const FigureDialog = ({ figure, name, onClose, onSaved, own }: FigureDialogProps) => {
  const t = texts()
  return (
    <Dialog
      title={figure === null ? t.create : t.editOf(`my.${figure.name}`)}
      onClose={onClose}
      actions={
        <button type="button" class="button" onClick={onClose}>
          {t.cancel}
        </button>
      }
    >
      <FigureForm
        own={own}
        figure={figure}
        {...(name === undefined ? {} : { name })}
        onSaved={(saved) => {
          onClose()
          onSaved(saved)
        }}
      />
    </Dialog>
  )
}
