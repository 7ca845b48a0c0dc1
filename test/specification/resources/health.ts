/** Probes. */
import type { Specified } from "../Specified.ts"

export const specified: Specified = { added: ["GET /healthz", "GET /readyz"] }
