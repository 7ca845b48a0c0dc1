/**
 * The script that leases requests of a counter: the rule of `core/access/quotas/RateLimit.ts` by Redis' own time. The counter's
 * time never goes back: when Redis' clock is set back, the counter goes on from where it was.
 */
import { RateLimit } from "../../core/mod.ts"
import { maxReturn } from "../../core/ports.ts"

/** ARGV[1] is an `Ask` as JSON; the reply is what `leaseOf` takes. */
export const leaseScript = `
local windows, longest = ${RateLimit.subWindows}, ${maxReturn}
local ask = cjson.decode(ARGV[1])
local time = redis.call('TIME')
local micros = time[1] * 1000000 + time[2]
local wall = math.floor(micros / 1000)

local packed = redis.call('GET', KEYS[1])
local counter = packed and cmsgpack.unpack(packed)
  or {period = ask.period, born = micros, ahead = 0, latest = wall, held = 0, heldUntil = 0, slots = {}}

local now = wall + counter.ahead
if now < counter.latest then
  if counter.latest - now > 1000 then counter.ahead = counter.latest - wall end
  now = counter.latest
end

local width = ask.period * 1000 / windows
local current = math.floor(now / width)
local counts, used = {}, 0
local function add(slot, count)
  if slot > current then slot = current end
  if count <= 0 or (slot + windows + 1) * width <= now then return end
  counts[slot] = (counts[slot] or 0) + count
  used = used + count
end

local isSame = counter.period == ask.period
local widthBefore = counter.period * 1000 / windows
for i = 1, #counter.slots, 2 do
  local slot = counter.slots[i]
  if not isSame then slot = math.floor(((slot + 1) * widthBefore - 1) / width) end
  add(slot, counter.slots[i + 1])
end

local function reply(granted, spare, isLost)
  local slots = {}
  for slot in pairs(counts) do slots[#slots + 1] = slot end
  table.sort(slots)
  counter.slots = {}
  for _, slot in ipairs(slots) do
    counter.slots[#counter.slots + 1] = slot
    counter.slots[#counter.slots + 1] = counts[slot]
  end
  local isHeld = counter.held > ask.held and 1 or 0
  local answer = {granted, spare, now, counter.born, isHeld, isLost and 1 or 0}
  for _, number in ipairs(counter.slots) do answer[#answer + 1] = number end
  return answer
end

local isKnown = type(ask.known) == 'table'
if type(ask.born) == 'number' and ask.born ~= counter.born and not isKnown then return reply(0, 0, true) end
if isKnown then
  for _, known in ipairs(ask.known) do
    local slot = math.min(known[1], current)
    add(slot, known[2] - (counts[slot] or 0))
  end
end
for _, returned in ipairs(ask.returned) do
  local slot = returned[1]
  local count = isSame and math.min(counts[slot] or 0, returned[2]) or 0
  if count > 0 then
    used = used - count
    counts[slot] = counts[slot] > count and counts[slot] - count or nil
  end
end
for _, owed in ipairs(ask.owed) do add(math.floor((now - owed[1]) / width), owed[2]) end

counter.held = now > counter.heldUntil and 0 or math.max(0, counter.held - ask.settled)
local free, granted, spare = ask.limit - used, 0, 0
if ask.cost > 0 and ask.cost <= free then
  granted = math.min(free, ask.cost + ask.demand)
  spare = math.max(0, math.min(ask.extra, math.floor((free - granted) / 8)))
  granted = granted + spare
  add(current, granted)
  if spare > 0 then
    counter.held = counter.held + spare
    counter.heldUntil = now + longest
  end
end

-- Under a longer period requests are dated less exactly: not because one was refused.
local isKept = isSame or granted > 0 or #ask.owed > 0 or isKnown or ask.period < counter.period
counter.period, counter.latest = ask.period, now
local answer = reply(granted, spare, false)
if not isKept then return answer end
local newest = counter.slots[#counter.slots - 1]
if newest then
  local left = math.ceil((newest + windows + 1) * width - now)
  redis.call('SET', KEYS[1], cmsgpack.pack(counter), 'PX', left)
elseif packed then
  redis.call('DEL', KEYS[1])
end
return answer
`
