/**
 * Tools for language models over the services of the domain, by the Model Context Protocol. Runs anywhere.
 *
 * @module
 */
export { type KeyRights, rightsOf } from "./tool/Access.ts"
export { answerRequest, route, type McpRouteOptions } from "./server/Http.ts"
export type { Id, Reply } from "./protocol/Message.ts"
export { revisions } from "./protocol/Revision.ts"
export { makeMcp, type Mcp, toolList } from "./server/Server.ts"
export { serveLines } from "./server/Stdio.ts"
export { Refused, type Tool } from "./tool/Tool.ts"
export { tools } from "./tools/tools.ts"
