/** SEC's forms: their categories, who files them, and what they bring. */
import { isPeriodic } from "./Forms.ts"

/** The form without the mark of an amendment: `10-K` of `10-K/A`. */
const formOf = (form: string): string => form.replace(/\/A$/, "")

export const isAmendment = (form: string): boolean => form.endsWith("/A")

/** An insider's statement. */
export const isOwnershipForm = (form: string): boolean => /^[345](\/A)?$/.test(form)

/** A form that may report facts of statements, which companyfacts then contains. */
export const bringsFacts = (form: string): boolean => isPeriodic(form) || form.startsWith("6-K")

/** A current report, whose items the issuer's list of filings has and an index hasn't. */
export const hasItems = (form: string): boolean => form.startsWith("8-K")

/** By form without `/A`: filed by the issuer itself. */
const byIssuer: Readonly<Record<string, string>> = {
  "10-K": "Annual report",
  "10-K405": "Annual report",
  "10-KSB": "Annual report",
  "10-KT": "Annual report",
  "20-F": "Annual report",
  "40-F": "Annual report",
  ARS: "Annual report",
  "11-K": "Annual report of an employee plan",
  "10-Q": "Quarterly report",
  "10-QSB": "Quarterly report",
  "10-QT": "Quarterly report",
  "8-K": "Current report",
  "8-K12B": "Current report",
  "6-K": "Current report",
  "NT 10-K": "Notice of late filing",
  "NT 10-Q": "Notice of late filing",
  "NT 20-F": "Notice of late filing",
  "DEF 14A": "Proxy statement",
  "DEF 14C": "Information statement",
  DEFA14A: "Proxy statement",
  DEFM14A: "Proxy statement",
  DEFR14A: "Proxy statement",
  "PRE 14A": "Proxy statement",
  "PRE 14C": "Information statement",
  PREM14A: "Proxy statement",
  "424A": "Prospectus",
  "424B1": "Prospectus",
  "424B2": "Prospectus",
  "424B3": "Prospectus",
  "424B4": "Prospectus",
  "424B5": "Prospectus",
  "424B7": "Prospectus",
  "424B8": "Prospectus",
  FWP: "Prospectus",
  "S-1": "Registration statement",
  "S-1MEF": "Registration statement",
  "S-3": "Registration statement",
  "S-3ASR": "Registration statement",
  "S-3D": "Registration statement",
  "S-4": "Registration statement",
  "S-8": "Registration statement",
  "S-8 POS": "Registration statement",
  "S-11": "Registration statement",
  "F-1": "Registration statement",
  "F-3": "Registration statement",
  "F-3ASR": "Registration statement",
  "F-4": "Registration statement",
  "F-6": "Registration statement",
  "F-10": "Registration statement",
  "8-A12B": "Registration statement",
  "8-A12G": "Registration statement",
  "10-12B": "Registration statement",
  "10-12G": "Registration statement",
  "20FR12B": "Registration statement",
  "POS AM": "Registration statement",
  "15-12B": "End of registration",
  "15-12G": "End of registration",
  "15-15D": "End of registration",
  "25": "End of listing",
  "SC TO-I": "Tender offer",
  "SC 14D9": "Response to a tender offer",
  SD: "Specialized disclosure",
  D: "Exempt offering",
  CORRESP: "Correspondence"
}

/** By form without `/A`: filed by others, or by either side. */
const byOthers: Readonly<Record<string, string>> = {
  "3": "Insider's initial statement",
  "4": "Insider's transactions",
  "5": "Insider's annual statement",
  "144": "Proposed sale by an insider",
  "SC 13D": "Beneficial ownership",
  "SC 13G": "Beneficial ownership",
  "SCHEDULE 13D": "Beneficial ownership",
  "SCHEDULE 13G": "Beneficial ownership",
  "13F-HR": "Institutional holdings",
  "13F-NT": "Institutional holdings",
  "SC TO-T": "Tender offer",
  "SC 13E3": "Going private",
  "425": "Merger communication",
  "25-NSE": "End of listing",
  PX14A6G: "Shareholders' solicitation",
  DFAN14A: "Shareholders' solicitation",
  EFFECT: "SEC's notice of effectiveness",
  "CT ORDER": "SEC's order",
  UPLOAD: "SEC's letter",
  "NO ACT": "SEC's letter",
  "SEC STAFF LETTER": "SEC's letter"
}

const found = (of: Readonly<Record<string, string>>, form: string): string | null =>
  Object.hasOwn(of, form) ? (of[form] ?? null) : null

/** The category of a form, `Annual report` for `10-K/A`; null for a form that has none here. */
export const categoryOf = (form: string): string | null => {
  const base = formOf(form)
  return found(byIssuer, base) ?? found(byOthers, base)
}

/** Whether only the issuer itself files the form. */
export const isIssuersOwn = (form: string): boolean => found(byIssuer, formOf(form)) !== null
