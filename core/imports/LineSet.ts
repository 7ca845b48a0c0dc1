/** Lines of a file, counted once each, of which a file may have more than a Set holds: a bit for each. */

/** Lines of a block, whose bits are in memory where the block has a line. */
const blockLines = 32_768

/** A set of line numbers; adding one again changes nothing. */
export class LineSet {
  readonly #blocks = new Map<number, Uint32Array>()
  #size = 0

  /** How many lines there are. */
  get size(): number {
    return this.#size
  }

  add(line: number): void {
    const block = Math.floor(line / blockLines)
    let bits = this.#blocks.get(block)
    if (bits === undefined) this.#blocks.set(block, (bits = new Uint32Array(blockLines / 32)))
    const at = line - block * blockLines
    const word = bits[at >>> 5] ?? 0
    const bit = 1 << (at & 31)
    if ((word & bit) !== 0) return
    bits[at >>> 5] = word | bit
    this.#size++
  }
}
