/** A key with which clients ask without pause. */
import { type Environment, findata, json } from "../cli/command.ts"

const flags = ["--name", "reader", "--scopes", "read:all", "--rate-limit", "1000000", "--json"]

/** Its secret. */
export const readerKey = async (env: Environment): Promise<string> =>
  json(await findata(env, "keys", "create", ...flags)).key
