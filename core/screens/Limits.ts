/** How large the expressions of a screen may be. */

/** The most characters of a `where`, of all columns together and of a `sort`. */
export const maxCharacters = 2000

/** How deep an expression may be nested: a chain of operators of one kind, such as `a && b && c`, is one level. */
export const maxDepth = 50

/** The most conditions: comparisons, `in` and `known`, of a `where`, of all columns together and of a `sort`. */
export const maxConditions = 30

/** The most of `rank`, `percentile` and `zscore`, each of which looks at the whole universe, in the same. */
export const maxUniverseCalls = 40

/** The most characters of formulas of own figures that take the place of their names, in the same. */
export const maxOwnCharacters = 20_000

/** How deep formulas of own figures may name others. */
export const maxOwnDepth = 10

/** The most columns of a screen. */
export const maxColumns = 40

/** The most figures of a company on a day, each of which is of that company alone. */
export const maxFigures = 100

/** The most times that `ago` goes back to, each of which is read as a screen of its own day is, in the same. */
export const maxTimes = 40
