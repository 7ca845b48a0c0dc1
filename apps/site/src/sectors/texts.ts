/** The texts of the pages of sectors. */
import { messages } from "../language/language.ts"

export const texts = messages({
  en: {
    title: "Sectors",
    about:
      "The sectors of each currency's listed companies. Figures are medians, which a single company doesn't move.",
    market: (currency: string) => `${currency} market`,
    sector: "Sector",
    inMarket: (sector: string, currency: string) => `${sector}, ${currency}`,
    none: "No company has a sector yet. It comes with the companies:",
    unknown: (sector: string) => `No listed company is in the sector “${sector}”`,
    medians: (day: string) => `Medians, as known on ${day}; an issuer's securities count once`,
    figures: "Figures of the sector",
    figure: "Figure",
    median: "Median",
    quartile1: "1st quartile",
    quartile3: "3rd quartile",
    spread: "Spread",
    place: "Place",
    known: "Known of",
    notPositive: "Not above 0",
    notPositiveMeans:
      "Companies whose earnings, equity, sales, EBITDA or enterprise value isn't above 0: they have no such multiple, are counted here and are in no quartile.",
    quartiles: (day: string) =>
      `As known on ${day}; an issuer's securities count once. The bar: from the 10th to the 90th percentile, the box from the 1st to the 3rd quartile, with the median; a company beyond the bar's ends stands outside`,
    capsOf: (known: string, total: string) => `${known} of ${total} companies`,
    all: "All sectors",
    members: "Companies of the sector",
    company: "Company",
    found: (n: string) => (n === "1" ? "1 security" : `${n} securities`),
    showPlace: (name: string) => `Show the place of ${name}`,
    hidePlace: (name: string) => `Hide the place of ${name}`,
    noMembers: "No security of the sector was traded then.",
    source: (day: string, currency: string) =>
      `As known on ${day}, amounts in ${currency}. Listed: traded in the 31 days to the newest bar of the currency`,
    csvFirst: (number: string) => `As CSV: the first ${number}`,
    screen: "Screen these companies",
    pages: {
      newer: "Previous",
      older: "Next",
      of: (from: string, to: string, total: string) => `${from} to ${to} of ${total}`
    }
  },
  ko: {
    title: "섹터",
    about: "통화별 상장 기업의 섹터입니다. 지표는 한 기업의 값에 흔들리지 않는 중앙값입니다.",
    market: (currency) => `${currency} 시장`,
    sector: "섹터",
    inMarket: (sector, currency) => `${sector} (${currency})`,
    none: "섹터가 있는 기업이 없습니다. 기업 파일로 가져옵니다:",
    unknown: (sector) => `“${sector}” 섹터에 상장 기업이 없습니다`,
    medians: (day) => `${day} 기준 중앙값. 발행사의 여러 종목은 한 번만 집계`,
    figures: "섹터 지표",
    figure: "지표",
    median: "중앙값",
    quartile1: "1사분위",
    quartile3: "3사분위",
    spread: "분포",
    place: "위치",
    known: "집계 기업",
    notPositive: "0 이하",
    notPositiveMeans:
      "순이익·자본·매출·EBITDA 또는 기업가치가 0 이하인 기업 수입니다. 해당 배수가 없으므로 여기에만 집계하고 사분위에서는 제외합니다.",
    quartiles: (day) =>
      `${day} 기준. 발행사의 여러 종목은 한 번만 집계. 막대는 10~90백분위, 상자는 1~3사분위와 중앙값이며, 범위를 벗어난 기업은 막대 밖에 표시`,
    capsOf: (known, total) => `${total}곳 중 ${known}곳`,
    all: "모든 섹터",
    members: "섹터의 기업",
    company: "기업",
    found: (n) => `종목 ${n}개`,
    showPlace: (name) => `${name}의 위치 표시`,
    hidePlace: (name) => `${name}의 위치 숨기기`,
    noMembers: "당시 거래된 섹터 종목이 없습니다.",
    source: (day, currency) =>
      `${day} 기준, 금액은 ${currency}. 상장 종목: 같은 통화의 최근 시세일까지 31일 이내에 거래된 종목`,
    csvFirst: (number) => `CSV에는 처음 ${number}개`,
    screen: "이 기업들로 스크리닝",
    pages: {
      newer: "이전",
      older: "다음",
      of: (from, to, total) => `${total}개 중 ${from}–${to}`
    }
  },
  ja: {
    title: "セクター",
    about: "通貨ごとの上場企業のセクターです。指標は、一社の値に左右されない中央値です。",
    market: (currency) => `${currency}市場`,
    sector: "セクター",
    inMarket: (sector, currency) => `${sector}（${currency}）`,
    none: "セクターのある企業はまだありません。企業ファイルから取り込みます:",
    unknown: (sector) => `「${sector}」セクターの上場企業はありません`,
    medians: (day) => `${day}時点の中央値。発行体の複数の銘柄は一度だけ集計`,
    figures: "セクターの指標",
    figure: "指標",
    median: "中央値",
    quartile1: "第1四分位",
    quartile3: "第3四分位",
    spread: "分布",
    place: "位置",
    known: "対象企業",
    notPositive: "0以下",
    notPositiveMeans:
      "利益・自己資本・売上高・EBITDA・企業価値が0以下の企業数。その倍率がないため、ここにのみ数え、四分位には含めません。",
    quartiles: (day) =>
      `${day}時点。発行体の複数の銘柄は一度だけ集計。帯は10～90パーセンタイル、箱は第1～第3四分位と中央値で、範囲外の企業は帯の外に表示`,
    capsOf: (known, total) => `${total}社中${known}社`,
    all: "すべてのセクター",
    members: "セクターの企業",
    company: "企業",
    found: (n) => `${n}銘柄`,
    showPlace: (name) => `${name}の位置を表示`,
    hidePlace: (name) => `${name}の位置を隠す`,
    noMembers: "当時売買されたセクターの銘柄はありません。",
    source: (day, currency) =>
      `${day}時点、金額は${currency}。上場銘柄: 同じ通貨の最新の取引日までの31日間に売買された銘柄`,
    csvFirst: (number) => `CSVは先頭の${number}銘柄`,
    screen: "この企業群でスクリーニング",
    pages: {
      newer: "前へ",
      older: "次へ",
      of: (from, to, total) => `${total}銘柄中${from}–${to}`
    }
  },
  zh: {
    title: "板块",
    about: "各货币上市公司的板块。指标为中位数，不受个别公司数值影响。",
    market: (currency) => `${currency} 市场`,
    sector: "板块",
    inMarket: (sector, currency) => `${sector}（${currency}）`,
    none: "尚无带板块信息的公司，可随公司文件导入：",
    unknown: (sector) => `“${sector}”板块没有上市公司`,
    medians: (day) => `截至${day}的中位数；同一发行人的多只证券只计一次`,
    figures: "板块指标",
    figure: "指标",
    median: "中位数",
    quartile1: "第一四分位数",
    quartile3: "第三四分位数",
    spread: "分布",
    place: "位置",
    known: "已知公司数",
    notPositive: "不大于0",
    notPositiveMeans:
      "净利润、净资产、营业收入、EBITDA或企业价值不大于0的公司数：这些公司没有相应倍数，仅计入此处，不计入四分位数。",
    quartiles: (day) =>
      `截至${day}；同一发行人的多只证券只计一次。横条为第10至第90百分位，方框为第一至第三四分位数并标出中位数，超出范围的公司显示在横条之外`,
    capsOf: (known, total) => `${total}家中的${known}家`,
    all: "全部板块",
    members: "板块内的公司",
    company: "公司",
    found: (n) => `${n}只证券`,
    showPlace: (name) => `显示${name}的位置`,
    hidePlace: (name) => `隐藏${name}的位置`,
    noMembers: "当时该板块没有成交的证券。",
    source: (day, currency) =>
      `截至${day}，金额单位为${currency}。上市证券：截至同一货币最新行情日的31天内有成交的证券`,
    csvFirst: (number) => `CSV含前${number}只`,
    screen: "筛选这些公司",
    pages: {
      newer: "上一页",
      older: "下一页",
      of: (from, to, total) => `第${from}–${to}只，共${total}只`
    }
  }
})
