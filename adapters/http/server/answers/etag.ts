/** Whether a client has the current representation (RFC 9110, section 13.1.2). */

/** Whether `If-None-Match` lists the tag, weak or strong, or is `*`. */
export const namesTag = (header: string | undefined, etag: string | undefined): boolean =>
  header !== undefined &&
  (header.trim() === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag))
