/** The months that a statement's flows cover. */

/** 6 and 9 are cumulative figures within a fiscal year. */
export const spans = [3, 6, 9, 12] as const

/** One of `spans`, in months. */
export type Span = (typeof spans)[number]
