/**
 * Requests that were received and not begun. Each turn of the event loop begins some of them, for a short time, so that
 * it also attends to what else arrives, however many there are; those that wait for too long are refused. Turns go round
 * the keys, and round the clients without one.
 */
import { type Congestion, FairQueue, makeCongestion, type Requester } from "../../core/mod.ts"

/** Times in milliseconds. */
export interface QueueLimits {
  /** For how long requests are begun in one turn of the event loop. */
  readonly slice: number
  /** The same while connections arrive: the event loop accepts one a turn. */
  readonly shortSlice: number
  /** How long a request waits at most. */
  readonly longest: number
  /** The same once there have been too many for as long as `longest`. */
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
  #runs = false
  #connects = false
  readonly #limits: QueueLimits
  readonly #congestion: Congestion

  constructor(limits: QueueLimits = usualLimits) {
    this.#limits = limits
    this.#congestion = makeCongestion(limits.longest, limits.short)
  }

  /** Says that a connection was accepted. */
  connected(): void {
    this.#connects = true
  }

  add(requester: Requester, request: Waiting): void {
    const since = performance.now()
    this.#queue.add(requester, { ...request, since })
    this.#congestion.begin(since)
    if (this.#runs) return
    this.#runs = true
    setImmediate(this.#run)
  }

  readonly #run = (): void => {
    const { longest, short, shortSlice, slice } = this.#limits
    let now = performance.now()
    const end = now + (this.#connects ? shortSlice : slice)
    const maxWait = this.#congestion.isLasting(now) ? short : longest
    this.#connects = false
    do {
      const item = this.#queue.take()
      if (item === undefined) {
        this.#congestion.end()
        this.#runs = false
        return
      }
      const wait = now - item.since
      this.#congestion.waited(wait, now)
      if (wait > maxWait) item.refuse()
      else item.begin()
      now = performance.now()
    } while (now < end)
    setImmediate(this.#run)
  }
}
