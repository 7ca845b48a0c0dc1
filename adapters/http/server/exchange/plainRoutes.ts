/** The routes beside those of the API. */

export const plainRoutes = {
  openapi: { method: "GET", path: "/openapi.json" },
  docs: { method: "GET", path: "/docs" },
  indicators: { method: "GET", path: "/docs/indicators" },
  indicator: { method: "GET", path: "/docs/indicators/:name" },
  llms: { method: "GET", path: "/llms.txt" },
  mcp: { method: "POST", path: "/mcp" },
  session: { method: "GET", path: "/session" },
  signIn: { method: "GET", path: "/session/sign-in" },
  callback: { method: "GET", path: "/session/callback" },
  signOut: { method: "POST", path: "/session/sign-out" },
  signedOut: { method: "GET", path: "/session/signed-out" }
} as const
