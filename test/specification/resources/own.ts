/** Own figures: contract 16. */
import type { Specified } from "../Specified.ts"

const path = "/api/v1/figures"

export const specified: Specified = {
  operations: [],
  added: [`GET ${path}`, `POST ${path}`, `GET ${path}/{id}`, `PATCH ${path}/{id}`, `DELETE ${path}/{id}`]
}
