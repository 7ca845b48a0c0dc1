/** The market index of the sample data set, by itself: what imports the sample is loaded where it is used. */

/** The fund that holds the S&P 500; betas are against it unless the settings name another index. */
export const sampleIndex = "SPY:ARCA"
