/** What an own figure may be, and how many an owner has, wherever they are kept: plain values, for pages too. */

/** The most figures of an owner. */
export const maxOwnFigures = 100

/** What the numbers of own figures are counted in: the units of the catalogue's numbers. */
export const ownUnits = ["ratio", "percent", "currency", "price", "count", "shares"] as const

/** The most characters of a name. */
export const maxNameCharacters = 40

/** A name: letters a to z, digits and _, of which the first is a letter. */
export const ownNamePattern = `[a-z][a-z0-9_]{0,${maxNameCharacters - 1}}`

/** The most characters of a title. */
export const maxTitleCharacters = 100
