/** The numbers and addresses of filings. */

/** The accession number in a text such as an address or the name of a file; null when there is none. */
export const accessionIn = (text: string): string | null => {
  const hyphened = /(?<!\d)\d{10}-\d{2}-\d{6}(?!\d)/.exec(text)
  if (hyphened !== null) return hyphened[0]
  const bare = /(?<!\d)(\d{10})(\d{2})(\d{6})(?!\d)/.exec(text)
  return bare === null ? null : `${bare[1]}-${bare[2]}-${bare[3]}`
}

/** The folder of a filing's files below the archives. */
export const filingPath = (cik: string, accession: string): string =>
  `edgar/data/${Number(cik)}/${accession.replaceAll("-", "")}/`

/** The address of the list of a filing's files. */
export const filingFolder = (cik: string, accession: string): string =>
  `https://www.sec.gov/Archives/${filingPath(cik, accession)}`

/** The address of a filing's index; null for what is no accession number. */
export const filingUrl = (cik: string, accession: string): string | null =>
  accessionIn(accession) === accession ? `${filingFolder(cik, accession)}${accession}-index.htm` : null
