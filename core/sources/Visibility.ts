/** Who may read the rows of a source, by its terms. */
import { Schema } from "effect"

/** `public`: anyone; `keys`: those alone to whom the operator gave a key. */
export const Visibility = Schema.Literals(["public", "keys"])
export type Visibility = typeof Visibility.Type

/** Whose rows may be read by whom, by the names of sources. */
export type Visibilities = ReadonlyMap<string, Visibility>
