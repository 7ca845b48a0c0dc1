/** A browser of the tests: keeps cookies by host and follows redirections, to the service and to an issuer. */

export interface Seen {
  readonly status: number
  readonly url: URL
  readonly headers: Headers
  readonly setCookies: ReadonlyArray<string>
  readonly text: string
  readonly json: any
}

export interface Browser {
  /** Cookies by host and name. */
  readonly jar: Map<string, Map<string, string>>
  /** Sends one request. */
  readonly ask: (
    method: string,
    url: string | URL,
    headers?: Readonly<Record<string, string>>,
    body?: string
  ) => Promise<Seen>
  /** Opens a page and follows redirections, up to `until` when it is given. */
  readonly open: (url: string | URL, until?: (url: URL) => boolean) => Promise<Seen>
}

/** `fetchOwn` answers what goes to the service's host. */
export const makeBrowser = (ownHost: string, fetchOwn: (request: Request) => Promise<Response>): Browser => {
  const jar: Browser["jar"] = new Map()
  const ask: Browser["ask"] = async (method, to, headers = {}, body) => {
    const url = new URL(to)
    const cookies = jar.get(url.host) ?? new Map<string, string>()
    jar.set(url.host, cookies)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const request = new Request(url, {
      method,
      headers: { ...(cookie === "" ? {} : { cookie }), ...headers },
      redirect: "manual",
      ...(body === undefined ? {} : { body })
    })
    const response = await (url.host === ownHost ? fetchOwn(request) : fetch(request))
    const setCookies = response.headers.getSetCookie()
    for (const text of setCookies) {
      const [pair = "", ...attributes] = text.split(";")
      const at = pair.indexOf("=")
      const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1)]
      const ended = attributes.some((attribute) =>
        /max-age=0$|expires=thu, 01 jan 1970/i.test(attribute.trim())
      )
      if (ended || value === "") cookies.delete(name)
      else cookies.set(name, value)
    }
    const text = await response.text()
    const isJson =
      response.headers.get("content-type")?.startsWith("application/json") === true && text !== ""
    return {
      status: response.status,
      url,
      headers: response.headers,
      setCookies,
      text,
      json: isJson ? JSON.parse(text) : undefined
    }
  }
  const open: Browser["open"] = async (to, until = () => false) => {
    let seen = await ask("GET", to)
    for (let times = 0; times < 10; times++) {
      const location = seen.headers.get("location")
      if (location === null) return seen
      const next = new URL(location, seen.url)
      if (until(next)) return seen
      seen = await ask("GET", next)
    }
    throw new Error(`Too many redirections, the last to ${seen.url}`)
  }
  return { jar, ask, open }
}
