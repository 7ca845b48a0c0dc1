/**
 * Trading sessions of the world's exchanges: days, hours, breaks, early closes, and whether an exchange is open. Plain functions
 * without a store, an effect or a dependency.
 *
 * @module
 */
export { tradingDaysOf } from "./ExchangeDays.ts"
export { missingSessions, type MissingStretch } from "./MissingSessions.ts"
export {
  type Break,
  calendarOf,
  exchangeInstant,
  isKnownDay,
  isSession,
  lastClosedSession,
  nextSession,
  type Session,
  type SessionCalendar,
  sessionDates,
  sessionMics,
  sessionsAfter,
  sessionsOf,
  sessionState,
  type SessionState
} from "./Sessions.ts"
export { type TradingDays, weekdays } from "./TradingDays.ts"
