/** Requests as other programs make them. The key is the caller's own, from the environment. */

/** Within single quotes of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** curl leaves the header out where the variable is empty. */
export const curlOf = (addresses: ReadonlyArray<string>): string =>
  addresses.map((address) => `curl -sS -H "X-API-Key: $FINDATA_API_KEY" ${quoted(address)}`).join("\n")

/** For Python 3, without packages. */
export const pythonOf = (addresses: ReadonlyArray<string>): string => `import json, os, urllib.request

key = os.environ.get("FINDATA_API_KEY")

def get(address):
    request = urllib.request.Request(address, headers={"X-API-Key": key} if key else {})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)

for address in [
${addresses.map((address) => `    ${JSON.stringify(address)},`).join("\n")}
]:
    print(json.dumps(get(address), indent=2, ensure_ascii=False))`
