/** What is wrong with a format that there isn't: the message lists those that there are. */
import { DataFormat } from "../../adapters/http/api/base/Formats.ts"

const quoted = DataFormat.literals.map((name) => `'${name}'`)

/** `'json' or 'csv'` */
export const formatNames = `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`
