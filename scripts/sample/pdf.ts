/** A PDF 1.4 document of one page of text, in a standard font. */

/** A4, in points of 1/72 inch. */
const page = { width: 595, height: 842, margin: 64 }

/** Points, and characters to a line. */
const title = { size: 15, leading: 20, columns: 56 }
const body = { size: 10.5, leading: 15, columns: 84 }

/** A PDF string; the standard fonts without an encoding of their own support only ASCII. */
const literal = (text: string): string => {
  if (!/^[\x20-\x7e]*$/.test(text)) throw new Error(`Not ASCII: ${text}`)
  return `(${text.replaceAll(/[\\()]/g, String.raw`\$&`)})`
}

/** Wraps text into lines of at most `columns` characters; a longer word has a line of its own. */
const wrapped = (text: string, columns: number): ReadonlyArray<string> => {
  const lines: Array<string> = []
  for (const word of text.split(" ")) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= columns)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Sets a paragraph's lines below the previous ones. */
const paragraph = (text: string, { columns, leading, size }: typeof body): string =>
  [
    `/F1 ${size} Tf ${leading} TL`,
    ...wrapped(text, columns).map((line) => `${literal(line)} Tj T*`),
    "T*"
  ].join("\n")

/** The document's bytes, the same for the same text. */
export const pdfOf = (heading: string, paragraphs: ReadonlyArray<string>): Uint8Array => {
  const content = [
    "BT",
    `${page.margin} ${page.height - page.margin} Td`,
    paragraph(heading, title),
    ...paragraphs.map((text) => paragraph(text, body)),
    "ET"
  ].join("\n")
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title ${literal(heading)} >>`
  ]
  let text = "%PDF-1.4\n"
  const offsets = objects.map((object, i) => {
    const offset = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  // Each entry of the cross-reference table has 20 bytes, including a space before the line's end.
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")
  const start = text.length
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${entries}`
  text += `trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return new TextEncoder().encode(text)
}
