/** The reader's own templates, which this browser keeps. */
import { signal } from "@preact/signals"
import { keep, kept } from "../../../data/kept.ts"
import { type Template, templatesIn, textOf, withTemplate } from "./templates.ts"

const stored = "findata.indicators"

export const templates = signal(templatesIn(kept(stored)))

// Another tab changed them; without a name it emptied all.
addEventListener("storage", ({ key }) => {
  if (key === null || key === stored) templates.value = templatesIn(kept(stored))
})

/** Why templates can't be changed. */
type Refusal = "newer" | "many" | "full"

/** Changes what is kept now, by another tab too; returns why it isn't done, null where it is. */
const change = (made: (now: ReadonlyArray<Template>) => ReadonlyArray<Template> | null): Refusal | null => {
  const now = templatesIn(kept(stored))
  if (now.state === "newer") return "newer"
  const next = made(now.templates)
  if (next === null) return "many"
  if (!keep(stored, textOf(next))) return "full"
  templates.value = { state: "held", templates: next }
  return null
}

export const saveTemplate = (template: Template): Refusal | null =>
  change((now) => withTemplate(now, template))

export const removeTemplate = (name: string): Refusal | null =>
  change((now) => now.filter((one) => one.name !== name))
