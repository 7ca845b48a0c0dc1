/**
 * Requests that were received and not begun. Each turn of the event loop begins some of them, for a short time, so that
 * it also attends to what else arrives, however many there are; those that wait for too long are refused. Requests with
 * a credential and those without take turns.
 */
import { MutableList } from "effect"

/** Times in milliseconds. */
export interface Patience {
  /** For how long requests are begun in one turn of the event loop. */
  readonly slice: number
  /** The same while connections arrive: the event loop accepts one a turn. */
  readonly shortSlice: number
  /** How long a request waits at most. */
  readonly longest: number
  /** The same once others have waited without a break for as long as `longest`. */
  readonly short: number
}

export const usualPatience: Patience = { slice: 4, shortSlice: 0.5, longest: 3000, short: 750 }

export interface Waiting {
  readonly begin: () => void
  readonly refuse: () => void
}

interface Item extends Waiting {
  /** Since when it waits. */
  readonly since: number
}

export class RequestQueue {
  readonly #lists = [MutableList.make<Item>(), MutableList.make<Item>()] as const
  /** Which of the lists is next. */
  #next: 0 | 1 = 0
  /** Since when there is always one that waits; null while there is none. */
  #busySince: number | null = null
  #connects = false
  readonly #patience: Patience

  constructor(patience: Patience = usualPatience) {
    this.#patience = patience
  }

  /** Says that a connection was accepted. */
  connected(): void {
    this.#connects = true
  }

  add(request: Waiting, hasCredential: boolean): void {
    const since = performance.now()
    MutableList.append(this.#lists[hasCredential ? 0 : 1], { ...request, since })
    if (this.#busySince !== null) return
    this.#busySince = since
    setImmediate(this.#run)
  }

  #take(): Item | undefined {
    const own = this.#lists[this.#next]
    this.#next = this.#next === 0 ? 1 : 0
    const other = this.#lists[this.#next]
    const item = MutableList.take(own.length > 0 ? own : other)
    return item === MutableList.Empty ? undefined : item
  }

  readonly #run = (): void => {
    const { longest, short, shortSlice, slice } = this.#patience
    let now = performance.now()
    const end = now + (this.#connects ? shortSlice : slice)
    const most = now - (this.#busySince ?? now) > longest ? short : longest
    this.#connects = false
    do {
      const item = this.#take()
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
