/**
 * Brands, products and subsidiaries under which people know a listed issuer better than under its name.
 *
 * Which issuer owns a brand is public knowledge, written down by hand as of 2024; annual reports of the issuers list most of them (Form 10-K,
 * item 1 and exhibit 21; Form 20-F, item 4). The numbers of registrants are those of SEC's company_tickers.json. A brand that several issuers
 * own by country is under the one that owns it in most of them.
 */
import { isInRange, type WordRange } from "./Typos.ts"
import { beginsIn, hasBeginning, wordsInNames } from "./Words.ts"

/** The issuer of a brand: by SEC's number, else by the symbol of its main listing. */
export type BrandOwner = { readonly cik: string } | { readonly symbol: string; readonly exchange: string }

/** A brand as it is written, and its issuer. */
interface Brand {
  readonly name: string
  readonly owner: BrandOwner
}

/** Registrants with SEC, by CIK. */
const registrants: Readonly<Record<string, string>> = {
  "0000320193":
    "iPhone, iPad, Mac, MacBook, AirPods, Apple Watch, Vision Pro, iCloud, App Store, HomePod, Beats, Siri, 아이폰, 아이패드, 맥북",
  "0001652044":
    "Google, YouTube, Android, Chrome, Gmail, Pixel, Fitbit, Waymo, Google Cloud, Mandiant, 구글, 유튜브, 안드로이드",
  "0001326801": "Facebook, Instagram, WhatsApp, Messenger, Threads, Oculus, 페이스북, 인스타그램",
  "0000789019":
    "Windows, Xbox, Azure, LinkedIn, GitHub, Bing, Surface, Office, Copilot, Visual Studio, Activision, Blizzard, Call of Duty, World of Warcraft, Minecraft, Candy Crush, 윈도우, 엑스박스",
  "0001018724":
    "AWS, Amazon Web Services, Alexa, Kindle, Prime Video, Twitch, Whole Foods, Zappos, Ring, Fire TV, Audible",
  "0001067983":
    "GEICO, BNSF, Dairy Queen, Duracell, Fruit of the Loom, See's Candies, NetJets, Precision Castparts, Benjamin Moore, Pilot Travel Centers, Clayton Homes",
  "0000080424":
    "Tide, Pampers, Gillette, Oral-B, Head & Shoulders, Pantene, Ariel, Crest, Charmin, Olay, Vicks, Febreze, Old Spice, Braun, SK-II",
  "0000021344": "Coke, Sprite, Fanta, Minute Maid, Dasani, Powerade, Costa Coffee, Fairlife",
  "0000077476": "Lay's, Doritos, Cheetos, Gatorade, Mountain Dew, Quaker, Tostitos, SodaStream",
  "0001744489": "Pixar, Marvel, ESPN, ABC, Hulu, Lucasfilm, Star Wars, National Geographic",
  "0001166691": "NBC, NBCUniversal, Universal Studios, Xfinity, Peacock",
  "0001437107": "HBO, CNN, DC Comics",
  "0001045810": "GeForce, CUDA, Mellanox",
  "0000002488": "Ryzen, Radeon, EPYC, Xilinx",
  "0000050863": "Xeon, Pentium, Mobileye",
  "0000804328": "Snapdragon",
  "0001730168": "VMware, Symantec",
  "0001341439": "Java, MySQL, NetSuite, Cerner",
  "0000051143": "Red Hat",
  "0001108524": "Slack, Tableau, MuleSoft",
  "0000796343": "Photoshop, Acrobat, Illustrator, Lightroom, Premiere Pro",
  "0000896878": "TurboTax, QuickBooks, Mailchimp, Credit Karma",
  "0001512673": "Square, Cash App, Afterpay",
  "0001633917": "Venmo, Braintree",
  "0000946581": "Grand Theft Auto, GTA, NBA 2K, Rockstar Games, Zynga",
  "0000712515": "EA Sports, Battlefield, The Sims, Apex Legends",
  "0001564408": "Snapchat",
  "0000891103": "Tinder, Hinge, OkCupid",
  "0001075531": "Priceline, Agoda, KAYAK, OpenTable",
  "0001324424": "Hotels.com, Vrbo, Orbitz, Travelocity",
  "0001617640": "Trulia, StreetEasy",
  "0001057352": "Apartments.com, Homes.com, LoopNet",
  "0001792789": "Wolt",
  "0000104169": "Sam's Club, Flipkart",
  "0000056873": "Ralphs, Fred Meyer, Harris Teeter",
  "0001646972": "Safeway, Vons, Jewel-Osco",
  "0000039911": "Old Navy, Banana Republic, Athleta",
  "0000109198": "T.J. Maxx, TJ Maxx, Marshalls, HomeGoods",
  "0000103379": "The North Face, Vans, Timberland",
  "0000320187": "Jordan, Converse",
  "0001116132": "Coach, Kate Spade",
  "0001530721": "Michael Kors, Jimmy Choo",
  "0000078239": "Calvin Klein, Tommy Hilfiger",
  "0001001250": "Clinique, MAC Cosmetics, La Mer, Bobbi Brown, Aveda, Jo Malone",
  "0000063276": "Barbie, Hot Wheels, Fisher-Price",
  "0000046080": "Monopoly, Nerf, Transformers, Dungeons & Dragons, Magic: The Gathering",
  "0001041061": "KFC, Pizza Hut, Taco Bell",
  "0001618756": "Burger King, Tim Hortons, Popeyes",
  "0000940944": "Olive Garden, LongHorn Steakhouse",
  "0000703351": "Chili's",
  "0001048286": "Sheraton, Ritz-Carlton, Westin, St. Regis",
  "0001585689": "Waldorf Astoria, DoubleTree, Hampton by Hilton",
  "0000858446": "Holiday Inn, Crowne Plaza",
  "0000037996": "Lincoln, Mustang",
  "0001467858": "Chevrolet, Cadillac, Buick, GMC",
  "0001605484": "Jeep, Chrysler, Dodge, Fiat, Peugeot, Maserati, Alfa Romeo",
  "0001094517": "Lexus, Daihatsu",
  "0000715153": "Acura",
  "0000313838": "PlayStation, Bravia",
  "0000101829": "Pratt & Whitney, Collins Aerospace, Raytheon",
  "0000040533": "Gulfstream",
  "0000217346": "Cessna, Beechcraft",
  "0000936468": "Sikorsky",
  "0001103982": "Oreo, Cadbury, Milka, Toblerone, Philadelphia Cream Cheese",
  "0001637459": "Oscar Mayer, Jell-O, Lunchables, Velveeta",
  "0000040704": "Cheerios, Häagen-Dazs, Pillsbury, Betty Crocker",
  "0000047111": "Reese's, Twizzlers, Jolly Rancher",
  "0000091419": "Folgers, Jif, Twinkies, Meow Mix",
  "0000048465": "Spam, Skippy, Planters",
  "0000100493": "Jimmy Dean, Hillshire Farm",
  "0000016732": "Pepperidge Farm, Goldfish",
  "0001418135": "Snapple, Canada Dry",
  "0001668717": "Budweiser, Stella Artois, Corona",
  "0000024545": "Coors, Miller Lite",
  "0000835403": "Johnnie Walker, Guinness, Smirnoff, Baileys",
  "0000764180": "Marlboro",
  "0001413329": "IQOS, ZYN",
  "0000055785": "Kleenex, Huggies, Kotex, Cottonelle",
  "0000021076": "Brita, Burt's Bees, Hidden Valley",
  "0000313927": "Arm & Hammer, Trojan, OxiClean",
  "0001944048": "Tylenol, Band-Aid, Listerine, Neutrogena, Aveeno",
  "0000217410": "Dove, Hellmann's, Vaseline, Knorr, Rexona",
  "0000106640": "KitchenAid, Maytag",
  "0000078003": "Comirnaty, Paxlovid, Viagra",
  "0000059478": "Mounjaro, Zepbound",
  "0000353278": "Ozempic, Wegovy",
  "0000310158": "Keytruda, Gardasil",
  "0001551152": "Humira, Botox, Skyrizi",
  "0001577552": "Taobao, Tmall, AliExpress, Lazada, 淘宝, 天猫",
  "0001737806": "Temu, Pinduoduo, 拼多多",
  "0001703399": "Shopee, Garena"
}

