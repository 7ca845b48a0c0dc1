/** Which links the site follows by itself: those to its pages, not those to what the server answers otherwise. */

/** The first parts of the paths of programs. */
export const ofPrograms = [
  "api",
  "docs",
  "files",
  "healthz",
  "llms.txt",
  "mcp",
  "openapi.json",
  "readyz",
  "session",
  "v1"
]

/** Files beside the pages. */
const files = ["assets", "favicon.svg", "robots.txt"]

const others = [...ofPrograms, ...files].join("|").replaceAll(".", "\\.")

const literally = (text: string): string => text.replace(/[.\\]/g, "\\$&")

/** Matches the links that are followed by the site below a path, as `LocationProvider` has it. */
export const scopeBelow = (base: string): RegExp =>
  new RegExp(`^${literally(base)}(?=[/?#]|$)(?!/(?:${others})(?:[/?#]|$))`, "i")
