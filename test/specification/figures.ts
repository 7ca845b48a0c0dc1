/** Small calculations on answers. */

/** The members with those names. */
export const only = (object: any, names: ReadonlyArray<string>) =>
  Object.fromEntries(names.map((name) => [name, object[name]]))

/** In percent; null where either is null. */
export const part = (of: number | null, whole: number | null): number | null =>
  of === null || whole === null ? null : (of / whole) * 100

export const mean = (values: ReadonlyArray<number>): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
