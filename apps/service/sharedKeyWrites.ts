/** The writes to keys by all threads of a server, counted in memory that they share. */
import { Layer } from "effect"
import { KeyWrites } from "../../core/ports.ts"

/** The memory of a count, to be given to every thread. */
export const allocateKeyWrites = (): SharedArrayBuffer => new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)

export const keyWritesIn = (memory: SharedArrayBuffer): Layer.Layer<never> => {
  const words = new Int32Array(memory)
  return Layer.succeed(KeyWrites, {
    count: () => Atomics.load(words, 0),
    add: () => void Atomics.add(words, 0, 1)
  })
}
