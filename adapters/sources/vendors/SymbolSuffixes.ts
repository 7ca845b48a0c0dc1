/** The suffixes by which vendors name the exchange of a symbol: `005930.KS`, `aapl.us`. */
import { exchangeAliases } from "../../../core/ports.ts"

/** What Yahoo appends to the symbols of an exchange, by its code of the exchange; exchanges of the United States have none. */
export const yahooSuffixes: Readonly<Record<string, string>> = {
  AMS: "AS",
  ASX: "AX",
  ATH: "AT",
  BER: "BE",
  BKK: "BK",
  BRU: "BR",
  BSE: "BO",
  BUD: "BD",
  BUE: "BA",
  CAI: "CA",
  CNQ: "CN",
  CPH: "CO",
  CSE: "CN",
  DOH: "QA",
  DUS: "DU",
  EBS: "SW",
  FRA: "F",
  GER: "DE",
  HAM: "HM",
  HAN: "HA",
  HEL: "HE",
  HKG: "HK",
  ICE: "IC",
  IOB: "IL",
  ISE: "IR",
  IST: "IS",
  JKT: "JK",
  JNB: "JO",
  JPX: "T",
  KLS: "KL",
  KOE: "KQ",
  KSC: "KS",
  LIS: "LS",
  LIT: "VS",
  LSE: "L",
  MCE: "MC",
  MCX: "ME",
  MEX: "MX",
  MIL: "MI",
  MUN: "MU",
  NEO: "NE",
  NSI: "NS",
  NZE: "NZ",
  OSL: "OL",
  PAR: "PA",
  PRA: "PR",
  RIS: "RG",
  SAO: "SA",
  SAU: "SR",
  SES: "SI",
  SET: "BK",
  SGO: "SN",
  SHH: "SS",
  SHZ: "SZ",
  STO: "ST",
  STU: "SG",
  TAI: "TW",
  TAL: "TL",
  TLV: "TA",
  TOR: "TO",
  TWO: "TWO",
  VAN: "V",
  VIE: "VI"
}

/** Exchanges by Stooq's suffixes; null where one is of several exchanges. */
export const stooqSuffixes: Readonly<Record<string, string | null>> = {
  US: null,
  JP: "TSE",
  UK: "LSE",
  DE: "XETRA",
  HK: "HKEX"
}

/** The codes of exchanges by all of these suffixes, as `Vendors` has them. */
export const exchangeBySuffix: ReadonlyMap<string, string | null> = new Map([
  ...Object.entries(yahooSuffixes).map(
    ([code, suffix]) => [suffix, exchangeAliases.get(code) ?? code] as const
  ),
  ...Object.entries(stooqSuffixes)
])
