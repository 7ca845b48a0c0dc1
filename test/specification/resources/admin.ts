/** Administration. */
import type { Specified } from "../Specified.ts"

const root = "/api/v1/admin"

export const specified: Specified = {
  added: [
    `GET ${root}/runs`,
    `GET ${root}/doubtful`,
    `GET ${root}/health`,
    `POST ${root}/runs/{run_id}/undo`,
    `POST ${root}/imports/{kind}`
  ]
}
