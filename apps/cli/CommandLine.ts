/**
 * Command lines in hints and help, as they were typed: by npm in a clone of the repository, where no `findata` is installed, and
 * in hints with what names the store, so that they can be run as they are printed.
 */
import { declared } from "../declared.ts"
import { variablesOf } from "./envFile.js"

/** npm names in `npm_lifecycle_script` the script that it runs, or the command of `npx`. */
export const programIn = ({ npm_lifecycle_script: script = "" }: NodeJS.ProcessEnv): string => {
  if (/(^|[\s/])apps\/cli\/(findata\.js|main\.ts)(\s|$)/.test(script)) return "npm run findata --"
  return /(^|[\s'"])findata([\s'"]|$)/.test(script) ? "npx findata" : "findata"
}

const program = programIn(process.env)

/** A text as one word of a shell. */
const wordOf = (text: string): string =>
  /^[\w@%+=:,./~-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Whether an address may contain a password, also one that can't be read. */
const mayHavePassword = (address: string): boolean => {
  const url = URL.parse(address)
  return url === null || url.password !== "" || url.searchParams.has("password")
}

/** How a variable that names the store is set before a command; nothing where it isn't, or is as by default. */
const settingOf = (variable: string, value: string, fallback: string): ReadonlyArray<string> => {
  if (value === "" || value.replace(/^\.\//, "") === fallback) return []
  // Fails where the shell hasn't the variable, instead of taking another store.
  if (variable === declared.databaseUrl.variable && mayHavePassword(value))
    return [`${variable}="\${${variable}:?}"`]
  return [`${variable}=${wordOf(value)}`]
}

/**
 * A program with the store of an environment: by the file that `words` of the command line name in `--env-file`, or else by
 * variables before it. A password isn't shown. On Windows variables aren't set so, and the program is returned alone.
 */
export const withStore = (
  program: string,
  words: ReadonlyArray<string>,
  environment: NodeJS.ProcessEnv,
  platform: NodeJS.Platform = process.platform
): string => {
  const at = words.findLastIndex((word) => word === "--env-file" || word.startsWith("--env-file="))
  const path = at === -1 ? undefined : (/^--env-file=(.*)/.exec(words[at] ?? "")?.[1] ?? words[at + 1])
  const inFile = path === undefined ? {} : variablesOf(words)
  const before = [declared.databaseUrl, declared.data].flatMap(({ fallback, variable }) =>
    variable in inFile ? [] : settingOf(variable, environment[variable]?.trim() ?? "", fallback)
  )
  return [
    ...(platform === "win32" ? [] : before),
    program,
    ...(path === undefined ? [] : ["--env-file", wordOf(path)])
  ].join(" ")
}

let own: string | undefined
const programOnStore = (): string => {
  own ??= withStore(program, process.argv.slice(2), process.env)
  return own
}

/** The command line of `findata` with these words, on the store of this process: `commandLine("keys list")`. */
export const commandLine = (words: string): string => `${programOnStore()} ${words}`

/** A text of the domain, which names commands in parentheses, with command lines on the store of this process. */
export const withCommands = (text: string): string =>
  text.replaceAll("(findata ", () => `(${programOnStore()} `)

/** A text that begins with `findata` as a command line. */
export const asTyped = (text: string): string => text.replace(/^findata(?= |$)/, program)
