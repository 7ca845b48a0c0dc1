/** Lines of statements in Japanese. */
import type { LineTexts, OperandTexts } from "./TextsOfLines.ts"

export const ja: LineTexts = {
  sales: ["売上高", "顧客との契約やその他の営業から生じた収益。"],
  cost_of_goods: ["売上原価", "販売した商品・サービスの原価。"],
  gross_profit: ["売上総利益", "売上高から売上原価を引いた額。"],
  research_and_development: ["研究開発費", "研究と開発に要した費用。"],
  selling_general_and_administrative: ["販売費及び一般管理費", "販売活動と管理に要した費用。"],
  operating_income: ["営業利益", "利息と税金を差し引く前の、営業から得た利益。"],
  ebit: [
    "EBIT",
    "利払い・税引前利益。税引前利益に支払利息を加えた額で、支払利息の開示がない場合は営業利益。"
  ],
  ebitda: ["EBITDA", "EBITに減価償却費を加えた額。"],
  pretax_income: ["税引前利益", "法人税等を差し引く前の利益。"],
  net_income: ["純利益", "親会社株主に帰属する純利益。"],
  eps_basic: ["基本的EPS", "加重平均株式1株当たりの純利益。"],
  eps_diluted: ["希薄化後EPS", "オプションや転換証券による増加分を含む加重平均株式1株当たりの純利益。"],
  total_assets: ["資産合計", "期末のすべての資産。"],
  total_current_assets: ["流動資産", "1年以内に現金となる資産。"],
  cash_and_cash_equivalents: ["現金及び現金同等物", "現金と、満期がおおむね3か月以内の投資。"],
  accounts_receivable: ["売上債権", "販売代金のうち未回収の額。"],
  inventory: ["棚卸資産", "商品、製品、仕掛品、原材料。"],
  total_non_current_assets: ["固定資産", "資産合計から流動資産を引いた額。"],
  properties: ["有形固定資産", "減価償却累計額を引いた土地、建物、設備。"],
  intangible_assets: ["無形固定資産", "のれんを除く無形固定資産。"],
  goodwill: ["のれん", "取得した事業の純資産を上回って支払った額。"],
  total_liabilities: ["負債合計", "期末のすべての負債。"],
  total_current_liabilities: ["流動負債", "1年以内に支払期限が来る負債。"],
  total_non_current_liabilities: ["固定負債", "負債合計から流動負債を引いた額。"],
  total_shareholders_equity: ["自己資本", "親会社株主に帰属する資本。"],
  retained_earnings: ["利益剰余金", "累積した利益から配当などで分配した額を引いたもの。"],
  operating_cash_flow: ["営業キャッシュフロー", "営業活動による現金収支。"],
  investing_cash_flow: ["投資キャッシュフロー", "投資活動による現金収支。流出は負の値。"],
  financing_cash_flow: ["財務キャッシュフロー", "財務活動による現金収支。流出は負の値。"],
  capital_expenditures: ["設備投資", "有形固定資産の取得による支出。流出を正の値で示します。"],
  free_cash_flow: ["フリーキャッシュフロー", "営業キャッシュフローから設備投資を引いた額。"],
  common_dividends: ["配当金の支払", "普通株式に支払った配当金。流出を正の値で示します。"]
}

export const jaOperands: OperandTexts = {
  depreciation_and_amortization: "減価償却費",
  interest_expense: "支払利息"
}
