/** Decodes the character references of XML and HTML in a text, each once; those of a document type are unknown here. */

const xml: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }

/** HTML 4's names of U+00A0 to U+00FF, in order. */
const latin1 = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3
acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig
Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave
Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave
iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`

/** HTML 4's names of marks and signs that texts contain. */
const signs: Readonly<Record<string, string>> = {
  OElig: "Œ",
  oelig: "œ",
  Scaron: "Š",
  scaron: "š",
  Yuml: "Ÿ",
  circ: "ˆ",
  tilde: "˜",
  ensp: "\u2002",
  emsp: "\u2003",
  thinsp: "\u2009",
  zwnj: "\u200c",
  zwj: "\u200d",
  lrm: "\u200e",
  rlm: "\u200f",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  sbquo: "‚",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  dagger: "†",
  Dagger: "‡",
  bull: "•",
  hellip: "…",
  permil: "‰",
  prime: "′",
  Prime: "″",
  lsaquo: "‹",
  rsaquo: "›",
  euro: "€",
  trade: "™",
  larr: "←",
  uarr: "↑",
  rarr: "→",
  darr: "↓",
  minus: "−",
  ne: "≠",
  le: "≤",
  ge: "≥"
}

const xmlNames = new Map(Object.entries(xml))
const htmlNames = new Map([
  ...xmlNames,
  ...latin1.split(/\s+/).map((name, at) => [name, String.fromCodePoint(0xa0 + at)] as const),
  ...Object.entries(signs)
])

/** The character of a code point; U+FFFD for one that no text contains. */
const character = (code: number): string =>
  code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? "\ufffd" : String.fromCodePoint(code)

/** Decodes a text; unknown names stay as they are. With `html`, the names of HTML 4's letters and signs are known too. */
export const decodeReferences = (text: string, html = false): string => {
  const names = html ? htmlNames : xmlNames
  return text.replace(
    /&(?:#(\d{1,9})|#[xX]([\da-fA-F]{1,8})|([a-zA-Z]\w{0,9}));/g,
    (whole, decimal: string | undefined, hex: string | undefined, name: string | undefined) =>
      name === undefined
        ? character(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
        : (names.get(name) ?? whole)
  )
}
