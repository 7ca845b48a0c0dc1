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

/** Matches the links that are followed, as `LocationProvider` has it. */
export const scope = new RegExp(`^(?!/(?:${others})(?:[/?#]|$))`, "i")
