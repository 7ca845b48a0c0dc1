/** Text within HTML. */

export const escaped = (text: unknown): string =>
  String(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;")

/** Text with `code` in it, as descriptions have it. */
export const prose = (text: unknown): string =>
  escaped(text ?? "").replaceAll(/`([^`]*)`/g, (_, inside: string) => `<code>${inside}</code>`)
