/** The own figures of readers without an account, or who aren't signed in: this browser keeps them. */
import { signal } from "@preact/signals"
import { keep, kept } from "../data/kept.ts"
import { isRefusal, type Kept, type KeptFigure, keptIn, type Refusal, textOf } from "./keptFigures.ts"
import { refused } from "./refused.ts"
import { texts } from "./texts.ts"

const stored = "findata.figures"

const read = (): Kept => keptIn(kept(stored))

export const browserFigures = signal<Kept>(read())

// Another tab changed them; without a name it emptied all.
addEventListener("storage", ({ key }) => {
  if (key === null || key === stored) browserFigures.value = read()
})

/** Keeps what can't be read under a name of its own; returns whether it is kept. */
const putAside = (): boolean => keep(`${stored}.unreadable.${new Date().toISOString()}`, kept(stored) ?? "")

/** Changes what is kept now, by another tab too; throws what says why it isn't. */
export const changeFigures = (
  change: (figures: ReadonlyArray<KeptFigure>) => Refusal | ReadonlyArray<KeptFigure>
): void => {
  const before = read()
  browserFigures.value = before
  if (before.state === "newer") throw new Error(texts().newer)
  const figures = change(before.figures)
  if (isRefusal(figures)) throw refused(figures)
  if (before.state === "unreadable" && !putAside()) throw new Error(texts().full)
  if (!keep(stored, textOf(figures))) throw new Error(texts().full)
  browserFigures.value = { state: "held", figures }
}
