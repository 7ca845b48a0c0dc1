/** `findata openapi` */
import { Command } from "effect/cli"
import { OpenApi } from "effect/http-api"
import { Api } from "../../../adapters/http/api/mod.ts"
import * as Out from "../Console.ts"

export const openapiCommand = Command.make("openapi", {}, () => Out.json(OpenApi.fromApi(Api)))
