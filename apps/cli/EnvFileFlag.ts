/** `--env-file`, which every command has: `envFile.js` reads the file before the settings are read. */
import { Flag, GlobalFlag } from "effect/cli"

export const envFileFlag = GlobalFlag.Setting("env-file")({
  flag: Flag.String("env-file").pipe(
    Flag.withMetavar("PATH"),
    Flag.withDescription("Read settings from this file, such as a service's; they replace the environment's"),
    Flag.optional
  )
})
