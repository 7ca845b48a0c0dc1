/**
 * Technical indicators: plain functions of columns, without a store, an effect or a dependency.
 *
 * @module
 */
export type { Column } from "../numbers/Column.ts"
export { atr } from "./Atr.ts"
export { type Bollinger, bollinger } from "./Bollinger.ts"
export { ema } from "./Ema.ts"
export { type Macd, macd } from "./Macd.ts"
export { rsi } from "./Rsi.ts"
export { sma } from "./Sma.ts"
