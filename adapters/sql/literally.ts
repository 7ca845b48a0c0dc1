/** Text as a pattern of LIKE that matches nothing but itself. */

/** Takes away the meaning that LIKE gives to some characters; the statement says `escape '\'`. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, (mark) => `\\${mark}`)
