/** What TA-Lib takes as nothing. */

/** Whether a number is so near to 0 that TA-Lib takes it as 0, whatever it is counted in. */
export const isNothing = (value: number): boolean => value < 1e-14 && value > -1e-14
