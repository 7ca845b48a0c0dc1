/** The PDFs of reports. */
import type { Specified } from "../Specified.ts"

export const specified: Specified = { added: ["GET /files/reports/{folder}/{file}"] }
