/** Ids of elements, by which others refer to them. */
import { useState } from "preact/hooks"

let made = 0

/** An id that no other element has. That of Preact counts anew once the root of the page is drawn again, and ids repeat. */
export const useId = (): string => useState(() => `id-${++made}`)[0]
