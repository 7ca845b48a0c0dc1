/**
 * The commands by name. Each is loaded when the command line mentions it, because loading all of them takes longer than
 * most of them run.
 */
import { Effect } from "effect"
import { Command } from "effect/cli"
import { sources } from "../syncs/Sources.ts"

/** A word of the command line that stands for every command. */
const isAboutAll = (word: string): boolean => /^--(completions|wizard)\b/.test(word)

/** The commands; those that the words of the command line don't mention have a name and a description alone. */
export const commandsFor = (words: ReadonlyArray<string>) => {
  const isWanted = (name: string) => words.includes(name) || words.some(isAboutAll)
  const command = <Name extends string, Input, Context, E, R, E2>(
    name: Name,
    description: string,
    load: () => Effect.Effect<Command.Command<Name, Input, Context, E, R>, E2>
  ) =>
    isWanted(name)
      ? Effect.map(Effect.suspend(load), Command.withDescription(description))
      : Effect.succeed(Command.make(name).pipe(Command.withDescription(description)))
  return Effect.all([
    command("serve", "Serve the HTTP API and the pages until stopped", () =>
      Effect.promise(async () => (await import("./commands/serve.ts")).serveCommand)
    ),
    command(
      "mcp",
      "Answer a language model's tools on standard input and output, by the key FINDATA_KEY",
      () => Effect.promise(async () => (await import("./commands/mcp.ts")).mcpCommand)
    ),
    command("screen", "List the companies that meet a condition over figures, as known on any day", () =>
      Effect.promise(async () => (await import("./commands/screen.ts")).screenCommand)
    ),
    command(
      "page",
      "Write a company's overview and statements as one HTML page, for mail or an archive",
      () => Effect.promise(async () => (await import("./commands/page.ts")).pageCommand)
    ),
    command("import", "Import files, each atomically", () =>
      Effect.zipWith(
        Effect.promise(() => import("./commands/import.ts")),
        sources,
        ({ importCommand }, all) => importCommand(all)
      )
    ),
    command("sync", "Fetch what changed at a source", () =>
      Effect.zipWith(
        Effect.promise(() => import("./commands/sync.ts")),
        sources,
        ({ syncCommand }, all) => syncCommand(all)
      )
    ),
    command("runs", "List imports and deletions, and undo them", () =>
      Effect.promise(async () => (await import("./commands/runs.ts")).runsCommand)
    ),
    command(
      "health",
      "What is missing, old or doubtful of a company's data, and which companies are behind",
      () => Effect.promise(async () => (await import("./commands/health.ts")).healthCommand)
    ),
    command("doubts", "List doubtful prices and actions, and accept spikes that were traded", () =>
      Effect.promise(async () => (await import("./commands/doubts.ts")).doubtsCommand)
    ),
    command("delete", "Delete a company, an article or an owner of keys", () =>
      Effect.promise(async () => (await import("./commands/delete.ts")).deleteCommand)
    ),
    command("prune", "Remove what old runs replaced, so that they can't be undone", () =>
      Effect.promise(async () => (await import("./commands/prune.ts")).pruneCommand)
    ),
    command("backup", "Write the store to a file", () =>
      Effect.promise(async () => (await import("./commands/backup.ts")).backupCommand)
    ),
    command("restore", "Fill a store from the file of a backup", () =>
      Effect.promise(async () => (await import("./commands/restore.ts")).restoreCommand)
    ),
    command("export", "Write whole tables as files of Parquet", () =>
      Effect.promise(async () => (await import("./commands/export.ts")).exportCommand)
    ),
    command("keys", "API keys", () =>
      Effect.promise(async () => (await import("./commands/keys.ts")).keysCommand)
    ),
    command("token", "Create a bearer token with JWT_SECRET, for development", () =>
      Effect.promise(async () => (await import("./commands/token.ts")).tokenCommand)
    ),
    command(
      "sample",
      "Load the sample data set: prices of eight US securities, filings of six, reports and news",
      () => Effect.promise(async () => (await import("./commands/sample.ts")).sampleCommand)
    ),
    command("migrate", "Bring the store's schema up to date; serve and the other commands do it too", () =>
      Effect.promise(async () => (await import("./commands/migrate.ts")).migrateCommand)
    ),
    command("doctor", "Check what findata requires; like every command it brings the schema up to date", () =>
      Effect.promise(async () => (await import("./commands/doctor.ts")).doctorCommand)
    ),
    command("openapi", "Print the OpenAPI document of the HTTP interface", () =>
      Effect.promise(async () => (await import("./commands/openapi.ts")).openapiCommand)
    )
  ])
}
