/** A part of a page under a heading of its own. */
import { PanelFrame, type PanelFrameProps } from "./PanelFrame.tsx"
import { TakeButton } from "./take/TakeButton.tsx"
import { useId } from "./useId.ts"

interface PanelProps extends PanelFrameProps {
  /** The answers that its figures are of, which are offered for use elsewhere; undefined for one that isn't there yet. */
  readonly data?: ReadonlyArray<object | undefined>
  /** What it shows that the page's address doesn't have, by the parameters that restore it. */
  readonly settings?: Readonly<Record<string, string>>
}

export const Panel = ({ controls, data = [], settings = {}, ...frame }: PanelProps) => {
  const id = useId()
  return data.length === 0 ? (
    <PanelFrame {...frame} id={id} controls={controls} />
  ) : (
    <PanelFrame
      {...frame}
      id={id}
      controls={
        <>
          {controls}
          <TakeButton of={data} settings={settings} heading={id} />
        </>
      }
    />
  )
}
