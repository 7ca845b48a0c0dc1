/** What is shown of an answer in each of its states: awaited, there, empty, failed, out of date. */
import { useSignal } from "@preact/signals"
import type { ComponentChildren } from "preact"
import { useEffect } from "preact/hooks"
import { fromBase } from "../data/basePath.ts"
import { FindataError } from "../../../../adapters/client/mod.ts"
import { isOperator } from "../data/operator.ts"
import { OtherAccount } from "../data/session.ts"
import { statusOf } from "../data/status.ts"
import { useAsOf } from "../data/urlState.ts"
import type { Asked } from "../data/useAnswer.ts"
import { day } from "../language/format.ts"
import { messages } from "../language/language.ts"
import { Copyable } from "./Copyable.tsx"
import { PanelFrame } from "./PanelFrame.tsx"
import { useId } from "./useId.ts"

const texts = messages({
  en: {
    loading: "Loading",
    failed: "This could not be loaded",
    offline: "No connection to the server. What is shown may be out of date.",
    unreachable: "The server did not answer",
    notFound: "Not found",
    closedTitle: "Sign-in needed",
    closed: "These pages need a session or an API key.",
    account: "Sign in or enter a key",
    busy: "The server is busy. Try again in a moment.",
    stale: "Could not be updated: the figures are those of the last answer.",
    nothingThen: (day: string) => `Nothing of it was known on ${day}.`,
    otherAccount: "Another account signed in meanwhile. This page now shows its data.",
    again: "Try again",
    request: (id: string) => `Request ${id}`
  },
  ko: {
    loading: "불러오는 중",
    failed: "불러오지 못했습니다",
    offline: "서버에 연결되어 있지 않습니다. 표시된 내용이 최신이 아닐 수 있습니다.",
    unreachable: "서버가 응답하지 않습니다",
    notFound: "찾을 수 없습니다",
    closedTitle: "로그인이 필요합니다",
    closed: "이 페이지를 보려면 로그인하거나 API 키를 입력해야 합니다.",
    account: "로그인 또는 키 입력",
    busy: "서버가 혼잡합니다. 잠시 후 다시 시도하십시오.",
    stale: "갱신하지 못했습니다. 마지막 응답의 수치입니다.",
    nothingThen: (day) => `${day} 당시에는 알려진 내용이 없습니다.`,
    otherAccount: "그사이 다른 계정으로 로그인되었습니다. 이제 그 계정의 데이터를 표시합니다.",
    again: "다시 시도",
    request: (id) => `요청 ${id}`
  },
  ja: {
    loading: "読み込み中",
    failed: "読み込めませんでした",
    offline: "サーバーに接続していません。表示内容は最新でない可能性があります。",
    unreachable: "サーバーが応答しません",
    notFound: "見つかりません",
    closedTitle: "サインインが必要です",
    closed: "このページにはサインインまたは API キーが必要です。",
    account: "サインインまたはキーの入力",
    busy: "サーバーが混み合っています。しばらくしてからお試しください。",
    stale: "更新できませんでした。表示は前回の応答の値です。",
    nothingThen: (day) => `${day} 時点で知られていたものはありません。`,
    otherAccount: "その間に別のアカウントでサインインされました。表示はそのアカウントのものです。",
    again: "再試行",
    request: (id) => `リクエスト ${id}`
  },
  zh: {
    loading: "正在加载",
    failed: "无法加载",
    offline: "未连接到服务器，所示内容可能不是最新的。",
    unreachable: "服务器没有响应",
    notFound: "未找到",
    closedTitle: "需要登录",
    closed: "这些页面需要登录或 API 密钥。",
    account: "登录或输入密钥",
    busy: "服务器繁忙，请稍后再试。",
    stale: "未能更新：所示为上次响应的数据。",
    nothingThen: (day) => `${day} 当时尚无已知内容。`,
    otherAccount: "期间已有另一账号登录，本页现显示该账号的数据。",
    again: "重试",
    request: (id) => `请求 ${id}`
  }
})

/** Lines in place of a text or a table, a box in place of a chart. */
export const Skeleton = ({
  lines = 4,
  isTall = false
}: {
  readonly lines?: number
  readonly isTall?: boolean
}) => (
  <div class={isTall ? "skeleton tall" : "skeleton"} role="status">
    <span class="visually-hidden">{texts().loading}</span>
    {Array.from({ length: isTall ? 1 : lines }, (_, i) => (
      <i key={i} aria-hidden="true" />
    ))}
  </div>
)

/** Whether it needs a key or a session. */
export const isClosed = (error: Error | null): boolean => statusOf(error) === 401

