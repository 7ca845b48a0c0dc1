/** What TA-Lib takes as nothing. */

/** Numbers below it are so near to 0 that TA-Lib takes them as 0, whatever they are counted in. */
export const nothing = 1e-14

/** Whether TA-Lib takes a number as 0. */
export const isNothing = (value: number): boolean => value < nothing && value > -nothing
