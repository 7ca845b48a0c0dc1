/** Command lines in hints and help, as they were typed: by npm in a clone of the repository, where no `findata` is installed. */

/** npm names in `npm_lifecycle_script` the script that it runs, or the command of `npx`. */
export const programIn = ({ npm_lifecycle_script: script = "" }: NodeJS.ProcessEnv): string => {
  if (/(^|[\s/])apps\/cli\/(findata\.js|main\.ts)(\s|$)/.test(script)) return "npm run findata --"
  return /(^|[\s'"])findata([\s'"]|$)/.test(script) ? "npx findata" : "findata"
}

const program = programIn(process.env)

/** The command line of `findata` with these words: `commandLine("keys list")`. */
export const commandLine = (words: string): string => `${program} ${words}`

/** A text of the domain, which names commands in parentheses, with command lines as they were typed. */
export const withCommands = (text: string): string => text.replaceAll("(findata ", `(${program} `)

/** A text that begins with `findata` as a command line. */
export const asTyped = (text: string): string => text.replace(/^findata(?= |$)/, program)
