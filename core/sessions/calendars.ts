/**
 * Days and hours of exchanges, written by scripts/sessions.ts from the calendars of exchange_calendars
 * (https://github.com/gerrymanoim/exchange_calendars, Copyright 2018 Quantopian, Inc. and its contributors, Apache License
 * 2.0): the days and hours are theirs, the form is this project's.
 */
import type { PackedCalendar } from "./packed.ts"

/** The calendars of exchanges that have one of their own, by MIC. */
export const calendars: Readonly<Record<string, PackedCalendar>> = {
  AIXK: {
    zone: "Asia/Almaty",
    from: "2017-01-01",
    to: "2027-12-31",
    exceptions:
      "1 1 1s d 1 1 13 7 1 1m 1j 2 2j h e 1 1t 1 c 1 1 12 1 6 1 1 1m 1a 9 1 2m e e 1 1 5 1o d 1 3 11 6 2 1 1n 1h 2m e 1 f 1 1 4 1q e 1 1 11 6 1 1n p v 2k f 1 1 e 3 3 1o e 1 1 14 4 3 1l e 15 2l f 1 h 1 3 1n 1 d 1 1 14 7 1 1l 1i 1 1j 1 1g h 1 1s d 1 1 13 7 1 1e 8 1 1i 1k 1i e 1 1u d 1 3 11 6 1 1 1o 1h 1k 1g g 1 1 4 1q b 3 1 11 6 2 s v 1k 1k 1e g 1 5 1p e 1 1 11 6 1 j 14 1k 1k 1f g 3 3 1o e 1 1 14 4 3 1l 1j 1k 1g",
    hours: ["11:00-17:00"],
    changes: "3",
    indexes: "0"
  },
  ASEX: {
    zone: "Europe/Athens",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 1k 1a 3 f y 20 3o 1 6 1c z 4 3 4 3 n q 28 22 1m 1 6 5 1r g n 3 4 3 4 19 3r 1m 7 5 1i o f 3 4 3 1d 3z 1y 1v b 7 3 p 3 1d 1k 22 1n b 1n 13 3 4 3 7 16 1s 3o 1 6 1k s b 3 4 3 g x 21 22 1m 1 6 5 1r f 3 3 p 3 3 1a 1o 22 1m 1 6 5 1j n g 3 4 3 b 12 3y 1m 7 5 1b v 8 3 4 3 1d 46 1y 1v 13 3 4 3 1d 1l 3o 1 6 1k 1a 3 f y 20 3o 1 6 24 7 4 3 u 2 3 1 1c 1g 22 1m 1 6 5 1r f o 3 4 3 3 1a 1o 22 1m 1 6 5 1c v f 3 1d 22 24 1y 1v b 3 w 3 1d 1k 22 1n b 1n 13 3 4 3 7 16 1s 3o 1 6 1d 1a 3 m r 27 3o 1 6 1r 1 5 b 3 1 v 3 3 1a 1o 22 1m 1 6 5 1j n g 3 4 3 b 12 3y 1l 1 7 5 14 12 8 3 1d 4d 1l d 1o i s 3 1d 1r 22 1n b 1g 13 3 4 3 f y 20 3n 1 1 6 24 7 4 3 u 2 3 1 1c 1g 22 1l 1 1 6 5 1k m o 3 a 13 1v 22 1l 1 1 5 1 5 1c u 9 3 4 3 i v s 1 1 1 1 3 1 1 1 1 3 1 1 1 1 3 1 1 1 1 3 1 1 1 1 2h 1l 1 7 5 1w b 3 w 3 1 1c 1k 22 1n b 1g 1a 3 e z 1z 3o 1 6 1d 13 3 4 3 m r 27 3n 1 1 6 1x e p 3 4 3 2 1b 1n 22 1l 1 1 6 5 1k n g 3 4 3 b 12 3y 1l 1 7 5 1w a 8 3 p 3 1d 3l 1l d 1o i l 3 4 3 1d 1r 22 1n b 1g 13 3 4 3 e z 1z 3o 1 6 25 7 4 3 u 2 3 1d 1g 22 1l 1 1 6 5 1k m o 3 a 13 1v 22 1l 1 1 6 5 1c u 9 3 4 3 i v 45 1l 1 7 5 1w a 1 3 w 3 1d 3l 1l",
    hours: ["10:00-17:00", "10:00-17:20"],
    changes: "1 5a5",
    indexes: "01"
  },
  BVMF: {
    zone: "America/Sao_Paulo",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 o w 1 19 i 18 2d z l d 13 1 6 1 o h 1 19 x t 4p 13 1 6 1 1p 1 19 4 a 1c 29 z l 1g 1 6 1 o s 1 19 c 1e 2h z l d 13 7 p k 1 19 k 16 2p z l d 19 q x 1 19 7 a 19 2c z l d 14 4 3 o p 1 19 q 10 4i 13 1 6 1 14 1 19 o a s 5t 1 6 1 1h 1 19 b a 15 s 1o z l 1g 1 6 1 o l 1 19 j 17 10 1o z l d 13 7 p 15 1 19 a 1g 25 z l d 14 4 3 o w 1 19 i 18 p 1o z l d 13 1 6 1 o h 1 19 x t 14 3l 13 1 6 1 1p 1 19 3 a 1d k 4o 1 6 1 1h 1 19 c 1e t 1o z l d 13 7 p d 1 19 r z 2w z l d 19 q x 1 19 7 a 19 2c z l d 5 z 4 3 o p 1 19 p 11 w 1o z l d 5 y 1 6 1 o a 1 19 v a l 1c 3q y 1 6 1 1h 1 19 b a 15 s 1o z l i y 1 6 1 o l 1 19 j 17 10 1o z l d 13 7 p 15 1 18 1 1q 24 z l d 19 q q 1 19 p 11 w 1o z l d 5 y 1 6 1 o h 1 19 x t 14 3l 5 y 1 6 1 1p 1 19 3 a 16 7 k 3q y 1 6 1 1a 1 19 i a y z 1o z l i y 1 6 1 o e 1 19 r z 2w z l d 19 q x 1 19 7 a 19 2c z l d 5 z 4 3 o i 1 19 w u 13 1o z l d 5 y 1 6 1 o 12 1 19 c 1e j 3l 5 y 1 6 1 1i 1 19 b a 15 2g z l 1g 1 6 1 o l 1 19 j 17 10 1o z l d 13 7 1n 1 19 6 1k 2b z l d 19 1g 1 19 e a 12 2j z l d 14 4 3 16 1 19 x t 4p 5 y 1 6 1 1p 1 19 3 a 1d 4a y 1 6 1 1a 1 19 i a y 2n z l i y 1 6 1 12 1 19 q 10 2v z l d 13 7",
    hours: ["10:00-17:00", "13:00-17:00", "10:00-18:00", "13:00-18:00"],
    changes: "1 7cv 1 ao 1 9p 1 ao 1 6q 36 1 9w 1 ah 1 9w 1 9w 1 ao 1 9p 1 9w 1",
    indexes: "01010101023232323232323232"
  },
  XAMS: {
    zone: "Europe/Amsterdam",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2u 3 e 1 n b 5o 1 5 1 2f 3 t 1 8 b 63 1 5 1 2z 3 a 1 r b 5k 6 1 2q 3 i k b 5y 2j 3 12 b 61 31 3 e o b 5n 1 6 2n 3 m 1 f b 5w 1 5 1 2e 3 u 1 7 b 64 1 5 1 2r 3 h 1 k b 5r 6 1 2j 3 p d b 65 34 3 7 v b 5g 1 6 2u 3 e 1 y 5o 1 5 1 2f 3 u 6m 1 6 2z 3 a 6m 1 6 2r 3 9n 3 7l 31 3 e 6m 1 6 2n 3 m 6m 1 6 28 3 12 6m 1 6 2r 3 i 6m 7 2j 3 am 3 6t 2u 3 m 6m 1 6 2f 3 u 6m 1 6 2z 3 a 6m 1 6 2k 3 p 6m 7 2c 3 7l 31 3 e 6m 1 6 2g 3 t 6m 1 6 30 3 9 6m 1 6 2s 3 i 6m 7 2j 3 af 3 70 2u 3 l 6m 1 6 2g 3 u 6m 1 6 2z 3 a 6m 1 6 2k 3 p 6m 7 2c 3",
    hours: ["09:00-17:30", "09:00-14:05 early"],
    changes:
      "1 9w 3 a2 3 a3 4 a1 3 ud 3 a2 5 a0 4 a1 3 k8 3 a2 3 4 2 9w 5 2 2 9x 3 4 3 u5 3 4 2 9x 5 2 2 9w 4 3 4 9u 3 4 3 k1 3 4 2 9w 3 4 2 9w 5 2 2 9w 4 3 4 u5 3 4 2 9w 3 4 2 9x 4 3 4 9u 3 4 3 u6 3 4 2 9w 5 2 2 9w 4 3 4 9u 3 4",
    indexes: "0101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101"
  },
  XASX: {
    zone: "Australia/Sydney",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 s 22 3 9 1b 5h 1 5 1 r 1o 3 o 1a 5i 1 6 q 29 3 1d 5k 3 4 2q 3 1r 5g 1 6 n 1t 3 l 1d 5g 1 6 o 26 3 8 1c 5g 1 6 p 1y 3 h 1a 5i 1 6 q 1o 3 p 19 5j 1 6 p 22 3 1k 5k 3 4 p 1u 3 1y 5g 1 3 3 n 2e 3 1 1c 5g 1 6 p 25 3 9 1b 5h 1 6 r 1o 3 o 1a 5i 1 6 q 29 3 4 19 5j 1 6 p 22 3 1r 5g 1 6 n 1m 3 s 1d 5g 1 6 o 26 3 8 1c 5g 1 6 p 1y 3 g 1b 5h 1 6 r 1h 3 w 19 5j 1 6 p 22 3 1k 5k 3 4 p 1u 3 l 1d 5g 1 6 n 2e 3 1 1c 5g 1 6 o 1z 3 g 1b 5h 1 6 r 1o 3 o 1a 5i 1 6 q 29 3 4 19 5j 1 6 p 1v 3 1r 5k 3 4 p 1n 3 s 1d 5g 1 6 o 26 3 8 1c 5g 1 6 p 1r 3 n 1b 5h 1 6 r 29 3 3 1a 5i 1 6 q 22 3 1k 5k 3 4 p 1u 3 1y 5g 1 6 n 27 3 7 1d 2t 2n 1 6 o 1z 3 f 1c 5g 1 6 p 1r 3 o 1a 5i 1 6 q 29 3 4 19 5j 1 6 p 1v 3 1r 5k 3 4 p 1n 3 25 5g 1",
    hours: ["10:00-16:00", "10:00-14:10 early"],
    changes:
      "1 5wt 5 2 4 9t 5 2 4 9w 3 4 2 9w 3 4 2 9w 5 2 2 9w 5 2 4 9u 5 2 4 9t 5 2 4 9w 3 4 2 9w 3 4 2 9x 5 2 4 9u 5 2 4 jx 5 2 4 9x 3 4 2 9w 5 2 2 9w 5 2 4 9u 5 2",
    indexes: "01010101010101010101010101010101010101010101010101010101010101010101"
  },
  XBDA: {
    zone: "Atlantic/Bermuda",
    from: "2020-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2s 1d h 19 1 12 1t 18 3 4 2j 1k o 12 1 12 16 o 1a 1 6 2u 16 o 12 1 12 e 1h 19 1 6 2n v i o 19 1 v 1y 16 1 6 2g 1k o 19 1 v 1y 18 1 6 2z z o 19 1 v 1z 18 1 6 2k 1d o 19 1 12 1t 18 3 4 2c 1r o 12 1 12 1u 1a 1",
    hours: ["09:00-16:30", "09:00-14:00 early"],
    changes: "1 9x 5 a0 5 9z 5 9z 5 a3 3 a2 5 a0 5 a0 5",
    indexes: "01010101010101010"
  },
  XBEL: {
    zone: "Europe/Belgrade",
    from: "2022-01-01",
    to: "2027-12-31",
    exceptions:
      "2 4 13 1 1t 3 7 1 5c 1d 3 1 1 1 1 14 1 1l 3 e 1 6p 3 1 6 12 1 23 1 1 3 59 1e 1 1 1 3 1 15 1o 3 a 1 5c 1 1e 1 1 5 14 1 1g 3 i 5e 1f 6 13 1 21 3 5c",
    hours: ["09:30-14:00"],
    changes: "3",
    indexes: "0"
  },
  XBKK: {
    zone: "Asia/Bangkok",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 1 12 1k 7 3 f 6 2 2o 1z 17 5 l 1 1m 13 7 1 f 5 m 1n h 20 17 5 l 1 1c 1c 7 1 1 g 4 1y t 20 19 3 l 1 1u t 7 1 1 i 2 u 1n a 22 16 4 l 3 1h 14 7 1 1 h 3 j 1n l 21 16 7 l 1 17 1e 7 1 h 4 1w x 1y 17 6 l 1 1r y 7 1 f 5 2d d 20 17 5 l 1 2o 7 1 g 4 h 2a 20 17 5 l 1 15 1i 7 1 1 g 4 6 1n y 20 19 3 l 1 1o z 7 1 1 i 2 2c f 22 16 4 l 3 2m 7 1 h 4 d 2g 1y 17 6 l 1 11 1l 7 3 f 6 1n 13 1z 17 5 l 1 1k 15 7 1 f 5 l z o i 20 17 5 k 1 1 1b 1d 7 1 g 4 a 1b d t 20 17 5 m 1 1r w 7 1 1 i 2 s t w a 22 16 4 l 3 1f 16 7 1 1 h 3 i 13 l l 21 16 7 l 16 1g 7 1 5 c 4 7 v 1 s y 11 x 17 6 l 1 1q w 7 3 f 6 o 1o e 1z 17 5 e 7 1 1f 1a 7 1 g 4 e 17 g q 20 17 5 l 1 1 12 1k 7 1 1 g 4 3 1i 5 1 10 20 19 3 l 1 1n 10 7 1 1 i 2 f 1 7 y p h 1 21 16 4 l 3 1a 1b 7 1 1 h 3 b 1 19 e s 21 16 7 l 1 1s u 3 4 3 f 6 s 1n b 1z 17 5 l 1 1j 16 7 1 f 5 i 12 l l 20 17 5 k 1 1 18 1g 7 1 g 4 8 1d a v 1 20 17 5 l 1 1 1p x 7 1 1 g 3 1 r u t d 20 19 3 l 1 1g 18 7 1 1 h 3 1 e 16 h 1 o 21 16 7 l 1 15 1g 7 1 h 9 1p i h 1o a 3 14 6 l 1 1m 10 7 3 f s 1n 3 e 1r 8 17 5 l 1 1d 1c 7 1 f 5 e e 17 d e 1r 9 17 5 l 1 14 1k 7 1 1 g 3 2 s x m f 1q a 19 3 l 1 16 e 13 7 1 1 i 1 m 8 1h 2 f 17 j 9 3 16 4 l 3 18 1d 7 1 1 h 2 c i 14 f 1 e 1q 1 a 16 7 l 1 1q v 7 1 h 3 1 v 1h 4 d 1o a 17 6 i 3 1 1j 16 4 3 1 f 5 g c 1d 7 e 1r 9 17 5 l 1 16 1i 7 1 g 4 7 l 1 11 i e 1 1q a 17 5 l 1 1 1o y 7 1 1 g 3 s 2 1j 1 e 1q a 19 3 l 1 1g 17 7 1 1 i 1 g e 1a 9 f 1q c 16 4 l",
    hours: ["10:00-16:30"],
    changes: "2",
    indexes: "0"
  },
  XBOG: {
    zone: "America/New_York",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 7 1y o 1 i r l 7 7 i i d 1k l 7 17 6 1 6 25 3 1 x c l 7 l 11 c 1k l 7 18 6 1 5 25 o 1 e v l 7 l i a 1k l e m h 6 1 a 1y h 1 19 l 7 e f r 1r e e n n a 1y a 1 19 l 7 l g q 1r l 7 o m a 1y o 1 h s l 7 7 h i e 1k l 7 p h 4 3 7 25 a 1 q j l 7 e 11 c 1k l 7 18 6 1 5 25 3 1 y b l 7 l 12 b 1k l e l h 6 1 b 1y h 1 l o l 7 7 l i a 1k l e m h 6 1 a 1y a 1 19 l 7 l f r 1r e e n n a 1y v 1 a z l 7 h i e 1k l 7 p h 4 3 7 1y o 1 i r l 7 7 i i d 1k l 7 17 6 1 6 25 3 1 x c l 7 l 11 c 1k l 7 18 6 1 5 25 o 1 d w l 7 12 b 1k l e l h 6 1 b 1y h 1 19 l 7 e f r 1r e e n n a 1y 3 1 19 l 7 s g q 1r l 7 o m a 1y o 1 h s l 7 7 h i e 1k l 7 p h 4 3 7 1y h 1 p k l 7 e i i d 1k l 7 17 6 1 6 21 1 3 12 4 l 7 s 12 b 1k l e l h 6 1 b 1y h 1 l o l 7 7 l i a 1k l e m h 6 1 a 1y a 1 19 l 7 l f r 1r e e n n a 1y v 1 19 l 7 g q 1r l 7 o m a 1y h 1 p k l 7 e i i d 1k l 7 17 6 1 6 25 3 1 x c l 7 l 11 c 1k l 7 18 6 1 5 25 o 1 d w l 7 12 b 1k l e l h 6 1 b 1y a 1 s h l 7 e l i a 1k l e m h 6 1 a 1y 3 1 19 l 7 s g q 1r l 7 o m a 1y o 1 h s l 7 7 h i e 1k l 7 p h 4 3 7 1y a 1 w d l 7 l i i d 1k l 7 17 6 1 6 25 o 1 c x l 7 11 c 1k l 7 18 6 1 5 25 h 1 l o l 7 7 l i a 1k l e m h 6 1 a 1y a 1 19 l 7 l f r 1r e e n n a 1y o 1 19 l 7 7 g q 1r l 7 o m a 1y h 1 o l l 7 e h i e 1k l 7 p h 4 3 7 25 3 1 x c l 7 l 11 c 1k l 7 18 6 1 5 25 o 1 d w l 7 12 b 1k l e l h 6 1 b 1y a 1 s h l 7 e l i a 1k l e m h 6 1 a 1y 3 1 19 l 7 s f r 1r e e n n",
    hours: ["09:30-16:00"],
    changes: "1",
    indexes: "0"
  },
  XBOM: {
    zone: "Asia/Kolkata",
    from: "1997-01-01",
    to: "2026-12-31",
    exceptions:
      "m 17 h f 6 2 2 d 7 2r 3 7 12 q 1 2 1j 2x 5 e 6p 7 j 6 z g 7 4 4 c d 3 3s 10 k 2 d 12 q 1f 3 p 7 a 2y h v 2c 7 p 13 u 8 i 2y 7 15 o l e h 8 2i 4 x 2y q m d m d 10 1e t 4 r 4 d 2y 1c 1j t 7 p 7 t 12 5 c 4q 9 o b 1k 5 1m k 2x i n z m 1 b 1l f e y m 5 3 h 2y 1c m 1 1p 7 p 4 h 13 a p 1 2x 1c 28 4 20 e 1 o 4 d i 2g j t 7 l e e c g e i s f 1 n 4 3 4 g 1 3z 7 4 b 6 e 1h 3 4 p h h n 9 c 45 1w u 14 z 15 2 8 37 g 1 z l b 3 q 1f p h s 1 p 2y 5 u d m l e r 2k 2 l 5 7 2s 6 p n e j a 15 1s i m 6 4 6 7 2h h e y 1 3 9 8 1 b 2 1d w m h r 1 b h 3v 8 7 k k 1 d u w 15 h 1 k 1 4 26 14 l 8 s 1 j e 21 t h m a h 1k 1e a 12 h 1 1u w i h r 1 w 2y 7 m 7 c g k 1 f w 1x h r 2 a 2 z 1w 3 i 8 m 6 d 7 f 17 1m i n 4 4 4 h o 3m 19 e p w 18 i 4 c 7 m 1x t m z k 1 e 1w y h r 1 i 2q 6 g z j 2 d 27 14 n 5 3 7 h 1n 1b z d m l d s q 2 4 16 h 4 d 6 e j s u t 1c u e 5 z 12 p g h a 4 4 d 2y c 10 j 1 e 1e l b 10 n 5 3 b h r t 28 i i l e v",
    hours: ["09:15-15:30"],
    changes: "0",
    indexes: "0"
  },
  XBRA: {
    zone: "Europe/Bratislava",
    from: "2020-01-01",
    to: "2027-12-31",
    exceptions:
      "0 5 2n 3 i 7 38 e 1r 11 1 6 1 5 2e 3 2j 1m e 1b g 11 7 6 2r 3 26 1j 3 e 1b g 13 b 2j 3 l 7 1m 1j 3 e 1b g 12 1 6 2g 3 u 7 1m 1j 1s 1h 1 1 5 1 5 2u 3 a 7 35 h 1r 11 1 1 5 1 5 2f 3 p 7 3m 1r 11 1 6 1 5 27 3 2q 20 1b g 11 7",
    hours: ["11:00-15:30"],
    changes: "1",
    indexes: "0"
  },
  XBRU: {
    zone: "Europe/Brussels",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2u 3 f n b 5o 1 5 1 2f 3 u 8 b 63 1 5 1 2z 3 b r b 17 4d 6 1 2q 3 12 b 1f 4j 2j 3 12 b 1n 4e 31 3 e o b 1a 4d 1 6 2n 3 n f b 5w 1 5 1 2e 3 v 7 b 1r 4d 1 5 1 2r 3 i k b 1e 4d 6 1 2j 3 12 b 1m 4j 34 3 7 v b 13 4d 1 6 2u 3 f y 5o 1 5 1 2f 3 u 6m 1 6 2z 3 a 6m 1 6 2r 3 9n 3 7l 31 3 e 6m 1 6 2n 3 m 6m 1 6 28 3 12 6m 1 6 2r 3 i 6m 7 2j 3 am 3 6t 2u 3 m 6m 1 6 2f 3 u 6m 1 6 2z 3 a 6m 1 6 2k 3 p 6m 7 2c 3 7l 31 3 e 6m 1 6 2g 3 t 6m 1 6 30 3 9 6m 1 6 2s 3 i 6m 7 2j 3 af 3 70 2u 3 l 6m 1 6 2g 3 u 6m 1 6 2z 3 a 6m 1 6 2k 3 p 6m 7 2c 3",
    hours: ["09:00-17:30", "09:00-14:05 early"],
    changes:
      "1 9w 3 a2 3 a3 4 a1 3 ud 3 a2 5 a0 4 a1 3 k8 3 a2 3 4 2 9w 5 2 2 9x 3 4 3 u5 3 4 2 9x 5 2 2 9w 4 3 4 9u 3 4 3 k1 3 4 2 9w 3 4 2 9w 5 2 2 9w 4 3 4 u5 3 4 2 9w 3 4 2 9x 4 3 4 9u 3 4 3 u6 3 4 2 9w 5 2 2 9w 4 3 4 9u 3 4",
    indexes: "0101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101"
  },
  XBSE: {
    zone: "Europe/Bucharest",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 1 m 27 3 f v 3 20 2z p 1 6 1 m 1z 3 n q 28 3o 1 6 1 m 2j 3 4 v e 4o 1 o 7 2x 3 17 6 4w 1 1i 2n 3 u j 1k 2z 1 p 7 m 2f 3 7 v b 1s 2z 1 o 1 6 1 m 27 3 g x 21 3o 1 6 1 m 2j 3 3 1a 1o 30 o 1 6 1 2x 3 b v 7 4v 1 o 7 2q 3 1d 1 52 1 1i 2n 3 v i 1l 2z 1 o 1 6 1 m 27 3 f v 3 20 2z p 1 6 1 m 2p 2 3 1d 1g 3o 1 6 1 m 2j 3 3 1a 1o 30 o 1 6 1 2q 3 1d 1 52 1 1i 2n 3 u j 1k 2z 1 p 7 m 2f 3 7 v b 1s 2z 1 o 1 6 1 m 20 3 m r 4 23 2z p 1 6 1 m 2k 3 3 1a 1o 30 o 1 6 1 2x 3 b v 7 4v 1 o 7 2j 3 1d 8 52 1 1i 2g 3 11 c 1r 2z 1 p 7 m 28 3 f v 3 20 2z p 1 6 1 m 2p 2 3 1d 1g 3o 1 6 1 m 2c 3 a 13 1v 30 o 1 6 1 2q 3 i v 52 1 o 7 3b 3 u j 1k 2z 1 p 7 m 28 3 e v 4 1z 2z 1 o 1 6 1 m 20 3 m r 4 23 2z p 1 6 1 m 2k 3 2 1b 1n 3o 1 6 1 m 2c 3 b v 7 4v 1 o 7 3b 3 t k 4i 1 1i 2g 3 11 c 1r 2z 1 p 7 m 28 3 e v 4 1z 2z 1 o 1 6 1 m 2q 2 3 1d 1g 3o 1 6 1 m 2c 3 a 13 1v 30 o 1 6 1 2q 3 i v 52 1 o 7 3b 3 t k 4i 1",
    hours: ["10:00-17:45"],
    changes: "2",
    indexes: "0"
  },
  XBUD: {
    zone: "Europe/Budapest",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 21 1 v e 1 y 25 1r 1 9 1 1g 1 1 5 1 21 h u j 2j 1 1s 9 1h 1 1 6 32 b 12 21 1 1r 1q 1 7 21 s 1d 29 21 1h 28 1 k 1d 4h 1 1j 27 x e z 3w 9 1i 1 6 22 o n q 2c 1 1s 9 1h 1 1 6 2h v 1 h 2l 1s 1 1p 1 1 6 1 2t i v 28 1 1r 1q 1 7 21 l 1d 2g 21 1h 2a 14 7 16 3p 9 1i 1 6 21 1 v e 1 y 25 1r 1 9 1 1g 1 1 5 1 21 h u j 2j 1 1s 9 1h 1 1 6 32 a 1 12 20 1s 1 1p 1 1 6 1 21 s 1d 29 21 1h 28 1 d 1d 4o 1 1j 27 x e z 3w 9 1i 1 6 21 1 o l 1 r 2c 1r 1 9 1 1g 1 1 5 1 2b 12 1 a 2s 1s 1 1p 1 1 6 1 2t i v 28 1 1r 1q 1 7 21 l 1d 2g 21 1h 28 1 15 1d 3w 1 1j 28 1 l 3 l 1 r 2c 1r 1 9 1 1g 1 1 5 1 21 e 3 u j 2j 1 1s 9 1h 1 1 1 4 1 2z 3 a 1 12 20 1s 1 1p 1 1 5 1 1 2j 3 p o 2f 1 1r 1q 1 6 1 21 1 a 3 1d 4o 1 1j 27 u 3 e z 3w 9 1i 1 6 21 1 e 3 s 1 k 2j 1r 1 9 1 1g 1 1 5 1 21 z 3 9 14 1y 1 1s 9 1h 1 1 1 4 1 2s 3 i v 28 1 1r 1q 1 6 1 21 i 3 1d 2g 21 1h 7 21 1 v 3 1d 43 1 1j 27 n 3 l s 43 9 1i 1 6 22 e 3 u j 2j 1 1s 9 1h 1 1 1 4 1 2z 3 a 1 12 20 1s 1 1p 1 1 5 1 1 2j 3 p o 2f 1 1r 1q 1 6 1 21 b 3 1d 2n 21 1h 7",
    hours: ["09:00-17:00"],
    changes: "1",
    indexes: "0"
  },
  XBUE: {
    zone: "America/Argentina/Buenos_Aires",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2j a 1 i o o l 16 1k m 1d 7 2e 1 3 u 1b m 15 1k n 1d 7 2o a 1 e o l o 13 1k p w h 7 2m 3 1 1a r i 12 1k 1m 35 1 3 1f q 1k 1k 1n 38 a 1 h o p 1r 1k l w h 7 2j 3 1 q 1b m 15 1k n 1d 7 2d 1 3 v 1a n 14 1k o w h 7 2n 3 1 l o l o 13 1k p w h 7 2i 1 3 1e r i 12 1k 1m 39 h 1 a o p 1r 1k l w h 7 2j a 1 i o o l 16 1k m 1d 7 6 1 1 1 1 3 1 1 1z 1 3 l 1 1 1 1 5 1b m 15 1k n 1d 7 2h h 1 d 1a n 14 1k o w h 7 2n 3 1 1a r i 12 1k 1m 2y 1 1p q 1k 1k 1n 2y k 1 h o p 1r 1k l w h 7 2j 3 1 p o o l 16 1k m 1d 7 27 1 3 9 t 1a n 14 1k o w h 7 2a 9 7 1 l o l o 1 12 1k p w h 7 2a 8 1 1g 1 r i 12 1k g q g 2h 1 g 1 r 1 x q 1r 1d 1d a 1 o 1d 1 6 z 3 1 o 1 o q j 16 z e t k t 7 u b 1 8 10 1 3 1 t 1e 1 i 15 1k n j u 7 1p 1 k 9 f 1 d 1 1d j 14 1k o i e h 1 6 1a 1 y 1 9 1 s o 19 13 1k p l a 1 h 7 12 1 18 1 1p n 3 i 12 1k 1d a 1 28 1 o k 1 h o q 1q 1k l e i h 7 16 1 18 1 3 s 1 o q j 16 1k z b o 1 6 1 1q 1 s g 1 c 1b 3 i 1 15 1k z 11 7 1i 1 s 9 7 1 l o n m 13 1k 16 f h 7 19 1 10 8 1 1h n m 12 1k 16 g 2a 1 n l 1 14 n 3 1k 1k 16 h 22 1 v d 1 o o q 1q 1k z i h 7 16 1 18 1 4 t 1b 3 j 15 1k z 11 7 1p 1 k 9 f 1 d 1b 3 j 14 1k z l h 7 1a 1 z 9 1 s o n m 13 1k 16 f h 7 12 1 17 1 1 7 1h n m 12 1k 16 g",
    hours: ["11:00-17:00", "11:00-13:00 early"],
    changes:
      "1 9w 2 5 2 9w 2 5 2 9x 4 3 4 9u 3 4 3 u6 2 5 2 9w 2 5 2 9w 4 3 4 9u 3 4 3 k1 2 5 2 9w 2 5 2 9w 2 5 2 9x 3 4 3 u5 2 5 2 9x 2 5 2 9w 4 3 4 9u 3 4 3 k1 2 5 2 9w 2 5 2 9w 5 2 2 9w 4 3 4 14a 2 5 2 9x 4 3 4 9u 3 4 3 u6 2 5 2 9w 2 5 2 9w 4 3 4 9u 3 4",
    indexes:
      "010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101"
  },
  XCSE: {
    zone: "Europe/Copenhagen",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2t 1 3 p d b 1 5m 1 1 5 1 2e 1 3 p d b g 5m 1 1 5 1 2y 1 3 p d 8 3 5j 1 6 1 2p 1 3 p d b 5r 7 2i 1 3 p d b 61 30 1 3 p d b 5n 1 6 2m 1 3 p d b 9 5m 1 1 5 1 2d 1 3 p d b h 5m 1 1 5 1 2q 1 3 p d b 4 5m 1 6 1 2i 1 3 p d b 5y 7 33 1 3 p d 4 7 5g 1 6 2t 1 3 p d b 1 5m 1 1 5 1 2e 1 3 p d b g 5m 1 1 5 1 2y 1 3 p d 7 4 5i 1 1 5 1 2q 1 3 p d b 5r 7 2b 1 3 p d b 68 30 1 3 p d b 5n 1 6 2m 1 3 p d b 8 5m 1 1 5 1 27 1 3 p d b o 5m 1 1 5 1 2q 1 3 p d 1 a 4 5m 1 6 1 2i 1 3 p d 1 a 5y 7 33 1 3 p d 1 a 5g 2t 1 3 p d 1 a 8 5m 1 1 5 1 2e 1 3 p d 1 a g 5m 1 1 5 1 2y 1 3 p d 1 6 4 5i 1 1 5 1 2j 1 3 p d 1 a b 5m 1 6 1 2b 1 3 p d 1 a 68 30 1 3 p d 1 a 5n 1 6 2f 1 3 p d 1 a f 5m 1 1 5 1 2z 1 3 p d 1 5 5 5h 1 1 5 1 2r 1 3 p d 1 a 4 5m 1 6 1 2i 1 3 p d 1 a 5y 7 2w 1 3 p d 1 a 5n 2t 1 3 p d 1 a 7 5n 1 6 2f 1 3 12 1 a g 5m 1 1 5 1 2y 1 3 12 1 6 4 5i 1 1 5 1 2j 1 3 12 1 a b 5m 1 6 1 2b 1 3 12 1 a 65 7",
    hours: ["09:00-17:00"],
    changes: "1",
    indexes: "0"
  },
  XCYS: {
    zone: "Asia/Nicosia",
    from: "2014-01-01",
    to: "2027-12-31",
    exceptions:
      "0 5 1k m 7 h 3 1 9 13 1v 1b r 1l 1 1 6 5 1c u 7 2 3 4 3 1 h v 3e r 1l 1 7 5 1w b 3 4 s 3 1 1c 1k 22 1n b 1g 1a 3 1 d z 1z 3o 1 6 1d 13 3 4 3 1 l r 27 1b 2c 1 1 6 1x e 7 i 3 4 3 1 1 1b 1n 1b r 1l 1 1 6 5 1k n 7 9 3 4 3 1 a 12 37 r 1l 1 7 5 1w a 7 1 3 p 3 1 1c 2u r 1l d 1o i 7 e 3 4 3 1 1c 1r 22 1n b 1g 13 3 4 3 1 d z 1z 3o 1 6 25 7 4 3 u 2 3 1 1c 1g 1b r 1l 1 1 6 5 1k m 7 h 3 1 9 13 1v 1b r 1l 1 1 6 5 1c u 7 2 3 4 3 1 h v 3e r 1l 1 7 5 1w a 1 3 3 t 3 1 1c 2u r 1l",
    hours: ["10:30-17:00"],
    changes: "1",
    indexes: "0"
  },
  XDUB: {
    zone: "Europe/Dublin",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 25 p 3 l s 5n 1 1 6 24 b 3 z s 5o 1 1 6 24 v 3 e s 5q 1 3 4 23 n 3 l z 5k 3 1 6 21 f 3 s z 5n 1 6 22 s 3 e z 5n 1 6 25 i 3 s s 5o 1 1 6 23 b 3 z s 5p 1 1 6 23 o 3 l s 5q 1 3 4 23 g 3 s z 5k 3 1 6 22 z 3 7 z 5n 1 6 2u 3 l s 5n 1 1 6 2f 3 z s 5o 1 1 6 2z 3 e s 5p 1 1 6 2r 3 l z 5k 3 1 6 29 3 z z 5n 1 6 2u 3 e z 5n 1 6 2n 3 s s 5o 1 6 28 3 12 4 s 5q 1 6 2r 3 i 3 s 5r 3 4 2j 3 s z 5n 1 6 31 3 7 z 5n 1 6 2n 3 s s 5o 1 6 2f 3 z s 5p 1 6 2z 3 e s 5q 1 6 2k 3 s s 5r 3 4 2c 3 z z 5n 1 6 2u 3 e z 5n 1 6 1o s 3 z s 5o 1 6 30 3 9 6m 1 6 2s 3 i 6m 3 4 2j 3 s 6m 1 6 2u 3 e 6m 1 6 2n 3 l 6m 1 6 2g 3 u 5 6h 1 6 2z 3 a 4 6i 1 6 2k 3 p 3 6j 3 4 2c 3 z 6m 1",
    hours: ["08:00-16:28", "08:00-12:28 early"],
    changes:
      "1 5wt 5 2 4 9t 5 2 4 9w 3 4 2 9w 3 4 2 9w 5 2 2 9w 5 2 4 9u 5 2 4 9t 5 2 4 1m 4 86 3 4 2 9w 3 4 2 9x 5 2 4 9u 5 2 4 9t 5 2 4 9t 5 2 4 9x 3 4 2 9w 5 2 2 9w 5 2 4 9u 5 2",
    indexes: "01010101010101010101010101010101010101010101010101010101010101010101010101"
  },
  XDUS: {
    zone: "Europe/Brussels",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2u 3 f 6l 1 1 5 1 2f 3 u 6l 1 1 5 1 2z 3 b 6l 1 6 1 2q 3 74 7 2j 3 7e 31 3 e 6m 1 6 2n 3 n 6l 1 1 5 1 2e 3 v 6l 1 1 5 1 2r 3 i 6l 1 6 1 2j 3 7b 7 34 3 7 6m 1 6 2u 3 f 6l 1 1 5 1 2f 3 u 6l 1 1 5 1 2z 3 a 6l 1 1 5 1 2r 3 74 7 2c 3 7l 31 3 e 6m 1 6 2n 3 m r 5u 1 1 5 1 28 3 12 6l 1 1 5 1 2r 3 i 6l 1 6 1 2j 3 7b 7 34 3 6t 2u 3 m 6l 1 1 5 1 2f 3 u 6l 1 1 5 1 2z 3 a 4b 2a 1 1 5 1 2k 3 p o 5x 1 6 1 2c 3 1d 3w 2c 31 3 e z 3c s 1j 1 6 2g 3 t k 3r 2a 1 1 5 1 30 3 9 14 37 2a 1 1 5 1 2s 3 i v 5q 1 6 1 2j 3 1d 5y 7 2x 3 70 2u 3 l 6m 1 6 2g 3 u 6l 1 1 5 1 2z 3 a 6l 1 1 5 1 2k 3 p 6l 1 6 1 2c 3 7i 7",
    hours: ["08:00-22:00", "08:00-14:00 early"],
    changes: "1 5wz 4 a1 3 a1 5 a2 3 a2 3 a2 5 a1 3 a1 4 a0 5 a2 3 a3 5 a0 4 a1 3 a1 4 a3 3 a2 3 a2 5 a0",
    indexes: "010101010101010101010101010101010101"
  },
  XETR: {
    zone: "Europe/Berlin",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2u 3 f 6l 1 1 5 1 2f 3 u 6l 1 1 5 1 2z 3 b 6l 1 6 1 2q 3 74 7 2j 3 7e 31 3 e 6m 1 6 2n 3 n 6l 1 1 5 1 2e 3 v 6l 1 1 5 1 2r 3 i 6l 1 6 1 2j 3 7b 7 34 3 7 6m 1 6 2u 3 f 6l 1 1 5 1 2f 3 u 6l 1 1 5 1 2z 3 a 6l 1 1 5 1 2r 3 74 7 2c 3 7l 31 3 e 6m 1 6 2n 3 m r 5u 1 1 5 1 28 3 12 6l 1 1 5 1 2r 3 i 6l 1 6 1 2j 3 7b 7 34 3 6t 2u 3 m 6l 1 1 5 1 2f 3 u 6l 1 1 5 1 2z 3 a 4b 2a 1 1 5 1 2k 3 p o 5x 1 6 1 2c 3 1d 3w 2c 31 3 e z 3c s 1j 1 6 2g 3 t k 3r 2a 1 1 5 1 30 3 9 14 37 2a 1 1 5 1 2s 3 i v 5q 1 6 1 2j 3 1d 5y 7 2x 3 70 2u 3 l 6m 1 6 2g 3 u 6l 1 1 5 1 2z 3 a 6l 1 1 5 1 2k 3 p 6l 1 6 1 2c 3 7i 7",
    hours: ["09:00-17:30", "09:00-14:00 early"],
    changes: "1 5wz 4 a1 3 a1 5 a2 3 a2 3 a2 5 a1 3 a1 4 a0 5 a2 3 a3 5 a0 4 a1 3 a1 4 a3 3 a2 3 a2 5 a0",
    indexes: "010101010101010101010101010101010101"
  },
  XEUR: {
    zone: "Europe/Berlin",
    from: "2026-01-01",
    to: "2027-12-31",
    exceptions: "0 2k 3 p 6l 1 6 1 2c 3 7i 7",
    hours: ["08:00-22:00"],
    changes: "1",
    indexes: "0"
  },
  XFRA: {
    zone: "Europe/Berlin",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2u 3 f 6l 1 1 5 1 2f 3 u 6l 1 1 5 1 2z 3 b 6l 1 6 1 2q 3 74 7 2j 3 7e 31 3 e 6m 1 6 2n 3 n 6l 1 1 5 1 2e 3 v 6l 1 1 5 1 2r 3 i 6l 1 6 1 2j 3 7b 7 34 3 7 6m 1 6 2u 3 f 6l 1 1 5 1 2f 3 u 6l 1 1 5 1 2z 3 a 6l 1 1 5 1 2r 3 74 7 2c 3 7l 31 3 e 6m 1 6 2n 3 m r 5u 1 1 5 1 28 3 12 6l 1 1 5 1 2r 3 i 6l 1 6 1 2j 3 7b 7 34 3 6t 2u 3 m 6l 1 1 5 1 2f 3 u 6l 1 1 5 1 2z 3 a 4b 2a 1 1 5 1 2k 3 p o 5x 1 6 1 2c 3 1d 3w 2c 31 3 e z 3c s 1j 1 6 2g 3 t k 3r 2a 1 1 5 1 30 3 9 14 37 2a 1 1 5 1 2s 3 i v 5q 1 6 1 2j 3 1d 5y 7 2x 3 70 2u 3 l 6m 1 6 2g 3 u 6l 1 1 5 1 2z 3 a 6l 1 1 5 1 2k 3 p 6l 1 6 1 2c 3 7i 7",
    hours: ["09:00-17:30", "09:00-14:00 early"],
    changes: "1 5wz 4 a1 3 a1 5 a2 3 a2 3 a2 5 a1 3 a1 4 a0 5 a2 3 a3 5 a0 4 a1 3 a1 4 a3 3 a2 3 a2 5 a0",
    indexes: "010101010101010101010101010101010101"
  },
  XHAM: {
    zone: "Europe/Brussels",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2u 3 f 6l 1 1 5 1 2f 3 u 6l 1 1 5 1 2z 3 b 6l 1 6 1 2q 3 74 7 2j 3 7e 31 3 e 6m 1 6 2n 3 n 6l 1 1 5 1 2e 3 v 6l 1 1 5 1 2r 3 i 6l 1 6 1 2j 3 7b 7 34 3 7 6m 1 6 2u 3 f 6l 1 1 5 1 2f 3 u 6l 1 1 5 1 2z 3 a 6l 1 1 5 1 2r 3 74 7 2c 3 7l 31 3 e 6m 1 6 2n 3 m r 5u 1 1 5 1 28 3 12 6l 1 1 5 1 2r 3 i 6l 1 6 1 2j 3 7b 7 34 3 6t 2u 3 m 6l 1 1 5 1 2f 3 u 6l 1 1 5 1 2z 3 a 4b 2a 1 1 5 1 2k 3 p o 5x 1 6 1 2c 3 1d 3w 2c 31 3 e z 3c s 1j 1 6 2g 3 t k 3r 2a 1 1 5 1 30 3 9 14 37 2a 1 1 5 1 2s 3 i v 5q 1 6 1 2j 3 1d 5y 7 2x 3 70 2u 3 l 6m 1 6 2g 3 u 6l 1 1 5 1 2z 3 a 6l 1 1 5 1 2k 3 p 6l 1 6 1 2c 3 7i 7",
    hours: ["08:00-22:00", "08:00-14:00 early"],
    changes: "1 5wz 4 a1 3 a1 5 a2 3 a2 3 a2 5 a1 3 a1 4 a0 5 a2 3 a3 5 a0 4 a1 3 a1 4 a3 3 a2 3 a2 5 a0",
    indexes: "010101010101010101010101010101010101"
  },
  XHEL: {
    zone: "Europe/Helsinki",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2u 3 f n t 4n i 1 1 5 1 2f 3 u 8 17 4o i 1 1 5 1 5 2u 3 b r m 58 1 6 1 5 2l 3 12 10 4k i 7 6 2d 3 12 17 4l k b 2q 3 e o t 4m j 1 6 2n 3 n f 10 4o i 1 1 5 1 5 29 3 v 7 17 57 1 1 5 1 5 2m 3 i k t 58 1 6 1 5 2e 3 12 17 4k i 7 6 2y 3 7 v m 4m j 1 6 2u 3 f n t 4n i 1 1 5 1 2f 3 u 8 17 4o i 1 1 5 1 5 2u 3 a s m 57 1 1 5 1 5 2m 3 12 10 4k i 7 6 26 3 12 1e 4l k b 2q 3 e o t 4m j 1 6 2n 3 m g 10 4n i 1 1 5 1 28 3 12 1e 57 1 1 5 1 5 2m 3 i k t 58 1 6 1 5 2e 3 12 17 4k i 7 6 2y 3 12 m 4l k b 2j 3 m g 10 4n i 1 1 5 1 2f 3 u 8 17 4o i 1 1 5 1 5 2u 3 a s m 57 1 1 5 1 5 2f 3 p d 10 58 1 6 1 5 27 3 12 1e 4l k b 2q 3 e o t 4m j 1 6 2g 3 t 9 17 4n i 1 1 5 1 30 3 9 t m 4o i 1 1 5 1 5 2n 3 i k t 58 1 6 1 5 2e 3 12 17 4k i 7 6 2r 3 12 t 4l k b 2j 3 l h 10 4m j 1 6 2g 3 u 8 17 4o i 1 1 5 1 5 2u 3 a s m 57 1 1 5 1 5 2f 3 p d 10 58 1 6 1 5 27 3 12 1e 4k i 7",
    hours: ["10:00-18:30"],
    changes: "1",
    indexes: "0"
  },
  XHKG: {
    zone: "Asia/Hong_Kong",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 p 3 1u 8 3 g q l 1y 12 m 1o 1 6 19 16 3 4 1a r 1 1x s n 1y 1 6 y 1 1 1z 3 l p a 11 14 z 29 7 l 3 1y 4 3 1a h a 1v i 2t 19 1 1d 3 1 17 q 1 24 n m 22 1 6 t 1 1 1q 9 3 l p h 1y 1t 1i 1 6 1d 1 1 17 1 3 1a o 3 1v 1k 1t 1 6 11 1d 3 18 q l 1 1 1b u e 1 8 24 1 6 r 1 1 1u 4 3 l 1m 1b 19 1 4 m 1m 7 1a 1 1 17 3 1 21 d 25 f h 1y 4 z 3 1l h 3 7 a q 2r j 4 28 1 6 n 1 1 1x 8 3 e 1 1j 7 4 j 1w 1 n 1p 1 6 16 1 1 17 3 4 q j 16 2k d 20 1 6 u 3 22 3 a 7 r r 21 j 2d 1 6 l 1 21 4 3 18 r 9 2i 2 l 1u 18 1 1 16 3 8 r e 1a 28 m 24 1 6 s 1 1s 9 3 e 4 q 3g s 1k 1 6 1d 1 18 1 3 m n q d 2e 5 i 1v 1 6 11 1 16 3 b r b s m 10 g o g 6 27 1 6 p 1 1 20 3 i r y 2k p 1o 7 19 1 19 3 1 19 q f 2c 8 2f 12 1 1o h 3 7 8 r p 22 g 6 2a 1 6 l 1 1 1y 2 3 m 1q 2j 1 l 1r 1 6 15 1 1 18 3 3 r g q j 18 11 b d 20 1 6 u 3 22 3 a 5 r t 1y m 1 2c 1 6 1d 1 16 3 1 o o 11 1s p 3 k 1t 7 12 1 1 18 3 7 s 12 m w 19 o b 1u 1 6 s 1 1r a 3 e 2 r 2d 14 3 29 1 6 1a 3 13 3 3 q l r e 2d 6 g 1x 1 6 z 1 1 1l e 3 9 c p o 2k 6 27 1 6 q 1 21 3 h 1 1j 6 2k 1 b d 1o 7 16 3 1a 3 1 17 q h 2b 9 c 1 22 10 1 1 1p a 3 e 7 p s 21 m 2b 1 6 l 1 1 1y 2 3 l p r p 25 l 1r 1 6 16 1 19 3 3 r e q l 1v c d a 23 1 6 s 1 1 1r e 3 a 4 1l 2k 6 m 1l 1 6 1b 1 1 17 3 1 o o p c 2k i 1v 7 12 1 19 3 7 12 r m 25 f 7 28",
    hours: ["10:00-12:00 13:00-16:00", "10:00-12:30 early", "09:30-12:00 13:00-16:00", "09:30-12:00 early"],
    changes:
      "1 9w 3 4 2 9w 3 4 2 9x 4 3 4 9u 4 3 3 u6 3 4 2 9w 5 2 2 9w 4 3 4 9u 4 k7 3 4 2 9w 3 4 2 9w 5 2 2 9x 4 3 3 u5 3 4 2 9x 5 2 2 9w 4 3 4 9u 4 3 3 1r ia 3 4 2 9w 3 4 2 s 5 8z 5 2 2 1b 5 8g 4 3 4 at 5 aj 5 8j 3 4 2 x 4 8v 3 4 2 m 5 96 4 3 4 12 5 8n 4 3 3 s 4 kf 5 8q 3 4 2 q 6 90 5 2 2 19 4 8j 4 3 4 w 5 8t 4 3",
    indexes:
      "010101010101010101010101010101010101010101010101010101010101010232323232323232323232323232323232323232323232323232323232323232323232323"
  },
  XICE: {
    zone: "Atlantic/Reykjavik",
    from: "2010-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2i 1 3 h l b o 1a 40 7 33 1 3 12 b 4 19 43 2t 1 3 a c g b 1y 3w 1 1 5 1 2e 1 3 o 6 8 b s 1d 3x 1 1 5 1 2y 1 3 3 7 s b 8 1c 3y 1 1 5 1 2j 1 3 h 8 d b n 1b 3z 1 6 1 2b 1 3 o e b w 19 43 30 1 3 3 b o b 1r 3w 1 6 2f 1 3 h c 9 b 25 3w 1 1 5 1 2z 1 3 3 6 t b 7 1d 3x 1 1 5 1 2r 1 3 a 8 k b g 1b 3z 1 6 1 2i 1 3 h l b o 1a 40 7 2w 1 3 3 z b b 19 43 2t 1 3 a b h b 1y 3w 1 6 2f 1 3 o 6 8 b s 1d 3x 1 1 5 1 2y 1 3 3 7 s b 8 1c 3y 1 1 5 1 2j 1 3 h 8 d b n 1b 3z 1 6 1 2b 1 3 o e b v 1a 40 7",
    hours: ["09:30-15:30"],
    changes: "3",
    indexes: "0"
  },
  XIDX: {
    zone: "Asia/Jakarta",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2u 15 2d 3m 6 1 2f 15 6e 6 1 2z 15 29 3m 6 1 2q 15 2h 3s 2j 15 2p 6o 15 2c 3m 7 2n 15 67 6 1 2e 15 6f 6 1 2r 15 2g 3m 6 1 2j 15 2o 3s 34 15 25 3m 7 2u 15 2d 3m 6 1 16 a l e 15 44 1q 1 3 1 e 1 1 4 1 1 16 j u g r 1 e 28 z 1r 1 1 1 1 q 1 1 5 1 l b l s e 4 o h e w 17 r 7 1k 1 1 1 1 z 7 l j 1 t e s d j 2d g 1p 1 1 3 1 1c 4 b l 1m 1 a 4 15 1 2b 1 3 1r 1 1 1 1 1n 4 3 25 i 15 1 e 25 1k 3 1 1t 1 3 1 6 1 9 1 r 1 s d 1 15 j 1z j 17 1 1 1 6 1 1n h 4 2 1 1 o 16 h e 1 15 1c c s w 3 1 1 1t l 6 1 6 1 1k i h 15 f 29 m 1 1 3 1 1s k h 7 y c 1u p g r 1d c 1 1 1 1 37 s 1o e 15 1 2j 3 1 1 1t k 1 12 1 6 1 n 1b h 15 s 1o 1 1 1 1 1u 1 l 1e 1 5 1 d h 1n 9 9 d e c 2 15 j 1 1 1 1 42 1 5 1 1d 17 s d j 18 1 3 1 r 12 k 1k f 1 6 1 12 u g 15 1 1n 1 1 1 1 14 q 2j e 7 18 15 h 5 5 7 a e 7 m 3 1 1 1 1 1c f k 1z o 1 6 1a 16 w 9 j 3 a 1 1 1 1 3 1 1n 5 k 1y y 1 6 1 z u r e 2 c t 4 1 1 1 1 5k 1 6 1 2c g l 6 e 1 3 7 1o h 3 1 1w 1 1 14 f 1 6 1 16 r m 14 1 1 c 6 1d m 6 1s 20 w r 3 17 h 1 d a 6 25 4f 1m 1 f c 1 1 3 1 6 h e 1 q 1 1 j t 16 2g 1 6 12 1 5 q 1 h a 1 1 1 1 3 g 8 1 d 1 o 1 2i 20 s 1 5 1 q 1 1 1m 3 1 1 1 1 3 b d b 1 g 1 7 3 i 1y 33 1 5 1 f v 1 t 1 1 3 1 a s d 1 c 1 4 f 1q 8 3d 1 6 1 2c 15 q 25 3s",
    hours: ["09:00-15:50"],
    changes: "1",
    indexes: "0"
  },
  XIST: {
    zone: "Europe/Istanbul",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 34 3 1 1u 1 1 1 1k 1o 1s 2w 1 1 6 1q 1 1u 1o 1s 2o h q n 1 3v 1s 2a 1 1 s q c 1 1 1 2g 1o 3s 1 1t 1 3 2r 54 1 1v 1 1 1 7 2v 3g 1d 1 1 1q 6 1 3e 1o 1s 14 1u 1 5 q 4j 1s s 1 1v 1 1 1 d q 4j 1s h 1 1 1w 1 o q 2v 1o 21 1u 1 1r 2v 3b 1 1 3 1r 1 1 1 1a 3l 1o 1d 1 e 3 1d 3 1l 3l 1o 11 1 q 14 1 1 1 1 1w q 4j n 3 1 1 1 1 y m a 1 1 27 q 2v 1o h 1 18 1 k 1 3a 2v 1t 1 1u 1 1 1 1 3i 2v 1i 1 1 1w 1 1 32 3l 17 h 1g 1 b 35 q 3q 1 1 r 14 1 1 1 l 34 8 i 3h 1 11 t 3 w 34 q 2v a 1 1d i 1 1 1 51 2v 1 1 1v 1 1 4m 8 33 1 9 1k 1 3 1s 34 8 2r 1 l 1a 1 1 1 b 1s 34 8 i 1y 1 1 1w 1 m 1s 34 8 i 1n 1x 1 y 1s 3v 1b 1 1 1i d 1 1 1 6c i 12 1 1s 2 3 3b 34 8 19 1v 1 1 1 6 1o 1s 34 8 y 1 1 13 s 1 1 g 1o 1s 35 8 i 6 1 1e g 3 2f 1s 34 k 1 5 1l 5 1 1 1 12 1o 55 1 1 f 1h 1 3 1a 4i 1 1 3 1 1u a i 14 1 1 1p 3g 2s 1 1 b 8 1b 1 1 q 1a 1o 1s 2h 1 m 8 i i 3 10 2y 1s 26 y 8 i 8 1 1 1b 2y 1s 1v 1 1 17 o 1 1 1l 1a 1o",
    hours: ["10:00-18:00", "10:00-12:30 early"],
    changes:
      "1 35 5 bl 5 3g 2 4c 4 1s 5 3r 2 40 6 5x 4 a1 3 3d 5 1r 7 9n 5 50 2 2s 4 1s 5 5a 2 2i 5 1r 7 5i 2 43 5 5v 4 1v 4 1s 5 7t 7 bj 5 6s 2 z 5 8z 2 a4 4 27 5 7p 3 2 5 jj 4 1t 5 7s 4 p 2 a3 2 r 5 7t 5 19 4 e 7 7s 4 1k 3 9z 6 7t 5 1r 7 7 2 9e 5 k 2 77 4 1t 5 u 2 6w 4 34 3 8g 5 7u 4 1r 7 7s 4 3z 2 7m 5 2d 2 5e 5 1r 7 2m 4 6x 5 2z 3 4r 4 1s 6 7t 6 5g 2 62 5 3w 2 3w 4 1s 6 45 2 3l 4 6e 4",
    indexes:
      "01010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010"
  },
  XJSE: {
    zone: "Africa/Johannesburg",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 27 n 3 b 4 2s 1a 2c 8 1 6 27 8 3 u 1b 1h 1a 2b 9 1 6 2z 3 7 4 1a 1j 19 2b 9 7 28 i 3 f 1e 1i 1a 2b b 2c b 3 n 5 19 1i 3l a 7 26 o 3 a 4 1a 1i 1b 2j 1 6 28 f 3 n 1b 1h 1a 2b 9 1 6 27 7 3 s 3 1a 2s 2b 9 1 6 2r 3 e 4 1a 1j 19 2b 9 7 28 b 3 m 1e 1i 1a 2b b 2d v 3 3 4 1a 1i 1b 2j 1 6 27 n 3 b 4 2s 1a 2c 8 1 6 27 8 3 u 1b 1h 1a 2b 9 1 6 27 s 3 7 3 1a 2s 2b 9 1 6 29 i 3 2 d 1e 1i 1a 2b b 2c 4 3 u 5 19 1i 3l a 7 1m k o 3 a 4 1a 1i 1b 2j 1 6 27 g 3 i 4 2s 1a 2c 8 1 6 28 3 z 3 1 19 2s 2b 9 1 6 2r 3 9 5 4 1a 1j 19 2b 9 7 28 b 3 m 1e 1i 1a 2b b 2c w 3 2 5 g t 1i 3l a 1 6 27 g 3 i 4 2s 1a 2c 8 1 6 27 8 3 u 1b 1h 1a 2b 9 1 6 27 s 3 7 3 6 14 2s 2b 9 1 6 2k 3 l 4 1a 1j 19 2b 9 7 28 4 3 u 5 19 1c 6 3l a 1 6 26 o 3 a 4 1a 1i 1b 2j 1 6 27 9 3 p 4 2s 1a 2c 8 1 6 27 t 3 9 7 14 1h 1a 2b 9 1 6 2s 3 e 4 1a 1j 19 2b 9 7 28 b 3 m 1e 1i 1a 2b b 2c p 3 9 5 19 1i 3l a 7 26 h 3 h 4 1a 1i 1b 2j 1 6 28 8 3 u 1b 1h 1a 2b 9 1 6 27 s 3 7 3 1a 2s 2b 9 1 6 2k 3 l 4 1a 1j 19 2b 9 7 28 4 3 t 1e 1i 1a 2b b",
    hours: ["09:00-17:00"],
    changes: "1",
    indexes: "0"
  },
  XKAR: {
    zone: "Asia/Karachi",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "z 1a 13 2x 2f 1a 16 2d 2x 3p 16 1b 13 2x 2f 1a 16 1a 6f 3q 6f 3q 13 2x 2f 1a 16 2e 2x 3p 16 2d 2x 3p 16 1a 13 2x 2f 1a 16 1a 6f 3r 13 2x 2f 1a 16 1a 13 2x 2f 1a 7 z h 3 s 11 m 2b 1l 1i 2 1 j 16 6 1 1 1 r 1 r l e 2j 2w 1 1 r 7 w 1 1 1 p 1 l 15 5a 2 4 1 1 1s 1 1p u 3a 1z 4 2 1 5 1q 1 1 1 q 1 16 j 1 j 2x 1v 3 1 1 1 1 d 1a 7 1 r 1 6 1a 13 2x 1l 2 3 1 o 15 1 4 3 13 d w 15 2x 17 5 1 1 1u 1 1 1 e d 1 s x d 13 2x 12 1 1 1b i 3 p 3 4 z 1a 4r 3 1l 8 1 1 r 1 1p z 4c 5 1 1 1g e 1 1 2 o 1 30 13 2x 3 3 1 1 u z 3 b 1a v b 2d 2l 6 1 5 1q 1 1 1 r 1 14 k m 2d 2d 4 1 1 1 d 1h 1 1 q 1 1f 16 1a 13 25 3 1 o 15 1 s 1q 1 16 1b 2s 4 1 1 1 1u 1 1 r 1 1p 2t 13 1h 3 1 1 1b i 3 2g o 16 1a 13 12 7 3 11 k 7 1 1 s 1 1p y 16 2d u 4 1 1 1 1u 1 1 1 p 1 2y 16 1b 13 l 3 1 1 1t e 25 1k 16 1a 19 3 1 1 1 1 1v 1 1 r 1 1p 4b 11 3 1 1 1 1s 3 1 r 1 2k 3q m 7 3 1 6 1m 1 1 s h 1a 15 1a 16 3 1l 5 1 1 j r k 1 1 r 1 s y 2r 16 1f 3 1 1 t r c 1u m 33 16 1a 13 r 26 2f 1a 16 1a 1u 4l",
    hours: ["09:32-15:30"],
    changes: "0",
    indexes: "0"
  },
  XKLS: {
    zone: "Asia/Kuala_Lumpur",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 s 3 2c 1 4 1q l 13 v 2d 7 v e 1n 1 f 20 1y 2o 7 y 1 1p p 15 k 1p 9 2z 7 o 7 1f 1 1v l 1y 1 4a 9 1 v 1 1c i l 1y c 39 7 t 1 t 1 1n 8 l 1y n 38 7 v i 1 1z 6m 7 11 3 1u e 6 1y 1b 37 7 r 1 1 3 1s k 4 1u 1k 38 7 h 1 d f 1 5f 3o m 6 12 l p 18 26 38 2 1 4 n 1 7 w l 10 y 2g 30 1 7 7 v a 1 1 u 15 6 q 4h v 1 j 7 u 3 1 8 k 1m d 1 31 1h v 1 1 t 7 k 1 1 a 1 k 1y 1 3b 20 1 3 1 1u b 8 1 1 1x b l 2s 1q 2 1 1g 7 8 k 1 1 1 1w k b 33 1h 1 1 1p 7 1 u i 1 1t 5 1 3d 19 o 16 5 7 9 d 9 6 1 15 16 i 19 1o u 1 p 16 h 4 3 p 1 6 7 s 1h 3e l 1 1u l 7 7 v e 1 a 2j 2n a 6 1e c k o k c 2 1 b 24 f 2x 1 1 f 14 c l s 7 l 1 8 5 1 1s k 33 1 a h 13 i 2 14 7 n 4 4 a 1 26 n 24 1 12 t l 1e 7 d 3 e 3 2f c 1r d 1 y f k g 1s 7 w 1 g 1 1y 3 22 19 g 8 k r 18 1 7 o 7 7 1 2b 1f e 1 1j c 4 h 1y e 7 s 2 8 22 7 9 x e 1 1t 1 3 i q 18 o 7 u 1 f 22 8 1 1 i h 1w 9 a 1 6 1e e z 7 k b 4 1 2c j 2 e 1 1i d l 7 7 16 1m 7 q 2n 6 4 e 1 d 1h k b g 17 1l 7 r 4 b 24 e 1 c c 17 l l g x g 23 e 1 24 d 1 1 x z 1f g o e 1r 7 l 1 8 27 3 7 3 w o k 17 s 1a 16 7 o 7 b 18 e 1 k l c e l 1y 19 1j 7 s 1 c z d 1 u b l p 1u 4 b y 1u 7 w f 1 x 13 q 5 g 1x 6 g 1i 1a 7 l a 7 g d 1 1w 3 i 2d g 16",
    hours: ["09:00-17:00", "09:00-12:30 early"],
    changes:
      "1 o 4 2d 5 82 4 9q 3 1l 4 82 4 1k 3 8w 5 9q 3 r 5 jj 5 9q 7 ah 3 8z 4 o 4 8y 3 p 3 it 5 m0 6 79 5 jk 4 35 5 6g 3 jm 4 3y 5 5n 4 jl 5 4r 5 aj 5 3z 4 9r 3 5n 4 ak 4 37 4 6f 3 39 3 6f 4 ak 4 2e 5 77 3 kg 4 1k 3 83 3 al 3 t 4 8u 4 r 3",
    indexes: "01010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010"
  },
  XKRX: {
    zone: "Asia/Seoul",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 1 4 7 7 6 8 7 7 7 5 2 e 7 7 5 2 7 7 7 4 a 7 7 7 4 3 7 7 7 7 7 3 4 7 7 7 4 3 7 7 7 7 7 7 2 1 1 1 2 3 4 7 7 7 7 7 7 7 7 7 7 3 2 1 1 2 1 1 3 7 7 7 7 7 5 1 8 6 1 7 7 7 3 4 6 1 7 7 7 7 7 7 3 4 7 5 2 7 5 2 7 7 7 4 3 7 7 7 5 2 7 7 7 7 9 5 5 2 7 7 7 7 7 7 7 7 7 7 7 4 2 1 2 1 1 1 2 7 7 7 7 2 1 1 3 7 7 7 7 3 4 7 3 4 7 7 7 7 7 3 4 7 7 7 e 7 7 7 7 6 1 7 7 7 e 7 7 5 1 8 7 e 7 7 7 7 7 7 7 7 7 6 1 6 1 2 1 1 1 1 8 7 6 8 7 7 7 7 2 5 4 3 7 7 7 2 5 7 7 7 4 3 7 7 6 1 7 7 7 7 7 4 3 e 7 7 7 7 7 7 7 7 7 4 1 1 1 7 7 7 7 7 7 7 7 7 7 7 b 1 1 3 5 7 7 7 7 4 1 1 1 2 5 7 3 4 7 7 7 7 3 4 7 7 7 5 2 7 4 2 1 7 7 2 5 7 7 7 7 7 7 7 7 7 2 5 7 7 7 7 2 1 1 3 7 2 5 7 7 7 7 7 7 7 7 7 7 7 5 1 3 5 7 7 7 2 1 1 3 7 7 7 4 3 7 7 7 7 4 3 7 7 7 2 4 1 7 7 7 7 3 4 7 7 7 7 7 2 5 7 7 7 3 4 7 7 6 8 7 7 3 4 7 7 7 7 7 7 7 7 7 7 7 2 4 3 1 4 7 7 7 7 7 7 2 1 4 6 1 7 7 7 7 6 1 7 7 7 4 3 7 7 6 1 7 5 2 7 7 7 7 7 4 3 7 7 7 5 2 7 7 7 7 7 5 1 6 2 7 7 7 7 7 7 7 7 7 7 7 4 3 2 1 1 1 2 7 7 7 7 6 8 7 e 7 7 7 e 7 7 5 2 2 5 4 3 7 7 6 1 7 7 7 7 7 5 2 7 7 7 6 1 7 7 7 7 2 1 1 3 7 6 1 7 7 7 7 7 7 7 7 7 7 5 2 5 2 2 1 1 1 1 1 7 7 7 3 1 1 2 7 7 7 7 7 7 7 7 7 7 7 7 6 1 3 4 7 7 7 e 7 7 7 7 6 1 7 7 7 e 7 7 7 7 7 9 1 4 7 7 7 7 7 7 7 7 k 4 1 1 1 19 1 1 c z u 3x 1 2o 1 1 3 w q z 8 i 4 6 q 15 t r 1 1 k 2b 2 1 1 3 m 1 1 z z q 10 15 t 1b 1 1 2b 6 1 15 1 1 g z q 10 7 i g t 10 d 25 6 6 1 u 2i 4 3 t 15 t q 1 1 l 2b 6 1 k 1 1 12 z a k l 3g 1 1 2l 13 1 1 j z u w 1y z e 2g v u 1p 4 q 6 15 t 1d 2 1 28 4 3 1d a 1p n d 15 t 14 1 1 7 25 6 6 1 10 1 1 1p m 4 7 p 1y v i 2b 6 1 p 1 2m 4 46 2c 6 1 19 e 1t g c 33 1 1 2r x 1 1 p 1t 5 r 1y s 1 k 2g o 1 11 15 k r 9 1y 1b 2 25 6 6 1 15 i 1p g k 1y y 1 1 d 6 25 6 1 t 1 2i 4 1 t 2 1y o 1 1 n 6 25 6 1 1c 1 1 1y 4 k 29 19 1 a 25 6 1 12 1 1 k 17 m 1 v 1y u 1 1 h 2g s 3 u 1p 2 2 4 s 1y 1c 1 1 1 1 3 25 4 3 19 1 d 1p 6 f f 7 1r 14 1 1 7 6 25 6 1 y 1 1 n 1p 5 v 1y s 1 k 6 25 6 1 n 3 27 f 1 4 2w 18 1 1 7 25 6 1 15 1 h 1t e 2h z 1 1 c 7 29 v 1 1 r 8 1l r 5 1y p 3 l 7 29 o 1 10 1p 4 o 8 1y 18 1 3 1 6 25 4 3 13 3 i 14 l 5 9 m 1y w 1 1 d 2 6 25 6 1 q 1 1 1 w 1n 4 1 s 3 1y 1d 3 1 1 1 25 6 1 1a 1 1 c 1o 4 k 9 23 12 1 a 4 25 6 1 12 1 k 1r 2 8 2n t 1 1 i 7 25 4",
    hours: [
      "09:40-11:40 13:20-15:20 early",
      "10:40-11:40 13:20-15:20 early",
      "10:10-12:10 13:50-15:50",
      "10:30-11:30 13:00-15:00",
      "09:30-11:30 13:00-15:00",
      "10:00-12:00 13:30-15:30",
      "10:30-12:30 14:00-16:00",
      "09:00-12:00 13:00-15:00",
      "10:00-12:00 13:00-15:00",
      "10:00-13:00 14:00-16:00",
      "09:00-15:00",
      "10:00-16:00",
      "10:00-15:00",
      "09:00-15:30",
      "10:00-16:30",
      "10:00-15:30"
    ],
    changes:
      "2 1 1 a3 1 a4 1 a6 1 6b 1 2f 1 ab 1 14 1 8y 1 15 1 8q 1 1e 1 8v 1 18 2 8t 1 i s 1 8s 1 56 4x 1 1b 1 8k 1 1j 1 8j 1 1k 1 8i 1 1l 3 8t 1 1a 1 8z 1 13 1 8t 1 1a 1 8s 1 1b 1 8r 1 1d 3 8n 1 1g 1 8t 1 19 1 8m 1 1g 1 8m 1 1i 1 8k 1 1j 1 8q 1 1d 3 8n 1 1g 1 5t 30 1 19 1 8t 1 6 1 13 1 8s 1 1b 1 8r 1 1c 1 9b 1 v 1 8t 1 19 1 8t 1 19 1 8t 1 1a 1 8s 1 1c 1 8q 1 1d 3 a4 1 9z",
    indexes:
      "010101010202020345434543454346478797abacabacabacabacabacabacabacabacabacabacabacabacabacabacabacabacadedfdededfdedfdedfdedfdedfdedfdedfdedfdedfdfdf"
  },
  XLIM: {
    zone: "America/Lima",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2t 1 i 1n 1q 13 o 1i 6 1 2e 1 x 2h w 13 o 1i 6 1 2y 1 e 1n t 1 1z 1p h 6 1 2p 1 29 t 1 w 13 o 11 n 2i 1 2h t 1 w 1r 11 3i 1 h 1n t x 1r 11 h 7 2m 1 q 2h w 13 o 1i 6 1 2d 1 y 2g 1 1z 1p h 6 1 2q 1 l 1n t 1 1z 1p h 6 1 2i 1 2g t 1 w 13 o 11 n 33 1 a 1n t x 1r 11 h 7 2t 1 i 1n 1q 13 o 1i 6 1 2e 1 x 2h w 13 o 1i 6 1 2y 1 d 2g 1 1z 1p h 6 1 2q 1 29 t 1 w 13 o 11 n 2b 1 2o t 1 w 1r 11 3i 1 h 1n t x 1r 11 h 7 2m 1 p 1n 1q 13 o 1i 6 1 27 1 15 2g 1 1z 1p h 7 1 2p 1 l 1n s 1 1 1z 1p h 7 2i 1 2g t 1 w 13 o 11 3q 1 1w t 1 w 1r 11 3b 1 p 1n 1q w 1 6 o 1i 7 2e 1 x 2h w 13 o 1i 7 2y 1 d 2g 1 1z 1p h 7 1 2i 1 s 1n s 1 1 1z 1 1o h 7 2b 1 2o t 1 w 1r g 1 k 3i 1 h 1n t x 1r 11 h 7 2f 1 e i 1n 1q 13 o 1i 7 2z 1 c 2h w 13 o 1i 7 2r 1 l 1n t 1 1z 1p h 7 2i 1 2g t 1 w 13 o 11 3j 1 23 t 1 w 1r 11 1 3a 1 o 1n t x 1r 11 h 7 2f 1 x 11 1a 6 8 o 13 o 12 g 7 2y 1 d 2b 5 1 8 1r 1p 1 g 7 2j 1 s 1n o 5 1 8 1r 1p 1 g 7 2b 1 21 m o 5 1 8 o 13 o 11 1",
    hours: ["09:00-16:00"],
    changes: "1",
    indexes: "0"
  },
  XLIS: {
    zone: "Europe/Lisbon",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 1l 19 3 9 6 17 1 1q 1f r 1h 1 1 6 16 19 3 o 6 t b 3 1r 26 1h 1 1 6 1q 19 3 b 14 8 31 1l 7 g 1 7 1h 19 3 1n 39 r u 7 g 1h 19 3 l 12 8 3 1r 1f r u 7 i 1s 19 3 8 6 17 2 1p 1f r u 7 h 1 6 1e 19 3 h 6 10 4 3 1r 26 1h 1 1 6 15 19 3 p 6 s c 3 1r 30 7 g 1 1 6 1i 19 3 i 14 1 38 1l 7 g 1 7 1a 19 3 1n 7 39 r u 7 g 22 19 3 1 6 17 9 1i 1f r u 7 h 1 6 1l 19 3 9 6 17 1 1q 1f r 1h 1 1 6 16 19 3 o 6 t b 1u 26 1h 1 1 6 2z 3 a 6m 1 6 2r 3 9n 3 7l 31 3 e 6m 1 6 2n 3 m 6m 1 6 28 3 12 6m 1 6 2r 3 i 6m 7 2j 3 am 3 6t 2u 3 m 6m 1 6 2f 3 u 6m 1 6 2z 3 a 6m 1 6 2k 3 p 6m 7 2c 3 7l 31 3 e 6m 1 6 2g 3 t 6m 1 6 30 3 9 6m 1 6 2s 3 i 6m 7 2j 3 af 3 70 2u 3 l 6m 1 6 2g 3 u 6m 1 6 2z 3 a 6m 1 6 2k 3 p 6m 7 2c 3",
    hours: ["08:00-16:30", "08:00-13:05 early"],
    changes:
      "1 a3 2 a3 2 a4 4 a1 3 ud 2 a3 2 a3 4 a1 3 k8 2 a3 2 9w 5 2 2 9x 3 4 3 u5 3 4 2 9x 5 2 2 9w 4 3 4 9u 3 4 3 k1 3 4 2 9w 3 4 2 9w 5 2 2 9w 4 3 4 u5 3 4 2 9w 3 4 2 9x 4 3 4 9u 3 4 3 u6 3 4 2 9w 5 2 2 9w 4 3 4 9u 3 4",
    indexes: "01010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101"
  },
  XLIT: {
    zone: "Europe/Vilnius",
    from: "2022-01-01",
    to: "2027-12-31",
    exceptions:
      "1a n z 3 12 t c 14 26 1 1i 1g 1e 3 l h 1d 14 26 1 1h 1 6 1a o i 3 u 8 1a 1g 26 1h 2 5 1 1x 12 3 a s q 1g 3n 2 5 1 1a n n 3 p d 15 c 3b 1g 7 1 1a n f 3 12 1d c 3a 1 1g 7",
    hours: ["10:00-16:00"],
    changes: "2",
    indexes: "0"
  },
  XLJU: {
    zone: "Europe/Ljubljana",
    from: "2020-01-01",
    to: "2027-12-31",
    exceptions:
      "0 1 2r 3 e 4 1j 52 1 6 1 12 1h 3 m 1n 3l 1h 7 13 1u 3 9 5 2x 25 1 1j 7 11 1m 3 h 4 1 2w 1 25 1 1i 1 6 1 11 1e 3 u 1 1i 1f 25 1 1h 1 1 5 1 1 2y 3 a 1 1i 1f 25 1i 1 1 5 1 1 2j 3 l 4 1j 52 1 6 1 12 1a 3 t 1n 3l 1h 7",
    hours: ["09:15-15:15"],
    changes: "2",
    indexes: "0"
  },
  XLON: {
    zone: "Europe/London",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2u 3 l l 2j 3c 1 6 2f 3 z l 2j 3d 1 6 2z 3 e l 2q 38 3 4 2q 3 l s 2j 3b 1 6 2g 3 s s 2j 3b 1 6 2u 3 l l 2j 3b 1 6 2n 3 s l 2j 3d 1 6 2e 3 z l 2j 3e 1 6 2r 3 l l 2q 38 3 4 2j 3 s s 2j 3b 1 3 3 31 3 7 s 2j 3b 1 6 2u 3 l l 2j 3c 1 6 2f 3 z s 1 2b 3d 1 6 2z 3 e l 2j 3e 1 6 2r 3 l s 2j 3b 1 6 29 3 z s 2j 3b 1 6 2u 3 e s 2j 3b 1 6 2n 3 s l 2j 3c 1 6 28 3 16 l 2j 3e 1 6 2r 3 l l 2q 38 3 4 2j 3 s s 2j 3b 1 6 31 3 4 3 s 2j 3b 1 6 2n 3 s s 1 2b 3c 1 6 2f 3 z l 2j 3d 1 6 2z 3 e l 2j 3e 1 6 2k 3 s l 2q 38 3 4 2c 3 z s 2j 3b 1 6 2u 3 e s 2j 3b 1 6 2g 3 z l 2j 3c 1 6 30 3 e l 2j 3d 1 6 2s 3 p h 2q 38 3 4 2j 3 s s 2j 3b 1 6 2u 3 e v 1 2f l 2q 1 6 2n 3 l 7 l 2j 3b 1 6 2g 3 z l 2j 3d 1 6 2z 3 e l 2j 3e 1 6 2k 3 s l 2q 38 3 4 2c 3 z s 2j 3b 1",
    hours: ["08:00-16:30", "08:00-12:30 early"],
    changes:
      "1 9w 3 4 2 9w 3 4 2 9x 5 2 4 9u 5 2 4 9t 5 2 4 9t 5 2 4 9x 3 4 2 9w 5 2 2 9w 5 2 4 9u 5 9z 5 2 4 9w 3 4 2 9w 3 4 2 9w 5 2 2 9x 5 2 4 9t 5 2 4 9t 5 2 4 9w 3 4 2 9x 5 2 2 9w 5 2 4 9u 5 2 4 9t 5 2 4 9w 3 4 2 9w 3 4 2 9w 5 2 2 9w 5 2 4 9u 5 2 4 9t 5 2 4 9w 3 4 2 9w 3 4 2 9x 5 2 4 9u 5 2 4 9t 5 2 4 9t 5 2 4 9x 3 4 2 9w 5 2 2 9w 5 2 4 9u 5 2",
    indexes:
      "010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101"
  },
  XLUX: {
    zone: "Europe/Luxembourg",
    from: "2000-01-01",
    to: "2027-12-31",
    exceptions:
      "33 3 7 6m 1 6 2u 3 f 6m 1 6 2f 3 u 6m 1 6 2z 3 a 6m 1 6 2r 3 9n 3 7l 31 3 e 6m 1 6 2n 3 m 6m 1 6 28 3 12 6m 1 6 2r 3 i 6m 7 2j 3 am 3 6t 2u 3 m 6m 1 6 2f 3 u 6m 1 6 2z 3 a 6m 1 6 2k 3 p 6m 7 2c 3 7l 31 3 e 6m 1 6 2g 3 t 6m 1 6 30 3 9 6m 1 6 2s 3 i 6m 7 2j 3 af 3 70 2u 3 l 6m 1 6 2g 3 u 6m 1 6 2z 3 a 6m 1 6 2k 3 p 6m 7 2c 3",
    hours: ["09:00-17:40", "09:00-14:05 early"],
    changes:
      "2 k1 3 4 2 9w 3 4 2 9w 5 2 2 9x 3 4 3 u5 3 4 2 9x 5 2 2 9w 4 3 4 9u 3 4 3 k1 3 4 2 9w 3 4 2 9w 5 2 2 9w 4 3 4 u5 3 4 2 9w 3 4 2 9x 4 3 4 9u 3 4 3 u6 3 4 2 9w 5 2 2 9w 4 3 4 9u 3 4",
    indexes: "01010101010101010101010101010101010101010101010101010101010101010101010101010101"
  },
  XMAD: {
    zone: "Europe/Madrid",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2u 3 f 2y 1m k z i 1 1 5 1 2f 3 u 2y 26 z i 1 1 5 1 5 2u 3 b 30 1k 1l g 1 6 1 5 2l 3 3i 1l k z 2 g 7 6 2d 3 3p 1m k z 2 i b 2q 3 e 2y 1m k z 2 h 1 6 2n 3 n 2y 26 z i 1 1 5 1 5 29 3 v 2y 37 g 1 1 5 1 5 2m 3 i 30 1k 1l g 1 6 1 5 2e 3 3p 1l k z 2 g 7 6 2y 3 7 2y 1m k z 2 h 1 6 2u 3 f 2y 1m k z i 1 1 5 1 2f 3 u 2y 26 z i 1 1 5 1 5 2u 3 a 2y 37 g 1 1 5 1 5 2m 3 3i 1l k z 2 g 7 6 26 3 7l b 2q 3 e 6m 1 6 2n 3 m 6l 1 1 5 1 28 3 12 6l 1 1 5 1 2r 3 i 6l 1 6 1 2j 3 7b 7 34 3 6t 2u 3 m 6m 1 6 2f 3 u 6m 1 6 2z 3 a 6m 1 6 2k 3 p 6m 7 2c 3 7l 31 3 e 6m 1 6 2g 3 t 6m 1 6 30 3 9 6m 1 6 2s 3 i 6m 7 2j 3 7b 7 2x 3 70 2u 3 l 6m 1 6 2g 3 u 6m 1 6 2z 3 a 6m 1 6 2k 3 p 6m 7 2c 3",
    hours: ["09:00-17:30", "09:00-14:00 early"],
    changes:
      "1 6h4 3 4 2 9w 3 4 2 9w 5 2 2 9w 4 3 4 u5 3 4 2 9w 3 4 2 9x 4 3 4 14a 3 4 2 9w 5 2 2 9w 4 3 4 9u 3 4",
    indexes: "01010101010101010101010101010101010101010101"
  },
  XMEX: {
    zone: "America/Mexico_City",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 z 18 m 1 i 5n m d 7 z 18 7 1 x 3u 1t m d 7 z 1z 1 e 3u 1t z 7 z 1q 1 4g 56 a 1 4o 2f 2r n 1 h 5n m d 7 z 19 e 1 q 3u 1t m d 7 z 18 6 1 y 3u 1t m d 7 z 1r 1 l 3u 1t z 7 z 1j 1 4n 57 u 1 a 5n m d 7 z 18 m 1 i 5n m d 7 z 18 7 1 x 3u 1t m d 7 z 18 r 1 d 3u 1t m d 7 z 1r 1 4g 56 3 1 4v 2f 2r n 1 h 55 i m d 7 z 16 h 1 p 55 h n d 7 y 16 3 1 15 3u 1q p d 7 w 16 o 1 l 3u 1b e 13 7 v 16 h 1 4n 1 1a d 2c 16 v 1 43 1b j l 1k 16 h 1 p 55 h n d 7 y 16 a 1 x 3u 1r o d 7 x 16 v 1 d 3u 1q p d 7 w 16 h 1 s 3u 1b e 13 7 v 1d 3 1 4v 1b j l 1k 16 o 1 h 55 i m d 7 z 16 a 1 w 55 h n d 7 y 16 v 1 c 3u 1r o d 7 x 16 o 1 l 3u 1b e 13 7 v 16 h 1 4n 1b d 2c 16 o 1 4a 1b j l 1k 16 h 1 o 55 i m d 7 z 16 a 1 x 3u 1r o d 7 x 16 v 1 d 3u 1q p d 7 w 16 h 1 s 3u 1b e 13 7 v 16 a 1 4u 1b d",
    hours: ["08:30-15:00"],
    changes: "1",
    indexes: "0"
  },
  XMIL: {
    zone: "Europe/Rome",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2u 3 f 2y 3n 1 1 5 1 2f 3 u 2y 3n 1 1 5 1 2z 3 b 6l 1 6 1 2q 3 74 7 2j 3 3p 3p 31 3 e 2y 3o 1 6 2n 3 n 2y 3n 1 1 5 1 2e 3 v 2y 3n 1 1 5 1 2r 3 i 6l 1 6 1 2j 3 7b 7 34 3 7 2y 3o 1 6 2u 3 f 2y 3n 1 1 5 1 2f 3 u 2y 3n 1 1 5 1 2z 3 a 2y 3n 1 1 5 1 2r 3 74 7 2c 3 3w 3p 31 3 e 2y 3o 1 6 2n 3 m 2y 3n 1 1 5 1 28 3 12 2y 3n 1 1 5 1 2r 3 i 6l 1 6 1 2j 3 7b 7 34 3 34 3p 2u 3 m 2y 3n 1 1 5 1 2f 3 u 2y 3n 1 1 5 1 2z 3 a 2y 3n 1 1 5 1 2k 3 p 6l 1 6 1 2c 3 3w 3p 31 3 e 2y 3o 1 6 2g 3 t 2y 3n 1 1 5 1 30 3 9 2y 3n 1 1 5 1 2s 3 i 6l 1 6 1 2j 3 7b 7 2x 3 3b 3p 2u 3 l 2y 3o 1 6 2g 3 u 2y 3n 1 1 5 1 2z 3 a 2y 3n 1 1 5 1 2k 3 p 6l 1 6 1 2c 3 7i 7",
    hours: ["09:00-17:30"],
    changes: "1",
    indexes: "0"
  },
  XMOS: {
    zone: "Europe/Moscow",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 1 6 1a d 1i 8 y 5m 1 1 5 1d b 1i 8 y 5m 1 1 5 1c e 1h a w 5m 1 3 3 1b d 1k 7 z 5k 3 4 1b d 1j 7 z 5n 7 19 d 1i 8 y 5n 1 6 1a e 1i 8 y 5m 1 1 5 1c e 1g 8 y 5m 1 1 5 1b e 1h a w 5m 1 3 3 3 18 d 1k 7 z 5k 3 4 1b e 1i 5 3 y 41 z n 1 6 1a d 3 1c 3 8 v 3 5k 2 1 1 5 1d b 1e 4 1 1 6 1 8 p 44 1 2 w 1 2 g 1 1 1 1 1 1 1 1c e 1g 1 7 y 1 8 3v z j 1 1 5 1b e 1k 1 6 z 43 z i 3 1 1 1 1 3 18 a 2 1 1j 7 1 4 u 40 1n 1 1 1 1 3 19 1 2 a 1i 5 2 1 y 43 1k 1 1 1 1 3 1a d 1f 2 1 8 v 2 1 42 1k 1 1 1 1 3 1 1c e 1g 1 2 5 t 5 1 2p m h 5 2 1 1m 1 3 1 1 1 1 19 e 1h a w 41 1m 3 1 1 1 1 19 1 4 9 1k 7 z 3z 1 8 1c 3 1 1 1 1 3 18 a 2 1 1j 7 z 40 1n 1g e 1 2 1c 2 1 4 4 3 s 2 1 42 1k 1 1 1 1 3 1o 1i 8 y 41 1l 1 1 1 4 1q 1g 8 y 1 40 1l 1 1 5 1b e 1h 3 7 w 41 1l 1 6 1 17 3 e 1j 1 6 z 40 1n 1g d 1i 7 1 y 43 1k 1 6 1a d 1f 3 8 v 3 42 1i 2 1 1 5 1o 1i 8 y 41 1l 1 1 5 1c e 1h a w c 7 3i 1l 1 6 18 3 d 1k 55 1l 7 1b c 1 1j 1 6 1 y 40 1n 1g d 1i 8 y 5n 1 1g e 1e 4 8 y 3z 2 1i 3 1 1 5 1c e 1g 8 y 41 1l 1 1 5 1b e 1h a w 41 1l 1 3 3 1b d 1k 7 z 3z 1l",
    hours: ["10:00-18:45"],
    changes: "2",
    indexes: "0"
  },
  XNYS: {
    zone: "America/New_York",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 1d 1h 19 11 1p 28 x 7 1c 13 1n 12 1o 2f r 7 1b 1o 12 13 1u 28 t 7 19 1h 1g z 1r 28 t 1n 13 q x z 1r 28 w 7 1d 1h 19 10 1q 28 w 7 1d 1a 1g 12 1o 2f r 7 1b 13 1n 13 1n 2f s 7 i s 1h 19 13 1u 28 t 7 h s 1a 1n z 1r 28 t o z 1o 12 10 1q 28 w 7 e z 1h 19 11 1p 8 1 1 1 1x x 7 k s 13 1n 12 1o 2f r 7 j s 1o 12 13 1n 2f s 7 i s 1h 1g b o 1r 28 t o z w 1u z 1r 28 w 7 e z 1h 19 10 1q 28 w 7 1 d z 1a 1g 11 1p 28 x 7 k s w 1u 13 1n 2f s 7 i s 1h 19 13 1u 28 t 7 h s 1a 1n z 1r 28 t o z 1o 12 z 1r 28 w 7 e z 1a 1g 11 1p 1k 1 n x 7 k s 13 1n 12 1o 2f r 7 j s 1o 12 13 1n 2f s 7 i s 1a 1g 13 1u 28 t 7 h s 13 1u z 1r 28 w 7 e z 1h 19 10 1q 28 w 7 e z 13 1n 11 1p 28 d k 7 k s 1o 12 12 1o 2f r 7 j s 1h 19 13 1u 28 t 7 h s 1a 1n z 1r 28 t o z 1h 19 l e 1r 28 w 7 e z 1a 1g l f 1q 28 w 7 e z 13 1n n f 1o 2f r 7 8 b s 1o 12 o f 1n 2f s 7 i s 1a 1g p e 1u 28 t 7 h s 13 1u i h 1r 28 t",
    hours: ["09:30-16:00", "09:30-14:00 early", "09:30-13:00 early"],
    changes:
      "1 9w 2 a3 2 9d 3 o 4 99 3 a1 3 61 2 3y 3 65 3 40 3 m 2 59 4 40 3 n 5 99 3 o 4 99 3 w 3 52 2 3y 3 62 2 3x 3 s 2 5b 3 40 3 m 2 59 4 40 3 n 5 99 3 a1 3 61 2 3y 3 62 2 3x 3 s 2 5a 4 40 3 n 2 9c 3 o 4 99 3 a1 3 62 2 3x 3 s 2 59 2 43 3 m 2 59 4 40 3 n 2 9c 3 o 4 99 3 61 2 3y 3 62 2 3x 3 s 2 59 2 43 3 m 2 9d 3 o 4 99 3 a1 3 61 2 3y 3 63 2 43 3 m 2 59 4 40 3 n 2 9c 3 o 4 99 3",
    indexes:
      "0101010102020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020"
  },
  XNZE: {
    zone: "Pacific/Auckland",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 1 z 1u 3 9 14 3w 1r 1 1 5 1 1 z 1f 3 o 13 43 1m 1 1 5 1 1 y 1z 3 16 43 1o 3 4 3 2n 3 1k 3w 1r 1 6 1 2f 3 l 16 3w 1r 1 6 1 y 1v 3 8 15 3w 1r 1 6 1 z 1n 3 h 13 43 1m 1 6 1 z 1e 3 p 12 43 1n 1 6 1 z 1r 3 1d 43 1o 3 4 3 2g 3 1r 3w 1r 1 3 3 1 30 3 1 15 3w 1r 1 6 1 z 1u 3 9 14 3w 1s 1 6 1 z 1f 3 o 13 43 1m 1 6 1 z 1z 3 4 12 43 1n 1 6 1 z 1r 3 1k 3w 1r 1 6 1 28 3 s 16 3w 1r 1 6 1 y 1v 3 8 15 3w 1r 1 6 1 z 1n 3 g 14 3w 1s 1 6 1 z 18 3 w 12 43 1n 1 6 1 z 1r 3 1d 43 1o 3 4 3 2g 3 1r 3w 1r 1 6 1 30 3 16 3w 1r 1 6 1 y 1o 3 g 14 3w 1s 1 6 1 z 1f 3 o 13 43 1m 1 6 1 z 1z 3 4 12 43 1n 1 6 1 z 1k 3 l z 43 1o 3 4 3 z 1a 3 s 16 3w 1r 1 6 1 y 1v 3 8 15 3w 1r 1 6 1 z 1g 3 n 14 3w 1s 1 6 1 z 20 3 3 13 43 1m 1 6 1 z 1s 3 e z 43 1o 3 4 3 z 1h 3 l 16 3w 1r 1 6 1 y 1v 3 7 16 i 2m s 1r 1 6 1 y 1o 3 f 15 13 2t 1r 1 6 1 z 1g 3 o 13 p 3e 1m 1 6 1 z 1z 3 4 12 i 3l 1n 1 6 1 z 1k 3 l z 13 30 1o 3 4 3 z 1a 3 s 16 i 3e 1r 1",
    hours: ["10:00-16:45", "10:00-12:45 early"],
    changes:
      "2 66w 5 2 5 9v 3 4 3 9v 3 4 3 9v 5 2 5 9t 5 2 5 9t 5 2 5 9s 5 2 5 9v 3 4 3 9v 3 4 3 9w 5 2 5 9t 5 2 5 9s 5 2 5 9s 5 2 5 9w 3 4 3 9v 5 2 5 9t 5 2 5 9t 5 2",
    indexes: "01010101010101010101010101010101010101010101010101010101010101010101"
  },
  XOSL: {
    zone: "Europe/Oslo",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2t 1 3 f g 7 b 5n 1 1 5 1 2e 1 3 u 8 8 3 62 1 1 5 1 2y 1 3 b r b 5j 1 6 1 2p 1 3 z 3 b 5r 7 2i 1 3 12 5 6 61 30 1 3 e g 8 b 5n 1 6 2m 1 3 n f 1 a 5v 1 1 5 1 2d 1 3 v 7 b 63 1 1 5 1 2q 1 3 i k b 5q 1 6 1 2i 1 3 12 4 7 5y 7 33 1 3 7 g f b 5g 1 6 2t 1 3 f g 7 b 5n 1 1 5 1 2e 1 3 u 8 8 3 62 1 1 5 1 2y 1 3 a s b 5i 1 1 5 1 2q 1 3 z 3 b 5r 7 2b 1 3 12 b 1 67 30 1 3 e g 8 b 5n 1 6 2m 1 3 m g b 5u 1 1 5 1 27 1 3 12 b 6a 1 1 5 1 2q 1 3 i k b 5q 1 6 1 2i 1 3 12 4 7 5y 7 33 1 3 m g b 5g 2t 1 3 m g b 5u 1 1 5 1 2e 1 3 u 8 8 3 62 1 1 5 1 2y 1 3 a s b 5i 1 1 5 1 2j 1 3 p d b 5x 1 6 1 2b 1 3 12 b 1 67 30 1 3 e g 8 b 5n 1 6 2f 1 3 t 9 7 4 61 1 1 5 1 2z 1 3 9 g d b 5h 1 1 5 1 2r 1 3 i k b 5q 1 6 1 2i 1 3 12 4 7 5y 7 2w 1 3 t 9 b 5n 2t 1 3 l g 1 b 5u 1 6 2f 1 3 u 8 8 3 62 1 1 5 1 2y 1 3 a s b 5i 1 1 5 1 2j 1 3 p d b 5x 1 6 1 2b 1 3 12 b 65 7",
    hours: ["09:00-16:20", "09:00-13:00 early"],
    changes: "1 602 6 9k 6 9r 6 aj 6 9k 6 9r 6 aj 6 9k 6 aj 6 9r 6 9r 6 ac 6 9r 6 9r 6 aj 6 9k 6 9r 6",
    indexes: "01010101010101010101010101010101010"
  },
  XPAR: {
    zone: "Europe/Paris",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2u 3 f y 5o 1 5 1 2f 3 u j 63 1 5 1 2z 3 b 12 10 4k 6 1 2q 3 1d 18 4q 2j 3 1d 1g 4l 31 3 e z 13 4k 1 6 2n 3 n q 5w 1 5 1 2e 3 v i 1k 4k 1 5 1 2r 3 i v 17 4k 6 1 2j 3 1d 1f 4q 34 3 7 16 w 4k 1 6 2u 3 f y 5o 1 5 1 2f 3 u 6m 1 6 2z 3 a 6m 1 6 2r 3 9n 3 7l 31 3 e 6m 1 6 2n 3 m 6m 1 6 28 3 12 6m 1 6 2r 3 i 6m 7 2j 3 am 3 6t 2u 3 m 6m 1 6 2f 3 u 6m 1 6 2z 3 a 6m 1 6 2k 3 p 6m 7 2c 3 7l 31 3 e 6m 1 6 2g 3 t 6m 1 6 30 3 9 6m 1 6 2s 3 i 6m 7 2j 3 af 3 70 2u 3 l 6m 1 6 2g 3 u 6m 1 6 2z 3 a 6m 1 6 2k 3 p 6m 7 2c 3",
    hours: ["09:00-17:30", "09:00-14:05 early"],
    changes:
      "1 9w 3 a2 3 a3 4 a1 3 ud 3 a2 5 a0 4 a1 3 k8 3 a2 3 4 2 9w 5 2 2 9x 3 4 3 u5 3 4 2 9x 5 2 2 9w 4 3 4 9u 3 4 3 k1 3 4 2 9w 3 4 2 9w 5 2 2 9w 4 3 4 u5 3 4 2 9w 3 4 2 9x 4 3 4 9u 3 4 3 u6 3 4 2 9w 5 2 2 9w 4 3 4 9u 3 4",
    indexes: "0101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101"
  },
  XPHS: {
    zone: "Asia/Manila",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "2u 9q ap 9x 9x ai 9x 9x ai 9x ap 9x 7b 1j v 1 a n 16 x 30 1 z i 1 5 1 1 1j 15 a 1 d 1 16 1y 2o s 1 1 5 1 1 1i 16 1 1 v 4v e e 4 l 3 3 1 1k q 1 1 12 16 16 z 1r 1 3 o s 4 2w 1 h 16 16 s 12 1 p 8 u o 1 6 2m 1 3 m d s 1y 7 1a h 3 1 s o 1 6 1 1j o 1 h o 13 1y 7 11 1p o 1 3 1 1 1 1 2m 3 1 l 16 z j g a 7 e 16 s o 1 5 1 1 2i 1 7 o 7 z g 1p b 19 7 f d p 3 4 33 1 1n 1y 1 s y 1 6 n u o 21 1 3 m 16 1k d 1 6 1o 6 1 s o 1 6 1 2e 1 b m c u 1m a 1 1 5 1e d 4 1h 1 5 1 1 u 1w 8 1 d 16 y d n 4 p h 1r g 1 1 4 1 1 1 d 1 y 16 1 6 m 16 z z a p 1i 1 b o 1 5 1 1 12 h s 1 19 1m 1i e 1d 1 t q 4 3 2t 1 e 3 16 e 1k 7 4 b y f 1 t 8 h 1 6 1 19 15 1 a m d t 3 1v 6 1u 1 s o 1 6 1 z k 17 9 1 c c n 7 1p 9 5 1v 1h 1 5 1 1 1j 18 1 l o i 1d l a 1r s 8 g 1 5 1 1 16 d z 1 7 y 1w 15 1r t 8 g 6 1 w 20 1 i 6 34 1r 1 t 8 m 3 1h 15 1 3 b a 16 g 1i 7 1r 2 1 p b h 1 6 13 1c 1 b 1 l 16 5 1v 3 1v 1h 1 5 1 1 s 1q 8 8 1 d b p 6 1y 4 1v 12 g 1 5 1 1 1b v d 1 6 m q g 1y a 2j 8 g 1 5 1 1 1w f 1 e 12 2x 1r t 8 g 6 1",
    hours: ["09:30-15:30"],
    changes: "0",
    indexes: "0"
  },
  XPRA: {
    zone: "Europe/Prague",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2x f 7 1m 1 2c 2f 1 1 5 1 2i u 7 1m 37 1l 1 1 5 1 32 b 7 1n 2c u k 11 1 6 1 2t 2c 1 2c u k 11 7 2m 2k 1 2c u k 13 34 e 7 1m 1 2c 1e 12 1 6 2q n 7 1m 37 1l 1 1 5 1 2h v 7 4t k 11 1 1 5 1 2u i 7 1n 2c u k 11 1 6 1 2m 2j 1 2c u k 11 7 37 7 7 1m 1 2c 1e 12 1 6 2x f 7 1m 1 2c 2f 1 1 5 1 2i u 7 1m 14 23 1l 1 1 5 1 32 a 7 4t k 11 1 1 5 1 1 2t 2c 1 2c u k 11 7 3 2c 2r 1 2c u k 13 34 e 7 1m 1 2c 1e 12 1 6 2q m 7 1m 1 2c 2f 1 1 5 1 2b 12 7 4t k 11 1 1 5 1 2u i 7 1n 2c u k 11 1 6 1 2m 2j 1 2c u k 11 7 37 1z 1 2c u k 13 2x m 7 1m 1 2c 2f 1 1 5 1 2f 3 u 7 1m 37 1l 1 1 5 1 2z 3 a 7 4t k 11 1 1 5 1 2k 3 p 7 1n 2c u k 11 1 6 1 2c 3 2r 1 2c u k 13 31 3 e 7 1m 1 2c 1e 12 1 6 2g 3 t 7 1m 1 2c 2f 1 1 5 1 30 3 9 7 1m 37 1l 1 1 5 1 2s 3 i 7 1n 2c u k 11 1 6 1 2j 3 2j 1 2c u k 11 7 2x 3 26 1 2c u k 13 2u 3 l 7 1m 1 2c 1e 12 1 6 2g 3 u 7 1m 37 1l 1 1 5 1 2z 3 a 7 4t k 11 1 1 5 1 2k 3 p 7 1n 2c u k 11 1 6 1 2c 3 2q 1 2c u k 11 7",
    hours: ["09:00-16:20"],
    changes: "1",
    indexes: "0"
  },
  XRIS: {
    zone: "Europe/Riga",
    from: "2022-01-01",
    to: "2027-12-31",
    exceptions:
      "2w 3 g m s 1 43 12 2u 3 l 3 1 d 10 h 3p z 1 6 2g 3 u 5 3 1a 43 z 1 2 4 1 1 2z 3 a 1 3 o p 1 42 1 10 2 5 1 2k 3 p 3 a 14 1 43 10 7 1 2c 3 10 2 1c 1 43 10 7",
    hours: ["10:00-16:00"],
    changes: "2",
    indexes: "0"
  },
  XSAU: {
    zone: "Asia/Riyadh",
    from: "2021-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 1 4 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 4 1 7 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 3 1 1 1 1 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 4 1 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 2 3 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 4 1 3 1 1 1 1 7 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 4 1 3 1 1 2 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 3 2 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 2 1 1 1 3 1 3 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 2 1 1 1 7 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 4 1 2 5 2 5 2 5 2 5 2 5 2 5 3 1 1 1 1 3 4 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 4 1 3 1 1 1 1 7 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 1 4 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 4 1 3 1 1 2 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 3 1 1 3 4 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 2 3 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 7 2 5 2 5 2 2 1 1 1 3 4 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 3 1 1 1 1 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 3 2 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 1 4 2 5 3 1 1 1 1 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 3 1 1 1 1 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 4 1 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5",
    hours: ["10:00-15:00"],
    changes: "2",
    indexes: "0"
  },
  XSES: {
    zone: "Asia/Singapore",
    from: "1990-01-01",
    to: "2026-12-31",
    exceptions:
      "0 2u d 5 8 1j 11 3u 7 e 21 i f r r 1a 2g 1d 1 6 1 y 1 1p b e 15 1o 3t 7 o 1n f r q 1x 4a 1 l a v i v n 24 1t k 1i 7 t 1 u 16 h 9 5 2e 23 1r 7 1d 1 1 18 q u 1y 3u 7 11 3 1a l d k 62 7 r 1 1 1v 3 l a 2j 1y 1v 7 i s 1 14 4 3l 2j 1h 12 12 10 a h 2b 26 1o 2 5 n 1 14 12 i 6 2m 2p x 8 7 16 1 18 x q 22 2f w j 7 x 9 1t d e 4i w u 7 l 1 a 1v 1i 1w 2m 4 1v j 1 17 12 l 26 2c 2 1h 7 8 k 1 21 h b 2h 24 1q 7 1 1c 1 19 p u 1y 2j 16 5 7 11 1 16 15 i 3r q 16 h 7 p 1 21 l 2t 16 1v s 7 19 1 19 1k 21 w 1k c 26 1 25 a f 2c l 1l c 1d 7 l 1 21 p 2s b 1v i 16 7 15 1 19 x n 24 1 1v 1z 7 u 25 d c 24 1y g 1s 7 1d 1 16 s v 1a l 3 w d 1b 19 7 12 1 19 12 1t y y 2x 7 s 22 h 9 1b 18 n 1b 1w 7 1a 16 w s h 1j d 24 1d 7 z 1 20 c j g 1t 3 25 1m 7 q 22 l 6 i 1a l a 3t 7 16 1d 15 d 1j k 2f 2h 1 20 h 1 d 1k t 24 1r 7 l 1 21 o w r 15 n 21 16 7 16 1a c l l q 1h 2b 1j 7 s 1 1o i d b 4h 1u 7 1b 1 18 s q 5 1y 2j 1a",
    hours: ["09:00-17:00"],
    changes: "1",
    indexes: "0"
  },
  XSGO: {
    zone: "America/Santiago",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2u i k l l 18 y 1 q h 1i 6 1 2f x k 6 28 y 1 17 1i 6 1 2z e k p e 29 o 1l h 6 1 2q 16 h l 2x l 11 n 2j 1n s 1d z l m 11 3j h 16 e 1e y 1 k n 11 h 7 2n q k d 21 y 1 17 1i 6 1 2e y k 5 29 y 1 28 h 6 1 2r l k i l 29 o 1l h 6 1 2j 1d a s 2x l 11 n 34 a 1d 7 1e y 1 k n 11 h 7 2u i k l l 18 y 1 q h 1i 6 1 2f x k 6 28 y 1 17 1i 6 1 2z d k q 1o y 1 28 h 6 1 2r 16 h l 2x l 11 n 2c 1n z 1d z l m 11 3j h 16 e 1e y 1 k n 11 h 7 2n p k e s 18 x 1 1 q h 1i 6 1 28 15 k 1k u y 1 16 12 h 6 1 2r l k 13 h 1s o 1l h 6 1 2j 1d 12 i 1r 3 l l 11 n 34 1u 1d z l l 1 11 3c p k 16 e u x 1 1 q h 1 1h 6 1 2f x k 1k u y 1 1 15 1 1i 6 1 2z d k 1k u y 1 16 12 h 6 1 2k s k 13 h 1s o 1l h 6 1 2c 2m 1d z l l 1 11 p 2u 5 c 1k 1e y 1 k i 5 11 h 7 f 21 w k 16 e u x 1 1 q h 1 1h 6 1 30 c k 1k u y 1 1 15 1 1i 6 1 2s l k 13 h 1s o 1l h 6 1 2j 1d v 7 i 2f l 11 n 2x 1v 6 1d w 3 l l 1 11 3c o 1f 5 1e y 1 k i 5 11 h 7 2g x k u q u y 1 1 15 1 1i 6 1 2z d k u q u y 1 16 12 h 6 1 2k s k 13 h 1s o 1l h 6 1 2c 1k v 7 i 2f l 11 n",
    hours: ["09:30-17:00", "09:30-16:00", "09:30-13:30 early", "09:30-12:30 early"],
    changes:
      "1 1m 16 4 5k 1g 2 1t r 4 4p 3 19 1e 2 4 3 1o 19 4 46 4 16 1g 4 2 5 1k 12 4 4e 3 17 1g 3 3 4 1l u 4 5w 1m 3 1m 17 4 5j 3c y 4 4i 3 19 1e 2 4 3 1o o 4 4q 5 16 1f 2 4 3 1n 12 4 4d 4 16 1g 4 2 5 1k v 4 4l 3 17 1g 3 3 4 1m 1e 4 5c 3b 16 4 5k 1g 2 1t r 4 4p 3 19 1e 2 4 3 1o 19 4 45 5 16 1f 2 4 3 1n 12 4 4e 3 17 1g 3 3 4 1l n 4 63 1m 3 1m 17 4 5j 3b z 4 5r 1g 2 1w h 4 4x 5 16 1f 2 4 3 1n 12 4 4d 4 16 1g 4 2 5 1k v 4 5v 1g 3 3 4 1l 1f 4 5b 1m 3 1n z 4 5u 1d 2 1t r 4 4p 6 16 1e 2 4 3 1o 19 4 45 5 16 1f 2 4 3 1n v 4 4k 4 16 1g 4 2 5 1l n 4 63 1m 4 1l 17 4 5j 3b s 4 61 1d 2 1t 1c 4 44 6 16 1e 2 4 3 1o 12 4 4d 4 16 1g 4 2 5 1k v 4 4l 3 17 1g 3 3 4 1l 18 4 5i 1m 3 1m 10 4 5q 3c r 4 4p 6 16 1e 2 4 3 1o 19 4 45 5 16 1f 2 4 3 1n v 4 4k 4 16 1g 4 2 5 1k o 4 4s 3 17 1g 3 3",
    indexes:
      "01210301212103030121210303012121030301210301210121210303012121030301212103030121210303012101210301212103030121210303012121030301210301210121030121210303012121030301210303012103012103012121030301212103030121210303012103012101210301212103030121210303012121030301210301210121210303012121030301212103030121210303"
  },
  XSHG: {
    zone: "Asia/Shanghai",
    from: "1990-12-03",
    to: "2026-12-31",
    exceptions:
      "t 19 3 20 49 1 2j y 1 1 2d 49 1 2j o 1 6w 3l 1 1 1 1 28 4a 1 2i s 1 1 1 1 2f 4a 1 2i 1d 1 1 1 1 3 1 1 1 1 1p 48 1 1 2j x 1 1 1 1 3 1 1 1 1 24 1 1n 1 2k 1 1 2i 1 o 1 1 1 1 3 1 1 1 1 2c 49 1 2j 14 1 1 3 1 1 1 1 3 1 1 1 1 1u 47 3 1 1 1 22 b 3 s 1 1 1 1 3 1 1 1 1 28 1 1 1 1 46 1 1 1 1 2f l 1 1 1 1 3 1 1 1 1 2g 1 1 1 3 43 1 1 1 1 2g 1 1 13 1 1 1 1 3 1 1 1 1 1w 1 1 3 1 42 1 1 1 1 3 2e t 1 3 1 1 1 1 2b 1 3 1 1 1 1 41 1 1 3 1 2e i 1 1 1 1 3 1 1 2o 1 1 1 1 43 3 1 1 1 2g z 1 1 1 1 3 1 24 1 1 1 1 46 1 1 1 1 2f 1 n 1 3 1 1 1 1 2f 1 1 1 1 46 1 1 1 1 2f 1 1 1b 1 1 1 1 1v 1 1 1 3 43 1 1 1 1 2f 1 10 1 1 3 1 1g r 1 12 2q e 1 1 1 1 2i 1 o 1 1 1 1 1u p r 1 3h 1 3 1 1 1 2d 19 1 1 1 1 19 s 16 1 1 2q 1 1 7 3 1 1 1 2g u 1 1 3 1 1j 1 r z 2q l 1 1 1 1 2f 1 k 1 1 1 1 1u 1 1 q 1 1g 2t 1 1 1 1 2g 1 1 13 1 1 1 1 1c 1 o 1 1 14 1 1 2r 1 b 1 1 1 3 2e u 3 1 1 1 1o o 1 v 2q n 1 1 3 1 2e 1 1b 1 1 3 1 15 p 1g 21 1 r 1 3 1 1 2e 12 1 1 1 1 1g s 12 1 2p 1 h 1 1 1 1 2f p 3 1 1 1 1o 1 r s 1 3h 1 1 1 1 2f 19 1 3 1 1 17 1 o 1 1c 2q 7 1 1 1 1 2f 1 y 1 1 1 1 1k q 1 1 z 2q i 1 1 1 3 2e n 3 1 1 1 1 1u p 3 1 1f 1 2p 1 3 1 1 1 2d 15 1 3 1 1 1b s 1 1 14 2q 1 a 3 1 1 1 2g s 1 1 1 1 1n 1 r 1 1 u 2t l 1 1 1 1 2f l 1 1 1 1 1w q 1 1 1e 1 2q 3 1 1 1 1 2f 13 3 1 1 1 1 1c 1 q 1 1 12 2q 1 e 1 1 1 3 2e r 1 1 1 3 1 1n r 1 3 s 3d 1 1 3 1 1 2d 1 19 1 1 1 1 3 16 p 3 1 19 2q 6 1 3 1 1",
    hours: ["09:30-11:30 13:00-15:00"],
    changes: "0",
    indexes: "0"
  },
  XSTO: {
    zone: "Europe/Stockholm",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2u 3 f n b i 55 1 1 5 1 2f 3 u 8 b w 56 1 1 5 1 5 2u 3 b r b b 58 1 6 1 5 2l 3 12 b p 52 7 6 2d 3 12 b w 55 b 2q 3 e o b i 55 1 6 2n 3 n f b p 56 1 1 5 1 5 29 3 v 7 b w 57 1 1 5 1 5 2m 3 i k b i 58 1 6 1 5 2e 3 12 b w 52 7 6 2y 3 7 v b b 55 1 6 2u 3 f n b i 55 1 1 5 1 2f 3 u 8 b w 56 1 1 5 1 5 2u 3 a s b b 57 1 1 5 1 5 2m 3 12 b p 52 7 6 26 3 12 w i 55 b 2q 3 e o c h 55 1 6 2n 3 m g k g 55 1 1 5 1 28 3 12 10 e 57 1 1 5 1 5 2m 3 i k t 58 1 6 1 5 2e 3 12 17 52 7 6 2y 3 12 4 i 55 b 2j 3 m g k g 55 1 1 5 1 2f 3 u 8 s f 56 1 1 5 1 5 2u 3 a s 8 e 57 1 1 5 1 5 2f 3 p d 10 58 1 6 1 5 27 3 12 w i 55 b 2q 3 e o c h 55 1 6 2g 3 t 9 r g 55 1 1 5 1 30 3 9 t 7 f 56 1 1 5 1 5 2n 3 i k t 58 1 6 1 5 2e 3 12 17 52 7 6 2r 3 12 b i 55 b 2j 3 l h j h 55 1 6 2g 3 u 8 s f 56 1 1 5 1 5 2u 3 a s 8 e 57 1 1 5 1 5 2f 3 p d 10 58 1 6 1 5 27 3 12 1e 52 7",
    hours: ["09:00-17:30", "09:00-13:00 early"],
    changes:
      "1 3 3 2m 5 d 2 l 2 4h 3 3z 5 s 2 6 2 4v 3 4k 5 9 4 n 2 4a 3 1s 2 2j 5 h 3 g 2 4o 3 1m 2 2b 5 10 2 4v 3 1n 4 2m 5 10 2 4h 3 1o 3 2f 5 l 2 d 2 4o 3 3z 5 t 2 5 2 4v 3 1r 2 2k 5 g 4 g 2 4h 3 1s 2 2c 5 o 3 9 2 4v 3 1m 2 2w 5 10 2 4a 3 1o 3 2m 5 d 2 l 2 4h 3 3z 5 s 2 6 2 4v 3 4k 5 8 2 q 2 4a 3 1r 2 2k 5 h 3 g 2 4o 3 1m 2 24 5 10 2 52 3 1n 4 2m 5 10 2 4h 3 1o 3 2f 5 k 2 e 2 4o 3 3s 5 10 2 52 3 1r 2 2k 5 g 4 g 2 4h 3 1s 2 2c 5 o 3 9 2 4v 3 1m 2 2w 5 10 2 4a 3 1n 4 2f 5 k 2 e 2 4o 3 3z 5 s 2 6 2 4v 3 4k 5 8 2 q 2 4a 3 1r 2 2d 5 n 4 9 2 4o 3 1s 2 25 5 10 2 52 3 1n 4 2m 5 10 2 4h 3 1o 3 28 5 r 2 7 2 4v 3 4k 5 7 2 r 2 4a 3 4d 5 g 4 g 2 4h 3 1s 2 2c 5 o 3 9 2 4v 3 1m 2 2p 5 10 2 4h 3 1n 4 2f 5 10 2 4o 3 1o 3 28 5 s 2 6 2 4v 3 4k 5 8 2 q 2 4a 3 1r 2 2d 5 n 4 9 2 4o 3 1s 2 25 5 v 3 2 2 52 3",
    indexes:
      "0101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010"
  },
  XSTU: {
    zone: "Europe/Berlin",
    from: "2025-01-01",
    to: "2027-12-31",
    exceptions: "0 2z 3 a 6l 1 1 5 1 2k 3 p 6l 1 6 1 2c 3 7i 7",
    hours: ["07:30-22:00"],
    changes: "1",
    indexes: "0"
  },
  XSWX: {
    zone: "Europe/Zurich",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 1 2t 3 f n b 1m 41 1 1 5 1 1 2e 3 u 8 b 21 41 1 1 5 1 1 2y 3 b r b 5j 1 6 1 2q 3 12 b 5r 7 2j 3 12 b 1y 43 7 2u 3 e o b 1l 42 1 6 1 2m 3 n f b 1u 41 1 1 5 1 1 2d 3 v 7 b 22 41 1 1 5 1 1 2q 3 i k b 5q 1 6 1 2j 3 12 b 5y 7 34 3 7 v b 1e 42 1 6 1 2t 3 f n b 1m 41 1 1 5 1 1 2e 3 u 8 b 21 41 1 1 5 1 1 2y 3 a s b 1h 41 1 1 5 1 1 2q 3 12 b 5r 7 2c 3 12 b 25 43 7 2u 3 e o b 1l 42 1 6 1 2m 3 m g b 1t 41 1 1 5 1 1 27 3 12 b 29 41 1 1 5 1 1 2q 3 i k b 5q 1 6 1 2j 3 12 b 5y 7 34 3 12 b 1d 43 7 2n 3 m g b 1t 41 1 1 5 1 1 2e 3 u 8 b 21 41 1 1 5 1 1 2y 3 a s b 1h 41 1 1 5 1 1 2j 3 p d b 5x 1 6 1 2c 3 12 b 25 43 7 2u 3 e o b 1l 42 1 6 1 2f 3 t 9 b 20 41 1 1 5 1 1 2z 3 9 t b 1g 41 1 1 5 1 1 2r 3 i k b 5q 1 6 1 2j 3 12 b 5y 7 2x 3 12 b 1k 43 7 2n 3 l h b 1s 42 1 6 1 2f 3 u 8 b 21 41 1 1 5 1 1 2y 3 a s b 1h 41 1 1 5 1 1 2j 3 p d b 5x 1 6 1 2c 3 12 b 65 7",
    hours: ["09:00-17:30"],
    changes: "2",
    indexes: "0"
  },
  XTAE: {
    zone: "Asia/Tel_Aviv",
    from: "2019-01-01",
    to: "2027-12-31",
    exceptions:
      "3 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 4 1 2 5 2 5 2 2 3 2 5 2 4 1 2 5 2 3 1 1 2 5 2 5 2 5 2 5 7 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 7 2 5 2 5 2 5 2 5 2 2 3 2 5 3 1 3 2 2 1 2 3 4 3 4 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 1 4 2 2 3 2 5 2 5 2 5 2 3 1 1 2 2 1 2 2 5 2 2 1 2 2 5 2 5 2 5 2 4 1 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 4 1 2 5 2 5 2 5 2 5 2 5 2 5 2 5 7 3 4 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 2 3 7 2 5 2 3 1 1 2 5 2 5 2 5 2 5 3 4 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 7 2 5 2 5 2 5 2 5 2 5 2 5 2 1 1 1 2 2 3 1 1 2 1 1 3 2 1 1 3 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 4 1 2 5 2 5 2 5 2 5 2 4 1 2 5 2 3 1 1 2 5 2 5 2 5 2 5 7 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 7 2 5 2 5 2 5 2 5 2 5 2 5 3 1 3 2 2 1 2 3 4 3 4 2 5 2 2 3 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 2 3 2 5 2 5 2 5 2 3 1 1 2 2 1 2 2 5 2 2 1 2 2 5 2 5 2 5 2 4 1 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 4 1 2 5 2 5 2 5 2 5 2 5 2 5 2 5 7 3 4 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 7 2 5 2 5 2 5 2 1 1 3 3 4 2 5 2 1 1 3 2 5 2 5 2 5 2 2 1 2 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 2 3 2 5 2 5 2 5 2 5 2 5 2 5 2 3 1 1 2 5 2 3 1 1 2 3 1 1 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 7 2 5 2 3 1 1 2 5 2 5 2 5 2 5 3 4 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 7 2 5 2 5 2 5 2 5 2 5 2 5 2 1 1 1 2 2 3 1 1 2 1 1 3 2 1 1 3 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 5 2 1m t 1 5 1 d 1 t 1 1q 1e 7 3 4 7 4s t 1 5 1 d 1 t 1 1q 1e 7 3 4 7",
    hours: ["09:59-17:15", "09:59-15:40 early", "09:59-14:15 early", "09:59-13:50 early"],
    changes:
      "0 5 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 7 1 6 1 6 1 6 1 6 1 6 1 d 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 d 1 6 1 6 1 6 1 6 1 6 1 d 1 8 7 5 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 2 5 1 6 1 6 1 6 1 6 1 6 4 3 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 k 7 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 7 6 1 6 1 6 1 6 1 6 1 6 1 d 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 d 1 6 1 6 1 6 1 6 1 6 1 6 4 3 1 6 3 7 4 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 7 1 6 1 6 1 6 1 6 1 6 1 d 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 d 1 6 1 6 1 6 1 6 1 6 1 d 1 8 7 5 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 4 3 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 k 7 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 d 1 6 1 6 1 6 3 6 5 1 6 3 4 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 7 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 7 6 1 6 1 6 1 6 1 6 1 6 1 d 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 d 1 6 1 6 1 6 1 6 1 6 1 6 4 3 1 6 3 7 4 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 6 1 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 6 1 3 4 3 4 3 4 3 4 3 4 3 b 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 l 7 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 6 1 3 4 3 4 3 4 3 4 3 4 3 b 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 l 7 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4 3 4",
    indexes:
      "0101010101010101010101010101010210101010101010101010101010101010101010101020101010101010101010101010101010101010101010101010201010101010101010101010101010101010101010101021010101010101010101010101010101010101010101010102101010101010101010101010101010101010101010101201010101010101010101010101010101010101010101010101010101021010101010101010101010101010101010101010102010101010101010101010101010101010101010101010101020101010101010101010101010101010101010101010102101010101010101010101010101010101010101010101010101010120101010101010101010101010101010101010101010101010210101010101010101010101010101010101010101010101021010101010101010101010101010101010101010101012010101010101010101010101030303030303030303030303020303030303030303030303030303030303030303030203030303030303030303030303030303030303030303030303030303020303030303030303030303030303030303030303030203030303030303030303"
  },
  XTAI: {
    zone: "Asia/Taipei",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 o 1 3 1 1 s 10 q r 3k 7 2b 17 1 1 3 1 9 10 q 4i 2b u 3 1 1 1 m 1r z 2q 34 k 1 3 1 1 1w 28 2q 3n 1 1 1 3 e 10 1x 2r k 31 3 1 1 1 q 10 q w 3m 2b 19 1 3 1 1 7 10 r 1e 2r d 2b z 1 1 3 1 h 1q 13 2r o 2b p 1 1 1 1 2j 4d 2g 16 3 1 1 1 1a 22 2q 3o 1 3 1 1 j 10 r 10 2q s 2b l 1 1 1 1 x 10 q 1j 2q 9 2b 11 1 3 1 1 1 1 d 10 q 3k y 2b s 1 1 3 1 1 n 1q y 2r t 2b i 1 1 1 1 3 44 1r 1 y r 2u 3 1 1 1 1 h 10 2w i r 13 30 1 3 1 1 1 q 10 q u 3k 3 1 2b 19 1 3 1 1 1 1 5 10 1 p 1c 1 2j 6 1 f 2b y 1 1 1 1 3 h 10 r 2g 1r b 2b 1 k 1 3 1 1 1 1 2j r 1 1y 43 15 1 3 1 1 1 1 19 20 2q 3n 1 1 1 1 3 l z 1 1q 2q s 2t 1 3 1 1 1 1 v 1 10 r 2l 1x 2a 1 11 1 3 1 1 1 1 d z 1 q 16 1y t 1 k 2b r 1 1 1 3 1 o z r w 1f 1b w 2b 1 19 1 1 1 1 3 4 z 3 p 1d l 28 1 a 2c y 1 3 1 1 1 1 h z 1 r 12 1 s 1x 1 b 1 c 2c n 1 1 3 1 1 q 1 y 1 r s 1 3j 5 1 2b 17 1 1 1 3 1 8 z 1 1 p 1c 2q g 2a 1 u 1 3 1 1 1 1 k 1 y 1 q 11 1r z h a 1 2a k 1 1 1 3 1 1 u y 1 s 1j 1 2p 1 7 2c 12 1 1 1 1 3 1 d w 3 p 19 2q 1 k 29 r 1 3 1 1 1 p z 1 r w 2q v 2c h 1 3 1 1 1 1 v 1 y 1 1 q 1g 1 15 1l a 1 2b 10 1 1 1 3 1 1 e 10 1 q 14 18 1 1i f 1 7 2b m 1 3 1 1 1 1 s y 1 r t 3e 7 4 e 1q 7 16 1 3 1 1 1 1 7 z 3 p 1d 2q 3 b h 1o 7 y 1 3 1 1 j z p 14 2q d d e 1v",
    hours: ["09:00-13:30"],
    changes: "1",
    indexes: "0"
  },
  XTAL: {
    zone: "Europe/Tallinn",
    from: "2022-01-01",
    to: "2027-12-31",
    exceptions:
      "1i 1e 3 12 s 1 55 1o 16 3 l h 10 55 1 6 2g 3 u 8 1a 1l 3i 2 5 1 1i 1h 3 a s p 1 1l 3i 2 5 1 1i 12 3 p d 14 1 1l 3i 7 1 1i u 3 12 1c 1 1l 3i 7",
    hours: ["10:00-16:00"],
    changes: "2",
    indexes: "0"
  },
  XTKS: {
    zone: "Asia/Tokyo",
    from: "2000-01-01",
    to: "2027-12-31",
    exceptions:
      "2 7 w 12 18 1 1 24 1l o p k 13 1 1 5 z 10 15 3 1 25 1u e 1a v 7 1 1 1 b s 12 13 4 3 3p 7 l l 1d 8 1 1 1 a t 12 13 6 25 1k 8 k l l t 8 1 1 a u 26 4 1 1 23 1r 3 i n k u 8 3 7 w 12 13 4 1 1 22 1r 4 h o k u a 1 6 1z 17 1 1 21 1r l p k 13 1 1 5 z 11 14 3 1 21 1r 7 e 1a v 7 1 1 1 b s 12 14 6 1 24 1k 8 k l l t 8 1 1 a u 11 14 5 1 1 23 1r 1 1 j m k u 8 1 a v 13 12 4 1 1 23 1r 3 i n k u 8 3 7 w 12 13 4 1 1 22 1r 4 h o k u a 1 6 1z 15 3 1 21 1r l 1a v 7 1 1 1 b s 11 14 4 3 1y 1r 7 l l 1d 8 1 1 1 a t 12 13 6 1 24 1k 8 k l l t 8 1 1 a u 25 5 1 1 23 1r 1 1 j m k u 8 1 a v 13 13 4 1 1 22 o 13 3 i o k u a 1 6 1y 18 1 1 21 p 12 l p k 13 1 1 5 z 11 14 3 1 21 1r 7 e 1a v 7 1 1 1 b s 12 13 1 1 1 1 3 1y s z 7 l 8 d 1l 1 1 1 a t d p 14 5 1 1 26 1 h 16 1 9 x k 12 1 a v c 1t 4 1 1 26 1 h 16 3 15 k 12 3 7 w c q 13 4 1 1 22 o 13 4 h o k 14 1 6 19 q 17 1 1 21 p 12 l p k 13 1 1 5 z b q 14 4 3 1y s z 7 l l 1l 1 1 1 a t d o 14 6 1 24 l z 8 k l l 11 1 1 a u c p 14 5 1 1 23 m 15 1 1 j m k 12 1 a v c r 12 4 1 1 23 n 14 3 i n k 12",
    hours: ["09:00-11:30 12:30-15:00", "09:00-11:30 12:30-15:30"],
    changes: "3 700",
    indexes: "01"
  },
  XTSE: {
    zone: "America/Toronto",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2u 12 16 z s z 26 1 6 2f 1g 16 z s 16 20 1 6 2z v 18 x z z 22 3 4 2q 19 12 w z z 25 1 6 2g 1g 13 v z z 25 1 6 2u 12 16 z s z 25 1 6 2n 19 16 z s 16 20 1 6 2e 1g 17 y s 16 21 1 6 2r 12 18 x z z 22 3 4 2j 1g 12 w z z 25 1 6 31 v 16 z s z 25 1 6 2u 12 16 z s 8 1 q 26 1 6 2f 1g 16 z s 16 20 1 6 2z v 17 y s 16 21 1 6 2r 19 12 w z z 25 1 6 29 1n 13 v z z 25 1 6 2u 12 16 z s z 25 1 6 2n 19 16 z s z 26 1 6 1c w 1n 17 y s 16 21 1 6 1a 1h 12 18 x z z 22 3 4 19 1a 1g 12 w z z 25 1 6 1d 1o v 13 v z z 25 1 6 1d 1a 19 16 z s z 26 1 6 1c 13 1g 16 z s 16 20 1 6 1b 1o v 17 y s 16 21 1 6 1a 1a 19 18 x z z 22 3 4 19 13 1n 13 v z z 25 1 6 1d 1h 12 16 z s z 25 1 6 1d 13 1g 16 z s z 26 1 6 1c 1o v 16 z s 16 20 1 6 1b 1h 12 18 x z z 22 3 4 19 1a 1g 12 w z z 25 1 6 1d 1h 12 13 v z z 25 1 6 1d 1a 19 16 z s z 25 1 6 1d 13 1g 16 z s 16 20 1 6 1b 1o v 17 y s 16 21 1 6 1a 1a 19 18 x z z 22 3 4 19 13 1n 12 w z z 25 1",
    hours: ["09:30-16:00", "09:30-13:00 early"],
    changes: "1 5wt 5 k6 3 a2 3 a2 5 a0 5 ub 3 a2 3 a3 5 a0 5 ub 3 a2 5 a0 5 a0 5",
    indexes: "010101010101010101010101010"
  },
  XWAR: {
    zone: "Europe/Warsaw",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2u 3 f 2 16 1q 26 1h 1 1 6 2f 3 u 2 r 25 26 a 17 1 1 6 2z 3 b 1c 42 17 1 7 2q 3 l 12 40 a 17 2q 3 t u 22 26 a 19 31 3 e 2 17 1p 26 1i 1 6 2n 3 n 2 y 1y 26 a 17 1 1 6 2e 3 v s 26 2g 17 1 1 6 2r 3 i 15 49 17 1 7 2j 3 s v 47 a 17 3b 3 7 2 1e 1i 26 1i 1 6 2u 3 f 2 16 1q 26 1h 1 1 6 2f 3 u 2 r 25 26 a 17 1 1 6 2z 3 a 1d 1l 2g 17 1 1 6 2r 3 l 12 40 a 3q 3 b p n 29 26 a 19 31 3 e 2 17 1p 26 1i 1 6 2n 3 m 2 z 1x 26 1h 1 1 5 1 28 3 12 1 k 2d 2g 17 1 1 6 1 2q 3 i 15 49 17 1 7 2j 3 s v 47 a 17 d 2y 3 8 1f 1h 26 a 19 b 2j 3 m 2 z 1x 26 1h 1 1 5 1 2f 3 f f 2 r 25 26 a 17 1 1 5 1 5 2u 3 a 1d 1l 2g 17 1 1 5 1 5 2f 3 p y 4g 17 1 6 1 5 27 3 10 n 29 26 a 19 b 2q 3 e 2 17 1p 26 1i 1 6 1 2f 3 t 2 s 24 26 b 16 1 1 5 1 30 3 9 2 1c 1k 26 a 17 1 1 5 1 5 2n 3 i 15 49 17 1 6 1 5 2e 3 s v 47 a 17 7 6 2r 3 f 18 1o 26 a 19 b 2j 3 l 2 10 1w 26 1i 1 6 2g 3 u 2 r 25 26 a 17 1 1 5 1 5 2u 3 a 1d 1l 2g 17 1 1 5 1 5 2f 3 p y 4g 17 1 6 1 5 27 3 z o 4e a 17 7",
    hours: ["09:00-17:00"],
    changes: "1",
    indexes: "0"
  },
  XWBO: {
    zone: "Europe/Vienna",
    from: "1990-01-01",
    to: "2027-12-31",
    exceptions:
      "0 2u 3 f n b a 1q 20 6 1h 1 1 5 1 2f 3 u 8 b a 25 26 1h 1 1 5 1 5 2u 3 b r b a 3m 17 g 1 6 1 5 2l 3 12 b a 3u 6 11 g 7 6 2d 3 12 b a 22 20 6 11 i 4 7 2q 3 e o b a 1p 20 6 11 h 1 3 3 2n 3 n f b a 1y 26 1h 1 1 5 1 5 29 3 v 7 b a 26 37 g 1 1 5 1 5 2m 3 i k b a 3t 17 g 1 6 1 5 2e 3 12 b a 41 6 11 g 7 6 2y 3 7 v b a 1i 20 6 11 h 1 3 3 2u 3 f n b a 1q 20 6 1h 1 1 5 1 2f 3 u 8 b a 25 26 1h 1 1 5 1 5 2u 3 a s b a 1l 37 g 1 1 5 1 5 2m 3 12 b a 3u 6 11 g 7 6 26 3 12 b a 29 20 6 11 i 4 7 2q 3 e o b a 1p 20 6 11 h 1 3 3 2n 3 m g b a 1x 20 6 1h 1 1 5 1 28 3 12 b a 2d 37 g 1 1 5 1 5 2m 3 i k b a 3t 17 g 1 6 1 5 2e 3 12 b a 41 6 11 g 7 6 2y 3 12 b a 1h 20 6 11 i 4 7 2j 3 m g b a 1x 20 6 1h 1 1 5 1 2f 3 u 8 b a 25 26 1h 1 1 5 1 5 2u 3 a s b a 1l 37 g 1 1 5 1 5 2f 3 p d b a 40 17 g 1 6 1 5 27 3 12 b a 29 20 6 11 i b 2q 3 e o b a 1p 20 6 11 h 1 6 2g 3 t 9 b a 24 20 6 1h 1 1 5 1 30 3 9 14 5h 1 1 5 1 2s 3 i v 43 1n 1 6 1 2j 3 1d 4b 1n 7 2x 3 1d 3y 1p 2u 3 l 4y 1o 1 6 2g 3 u 6l 1 1 5 1 2z 3 a 6l 1 1 5 1 2k 3 p 4y 1n 1 6 1 2c 3 5v 1n 7",
    hours: ["09:00-17:30", "09:00-14:15 early"],
    changes: "1 7vz 4 a0 5 a2 3 a3 5 a0 4 a1 3 a1 4 a3 3 a2 3 a2 5 a0",
    indexes: "0101010101010101010101"
  },
  XZAG: {
    zone: "Europe/Zagreb",
    from: "2020-01-01",
    to: "2027-12-31",
    exceptions:
      "0 5 2n 3 i 15 b 18 2x 10 1 6 1 5 2e 3 1n j 18 2g h 10 7 6 2r 3 16 h 6 18 a 26 h 12 3 1 7 2j 3 l t 9 e 1i 26 1i 1 6 2g 3 g e t 1v a 26 h 10 1 1 5 1 5 2u 3 a t k 1b a 2n 10 1 1 5 1 5 2f 3 p y i 18 2x 10 1 6 1 5 27 3 1n q 18 2g h 10 7",
    hours: ["09:00-16:00"],
    changes: "1",
    indexes: "0"
  }
}
