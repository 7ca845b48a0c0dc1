/** Checks that findata and a peer compute the same figures: different seeds have converged by the last bar. */
import type { Figure, Package } from "./Package.ts"

/** Relative, for figures that aren't rounded. */
const tolerance = 1e-9

const agrees = (ours: number, theirs: number, decimals: number | undefined): boolean =>
  decimals === undefined
    ? Math.abs(ours / theirs - 1) <= tolerance
    : Math.abs(ours - theirs) <= 0.5 * 10 ** -decimals + tolerance

/** Returns on how many figures the peer agrees, and its differences; throws when a figure isn't findata's. */
export const agreement = (findata: Package, peer: Package): string => {
  const theirs = Object.entries(peer.last()).filter(([, value]) => value !== null)
  const last = findata.last()
  for (const [name, value] of theirs) {
    const ours = last[name as Figure]
    if (!agrees(ours ?? Number.NaN, value ?? Number.NaN, peer.decimals[name as Figure]))
      throw new Error(`${name} of the last bar: ${ours} by findata, ${value} by ${peer.name}`)
  }
  const rounded = Object.entries(peer.decimals).map(([name, decimals]) => `${name} to ${decimals} decimals`)
  const remarks = [...rounded, ...(peer.otherwise === null ? [] : [peer.otherwise])]
  return [
    `${peer.name}: ${theirs.length} figures of the last bar are findata's within ${tolerance}`,
    ...remarks
  ].join(", ")
}
