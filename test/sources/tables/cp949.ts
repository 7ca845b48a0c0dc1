/** Text as bytes of windows-949, which no runtime encodes: the decoder's pairs inverted. */
import { encodingOf } from "../../../adapters/sources/mod.ts"

const pairs = new Map<string, ReadonlyArray<number>>()
const encoding = encodingOf("cp949")
for (let lead = 0x81; lead <= 0xfe; lead++) {
  for (let trail = 0x41; trail <= 0xfe; trail++) {
    try {
      pairs.set(encoding?.decode(Uint8Array.of(lead, trail)) ?? "", [lead, trail])
    } catch {
      // No character.
    }
  }
}

export const cp949 = (text: string): Uint8Array =>
  Uint8Array.from([...text].flatMap((character) => pairs.get(character) ?? [character.charCodeAt(0)]))
