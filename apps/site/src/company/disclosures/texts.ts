/** The texts of filings. */
import { messages } from "../../language/language.ts"

export const texts = messages({
  en: {
    title: "Filings",
    date: "Filed",
    report: "Report",
    form: "Form",
    formTitle: "Title",
    category: "Category",
    noCategory: "No category",
    filer: "Filed by",
    number: "Number",
    accession: "Accession no.",
    remarks: "Remarks",
    correction: "Correction",
    all: (count: string) => `All (${count})`,
    none: "No filings are known. To import them:",
    source: (newest: string, oldest: string, isCut: boolean) =>
      `Filed from ${oldest} to ${newest}${isCut ? ", the newest only" : ""}. Names and categories are those of the source.`
  },
  ko: {
    title: "공시",
    date: "접수일",
    report: "보고서",
    form: "서식",
    formTitle: "제목",
    category: "구분",
    noCategory: "구분 없음",
    filer: "제출인",
    number: "접수번호",
    accession: "접수번호",
    remarks: "비고",
    correction: "정정",
    all: (count) => `전체 (${count})`,
    none: "알려진 공시가 없습니다. 가져오려면:",
    source: (newest, oldest, isCut) =>
      `${oldest}부터 ${newest}까지 접수된 공시${isCut ? " 중 최근 건" : ""}. 보고서명과 구분은 출처의 표기입니다.`
  },
  ja: {
    title: "開示書類",
    date: "提出日",
    report: "書類",
    form: "様式",
    formTitle: "表題",
    category: "種別",
    noCategory: "種別なし",
    filer: "提出者",
    number: "受付番号",
    accession: "受付番号",
    remarks: "備考",
    correction: "訂正",
    all: (count) => `すべて (${count})`,
    none: "知られている開示書類はありません。取り込むには:",
    source: (newest, oldest, isCut) =>
      `${oldest} から ${newest} までに提出された書類${isCut ? "のうち最新のもの" : ""}。書類名と種別は情報源の表記です。`
  },
  zh: {
    title: "公告",
    date: "申报日",
    report: "报告",
    form: "表格",
    formTitle: "标题",
    category: "类别",
    noCategory: "无类别",
    filer: "申报人",
    number: "编号",
    accession: "收录号",
    remarks: "备注",
    correction: "更正",
    all: (count) => `全部 (${count})`,
    none: "没有已知的公告。导入命令：",
    source: (newest, oldest, isCut) =>
      `${oldest} 至 ${newest} 申报的公告${isCut ? "中最新的部分" : ""}。名称与类别为来源的表述。`
  }
})
