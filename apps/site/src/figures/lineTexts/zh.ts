/** Lines of statements in Chinese. */
import type { LineTexts, OperandTexts } from "./TextsOfLines.ts"

export const zh: LineTexts = {
  sales: ["营业收入", "来自客户合同及其他经营业务的收入。"],
  cost_of_goods: ["营业成本", "所售商品和服务的成本。"],
  gross_profit: ["毛利润", "营业收入减营业成本。"],
  research_and_development: ["研发费用", "用于研究和开发的费用。"],
  selling_general_and_administrative: ["销售及管理费用", "销售活动与管理所发生的费用。"],
  operating_income: ["营业利润", "扣除利息和税项之前的经营利润。"],
  ebit: ["息税前利润", "EBIT：税前利润加利息费用；未披露利息费用时为营业利润。"],
  ebitda: ["EBITDA", "息税前利润加折旧与摊销。"],
  pretax_income: ["税前利润", "扣除所得税之前的利润。"],
  net_income: ["净利润", "归属于母公司股东的净利润。"],
  eps_basic: ["基本每股收益", "每一加权平均股份的净利润。"],
  eps_diluted: ["稀释每股收益", "计入期权及可转换证券所增股份后，每一加权平均股份的净利润。"],
  total_assets: ["资产总计", "期末全部资产。"],
  total_current_assets: ["流动资产", "一年内变现的资产。"],
  cash_and_cash_equivalents: ["现金及现金等价物", "现金及期限约三个月以内的投资。"],
  accounts_receivable: ["应收账款", "尚未收回的销售款项。"],
  inventory: ["存货", "商品、产成品、在产品及原材料。"],
  total_non_current_assets: ["非流动资产", "资产总计减流动资产。"],
  properties: ["固定资产", "扣除累计折旧后的土地、房屋和设备。"],
  intangible_assets: ["无形资产", "不含商誉的无形资产。"],
  goodwill: ["商誉", "收购业务时支付的高于其净资产的金额。"],
  total_liabilities: ["负债合计", "期末全部负债。"],
  total_current_liabilities: ["流动负债", "一年内到期的负债。"],
  total_non_current_liabilities: ["非流动负债", "负债合计减流动负债。"],
  total_shareholders_equity: ["股东权益", "归属于母公司股东的权益。"],
  retained_earnings: ["未分配利润", "累计利润减已分配的金额。"],
  operating_cash_flow: ["经营活动现金流", "经营活动产生的现金流量净额。"],
  investing_cash_flow: ["投资活动现金流", "投资活动产生的现金流量净额；流出为负。"],
  financing_cash_flow: ["筹资活动现金流", "筹资活动产生的现金流量净额；流出为负。"],
  capital_expenditures: ["资本开支", "购建固定资产支付的现金；流出以正数列示。"],
  free_cash_flow: ["自由现金流", "经营活动现金流减资本开支。"],
  common_dividends: ["支付股利", "向普通股支付的股利；流出以正数列示。"]
}

export const zhOperands: OperandTexts = {
  depreciation_and_amortization: "折旧与摊销",
  interest_expense: "利息费用"
}
