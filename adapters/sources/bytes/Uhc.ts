/**
 * Decodes windows-949 (CP949, UHC), `euc-kr` of the WHATWG Encoding Standard. Node's own decoder covers only KS X 1001,
 * with 2,350 of the 11,172 syllables, and mistakes the others for control characters and letters. Windows maps these in
 * the order of Unicode to the byte pairs that KS X 1001 leaves unused.
 */

const firstLead = 0x81
const firstTrail = 0x41
const trails = 0xfe - firstTrail + 1

/** The pairs of KS X 1001. */
const isStandard = (lead: number, trail: number): boolean => lead >= 0xa1 && trail >= 0xa1

/** Trail bytes between the letters belong to no pair. */
const isTrail = (trail: number): boolean =>
  (trail >= 0x41 && trail <= 0x5a) || (trail >= 0x61 && trail <= 0x7a) || (trail >= 0x81 && trail <= 0xfe)

const slot = (lead: number, trail: number): number => (lead - firstLead) * trails + trail - firstTrail

/** Every pair in order, as `[lead, trail]`. */
const pairs: ReadonlyArray<readonly [number, number]> = Array.from(
  { length: 0xfe - firstLead + 1 },
  (_, at) => Array.from({ length: trails }, (_, next) => [firstLead + at, firstTrail + next] as const)
)
  .flat()
  .filter(([, trail]) => isTrail(trail))

/** The euro and the registered sign were added to KS X 1001 in 1998; some decoders lack them. */
const added: ReadonlyArray<readonly [number, number, string]> = [
  [0xa2, 0xe6, "\u20ac"],
  [0xa2, 0xe7, "\u00ae"]
]

/** Nothing, or a private-use character. */
const isNone = (character: string): boolean => /^[\uFFFD\uE000-\uF8FF]|^$|../.test(character)

/** The characters of pairs; 0 for an unused pair. */
const tableOf = (): Uint16Array => {
  const table = new Uint16Array((0xfe - firstLead + 1) * trails)
  const standard = new TextDecoder("euc-kr")
  const taken = new Set<number>()
  for (const [lead, trail] of pairs) {
    if (!isStandard(lead, trail)) continue
    const character = standard.decode(Uint8Array.of(lead, trail))
    if (isNone(character)) continue
    table[slot(lead, trail)] = character.charCodeAt(0)
    taken.add(character.charCodeAt(0))
  }
  for (const [lead, trail, character] of added) table[slot(lead, trail)] = character.charCodeAt(0)
  let syllable = 0xac00
  for (const [lead, trail] of pairs) {
    if (isStandard(lead, trail)) continue
    while (taken.has(syllable)) syllable++
    if (syllable > 0xd7a3) break
    table[slot(lead, trail)] = syllable++
  }
  return table
}

let table: Uint16Array | undefined

const max = 8192

/** Decodes whole characters; throws for invalid bytes. */
export const decodeUhc = (bytes: Uint8Array): string => {
  table ??= tableOf()
  let text = ""
  let codes: Array<number> = []
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number
    let code = byte
    if (byte >= 0x80) {
      const trail = bytes[++at] ?? 0
      code = byte >= firstLead && byte <= 0xfe && isTrail(trail) ? (table[slot(byte, trail)] ?? 0) : 0
      if (code === 0) throw new TypeError("Not windows-949")
    }
    codes.push(code)
    if (codes.length === max) {
      text += String.fromCharCode(...codes)
      codes = []
    }
  }
  return text + String.fromCharCode(...codes)
}
