/** Recognises pages of HTML, which servers send in the place of data. */

const page = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*>\s*)*<(?:!doctype\s+html|html|head|body)\b/i

/** Whether a text is a page of HTML, by its beginning. */
export const isHtmlPage = (text: string): boolean => page.test(text.slice(0, 2000))
