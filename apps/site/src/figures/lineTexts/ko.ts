/** Lines of statements in Korean. */
import type { LineTexts, OperandTexts } from "./TextsOfLines.ts"

export const ko: LineTexts = {
  sales: ["매출액", "고객과의 계약 및 기타 영업에서 발생한 수익입니다."],
  cost_of_goods: ["매출원가", "판매한 재화와 용역의 원가입니다."],
  gross_profit: ["매출총이익", "매출액에서 매출원가를 뺀 금액입니다."],
  research_and_development: ["연구개발비", "연구와 개발에 쓴 비용입니다."],
  selling_general_and_administrative: ["판매비와관리비", "판매 활동과 관리에 쓴 비용입니다."],
  operating_income: ["영업이익", "이자와 세금을 차감하기 전 영업에서 얻은 이익입니다."],
  ebit: [
    "EBIT",
    "이자·세금 차감 전 이익으로, 세전이익에 이자비용을 더한 값입니다. 이자비용이 공시되지 않으면 영업이익입니다."
  ],
  ebitda: ["EBITDA", "EBIT에 감가상각비와 무형자산상각비를 더한 값입니다."],
  pretax_income: ["세전이익", "법인세비용을 차감하기 전 이익입니다."],
  net_income: ["당기순이익", "지배기업 소유주 몫의 순이익입니다."],
  eps_basic: ["기본 EPS", "가중평균 주식 1주당 순이익입니다."],
  eps_diluted: ["희석 EPS", "옵션과 전환증권으로 늘어날 주식까지 포함한 가중평균 주식 1주당 순이익입니다."],
  total_assets: ["자산총계", "기말의 모든 자산입니다."],
  total_current_assets: ["유동자산", "1년 안에 현금화되는 자산입니다."],
  cash_and_cash_equivalents: ["현금및현금성자산", "현금과 만기가 약 3개월 이내인 투자자산입니다."],
  accounts_receivable: ["매출채권", "판매 대금 중 아직 받지 못한 금액입니다."],
  inventory: ["재고자산", "상품, 제품, 재공품과 원재료입니다."],
  total_non_current_assets: ["비유동자산", "자산총계에서 유동자산을 뺀 금액입니다."],
  properties: ["유형자산", "감가상각누계액을 뺀 토지, 건물, 설비입니다."],
  intangible_assets: ["무형자산", "영업권을 제외한 무형자산입니다."],
  goodwill: ["영업권", "인수한 사업의 순자산을 초과하여 지급한 금액입니다."],
  total_liabilities: ["부채총계", "기말의 모든 부채입니다."],
  total_current_liabilities: ["유동부채", "1년 안에 갚아야 하는 부채입니다."],
  total_non_current_liabilities: ["비유동부채", "부채총계에서 유동부채를 뺀 금액입니다."],
  total_shareholders_equity: ["자본총계(지배)", "지배기업 소유주에게 귀속되는 자본입니다."],
  retained_earnings: ["이익잉여금", "누적된 이익에서 배당 등으로 분배한 금액을 뺀 것입니다."],
  operating_cash_flow: ["영업활동현금흐름", "영업활동으로 들어온 현금입니다."],
  investing_cash_flow: ["투자활동현금흐름", "투자활동의 현금흐름으로, 유출은 음수입니다."],
  financing_cash_flow: ["재무활동현금흐름", "재무활동의 현금흐름으로, 유출은 음수입니다."],
  capital_expenditures: ["자본적지출(CAPEX)", "유형자산의 취득에 쓴 현금으로, 유출을 양수로 표시합니다."],
  free_cash_flow: ["잉여현금흐름(FCF)", "영업활동현금흐름에서 자본적지출을 뺀 값입니다."],
  common_dividends: ["배당금 지급", "보통주에 지급한 배당금으로, 유출을 양수로 표시합니다."]
}

export const koOperands: OperandTexts = {
  depreciation_and_amortization: "감가상각비",
  interest_expense: "이자비용"
}
