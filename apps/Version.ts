/** The version of findata. */
export const version = "0.1.0"