/** Other issuers, by `SYMBOL:EXCHANGE`. */
const others: Readonly<Record<string, string>> = {
  "005930:KRX": "Galaxy, SmartThings, 갤럭시",
  "066570:KRX": "LG gram, WebOS, 휘센",
  "035720:KRX": "KakaoTalk, Melon, Daum, 카카오톡, 멜론, 다음",
  "035420:KRX": "Papago, Poshmark, 파파고, 네이버페이",
  "005380:KRX": "Genesis, IONIQ, 제네시스, 아이오닉",
  "259960:KRX": "PUBG, 배틀그라운드",
  "036570:KRX": "Lineage, 리니지",
  "352820:KRX": "Weverse, 위버스",
  "090430:KRX": "Sulwhasoo, Laneige, Innisfree, 설화수, 라네즈, 이니스프리",
  "097950:KRX": "Bibigo, Hetbahn, 비비고, 햇반",
  "004370:KRX": "Shin Ramyun, 신라면",
  "003230:KRX": "Buldak, 불닭볶음면",
  "271560:KRX": "Choco Pie, 초코파이",
  "000080:KRX": "Chamisul, 참이슬",
  "007070:KRX": "GS25",
  "4689:TSE": "LINE, Yahoo! JAPAN, PayPay, 라인",
  "7974:TSE": "Switch, Super Mario, Zelda",
  "9983:TSE": "UNIQLO, GU, ユニクロ, 유니클로",
  "3382:TSE": "7-Eleven",
  "7201:TSE": "Infiniti, Datsun",
  "0700:HKEX": "WeChat, QQ, 微信",
  "1913:HKEX": "Miu Miu",
  "NESN:SIX": "Nescafé, Nespresso, KitKat, Purina, Maggi, Perrier",
  "CFR:SIX": "Cartier, Montblanc, Piaget, Vacheron Constantin",
  "UHR:SIX": "Omega, Longines, Tissot, Breguet",
  "MC:EPA": "Louis Vuitton, Sephora, Tiffany, Bulgari, Hennessy, Moët & Chandon, Fendi, TAG Heuer",
  "KER:EPA": "Gucci, Saint Laurent, Balenciaga, Bottega Veneta",
  "OR:EPA": "Lancôme, Maybelline, Garnier, Kiehl's, CeraVe, La Roche-Posay",
  "BN:EPA": "Evian, Activia, Volvic",
  "EL:EPA": "Ray-Ban, Oakley, Varilux",
  "AC:EPA": "Sofitel, Novotel, Ibis",
  "VOW3:XETRA": "Audi, Skoda, SEAT, Lamborghini, Bentley, Ducati",
  "ITX:BME": "Zara, Massimo Dutti, Bershka, Pull&Bear"
}

const namesIn = (list: string): ReadonlyArray<string> => list.split(", ")

/** All brands, in no order. */
export const brands: ReadonlyArray<Brand> = [
  ...Object.entries(registrants).flatMap(([cik, list]) =>
    namesIn(list).map((name) => ({ name, owner: { cik } }))
  ),
  ...Object.entries(others).flatMap(([listing, list]) => {
    const [symbol = "", exchange = ""] = listing.split(":")
    return namesIn(list).map((name) => ({ name, owner: { symbol, exchange } }))
  })
]

const words = wordsInNames(brands.map(({ name }) => name))

/** The words of all brands that are in a range. */
export const brandWordsIn = (range: WordRange): ReadonlyArray<string> =>
  [...words].filter((word) => isInRange(range, word))

/** The brands of which a word begins with the text, in lower case; those that are the text first. None for a short text. */
export const brandsWith = (word: string): ReadonlyArray<Brand> => {
  const isCalled = ({ name }: Brand): boolean => name.toLowerCase() === word
  const found = brands.filter(
    (brand) => isCalled(brand) || (hasBeginning(word) && beginsIn(brand.name.toLowerCase(), word))
  )
  return found.toSorted((a, b) => Number(isCalled(b)) - Number(isCalled(a)))
}
