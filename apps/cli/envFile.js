/**
 * The flag `--env-file PATH`: settings from a file, read as systemd reads the file of `EnvironmentFile=`, so that a command
 * has the settings of a service. What the file sets replaces what the environment has. Plain JavaScript, because it is read
 * before the bundle is chosen.
 */
import { readFileSync } from "node:fs"

const flag = "--env-file"

/** A variable: its name, quoted parts of the value, and the rest of the line; a backslash continues it on the next one. */
const assignment =
  /^([^=\n]*)=((?:[ \t]*(?:'[^']*'|"(?:\\[^]|[^"\\])*"))*)(?![ \t]*['"])((?:\\[^]|[^\\\n])*)$/

const quoted = /[ \t]*(?:'([^']*)'|"((?:\\[^]|[^"\\])*)")/g

/** In double quotes a backslash stands before one of these alone. */
const inQuotes = (/** @type {string} */ text) =>
  text.replace(/\\([^])/g, (pair, next) => (next === "\n" ? "" : '"\\`$'.includes(next) ? next : pair))

const unquoted = (/** @type {string} */ text) =>
  text
    .replace(/^[ \t]+/, "")
    // White space at the end doesn't count unless a backslash stands before it.
    .replace(/(\\[^])?[ \t\r]+$/, "$1")
    .replace(/\\([^])/g, (_, next) => (next === "\n" ? "" : next))

/**
 * The variables in the text of a file. Throws an error that names a line which is no variable, without its contents.
 *
 * @param {string} text
 * @returns {Readonly<Record<string, string>>}
 */
export const variablesIn = (text) => {
  /** @type {Record<string, string>} */
  const found = {}
  const lines = text
    .replace(/^\ufeff/, "")
    .replaceAll("\r\n", "\n")
    .split("\n")
  for (let at = 0; at < lines.length; at++) {
    const first = at + 1
    let line = lines[at] ?? ""
    if (/^\s*([#;]|$)/.test(line)) continue
    let parts = assignment.exec(line)
    // A quoted value, or one with a backslash at the end of a line, goes on.
    while (parts === null && line.includes("=") && at + 1 < lines.length) {
      at += 1
      line += `\n${lines[at]}`
      parts = assignment.exec(line)
    }
    const name = parts?.[1]?.trim() ?? ""
    if (parts === null || !/^[A-Za-z_]\w*$/.test(name))
      throw new Error(`line ${first}: expected NAME=value, a comment that begins with #, or nothing`)
    const values = [...(parts[2] ?? "").matchAll(quoted)].map(
      ([, single, double = ""]) => single ?? inQuotes(double)
    )
    found[name] = values.join("") + unquoted(parts[3] ?? "")
  }
  return found
}

/** @param {unknown} error */
const reasonOf = (error) => {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error)
  if (code === "ENOENT") return "there is no such file"
  if (code === "EACCES") return "this user may not read it"
  return code === "EISDIR"
    ? "it is a directory, not a file: name the file of NAME=value lines in it"
    : message
}

/**
 * The variables of the files that command-line words name, of several the last one's value. Throws an error
 * that says which file can't be read, and why.
 *
 * @param {ReadonlyArray<string>} words
 */
export const variablesOf = (words) => {
  const end = words.indexOf("--")
  const own = end === -1 ? words : words.slice(0, end)
  const paths = own.flatMap((word, at) =>
    word === flag ? (own[at + 1] ?? []) : word.startsWith(`${flag}=`) ? word.slice(flag.length + 1) : []
  )
  /** @type {Record<string, string>} */
  const found = {}
  for (const path of paths) {
    try {
      Object.assign(found, variablesIn(readFileSync(path, "utf8")))
    } catch (error) {
      throw new Error(`${flag} ${path}: ${reasonOf(error)}`, { cause: error })
    }
  }
  return found
}
