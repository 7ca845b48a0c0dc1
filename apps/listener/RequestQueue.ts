/**
 * Requests that were received and not begun. Each turn of the event loop begins some of them, for a short time, so that
 * it also attends to what else arrives, however many there are; those that wait for too long are refused. Turns go round
 * the keys, and round the clients without one.
 */
import { FairQueue, type Requester } from "../../core/mod.ts"

/** Times in milliseconds. */
export interface QueueLimits {
  /** For how long requests are begun in one turn of the event loop. */
  readonly slice: number
  /** The same while connections arrive: the event loop accepts one a turn. */
  readonly shortSlice: number
  /** How long a request waits at most. */
  readonly longest: number
  /** The same once others have waited without a break for as long as `longest`. */
  readonly short: number
}

export const usualLimits: QueueLimits = { slice: 4, shortSlice: 0.5, longest: 3000, short: 750 }

export interface Waiting {
  readonly begin: () => void
  readonly refuse: () => void
}

interface Item extends Waiting {
  /** Since when it waits. */
  readonly since: number
}

export class RequestQueue {
  readonly #queue = new FairQueue<Item>()
  /** Since when there is always one that waits; null while there is none. */
  #busySince: number | null = null
  #connects = false
  readonly #limits: QueueLimits

  constructor(limits: QueueLimits = usualLimits) {
    this.#limits = limits
  }

  /** Says that a connection was accepted. */
  connected(): void {
    this.#connects = true
  }

  add(requester: Requester, request: Waiting): void {
    const since = performance.now()
    this.#queue.add(requester, { ...request, since })
    if (this.#busySince !== null) return
    this.#busySince = since
    setImmediate(this.#run)
  }

  readonly #run = (): void => {
    const { longest, short, shortSlice, slice } = this.#limits
    let now = performance.now()
    const end = now + (this.#connects ? shortSlice : slice)
    const most = now - (this.#busySince ?? now) > longest ? short : longest
    this.#connects = false
    do {
      const item = this.#queue.take()
      if (item === undefined) {
        this.#busySince = null
        return
      }
      if (now - item.since > most) item.refuse()
      else item.begin()
      now = performance.now()
    } while (now < end)
    setImmediate(this.#run)
  }
}
