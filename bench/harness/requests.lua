-- wrk's side of harness/wrk.ts: sends the requests of a file in a pseudorandom order, and prints the counts as JSON.
-- Arguments: the file, of a line for each request (the path, then its headers, separated by tabs), and the seed.

local requests = {}

function init(args)
  math.randomseed(tonumber(args[2]))
  for line in io.lines(args[1]) do
    local path, rest = line:match("^([^\t]*)(.*)$")
    local headers = {}
    for name, value in rest:gmatch("\t([^\t:]+): ([^\t]*)") do
      headers[name] = value
    end
    requests[#requests + 1] = wrk.format("GET", path, headers)
  end
end

function request()
  return requests[math.random(#requests)]
end

function done(summary)
  local errors = summary.errors
  print(string.format(
    '{"requests": %d, "seconds": %f, "failed": %d}',
    summary.requests,
    summary.duration / 1e6,
    errors.connect + errors.read + errors.write + errors.timeout + errors.status
  ))
end
