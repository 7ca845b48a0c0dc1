/** Methods of requests. */

/** Whether a method asks for what its URL alone names (RFC 9110, 9.3.1 and 9.3.2). */
export const isRead = (method: string): boolean => method === "GET" || method === "HEAD"
