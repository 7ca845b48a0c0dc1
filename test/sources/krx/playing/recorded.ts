/**
 * Rows of the KRX Open API as recorded on 2024-01-04 and 2024-01-05. Source: github.com/seobaeksol/krx-rs,
 * docs/krx-api-reference/KRX_API_Spec/samples/, commit 3e01e54 (MIT, (c) 2024 Suyoung Kim).
 */

/** By the day and the service, `stk_bydd_trd`. */
export const recorded: Readonly<
  Record<string, Readonly<Record<string, ReadonlyArray<Readonly<Record<string, string>>>>>>
> = {
  "20240104": {
    stk_bydd_trd: [
      {
        ACC_TRDVAL: "372623600",
        ACC_TRDVOL: "5282",
        BAS_DD: "20240104",
        CMPPREVDD_PRC: "-200",
        FLUC_RT: "-0.28",
        ISU_CD: "00104K",
        ISU_NM: "CJ4우(전환)",
        LIST_SHRS: "4226512",
        MKTCAP: "300082352000",
        MKT_NM: "KOSPI",
        SECT_TP_NM: "-",
        TDD_CLSPRC: "71000",
        TDD_HGPRC: "71200",
        TDD_LWPRC: "70200",
        TDD_OPNPRC: "71100"
      },
      {
        ACC_TRDVAL: "0",
        ACC_TRDVOL: "0",
        BAS_DD: "20240104",
        CMPPREVDD_PRC: "0",
        FLUC_RT: "0.00",
        ISU_CD: "003560",
        ISU_NM: "IHQ",
        LIST_SHRS: "5474569",
        MKTCAP: "58906362440",
        MKT_NM: "KOSPI",
        SECT_TP_NM: "-",
        TDD_CLSPRC: "10760",
        TDD_HGPRC: "0",
        TDD_LWPRC: "0",
        TDD_OPNPRC: "0"
      },
      {
        ACC_TRDVAL: "361194300",
        ACC_TRDVOL: "17532",
        BAS_DD: "20240104",
        CMPPREVDD_PRC: "-300",
        FLUC_RT: "-1.44",
        ISU_CD: "000500",
        ISU_NM: "가온전선",
        LIST_SHRS: "6358926",
        MKTCAP: "130675929300",
        MKT_NM: "KOSPI",
        SECT_TP_NM: "-",
        TDD_CLSPRC: "20550",
        TDD_HGPRC: "20900",
        TDD_LWPRC: "20500",
        TDD_OPNPRC: "20850"
      },
      {
        ACC_TRDVAL: "1173912901977",
        ACC_TRDVOL: "15324439",
        BAS_DD: "20240104",
        CMPPREVDD_PRC: "-400",
        FLUC_RT: "-0.52",
        ISU_CD: "005930",
        ISU_NM: "삼성전자",
        LIST_SHRS: "5969782550",
        MKTCAP: "457285343330000",
        MKT_NM: "KOSPI",
        SECT_TP_NM: "-",
        TDD_CLSPRC: "76600",
        TDD_HGPRC: "77300",
        TDD_LWPRC: "76100",
        TDD_OPNPRC: "76100"
      }
    ],
    stk_isu_base_info: [
      {
        ISU_ABBRV: "CJ4우(전환)",
        ISU_CD: "KR700104K010",
        ISU_ENG_NM: "CJ(4PC)",
        ISU_NM: "CJ4우선주(전환)",
        ISU_SRT_CD: "00104K",
        KIND_STKCERT_TP_NM: "신형우선주",
        LIST_DD: "20190809",
        LIST_SHRS: "4226512",
        MKT_TP_NM: "KOSPI",
        PARVAL: "5000",
        SECT_TP_NM: "-",
        SECUGRP_NM: "주권"
      },
      {
        ISU_ABBRV: "IHQ",
        ISU_CD: "KR7003560000",
        ISU_ENG_NM: "IHQ",
        ISU_NM: "IHQ보통주",
        ISU_SRT_CD: "003560",
        KIND_STKCERT_TP_NM: "보통주",
        LIST_DD: "19731218",
        LIST_SHRS: "5474569",
        MKT_TP_NM: "KOSPI",
        PARVAL: "500",
        SECT_TP_NM: "-",
        SECUGRP_NM: "주권"
      },
      {
        ISU_ABBRV: "가온전선",
        ISU_CD: "KR7000500009",
        ISU_ENG_NM: "GAONCABLE",
        ISU_NM: "가온전선보통주",
        ISU_SRT_CD: "000500",
        KIND_STKCERT_TP_NM: "보통주",
        LIST_DD: "19870608",
        LIST_SHRS: "6358926",
        MKT_TP_NM: "KOSPI",
        PARVAL: "5000",
        SECT_TP_NM: "-",
        SECUGRP_NM: "주권"
      },
      {
        ISU_ABBRV: "삼성전자",
        ISU_CD: "KR7005930003",
        ISU_ENG_NM: "SamsungElectronics",
        ISU_NM: "삼성전자보통주",
        ISU_SRT_CD: "005930",
        KIND_STKCERT_TP_NM: "보통주",
        LIST_DD: "19750611",
        LIST_SHRS: "5969782550",
        MKT_TP_NM: "KOSPI",
        PARVAL: "100",
        SECT_TP_NM: "-",
        SECUGRP_NM: "주권"
      }
    ],
    ksq_bydd_trd: [
      {
        ACC_TRDVAL: "614570070",
        ACC_TRDVOL: "205950",
        BAS_DD: "20240104",
        CMPPREVDD_PRC: "90",
        FLUC_RT: "3.05",
        ISU_CD: "073010",
        ISU_NM: "케이에스피",
        LIST_SHRS: "36192257",
        MKTCAP: "110024461280",
        MKT_NM: "KOSDAQ",
        SECT_TP_NM: "중견기업부",
        TDD_CLSPRC: "3040",
        TDD_HGPRC: "3055",
        TDD_LWPRC: "2895",
        TDD_OPNPRC: "2950"
      }
    ],
    ksq_isu_base_info: [
      {
        ISU_ABBRV: "케이에스피",
        ISU_CD: "KR7073010001",
        ISU_ENG_NM: "KSP CO., LTD",
        ISU_NM: "케이에스피",
        ISU_SRT_CD: "073010",
        KIND_STKCERT_TP_NM: "보통주",
        LIST_DD: "20041217",
        LIST_SHRS: "36192257",
        MKT_TP_NM: "KOSDAQ",
        PARVAL: "500",
        SECT_TP_NM: "중견기업부",
        SECUGRP_NM: "주권"
      }
    ],
    knx_bydd_trd: [
      {
        ACC_TRDVAL: "0",
        ACC_TRDVOL: "0",
        BAS_DD: "20240104",
        CMPPREVDD_PRC: "0",
        FLUC_RT: "0.00",
        ISU_CD: "296520",
        ISU_NM: "가이아코퍼레이션",
        LIST_SHRS: "4667008",
        MKTCAP: "15284451200",
        MKT_NM: "KONEX",
        SECT_TP_NM: "일반기업부",
        TDD_CLSPRC: "3275",
        TDD_HGPRC: "0",
        TDD_LWPRC: "0",
        TDD_OPNPRC: "0"
      }
    ],
    knx_isu_base_info: [
      {
        ISU_ABBRV: "가이아코퍼레이션",
        ISU_CD: "KR7296520000",
        ISU_ENG_NM: "GAIA CORPORATION",
        ISU_NM: "가이아코퍼레이션",
        ISU_SRT_CD: "296520",
        KIND_STKCERT_TP_NM: "보통주",
        LIST_DD: "20230620",
        LIST_SHRS: "4667008",
        MKT_TP_NM: "KONEX",
        PARVAL: "500",
        SECT_TP_NM: "일반기업부",
        SECUGRP_NM: "주권"
      }
    ]
  },
  "20240105": {
    stk_bydd_trd: [
      {
        ACC_TRDVAL: "919659900",
        ACC_TRDVOL: "12777",
        BAS_DD: "20240105",
        CMPPREVDD_PRC: "2100",
        FLUC_RT: "2.96",
        ISU_CD: "00104K",
        ISU_NM: "CJ4우(전환)",
        LIST_SHRS: "4226512",
        MKTCAP: "308958027200",
        MKT_NM: "KOSPI",
        SECT_TP_NM: "-",
        TDD_CLSPRC: "73100",
        TDD_HGPRC: "73200",
        TDD_LWPRC: "70000",
        TDD_OPNPRC: "70400"
      },
      {
        ACC_TRDVAL: "0",
        ACC_TRDVOL: "0",
        BAS_DD: "20240105",
        CMPPREVDD_PRC: "0",
        FLUC_RT: "0.00",
        ISU_CD: "003560",
        ISU_NM: "IHQ",
        LIST_SHRS: "5474569",
        MKTCAP: "58906362440",
        MKT_NM: "KOSPI",
        SECT_TP_NM: "-",
        TDD_CLSPRC: "10760",
        TDD_HGPRC: "0",
        TDD_LWPRC: "0",
        TDD_OPNPRC: "0"
      },
      {
        ACC_TRDVAL: "1506861400",
        ACC_TRDVOL: "71460",
        BAS_DD: "20240105",
        CMPPREVDD_PRC: "750",
        FLUC_RT: "3.65",
        ISU_CD: "000500",
        ISU_NM: "가온전선",
        LIST_SHRS: "7357946",
        MKTCAP: "156724249800",
        MKT_NM: "KOSPI",
        SECT_TP_NM: "-",
        TDD_CLSPRC: "21300",
        TDD_HGPRC: "21550",
        TDD_LWPRC: "20400",
        TDD_OPNPRC: "20500"
      },
      {
        ACC_TRDVAL: "866836486100",
        ACC_TRDVOL: "11304316",
        BAS_DD: "20240105",
        CMPPREVDD_PRC: "0",
        FLUC_RT: "0.00",
        ISU_CD: "005930",
        ISU_NM: "삼성전자",
        LIST_SHRS: "5969782550",
        MKTCAP: "457285343330000",
        MKT_NM: "KOSPI",
        SECT_TP_NM: "-",
        TDD_CLSPRC: "76600",
        TDD_HGPRC: "77100",
        TDD_LWPRC: "76400",
        TDD_OPNPRC: "76700"
      }
    ],
    stk_isu_base_info: [
      {
        ISU_ABBRV: "CJ4우(전환)",
        ISU_CD: "KR700104K010",
        ISU_ENG_NM: "CJ(4PC)",
        ISU_NM: "CJ4우선주(전환)",
        ISU_SRT_CD: "00104K",
        KIND_STKCERT_TP_NM: "신형우선주",
        LIST_DD: "20190809",
        LIST_SHRS: "4226512",
        MKT_TP_NM: "KOSPI",
        PARVAL: "5000",
        SECT_TP_NM: "-",
        SECUGRP_NM: "주권"
      },
      {
        ISU_ABBRV: "IHQ",
        ISU_CD: "KR7003560000",
        ISU_ENG_NM: "IHQ",
        ISU_NM: "IHQ보통주",
        ISU_SRT_CD: "003560",
        KIND_STKCERT_TP_NM: "보통주",
        LIST_DD: "19731218",
        LIST_SHRS: "5474569",
        MKT_TP_NM: "KOSPI",
        PARVAL: "500",
        SECT_TP_NM: "-",
        SECUGRP_NM: "주권"
      },
      {
        ISU_ABBRV: "가온전선",
        ISU_CD: "KR7000500009",
        ISU_ENG_NM: "GAONCABLE",
        ISU_NM: "가온전선보통주",
        ISU_SRT_CD: "000500",
        KIND_STKCERT_TP_NM: "보통주",
        LIST_DD: "19870608",
        LIST_SHRS: "7357946",
        MKT_TP_NM: "KOSPI",
        PARVAL: "5000",
        SECT_TP_NM: "-",
        SECUGRP_NM: "주권"
      },
      {
        ISU_ABBRV: "삼성전자",
        ISU_CD: "KR7005930003",
        ISU_ENG_NM: "SamsungElectronics",
        ISU_NM: "삼성전자보통주",
        ISU_SRT_CD: "005930",
        KIND_STKCERT_TP_NM: "보통주",
        LIST_DD: "19750611",
        LIST_SHRS: "5969782550",
        MKT_TP_NM: "KOSPI",
        PARVAL: "100",
        SECT_TP_NM: "-",
        SECUGRP_NM: "주권"
      }
    ],
    ksq_bydd_trd: [
      {
        ACC_TRDVAL: "606000840",
        ACC_TRDVOL: "209178",
        BAS_DD: "20240105",
        CMPPREVDD_PRC: "-120",
        FLUC_RT: "-4.01",
        ISU_CD: "073010",
        ISU_NM: "케이에스피",
        LIST_SHRS: "36192257",
        MKTCAP: "104052738875",
        MKT_NM: "KOSDAQ",
        SECT_TP_NM: "중견기업부",
        TDD_CLSPRC: "2875",
        TDD_HGPRC: "3100",
        TDD_LWPRC: "2825",
        TDD_OPNPRC: "3050"
      }
    ],
    ksq_isu_base_info: [
      {
        ISU_ABBRV: "케이에스피",
        ISU_CD: "KR7073010001",
        ISU_ENG_NM: "KSP CO., LTD",
        ISU_NM: "케이에스피",
        ISU_SRT_CD: "073010",
        KIND_STKCERT_TP_NM: "보통주",
        LIST_DD: "20041217",
        LIST_SHRS: "36192257",
        MKT_TP_NM: "KOSDAQ",
        PARVAL: "500",
        SECT_TP_NM: "중견기업부",
        SECUGRP_NM: "주권"
      }
    ],
    knx_bydd_trd: [
      {
        ACC_TRDVAL: "0",
        ACC_TRDVOL: "0",
        BAS_DD: "20240105",
        CMPPREVDD_PRC: "-75",
        FLUC_RT: "-2.29",
        ISU_CD: "296520",
        ISU_NM: "가이아코퍼레이션",
        LIST_SHRS: "4667008",
        MKTCAP: "14934425600",
        MKT_NM: "KONEX",
        SECT_TP_NM: "일반기업부",
        TDD_CLSPRC: "3200",
        TDD_HGPRC: "0",
        TDD_LWPRC: "0",
        TDD_OPNPRC: "0"
      }
    ],
    knx_isu_base_info: [
      {
        ISU_ABBRV: "가이아코퍼레이션",
        ISU_CD: "KR7296520000",
        ISU_ENG_NM: "GAIA CORPORATION",
        ISU_NM: "가이아코퍼레이션",
        ISU_SRT_CD: "296520",
        KIND_STKCERT_TP_NM: "보통주",
        LIST_DD: "20230620",
        LIST_SHRS: "4667008",
        MKT_TP_NM: "KONEX",
        PARVAL: "500",
        SECT_TP_NM: "일반기업부",
        SECUGRP_NM: "주권"
      }
    ]
  }
}
