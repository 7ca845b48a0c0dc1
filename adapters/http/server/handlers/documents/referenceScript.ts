/** What the reference does in a browser: finds operations, fills forms in by examples, and sends them. */

/** Within single quotes of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Text that is scrolled by keyboard too. */
const block = (text: string, label: string): HTMLElement => {
  const shown = document.createElement("pre")
  shown.tabIndex = 0
  shown.setAttribute("aria-label", label)
  shown.textContent = text
  return shown
}

const inputOf = (id: string) => document.getElementById(id) as HTMLInputElement

/** Opens what the address leads to. */
const showTarget = (): void => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const within = target?.closest("details")
  if (target === null || !within) return
  within.open = true
  target.scrollIntoView()
}

const parts = { quoted, block, inputOf, showTarget }

/** Runs in the page, where nothing but the parts is there. */
const run = ({ block, inputOf, quoted, showTarget }: typeof parts): void => {
  const base = document.documentElement.dataset["base"] ?? ""
  const [find, found, key, token] = [
    inputOf("find"),
    document.getElementById("found") as HTMLElement,
    inputOf("key"),
    inputOf("token")
  ]

  // Under the names by which the site's pages keep them.
  const kept = [
    [key, "findata.key"],
    [token, "findata.token"]
  ] as const
  for (const [input, name] of kept) {
    input.value = sessionStorage.getItem(name) ?? ""
    input.addEventListener("input", () => {
      if (input.value === "") sessionStorage.removeItem(name)
      else sessionStorage.setItem(name, input.value)
    })
  }
  document.getElementById("access")?.addEventListener("submit", (event) => event.preventDefault())

  addEventListener("hashchange", showTarget)
  showTarget()
  // An open operation is what the address leads to.
  for (const operation of document.querySelectorAll<HTMLDetailsElement>(".operation"))
    operation.addEventListener("toggle", () => {
      const id = operation.querySelector("h3")?.id
      if (operation.open && id !== undefined) history.replaceState(null, "", `#${id}`)
    })

  find.addEventListener("input", () => {
    const words = find.value.toLowerCase().split(/\s+/)
    let count = 0
    for (const section of document.querySelectorAll<HTMLElement>(".tag")) {
      let isEmpty = true
      for (const operation of section.querySelectorAll<HTMLElement>(".operation")) {
        const text = operation.dataset["text"] ?? ""
        operation.hidden = !words.every((word) => text.includes(word))
        if (!operation.hidden) {
          isEmpty = false
          count++
        }
      }
      section.hidden = isEmpty
    }
    found.textContent = find.value === "" ? "" : `${count} found`
  })

  type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  const controlsOf = (form: HTMLFormElement): ReadonlyArray<Control> => [
    ...form.querySelectorAll<Control>("[data-in]")
  ]

  /** Empty where an example doesn't send a parameter. */
  const fill = (form: HTMLFormElement, name: string | undefined): void => {
    for (const control of controlsOf(form)) {
      const examples: Readonly<Record<string, unknown>> = JSON.parse(control.dataset["examples"] ?? "{}")
      const value = examples[name ?? ""] ?? (control.required ? Object.values(examples)[0] : undefined)
      const text = typeof value === "object" ? JSON.stringify(value, null, 2) : String(value ?? "")
      control.value = text
    }
  }

  const requestOf = (form: HTMLFormElement) => {
    let path = form.dataset["path"] ?? ""
    const query = new URLSearchParams()
    const headers: Record<string, string> = {}
    let body: string | null = null
    for (const control of controlsOf(form)) {
      if (control.value === "") continue
      const place = control.dataset["in"]
      if (place === "path") path = path.replace(`{${control.name}}`, encodeURIComponent(control.value))
      else if (place === "query") query.set(control.name, control.value)
      else if (place === "header") headers[control.name] = control.value
      else {
        body = control.value
        headers["Content-Type"] = control.dataset["type"] ?? "application/json"
      }
    }
    const address = `${location.origin}${base}${path}${query.size === 0 ? "" : `?${query}`}`
    return { address, body, headers, method: form.dataset["method"] ?? "GET" }
  }

  /** What a request is sent with: a token where one is given or nothing else is taken, else the key; null for neither. */
  const secretOf = (form: HTMLFormElement) => {
    const schemes = form.dataset["schemes"] ?? ""
    const takesKey = schemes.includes("apiKey")
    if (schemes.includes("bearer") && (token.value !== "" || !takesKey))
      return { header: "Authorization", value: `Bearer ${token.value}`, shown: "Bearer $TOKEN" }
    return takesKey ? { header: "X-API-Key", value: key.value, shown: "$FINDATA_API_KEY" } : null
  }

  /** With the names of secrets instead of them. */
  const curlOf = (
    { address, body, headers, method }: ReturnType<typeof requestOf>,
    secret: ReturnType<typeof secretOf>
  ): string =>
    [
      `curl -sS${method === "GET" ? "" : ` -X ${method}`} ${quoted(address)}`,
      ...(secret === null ? [] : [`-H "${secret.header}: ${secret.shown}"`]),
      ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
      ...(body === null ? [] : [`--data-binary ${quoted(body)}`])
    ].join(" \\\n  ")

  const longest = 200_000
  const shownOf = (text: string, type: string): string => {
    const whole = type.includes("json") ? JSON.stringify(JSON.parse(text), null, 2) : text
    return whole.length <= longest
      ? whole
      : `${whole.slice(0, longest)}\n… ${whole.length - longest} more characters`
  }

  const send = async (form: HTMLFormElement): Promise<void> => {
    const output = form.querySelector("output") as HTMLElement
    const [asked, secret] = [requestOf(form), secretOf(form)]
    const isGiven = secret !== null && secret.value !== "" && secret.value !== "Bearer "
    const headers = { ...asked.headers, ...(isGiven ? { [secret.header]: secret.value } : {}) }
    const line = document.createElement("p")
    line.textContent = "…"
    const curl = block(curlOf(asked, secret), "curl")
    output.replaceChildren(line, curl)
    const begun = performance.now()
    try {
      const answer = await fetch(asked.address, { method: asked.method, headers, body: asked.body })
      const text = await answer.text()
      const type = answer.headers.get("content-type") ?? ""
      const ms = Math.round(performance.now() - begun)
      line.textContent = `${answer.status} ${answer.statusText} · ${ms} ms · ${type}`
      output.append(block(shownOf(text, type), "Body"))
    } catch (error) {
      line.textContent = `No answer: ${error instanceof Error ? error.message : String(error)}`
    }
  }

  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-path]")) {
    const choice = form.querySelector<HTMLSelectElement>("[data-chooses]")
    const first = controlsOf(form)
      .flatMap((control) => Object.keys(JSON.parse(control.dataset["examples"] ?? "{}")))
      .at(0)
    fill(form, choice?.value ?? first)
    choice?.addEventListener("change", () => fill(form, choice.value))
    form.addEventListener("submit", (event) => {
      event.preventDefault()
      void send(form)
    })
  }
}

/** The script, made of the text of these functions. */
export const referenceScript = `(${run.toString()})({ ${Object.entries(parts)
  .map(([name, part]) => `${name}: ${part.toString()}`)
  .join(", ")} })`
