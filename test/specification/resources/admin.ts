/** Administration. */
import type { Specified } from "../Specified.ts"

const root = "/api/v1/admin"

export const specified: Specified = {
  added: [
    `GET ${root}/runs`,
    `GET ${root}/doubtful`,
    `GET ${root}/health`,
    `GET ${root}/stale`,
    `POST ${root}/runs/{run_id}/undo`,
    `GET ${root}/companies/{company_id}/health`,
    `POST ${root}/companies/{company_id}/doubts/accept`,
    `POST ${root}/companies/{company_id}/doubts/withdraw`,
    `POST ${root}/companies/{company_id}/syncs/{source}`,
    `GET ${root}/operations`,
    `GET ${root}/operations/{operation_id}`,
    `POST ${root}/imports/{kind}`
  ]
}
