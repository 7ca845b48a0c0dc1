/** How long a server that ends waits for requests under way, in milliseconds. */
export const grace = 6000
