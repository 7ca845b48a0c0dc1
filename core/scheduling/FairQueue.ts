/** A queue in which turns go round groups of requesters, and within a group round its requesters. */

/** For whom something is done. Groups don't take each other's places in a queue. */
export interface Requester {
  readonly group: string
  readonly name: string
}

/** Queues that are served in rotation, each in its own order. */
class Rotation<A> {
  readonly #queues = new Map<string, Set<A>>()
  length = 0

  lengthOf(name: string): number {
    return this.#queues.get(name)?.size ?? 0
  }

  before(name: string): number {
    const own = this.lengthOf(name)
    let before = own
    for (const [other, queue] of this.#queues) if (other !== name) before += Math.min(queue.size, own + 1)
    return before
  }

  add(name: string, item: A): void {
    const queue = this.#queues.get(name) ?? new Set()
    this.#queues.set(name, queue.add(item))
    this.length++
  }

  delete(name: string, item: A): void {
    const queue = this.#queues.get(name)
    if (queue?.delete(item) !== true) return
    this.length--
    if (queue.size === 0) this.#queues.delete(name)
  }

  peek(): A | undefined {
    const [first] = this.#queues.values()
    const [item] = first ?? []
    return item
  }

  take(): A | undefined {
    const [first] = this.#queues
    if (first === undefined) return undefined
    const [name, queue] = first
    const [item] = queue as Set<A>
    this.delete(name, item as A)
    // What remains is behind the other queues.
    if (this.#queues.delete(name)) this.#queues.set(name, queue)
    return item
  }
}

/** Items are compared by identity, and each is in it once. */
export class FairQueue<A> {
  readonly #groups = new Map<string, Rotation<A>>()

  get isEmpty(): boolean {
    return this.#groups.size === 0
  }

  lengthOfGroup({ group }: Requester): number {
    return this.#groups.get(group)?.length ?? 0
  }

  lengthOf({ group, name }: Requester): number {
    return this.#groups.get(group)?.lengthOf(name) ?? 0
  }

  /** How many are taken before one more of a requester, of those that are there. */
  before({ group, name }: Requester): number {
    const own = this.#groups.get(group)?.before(name) ?? 0
    let all = own
    for (const [other, queue] of this.#groups) if (other !== group) all += Math.min(queue.length, own + 1)
    return all
  }

  add({ group, name }: Requester, item: A): void {
    const queue = this.#groups.get(group) ?? new Rotation()
    queue.add(name, item)
    this.#groups.set(group, queue)
  }

  delete({ group, name }: Requester, item: A): void {
    const queue = this.#groups.get(group)
    queue?.delete(name, item)
    if (queue?.length === 0) this.#groups.delete(group)
  }

  /** The item whose turn it is; undefined when there is none. */
  peek(): A | undefined {
    const [first] = this.#groups.values()
    return first?.peek()
  }

  /** Removes and returns the item whose turn it is; undefined when there is none. */
  take(): A | undefined {
    const [first] = this.#groups
    if (first === undefined) return undefined
    const [group, queue] = first
    const item = queue.take()
    this.#groups.delete(group)
    if (queue.length > 0) this.#groups.set(group, queue)
    return item
  }
}
