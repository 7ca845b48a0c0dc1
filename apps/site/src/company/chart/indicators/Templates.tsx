/** Sets of indicators under names: saves the chosen one, applies and deletes others. */
import { useState } from "preact/hooks"
import type { IndicatorText } from "./address.ts"
import { removeTemplate, saveTemplate, templates } from "./keptTemplates.ts"
import { maxNameCharacters } from "./templates.ts"
import { texts } from "./texts.ts"

export const Templates = ({ indicators }: { readonly indicators: IndicatorText }) => {
  const t = texts()
  const [name, setName] = useState("")
  const [said, setSaid] = useState("")
  const save = () => {
    const given = name.trim()
    if (given === "" || indicators.value === "") return
    const refused = saveTemplate({ name: given, indicators: indicators.value })
    setSaid(refused === null ? t.saved(given) : t.refused[refused])
    if (refused === null) setName("")
  }
  return (
    <section class="templates">
      <h3>{t.templates}</h3>
      {templates.value.templates.length > 0 && (
        <ul>
          {templates.value.templates.map((one) => (
            <li key={one.name}>
              <button
                type="button"
                class="button plain"
                aria-label={t.apply(one)}
                title={one.indicators}
                onClick={() => indicators.set(one.indicators)}
              >
                {one.name}
              </button>
              <button
                type="button"
                class="button plain"
                aria-label={t.delete(one.name)}
                onClick={() => {
                  const refused = removeTemplate(one.name)
                  setSaid(refused === null ? "" : t.refused[refused])
                }}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        class="controls"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <input
          class="input"
          type="text"
          maxLength={maxNameCharacters}
          value={name}
          placeholder={t.name}
          aria-label={t.name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <button type="submit" class="button" disabled={name.trim() === "" || indicators.value === ""}>
          {t.save}
        </button>
      </form>
      <p class="muted small" role="status">
        {said}
      </p>
    </section>
  )
}
