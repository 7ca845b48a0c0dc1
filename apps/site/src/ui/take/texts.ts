/** What the data of a part is offered by. */
import type { ComponentChildren } from "preact"
import { messages } from "../../language/language.ts"

interface Prompt {
  readonly addresses: ReadonlyArray<string>
  /** The day that the page is looked at from; null for now. */
  readonly asOf: string | null
  /** Where the server is reached. */
  readonly server: string
  /** What the part shows. */
  readonly what: string
}

const lines = (addresses: ReadonlyArray<string>): string =>
  addresses.map((address) => `GET ${address}`).join("\n")

export const texts = messages({
  en: {
    data: "Data",
    close: "Close",
    address: "API call",
    agent: "Prompt for an agent",
    page: "Link to this view",
    keys: "API keys",
    open: "These addresses answer without a key here; with one, set FINDATA_API_KEY.",
    needsKey: (keys: ComponentChildren) => ["A key is needed, from the variable FINDATA_API_KEY: ", keys],
    prompt: ({ addresses, asOf, server, what }: Prompt) =>
      `Get this data from findata: ${what}${asOf === null ? "" : `, as known on ${asOf}`}. Use the tools of its MCP server at ${server}/mcp, or its API (described at ${server}/llms.txt), whose key is in the environment variable FINDATA_API_KEY and is sent as the header X-API-Key:
${lines(addresses)}
State the day, unit and source of each figure. A value of null is unknown: don't estimate it.`
  },
  ko: {
    data: "데이터",
    close: "닫기",
    address: "API 호출",
    agent: "에이전트용 프롬프트",
    page: "이 화면의 링크",
    keys: "API 키",
    open: "이 서버에서는 키 없이 응답합니다. 키를 쓰려면 FINDATA_API_KEY를 설정하십시오.",
    needsKey: (keys) => ["환경 변수 FINDATA_API_KEY에 키가 필요합니다: ", keys],
    prompt: ({ addresses, asOf, server, what }) =>
      `findata에서 다음 데이터를 가져오십시오: ${what}${asOf === null ? "" : ` (${asOf} 당시 알려진 내용 기준)`}. MCP 서버 ${server}/mcp 의 도구를 쓰거나, API(설명: ${server}/llms.txt)를 호출하십시오. 키는 환경 변수 FINDATA_API_KEY에 있으며 X-API-Key 헤더로 보냅니다.
${lines(addresses)}
각 수치의 날짜, 단위, 출처를 밝히십시오. null은 알 수 없는 값이므로 추정하지 마십시오.`
  },
  ja: {
    data: "データ",
    close: "閉じる",
    address: "API 呼び出し",
    agent: "エージェント用プロンプト",
    page: "この表示へのリンク",
    keys: "API キー",
    open: "このサーバーではキーなしで応答します。キーを使う場合は FINDATA_API_KEY を設定してください。",
    needsKey: (keys) => ["環境変数 FINDATA_API_KEY にキーが必要です: ", keys],
    prompt: ({ addresses, asOf, server, what }) =>
      `findata から次のデータを取得してください: ${what}${asOf === null ? "" : `（${asOf} 時点で知られていた内容）`}。MCP サーバー ${server}/mcp のツールを使うか、API（説明: ${server}/llms.txt）を呼び出してください。キーは環境変数 FINDATA_API_KEY にあり、X-API-Key ヘッダーで送ります。
${lines(addresses)}
各数値の日付、単位、出典を示してください。null は不明な値なので、推定しないでください。`
  },
  zh: {
    data: "数据",
    close: "关闭",
    address: "API 调用",
    agent: "给智能体的提示词",
    page: "此视图的链接",
    keys: "API 密钥",
    open: "此服务器无需密钥即可应答；如使用密钥，请设置 FINDATA_API_KEY。",
    needsKey: (keys) => ["需要在环境变量 FINDATA_API_KEY 中设置密钥：", keys],
    prompt: ({ addresses, asOf, server, what }) =>
      `请从 findata 获取以下数据：${what}${asOf === null ? "" : `（以 ${asOf} 当时已知的内容为准）`}。使用其 MCP 服务器 ${server}/mcp 的工具，或调用其 API（说明见 ${server}/llms.txt）；密钥在环境变量 FINDATA_API_KEY 中，以 X-API-Key 请求头发送：
${lines(addresses)}
请注明每个数字的日期、单位和来源。null 表示未知，请勿估算。`
  }
})