/** What an error says, in the language of the site where it is a common one. */
export const sentenceOf = (error: Error): string => {
  const t = texts()
  if (error instanceof OtherAccount) return t.otherAccount
  if (!(error instanceof FindataError)) return error instanceof TypeError ? t.unreachable : error.message
  if (isClosed(error)) return t.closed
  if (error.status === 503 || error.status === 429) return t.busy
  if (typeof error.detail === "string") return error.detail
  return error.detail.map(({ msg }) => msg).join(". ")
}

interface FailedProps {
  readonly again: () => void
  readonly error: Error
  /** What failed, where it isn't that something was loaded. */
  readonly title?: string
  /** Whether it is all that a page shows, so that it has the page's heading. */
  readonly isPage?: boolean | undefined
}

/** In place of what needs a key or a session: the way to them. */
const Closed = ({ isPage }: Pick<FailedProps, "isPage">) => {
  const t = texts()
  const Heading = isPage ? "h1" : "strong"
  return (
    <div class="state">
      <Heading>{t.closedTitle}</Heading>
      <span>{t.closed}</span>
      <a class="button" href={fromBase("/account/keys")}>
        {t.account}
      </a>
    </div>
  )
}

/** Why something failed, by which name the server's log has it, and what may help. */
export const Failed = ({ again, error, isPage = false, title }: FailedProps) => {
  const t = texts()
  if (isClosed(error)) return <Closed isPage={isPage} />
  const Heading = isPage ? "h1" : "strong"
  const isMissing = statusOf(error) === 404
  return (
    <div class="state" role="alert">
      <Heading>{title ?? (isMissing ? t.notFound : t.failed)}</Heading>
      <span>{sentenceOf(error)}</span>
      {error instanceof FindataError && error.requestId !== null && (
        <span class="muted small">{t.request(error.requestId)}</span>
      )}
      {!isMissing && (
        <button type="button" class="button" onClick={again}>
          {t.again}
        </button>
      )}
    </div>
  )
}

interface AnsweredProps<A> {
  readonly of: Asked<A>
  readonly children: (data: A) => ComponentChildren
  /** Whether there is nothing in an answer, and what is shown then: how it would come there. */
  readonly empty?: readonly [isEmpty: (data: A) => boolean, shown: ComponentChildren]
  readonly skeleton?: ComponentChildren
  /** The heading of the panel that an answer is drawn as, under which it says that there is none. */
  readonly title?: ComponentChildren
}

export const Answered = <A,>({ children, empty, of, skeleton, title }: AnsweredProps<A>) => {
  const { again, data, error, isStale } = of
  const id = useId()
  if (data === undefined) {
    if (error === null) return skeleton ?? <Skeleton />
    const failed = <Failed error={error} again={again} />
    return title === undefined ? (
      failed
    ) : (
      <PanelFrame title={title} id={id}>
        {failed}
      </PanelFrame>
    )
  }
  const isEmpty = empty !== undefined && empty[0](data)
  return (
    <div aria-busy={isStale && error === null}>
      {error !== null && (
        <p class="note" role="status">
          {texts().stale}{" "}
          <button type="button" class="button" onClick={again}>
            {texts().again}
          </button>
        </p>
      )}
      {isEmpty ? empty[1] : children(data)}
    </div>
  )
}

/** Says so while the browser has no connection. */
export const Offline = () => {
  const isOffline = useSignal(!navigator.onLine)
  useEffect(() => {
    const update = () => {
      isOffline.value = !navigator.onLine
    }
    addEventListener("online", update)
    addEventListener("offline", update)
    return () => {
      removeEventListener("online", update)
      removeEventListener("offline", update)
    }
  }, [isOffline])
  return isOffline.value ? (
    <p class="note" role="status">
      {texts().offline}
    </p>
  ) : null
}

/** What sources can't be fetched without. */
const needs = [
  ["sync edgar", "FINDATA_CONTACT=you@example.com "],
  ["sync dart", "DART_API_KEY=your-key "]
] as const

/** What runs a command in the repository; `findata` does where it is installed. */
export const program = "npm run -s findata --"

/** A command line of findata, as it runs in a clone, with the setting that its source needs. */
export const commandLine = (given: string): string => {
  const need = needs.find(([start]) => given.startsWith(start))?.[1] ?? ""
  return `${need}${program} ${given}`
}

/** Nothing of a kind is stored, and for operators the command that imports it; or nothing was known of it on the day looked at. */
export const Empty = ({
  command,
  text
}: {
  readonly text: string
  /** What follows `findata`. */
  readonly command?: string
}) => {
  const [asOf] = useAsOf()
  const isShown = command !== undefined && isOperator.value
  return (
    <div class="state">
      <span>
        {asOf !== null ? texts().nothingThen(day(asOf)) : isShown ? text : text.replace(/[:：]$/, "")}
      </span>
      {isShown && asOf === null && <Copyable text={commandLine(command)} />}
    </div>
  )
}
