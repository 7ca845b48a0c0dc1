/** Whether a client has the current representation (RFC 9110, section 13.1.2). */

/** Whether `If-None-Match` lists one of the tags, weak or strong, or is `*`. */
export const namesTag = (header: string | undefined, ...etags: ReadonlyArray<string>): boolean =>
  header !== undefined &&
  (header.trim() === "*" || header.split(",").some((tag) => etags.includes(tag.trim().replace(/^W\//, ""))))
