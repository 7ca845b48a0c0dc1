/** The client that all of the site asks through, and what it was answered, kept while it is looked at. */
import { computed } from "@preact/signals"
import { QueryClient } from "@tanstack/preact-query"
import { createClient } from "../../../../adapters/client/mod.ts"
import { basePath } from "./basePath.ts"
import { apiKey, token } from "./credentials.ts"

/** Repeats what was turned away, for a few seconds: a person waits. */
export const client = computed(() =>
  createClient({
    baseUrl: `${location.origin}${basePath}`,
    retries: 2,
    maxWait: 3,
    ...(apiKey.value === null ? {} : { apiKey: apiKey.value }),
    ...(token.value === null ? {} : { token: token.value })
  })
)

/** Answers are fresh for a minute; the browser revalidates them by their ETag afterwards. */
export const answers = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 60_000,
      gcTime: 600_000,
      networkMode: "always",
      refetchOnWindowFocus: true
    },
    // What was written may contain a secret: it is forgotten with the form that wrote it.
    mutations: { networkMode: "always", gcTime: 0 }
  }
})
