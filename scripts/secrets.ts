/**
 * Lists secrets in the files of the repository: those that secretlint's recommended rules know, and API keys of findata with
 * a right checksum. Binary and compressed files are left out. Ends with 1 where there is any.
 */
import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { lintSource } from "@secretlint/core"
import { creator } from "@secretlint/secretlint-rule-preset-recommend"
import { KeySecret } from "../core/ports.ts"

const preset = "@secretlint/secretlint-rule-preset-recommend"

/** Credentials that tests made up, by the rule that finds them: of a host that no network has, or of a password
 * that is a placeholder. */
const madeUp = {
  "database-connection-string": [
    "/:(hunter2|secret|password|\\$\\{.*)@/",
    "/@(127\\.0\\.0\\.1|\\w+|[\\w.]+\\.example)[:\\/,]/"
  ],
  basicauth: ["/user:secret@example\\.com/", "/:hunter2@/"]
}

const config: Parameters<typeof lintSource>[0]["options"]["config"] = {
  rules: [
    {
      id: preset,
      rule: creator,
      options: {},
      rules: Object.entries(madeUp).map(([rule, allows]) => ({
        id: `@secretlint/secretlint-rule-${rule}`,
        options: { allows }
      }))
    }
  ]
}

const paths = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0").filter(Boolean)

const isText = (bytes: Buffer): boolean => !bytes.subarray(0, 8000).includes(0)

/** `path:line: what it is` of each secret, without the secret. */
const secretsIn = async (path: string): Promise<ReadonlyArray<string>> => {
  const bytes = readFileSync(path)
  if (!isText(bytes)) return []
  const content = bytes.toString()
  const { messages } = await lintSource({
    source: { content, filePath: path, contentType: "text" },
    options: { config, maskSecrets: true }
  })
  const keys = [...content.matchAll(/ak_[0-9A-Za-z]{40}/g)].filter(([key]) => KeySecret.isWellFormed(key))
  return [
    ...messages.map(({ loc, message }) => `${path}:${loc.start.line}: ${message}`),
    ...keys.map(({ index }) => `${path}:${content.slice(0, index).split("\n").length}: an API key of findata`)
  ]
}

const found: Array<string> = []
for (const path of paths) found.push(...(await secretsIn(path)))
for (const secret of found) console.error(secret)
console.log(`${paths.length} files, ${found.length} secrets`)
process.exitCode = found.length === 0 ? 0 : 1
