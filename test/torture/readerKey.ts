/** A key with which clients ask without pause, of every family of routes. */
import { type Environment, findata, json } from "../cli/command.ts"

const rate = ["--rate-limit", "1000000", "--rate-period", "60", "--tier", "enterprise"]
const flags = ["--name", "reader", "--scopes", "read:all", ...rate, "--json"]

/** Its secret. */
export const readerKey = async (env: Environment): Promise<string> =>
  json(await findata(env, "keys", "create", ...flags)).key
