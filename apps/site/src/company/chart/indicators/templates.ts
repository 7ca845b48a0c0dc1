/** Sets of indicators under names, as a browser keeps them. */

/** A set of indicators, as addresses have it. */
export interface Template {
  readonly name: string
  readonly indicators: string
}

/** Of what is kept; a page reads nothing that a later one wrote. */
const version = 1

export const maxTemplates = 50
export const maxNameCharacters = 60
const maxCharacters = 4000

export interface KeptTemplates {
  /** `newer` was written by a later version of the site, and stays as it is. */
  readonly state: "held" | "newer"
  /** By name. */
  readonly templates: ReadonlyArray<Template>
}

const isText = (value: unknown, max: number): value is string =>
  typeof value === "string" && value !== "" && value.length <= max

/** Within the limits of the form: another program may have written it. */
const isTemplate = (value: unknown): value is Template => {
  if (typeof value !== "object" || value === null) return false
  const { indicators, name } = value as Readonly<Record<string, unknown>>
  return isText(name, maxNameCharacters) && isText(indicators, maxCharacters)
}

const nothing: KeptTemplates = { state: "held", templates: [] }

/** What a text that is kept contains, as far as it can be read. */
export const templatesIn = (text: string | null): KeptTemplates => {
  if (text === null) return nothing
  try {
    const { templates, version: written } = JSON.parse(text) as Readonly<Record<string, unknown>>
    if (typeof written === "number" && written > version) return { state: "newer", templates: [] }
    if (!Array.isArray(templates)) return nothing
    return { state: "held", templates: templates.filter(isTemplate).slice(0, maxTemplates) }
  } catch {
    return nothing
  }
}

export const textOf = (templates: ReadonlyArray<Template>): string => JSON.stringify({ version, templates })

/** The templates with one more, in the place of that of its name; null where there are too many. */
export const withTemplate = (
  templates: ReadonlyArray<Template>,
  template: Template
): ReadonlyArray<Template> | null => {
  const others = templates.filter(({ name }) => name !== template.name)
  return others.length >= maxTemplates
    ? null
    : [...others, template].toSorted((a, b) => a.name.localeCompare(b.name))
}
