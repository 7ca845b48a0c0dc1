/** What the pages of this server may load, run and connect to: their Content-Security-Policy (CSP Level 3). */
import { Effect } from "effect"
import { Digest } from "effect/crypto"

const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ")

/** Of a page whose scripts and styles are files of this server. */
export const ownFilesAlone = policy({
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "frame-src": "'self'",
  "manifest-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'"
})

/**
 * Of a page with its scripts in it: it runs these and no others, and may connect only to this server, whatever they contain.
 * They may write styles while they run, as Scalar's do.
 */
export const ownScriptsAlone = Effect.fnUntraced(function* (html: string) {
  const { digest } = yield* Digest.Digest
  const scripts = [...html.matchAll(/<script>([^]*?)<\/script/g)].map(([, script = ""]) => script)
  const hashes = yield* Effect.forEach(scripts, (script) =>
    // As the browser reads it.
    digest(Digest.sha256, new TextEncoder().encode(script.replace(/\r\n?/g, "\n")))
  )
  return policy({
    "default-src": "'none'",
    "script-src": hashes.map((hash) => `'sha256-${btoa(String.fromCharCode(...hash))}'`).join(" "),
    "style-src": "'unsafe-inline'",
    "img-src": "data:",
    "font-src": "data:",
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'"
  })
})
