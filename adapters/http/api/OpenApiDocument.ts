/**
 * Completes the OpenAPI document that effect derives: parameters with their decoded type, bounds and default, security,
 * every answer with its forms, headers and examples.
 */
import { HttpApi, type HttpApiGroup } from "effect/http-api"
import { completeAccess, securitySchemes } from "./openapi/Access.ts"
import { completeAnswers } from "./openapi/Answers.ts"
import { errorComponents } from "./openapi/Errors.ts"
import { headerComponents } from "./openapi/Headers.ts"
import type { Json } from "./openapi/Json.ts"
import { completeParameters, parameterComponents } from "./openapi/Parameters.ts"
import { completeBody } from "./openapi/Requests.ts"
import { schemaComponents } from "./openapi/Schemas.ts"

/** To be annotated on the api as `OpenApi.Transform`. */
export const completeDocument =
  <Id extends string, Groups extends HttpApiGroup.Constraint>(api: HttpApi.HttpApi<Id, Groups>) =>
  (document: Json): Json => {
    HttpApi.reflect(api, {
      onGroup: () => {},
      onEndpoint: ({ endpoint }) => {
        const path = endpoint.path.replace(/:(\w+)/g, "{$1}")
        const operation = document["paths"][path]?.[endpoint.method.toLowerCase()]
        if (operation === undefined) return
        completeParameters(operation, endpoint, path)
        completeAccess(operation, endpoint)
        completeAnswers(operation, endpoint)
        completeBody(operation, document["components"].schemas)
      }
    })
    document["components"] = {
      schemas: schemaComponents(document["components"].schemas),
      parameters: parameterComponents,
      headers: headerComponents,
      responses: errorComponents,
      securitySchemes
    }
    return document
  }
