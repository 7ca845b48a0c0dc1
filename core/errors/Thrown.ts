/** What code of others throws. */

/** The message of an error; any other value as text. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown)
