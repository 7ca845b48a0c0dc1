/** Whether a client has what would be answered (RFC 9110, section 13.1.2). */

/** An `If-None-Match` that names the tag, weakly or strongly, or anything. */
export const namesTag = (header: string | undefined, etag: string | undefined): boolean =>
  header !== undefined &&
  (header.trim() === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag))
