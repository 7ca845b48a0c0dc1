/**
 * What stands at the foot of each printed sheet: the page's address, the day of printing and the sheet's number. A style sheet
 * has it because no element is repeated on every sheet; browsers without boxes in a sheet's margins leave it out, and the
 * footer of the page, which is printed once, has the same.
 */
const sheet = new CSSStyleSheet()

const quoted = (text: string): string =>
  `"${text.replaceAll(/["\\\n]/g, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `)}"`

const write = (): void => {
  const address = `findata · ${decodeURI(location.href)} · ${new Date().toISOString().slice(0, 10)}`
  sheet.replaceSync(`@page {
    margin: 14mm 12mm 16mm;
    @bottom-left { content: ${quoted(address)}; font: 8px system-ui, sans-serif; color: #556168; }
    @bottom-right { content: counter(page) " / " counter(pages); font: 8px system-ui, sans-serif; color: #556168; }
  }`)
}

/** From now on. */
export const footEverySheet = (): void => {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  write()
  addEventListener("beforeprint", write)
}
