/** A front door that knows nothing. */
import type { FrontDoor, Ready } from "../../adapters/http/server/mod.ts"

const refused: Ready = { status: 503, headers: ["retry-after", "1"], bytes: null }

export const noDoor: Pick<FrontDoor["Service"], "answer" | "refuse" | "requesterOf"> = {
  answer: () => null,
  refuse: () => refused,
  requesterOf: () => ({ group: "client", name: "unknown" })
}
