/** What a command prints when its words are wrong: what is wrong, what would be right, and where the help is. */
import { Console, Effect } from "effect"
import { type CliError, CliOutput } from "effect/cli"
import type { HelpDoc } from "effect/cli/HelpDoc"
import { withoutSecrets } from "../Secrets.ts"
import { asTyped } from "./CommandLine.ts"

/** In the words of this program: the parser's are those of a schema. */
const expectedIn = (text: string): string =>
  text
    .replace(/^(Expected:? |Schema validation failed: )+/, "")
    .replace(/^Expected /, "")
    .replace("a string representing a finite number", "a number")

const textOf = (error: CliError.CliError): string => {
  if (error._tag !== "InvalidValue") return error.message
  const { expected, kind, option, value } = error
  const given = kind === "flag" ? `--${option}` : `<${option}>`
  return `${value === "" ? given : `${given} ${value}`}: expected ${expectedIn(expected)}`
}

const typed = (help: HelpDoc): HelpDoc => ({
  ...help,
  usage: asTyped(help.usage),
  ...(help.examples && {
    examples: help.examples.map((example) => ({ ...example, command: asTyped(example.command) }))
  })
})

/** The help is printed when it is asked for, or when no subcommand was named. */
export const presenter: CliOutput.Presenter = {
  present: (event) =>
    event._tag === "InvalidInvocation" && event.errors.length > 0
      ? Effect.gen(function* () {
          for (const error of event.errors) yield* Console.error(withoutSecrets(textOf(error)))
          yield* Console.error(`See ${asTyped([...event.commandPath, "--help"].join(" "))}`)
        })
      : CliOutput.defaultPresenter.present(
          event._tag === "Version" ? event : { ...event, helpDoc: typed(event.helpDoc) }
        )
}
