/** The routes beside those of the API. */

export const plainRoutes = {
  openapi: { method: "GET", path: "/openapi.json" },
  docs: { method: "GET", path: "/docs" },
  llms: { method: "GET", path: "/llms.txt" },
  mcp: { method: "POST", path: "/mcp" }
} as const
