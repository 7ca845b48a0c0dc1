/** Where a server is and how its connections are encrypted, for sql-pg and pg alike: of `sslmode` each has its own view. */
import type { ConnectionOptions } from "node:tls"
import { Redacted } from "effect"

export interface Address {
  /** Without what it says about TLS. */
  readonly url: Redacted.Redacted
  /** False for none. Chain and host of the server's certificate are always checked. */
  readonly ssl: false | ConnectionOptions
  /** Whether a server without TLS is connected to all the same. */
  readonly isOptional: boolean
  /** The name that its certificate must be for. */
  readonly host: string
}

/** `ca` are the certificates, as PEM, that the server's may be signed by; null for those that Node knows. */
export const addressOf = (url: Redacted.Redacted, ca: string | null): Address => {
  const plain = new URL(Redacted.value(url))
  const mode = plain.searchParams.get("sslmode") ?? (ca === null ? "disable" : "verify-full")
  for (const name of ["sslmode", "sslrootcert"]) plain.searchParams.delete(name)
  const host = plain.searchParams.get("host") ?? plain.hostname.replace(/^\[|\]$/g, "")
  return {
    url: Redacted.make(plain.href),
    // Of a host that is an address, pg itself would compare the certificate with "localhost".
    ssl: mode === "disable" ? false : { host, ...(ca !== null && { ca }) },
    isOptional: mode === "prefer" || mode === "allow",
    host
  }
}

/** The host and port of an address, without secrets. */
export const placeOf = (url: Redacted.Redacted): string => new URL(Redacted.value(url)).host

const untrusted =
  /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_(VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT(_LOCALLY)?)|CERT_UNTRUSTED|CERT_SIGNATURE_FAILURE)$/

/** What pg reports of a server that answers a request for TLS with no. */
const withoutTls = "The server does not support SSL connections"

export const isWithoutTls = (cause: unknown): boolean => (cause as Error).message === withoutTls

/** Why the encrypted connection wasn't made, and what to do; null when TLS isn't the reason. */
export const tlsFault = (cause: unknown, { host }: Address): string | null => {
  const { code = "", message } = cause as { readonly code?: string; readonly message: string }
  if (untrusted.test(code))
    return `the certificate of ${host} isn't signed by an authority that is trusted (${code}): DATABASE_CA names the file of its authority's certificate`
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID")
    return `the certificate that it showed isn't for ${host}: name the host as the certificate does, or have one made for ${host}`
  if (code === "CERT_HAS_EXPIRED") return `the certificate of ${host} has expired`
  if (code === "CERT_NOT_YET_VALID") return `the certificate of ${host} isn't valid yet`
  if (message === withoutTls)
    return `${host} has no TLS, which is required: turn it on there, or use sslmode=disable`
  return null
}
