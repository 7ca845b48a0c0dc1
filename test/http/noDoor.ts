/** A front door that knows nothing. */
import { type FrontDoor, type Ready } from "../../adapters/http/server/mod.ts"
import { makeCongestion, maxWait } from "../../core/ports.ts"

const refused: Ready = { status: 503, headers: ["retry-after", "1"], bytes: null }

export const noDoor: Pick<FrontDoor["Service"], "answer" | "congestion" | "refuse" | "requesterOf"> = {
  answer: () => null,
  congestion: makeCongestion(maxWait.burst, maxWait.lasting),
  refuse: () => refused,
  requesterOf: () => ({ group: "client", name: "unknown" })
}
