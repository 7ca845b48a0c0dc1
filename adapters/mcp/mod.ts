/**
 * Tools for language models over the services of the domain, by the Model Context Protocol. Runs anywhere.
 *
 * @module
 */
export { type KeyRights, rightsOf } from "./Access.ts"
export { answerRequest, route, type McpRouteOptions } from "./Http.ts"
export type { Id, Reply } from "./Message.ts"
export { revisions } from "./Revision.ts"
export { makeMcp, type Mcp, toolList } from "./Server.ts"
export { serveLines } from "./Stdio.ts"
export { Refused, type Tool } from "./Tool.ts"
export { tools } from "./tools.ts"
