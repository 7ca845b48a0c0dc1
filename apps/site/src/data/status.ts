/** What kind of error the service answered with. */
import { FindataError } from "../../../../adapters/client/mod.ts"

/** The HTTP status of an error of the service; null of any other error, and without one. */
export const statusOf = (error: unknown): number | null =>
  error instanceof FindataError ? error.status : null
