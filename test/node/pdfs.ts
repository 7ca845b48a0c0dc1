/** Small valid PDFs: one empty page each, distinguished by their title. */

/** Its objects lie where its cross-reference table has them; `padding` bytes of comment make it longer. */
export const pdfOf = (title: string, padding = 0): Buffer => {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>",
    `<< /Title <${Buffer.from(title).toString("hex")}> >>`
  ]
  let text = `%PDF-1.7\n%${" ".repeat(padding)}\n`
  const offsets = objects.map((object, i) => {
    const at = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, "0")} 00000 n \n`
  })
  const table = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text, "latin1")
}
