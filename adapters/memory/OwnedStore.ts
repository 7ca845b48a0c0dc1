/** `OwnedStore` over a plain map, lost when the process ends. */
import { Effect, Layer } from "effect"
import { type Owned, OwnedStore } from "../../core/ports.ts"

export const layer: Layer.Layer<OwnedStore> = Layer.sync(OwnedStore, () => {
  const objects = new Map<number, Owned>()
  let next = 1

  const held = (kind: string, owner: string) =>
    [...objects.values()]
      .filter((one) => one.kind === kind && one.owner === owner)
      .toSorted((a, b) => a.id - b.id)

  return OwnedStore.of({
    ofOwner: (kind, owner) => Effect.sync(() => held(kind, owner)),
    write: (kind, owner, decide) =>
      Effect.suspend(() =>
        Effect.map(Effect.fromResult(decide(held(kind, owner))), (write) => {
          const isHeld = (id: number) => held(kind, owner).some((one) => one.id === id)
          if ("remove" in write) {
            if (isHeld(write.remove)) objects.delete(write.remove)
            return null
          }
          const { id, ...rest } = write.put
          if (id !== null && !isHeld(id)) return null
          const object: Owned = { id: id ?? next++, kind, owner, ...rest }
          objects.set(object.id, object)
          return object
        })
      ),
    countsOf: (owner) =>
      Effect.sync(() => {
        const kinds = [...objects.values()].filter((one) => one.owner === owner).map(({ kind }) => kind)
        const counts: Record<string, number> = {}
        for (const kind of kinds.toSorted()) counts[kind] = (counts[kind] ?? 0) + 1
        return counts
      }),
    deleteOwner: (owner) =>
      Effect.sync(() => {
        const own = [...objects.values()].filter((one) => one.owner === owner)
        for (const { id } of own) objects.delete(id)
        return own.length
      })
  })
})
