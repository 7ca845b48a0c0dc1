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

/** The hashes by which a policy allows what stands within elements of a page, as the browser reads it. */
const hashesOf = Effect.fnUntraced(function* (html: string, element: "script" | "style") {
  const { digest } = yield* Digest.Digest
  const within = [...html.matchAll(new RegExp(`<${element}>([^]*?)</${element}`, "g"))]
  const hashes = yield* Effect.forEach(within, ([, text = ""]) =>
    digest(Digest.sha256, new TextEncoder().encode(text.replace(/\r\n?/g, "\n")))
  )
  return hashes.map((hash) => `'sha256-${btoa(String.fromCharCode(...hash))}'`).join(" ")
})

/** Of a page with its scripts and styles in it: it has these and no others, and may connect only to this server. */
export const ownPartsAlone = Effect.fnUntraced(function* (html: string) {
  return policy({
    "default-src": "'none'",
    "script-src": yield* hashesOf(html, "script"),
    "style-src": yield* hashesOf(html, "style"),
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'"
  })
})
