/** The complete text of a filing (`.txt`): a header, and the documents of the filing one after another. */
import { accessionIn } from "./Accession.ts"

/** What a filing states about the documents in it; null where a document came without it. */
export interface FilingHeader {
  readonly accession: string | null
  readonly filed: string | null
}

export const isSubmissionText = (text: string): boolean =>
  /^\s*(-----BEGIN PRIVACY|<SEC-DOCUMENT>|<SEC-HEADER>|<IMS-DOCUMENT>|<IMS-HEADER>)/.test(text.slice(0, 200))

/** The header's accession number and day of filing. */
export const headerOf = (text: string): FilingHeader => {
  const end = text.indexOf("<DOCUMENT>")
  const header = text.slice(0, Math.min(end < 0 ? text.length : end, 100_000))
  const filed = /^FILED AS OF DATE:\s*(\d{4})(\d{2})(\d{2})\s*$/m.exec(header)
  const number = /^ACCESSION NUMBER:\s*(\S+)\s*$/m.exec(header)?.[1] ?? header.slice(0, 200)
  return {
    accession: accessionIn(number),
    filed: filed === null ? null : `${filed[1]}-${filed[2]}-${filed[3]}`
  }
}

/** The first element of a name, with its tags; null when the text has none that ends. */
export const elementIn = (text: string, name: string): string | null => {
  const start = text.indexOf(`<${name}`)
  const last = start < 0 ? -1 : text.indexOf(`</${name}>`, start)
  return last < 0 ? null : text.slice(start, last + name.length + 3)
}
