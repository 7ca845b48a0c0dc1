/**
 * Requests that were received and not begun. Each turn of the event loop begins some of them, for a short time, so that
 * it also attends to what else arrives, however many there are; those that wait for too long are refused. Turns go round
 * the keys, and round the clients without one.
 */
import { type Congestion, FairQueue, maxWait, type Requester } from "../../core/ports.ts"

/** Times in milliseconds. */
export interface QueueLimits {
  /** For how long requests are begun in one turn of the event loop. */
  readonly slice: number
  /** The same while connections arrive: the event loop accepts one a turn. */
  readonly shortSlice: number
  /** How long a request waits at most. */
  readonly burst: number
  /** The same while congestion lasts. */
  readonly lasting: number
}

export const usualLimits: QueueLimits = { slice: 4, shortSlice: 0.5, ...maxWait }

/** How many of a requester are refused in one of its turns, so that it catches up with the others. */
const maxRefused = 10

export interface Waiting {
  /** Is called with the milliseconds that it waited. */
  readonly begin: (wait: number) => void
  readonly refuse: () => void
}

interface Item extends Waiting {
  readonly requester: Requester
  /** Since when it waits. */
  readonly since: number
}

/** Of the clock that is effect's on Node, in milliseconds. */
const clock = (): number => Number(process.hrtime.bigint()) / 1e6

export class RequestQueue {
  readonly #queue = new FairQueue<Item>()
  #runs = false
  #connects = false
  readonly #congestion: Congestion
  readonly #limits: QueueLimits

  constructor(congestion: Congestion, limits: QueueLimits = usualLimits) {
    this.#congestion = congestion
    this.#limits = limits
  }

  /** Says that a connection was accepted. */
  connected(): void {
    this.#connects = true
  }

  add(requester: Requester, request: Waiting): void {
    const since = clock()
    this.#queue.add(requester, { ...request, requester, since })
    this.#congestion.begin(since)
    if (this.#runs) return
    this.#runs = true
    setImmediate(this.#run)
  }

  readonly #run = (): void => {
    const { burst, lasting, shortSlice, slice } = this.#limits
    let now = clock()
    const end = now + (this.#connects ? shortSlice : slice)
    const patience = this.#congestion.isLasting(now) ? lasting : burst
    this.#connects = false
    let refused = 0
    do {
      const item = this.#queue.peek()
      if (item === undefined) {
        this.#runs = false
        return
      }
      const wait = now - item.since
      this.#congestion.end(wait, now)
      if (wait > patience && refused < maxRefused) {
        // Its requester's turn is still to come: where refusals took turns, a longer queue would never get shorter.
        this.#queue.delete(item.requester, item)
        refused++
      } else {
        this.#queue.take()
        refused = 0
      }
      if (wait > patience) item.refuse()
      else item.begin(wait)
      now = clock()
    } while (now < end)
    setImmediate(this.#run)
  }
}
