/**
 * Completes the OpenAPI document that effect derives: parameters with their decoded type, bounds and default, security,
 * every answer with its forms, headers and examples.
 */
import { HttpApi, type HttpApiGroup } from "effect/http-api"
import { completeAccess, securitySchemes } from "./Access.ts"
import { completeAnswers, unchangedComponents } from "./Answers.ts"
import { errorComponents } from "./Errors.ts"
import { headerComponents } from "./Headers.ts"
import type { Json } from "./Json.ts"
import { completeParameters, parameterComponents } from "./Parameters.ts"
import { completeBody } from "./Requests.ts"
import { schemaComponents } from "./Schemas.ts"

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
        completeBody(operation, endpoint, document["components"].schemas)
      }
    })
    document["components"] = {
      schemas: schemaComponents(document["components"].schemas),
      parameters: parameterComponents,
      headers: headerComponents,
      responses: { ...unchangedComponents, ...errorComponents },
      securitySchemes
    }
    return document
  }
